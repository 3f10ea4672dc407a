// What is asked back before something is taken away.
import { expect, test } from 'vitest';
import { phraseOf } from '../../../src/shared/phrase';
import { itemSkill } from '../../../src/skills/item-acts/item';
import type { Attempt } from '../../../src/skills/skill';
import { tell } from '../../../src/skills/target/telling';
import { hit, step, viewWith } from './views';

const box = (x: number) => ({ box: { x, y: 200, w: 80, h: 24 } });
const yes = hit({ label: 'Yes, I’m sure', inputType: 'submit', look: box(0) });
const no = hit({ role: 'link', tag: 'a', label: 'No, take me back', look: box(100) });

function next(urlChanged: boolean): readonly string[] {
  const way = hit({ role: 'link', label: 'Delete' });
  const pressed = step('dom.click', way, { say: phraseOf('do_press', tell(way)) });
  const observation = { ...pressed.observation!, urlChanged, changes: [] };
  const attempts: Attempt[] = [{ ...pressed, observation }];
  const view = viewWith({ hits: [yes, no], attempts });
  const params = { kind: 'item' as const, item: { text: 'Gull Rock' }, action: 'delete' };
  return itemSkill.match(view, params).flatMap(({ requestedIds }) => requestedIds);
}

test('a question on a page of its own is answered; what stood there before the press is none', () => {
  expect(next(true)).toEqual([yes.id]);
  expect(next(false)).not.toContain(yes.id);
});
