import { expect, test } from 'vitest';
import { watchPage } from '../../../src/page/settle/settle';
import { $, render } from './stage';

test('waits for what a page shows once its backdrop has faded in', async () => {
  render(
    '<div id="b" style="position:fixed;inset:0;opacity:0;transition:opacity 300ms linear"></div><div id="d" role="dialog" hidden>Newsletter</div>',
  );
  $('#b').addEventListener('transitionend', () => ($('#d').hidden = false));
  expect(getComputedStyle($('#b')).opacity).toBe('0');
  const watch = watchPage(window);
  $('#b').style.opacity = '0.5';
  expect((await watch.settle(new AbortController().signal)).how).toBe('quiet');
  watch.stop();
  expect($('#d').hidden).toBe(false);
});
