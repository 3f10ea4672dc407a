// Which button is offered when a task ends with something unsent; and which never is.
import { expect, test } from 'vitest';
import { lastFilled, unsent } from '../../../src/skills/steps/last-filled';
import { offerSkill } from '../../../src/skills/forms/offer';
import { english } from '../../../src/shared/phrase';
import type { PcdHit } from '../../../src/shared/query';
import { success } from '../../../src/shared/tool-result';
import { hit, viewWith } from './views';

const field = (more: object = {}) =>
  hit({ id: 'a1', type: 'field', role: 'textbox', tag: 'input', label: 'Name', value: 'Ada', ...more });
const button = (label: string, more: object = {}) => hit({ label, inputType: 'submit', ...more });

function offered(changed: PcdHit, ...others: PcdHit[]): string[] {
  const view = viewWith({ hits: [changed, ...others], memory: unsent(viewWith({}), changed) });
  return offerSkill.match(view, { kind: 'offer' }).map((match) => english(match.why));
}

test('the only submit button of the form is offered, whatever it is called', () => {
  const other = button('Search', { formId: 'f2' });
  expect(offered(field({ formId: 'f1' }), button('Create it', { formId: 'f1' }), other)).toEqual([
    'Press “Create it”: what was filled in is not sent',
  ]);
});

test('of several that could send, the one that is called so is offered', () => {
  const show = button('Show password', { formId: 'f1' });
  expect(offered(field({ formId: 'f1' }), show, button('Save', { formId: 'f1' }))).toHaveLength(1);
});

test('outside of forms it is the only button whose name says that it sends', () => {
  const plain = { inputType: 'button', landmark: 'main' };
  expect(offered(field({ landmark: 'main' }), button('Submit', plain), button('Help', plain))).toHaveLength(
    1,
  );
});

test.each([
  [
    'two buttons of the form could be meant',
    [button('Save', { formId: 'f1' }), button('Send', { formId: 'f1' })],
  ],
  ['the button cannot be pressed', [button('Save', { formId: 'f1', disabled: true })]],
  ['the button only cancels', [button('Cancel', { formId: 'f1' })]],
  ['the button sends another form', [button('Save', { formId: 'f2' })]],
  ['the button stands in another part of the page', [button('Go', { landmark: 'header' })]],
  ['the button stands in another frame', [button('Go', { id: 'f7.a1' })]],
])('nothing is offered when %s', (_name, buttons) => {
  expect(offered(field({ formId: 'f1' }), ...buttons)).toEqual([]);
});

test('a required field that is empty is named instead of offering to send', () => {
  const changed = field({ formId: 'f1' });
  const empty = field({ id: 'a2', label: 'Email', value: '', required: true, formId: 'f1' });
  const view = viewWith({
    hits: [changed, empty, button('Send', { formId: 'f1' })],
    memory: unsent(viewWith({}), changed),
  });
  expect(offerSkill.otherwise(view, { kind: 'offer' })).toMatchObject({
    kind: 'done',
    note: 'It is not sent yet: “Email” is still empty.',
  });
});

test('a field filled before something was pressed is not offered again', () => {
  const changed = field({ formId: 'f1' });
  const memory = { ...lastFilled(viewWith({}), changed), ...unsent(viewWith({}), undefined) };
  const view = viewWith({ hits: [changed, button('Send', { formId: 'f1' })], memory });
  expect(offerSkill.match(view, { kind: 'offer' })).toEqual([]);
});

test('outside of forms nothing is offered for what is no longer on the page', () => {
  const plain = { inputType: 'button', landmark: 'main' };
  const memory = unsent(viewWith({}), field({ landmark: 'main' }));
  const view = viewWith({ hits: [button('Next', plain)], memory });
  expect(offerSkill.match(view, { kind: 'offer' })).toEqual([]);
});

const pressed = (observation: object | undefined) =>
  viewWith({
    attempts: [
      {
        call: { name: 'dom.click', args: {} },
        description: 'Press “Send”',
        result: success(null),
        observation,
        round: 0,
      },
    ] as never,
  });

test.each([
  [{ changes: [{ what: 'text' }] }, 'Done: Press “Send”. The page changed.'],
  [{ changes: [{ what: 'focus' }] }, 'Done: Press “Send”. The page shows no change.'],
  [undefined, 'Done: Press “Send”.'],
])('after the press, %j, it claims no more than what was seen', (observation, note) => {
  expect(offerSkill.otherwise(pressed(observation), { kind: 'offer' })).toMatchObject({ kind: 'done', note });
});
