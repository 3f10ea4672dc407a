// What a page shows after a task has succeeded: which of it takes the act back, and which is only news.
import { describe, expect, test } from 'vitest';
import { takenBack } from '../../../src/agent/controller/taken-back';
import type { Intent } from '../../../src/shared/intent';
import type { Change } from '../../../src/shared/observation';
import { english } from '../../../src/shared/phrase';
import { success } from '../../../src/shared/tool-result';
import type { Attempt } from '../../../src/skills/skill';

const change = (what: Change['what'], detail: string): Change => ({ what, detail: detail as never });
const added = (...lines: string[]) => change('content', lines.map((line) => `+ “${line}”`).join(' · '));
const gone = (...lines: string[]) => change('content', lines.map((line) => `− “${line}”`).join(' · '));

const press = (...changes: Change[]): Attempt => ({
  call: { name: 'dom.click', args: {} },
  description: 'Press it',
  result: success({}),
  observation: { url: 'https://a.test/', title: '' as never, ts: 1, changes },
  round: 0,
});
const DELETE: Intent = { kind: 'item', item: { text: 'it' }, action: 'delete' };
const told = (act: Attempt, ...later: Change[]) => toldOf(DELETE, act, ...later);
const toldOf = (wish: Intent, act: Attempt, ...later: Change[]) => {
  const words = takenBack(act, wish, later);
  return words && english(words);
};

const SAID = 'The page showed it, then said: “Could not save”.';
const BACK = 'The page showed it, then took it back.';

describe('takes it back', () => {
  test('a message that it could not be done, of a live region or a line', () => {
    expect(told(press(), change('toast', 'Could not save.'))).toBe(SAID);
    expect(told(press(), added('Could not save'))).toBe(SAID);
    expect(told(press(gone('Buy rope')), added('Buy rope', 'Could not save', 'Dismiss'))).toBe(SAID);
  });
  test('the state that was before', () => {
    const on = change('checked', 'Dark mode: true');
    expect(told(press(on), change('checked', 'Dark mode: no'))).toBe(BACK);
  });
  test('with the lines that changed with it', () => {
    const act = press(change('checked', 'Sew sail: true'), change('content', '+ “1 left” · − “2 left”'));
    const later = [change('checked', 'Sew sail: no'), change('content', '+ “2 left” · − “1 left”')];
    expect(told(act, ...later)).toBe(BACK);
  });
  test('what was added, and nothing that only tells of it', () => {
    const add: Intent = { kind: 'add', what: ['Buy tar'], to: 'tasks' };
    const act = press(added('Buy tar×', 'Added “Buy tar”'));
    expect(toldOf(add, act, gone('Buy tar×'))).toBe(BACK);
    expect(toldOf(add, act, gone('Added “Buy tar”'))).toBeUndefined();
    expect(toldOf(add, act, change('content', '+ “Buy tar · now” · − “Buy tar×”'))).toBeUndefined();
  });
  test('the one thing that was removed', () => {
    expect(told(press(gone('Buy rope')), added('Buy rope'))).toBe(BACK);
  });
});

describe('is only news', () => {
  test.each([
    ['a message of success', change('toast', 'Saved')],
    ['a message that goes', gone('Saved')],
    ['other lines, one of which has failed', added('Could not save', 'Bread is ready')],
    ['another box', change('checked', 'Wrap text: no')],
    ['a menu that closes', change('expanded', 'Dark mode: false')],
  ])('%s', (_, later) => {
    const act = press(change('checked', 'Dark mode: true'), change('expanded', 'Dark mode: true'));
    expect(told(act, later)).toBeUndefined();
  });
  test('a list that was emptied, and is filled again', () => {
    expect(told(press(gone('Rope', 'Sail')), added('Sail', 'Rope'))).toBeUndefined();
    expect(
      toldOf({ kind: 'sort', by: 'name', direction: 'asc' }, press(gone('Rope')), added('Rope')),
    ).toBeUndefined();
  });
  test('what others write, and what was typed', () => {
    const feed = change('content', '+ “Could not save the wreck” · − “Rain in Bern”');
    expect(told(press(), feed)).toBeUndefined();
    const say: Intent = { ...DELETE, action: 'message', value: 'Could not save the mast' };
    expect(toldOf(say, press(), added('Could not save the mast'))).toBeUndefined();
  });
  test('a button that has finished, a tab after which the next is shown, a sound that ends', () => {
    const saved = { ...press(gone('Save')), description: 'Click button “Save”' };
    expect(told(saved, added('Save'))).toBeUndefined();
    const slide = press(change('selected', 'Slide 2: true'));
    const next = [change('selected', 'Slide 2: false'), change('selected', 'Slide 3: true')];
    expect(told(slide, ...next)).toBeUndefined();
    expect(told(press(change('checked', 'Play: true')), change('checked', 'Play: no'))).toBeUndefined();
  });
  test('a slide that comes round again', () => {
    const act = press(change('content', '+ “Second” · − “First”'));
    expect(told(act, change('content', '+ “First” · − “Second”'))).toBeUndefined();
  });
});
