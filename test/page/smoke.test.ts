import { expect, test } from 'vitest';

test('runs in a real browser', () => {
  document.body.innerHTML = '<button>Save</button>';
  expect(document.querySelector('button')!.getBoundingClientRect().width).toBeGreaterThan(0);
});
