// What a page says of itself while it is loading, or when it takes the user for a robot, in three languages.
import { expect, test } from 'vitest';
import { extraNeeds, obstacle } from '../../../src/agent/obstacles/bind-obstacles';
import { inEnglish, phraseOf } from '../../../src/shared/phrase';
import { hit, viewWith } from '../skills/views';

const asked = extraNeeds([]).map((need) =>
  need.key === 'signs' && 'query' in need ? need.query : undefined,
);
const words = asked.find((query) => query !== undefined)?.text?.split('|') ?? [];

function inTheWay(text: string) {
  const sign = hit({ type: 'text', role: 'generic', tag: 'p', label: text });
  const view = { ...viewWith({}), hits: (key: string) => (key === 'signs' ? [sign] : []) };
  return obstacle(view, { kind: 'open', target: { text: 'Invoices' } });
}

test.each(['Loading…', 'Please wait a moment', 'Wird geladen…', '加载中', '加载中，请稍候'])(
  'a page that says “%s” is given time',
  (text) => {
    expect(inTheWay(text)).toMatchObject({
      kind: 'plan',
      plan: { steps: [{ description: inEnglish(phraseOf('do_wait_loaded')) }] },
    });
    expect(words.some((word) => text.toLowerCase().includes(word))).toBe(true);
  },
);

test.each(['I’m not a robot', 'Ich bin kein Roboter', '请完成人机验证'])(
  '“%s” is left to the user',
  (text) => {
    expect(inTheWay(text)).toMatchObject({ kind: 'plan', plan: { kind: 'assist', type: 'captcha' } });
    expect(words.some((word) => text.toLowerCase().includes(word))).toBe(true);
  },
);
