// What is called enabled can be pressed, and what is called disabled cannot.
import { expect, test } from 'vitest';
import { isSo } from '../../../src/page/read/is';
import { perceived, perception } from '../perceive/perceived';
import { $, act } from './stage';

test.each([
  ['<div aria-disabled="true"><button id="b" aria-disabled="false">Buy</button></div>', true],
  ['<div aria-disabled="true"><p aria-disabled="false"><button id="b">Buy</button></p></div>', true],
  ['<div aria-disabled="true"><button id="b">Buy</button></div>', false],
  ['<div aria-disabled="true"><div role="button" tabindex="0" id="b">Buy</div></div>', false],
  ['<button id="b" disabled aria-disabled="false">Buy</button>', false],
])('%s is enabled: %s', async (html, enabled) => {
  await perceived(html);
  const query = { kind: 'action', text: 'Buy' } as const;
  const { answers } = await perception!.perceive({ needs: [{ key: 'buy', type: 'query', query }] });
  const hits = answers.flatMap((answer) => (answer.type === 'query' ? answer.hits : []));
  expect(hits.map(({ disabled = false }) => disabled)).toEqual([!enabled]);
  expect(isSo($('#b'), 'enabled')).toBe(enabled);
  const { ok } = await act('dom.click', '#b', {}, { waitMs: enabled ? 3_000 : 60 });
  expect(ok).toBe(enabled);
});
