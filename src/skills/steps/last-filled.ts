// The form in use: what was filled last, carried from one item of a task to the next. "Send the message" after
// filling a form means the button of that form, whatever else on the page is called "Send".
import type { PcdHit } from '../../shared/query';
import type { SkillView } from '../skill';
import { poolOf } from '../target/pool';

const LAST_FILLED = 'field filled last';
/** The same of whatever was changed and not sent since: a field, a choice, a thing that was dragged. */
const UNSENT = 'changed and not sent';
/** What was pressed last: what it opened is not to be shut again. */
const PRESSED = 'pressed last';
/** Of a child frame's items, "f3.a12": the part that names the frame. */
const FRAME = /^(?:.*\.)?/;

/** What to remember of a field that is about to be given a value. */
export function lastFilled(view: SkillView, hit: PcdHit): Record<string, string> {
  return { [LAST_FILLED]: addressOf(view, hit) };
}

/** What to remember of something that is about to be changed; without one, that what was changed may be sent now. */
export function unsent(view: SkillView, hit: PcdHit | undefined): Record<string, string> {
  return { [UNSENT]: hit ? addressOf(view, hit) : '' };
}

/** What to remember of something that is about to be pressed. */
export function pressed(view: SkillView, hit: PcdHit): Record<string, string> {
  return { ...unsent(view, undefined), [PRESSED]: addressOf(view, hit) };
}

/** Whether the task has just pressed it, maybe for an earlier item, while its page is still shown. */
export function isPressedLast(view: SkillView, hit: PcdHit): boolean {
  return view.memory[PRESSED] === addressOf(view, hit);
}

/** Whether the last thing that the task pressed was on the page that is shown. */
export function hasPressedHere(view: SkillView): boolean {
  return remembered(view, PRESSED) !== undefined;
}

/** Whether the task changed something on a page and pressed nothing since. */
export function isUnsent(memory: Readonly<Record<string, string>>): boolean {
  return (memory[UNSENT] ?? '') !== '';
}

/** What was changed last and not sent, while its page is still shown. */
export function changedLast(view: SkillView): { id: string; formId: string | undefined } | undefined {
  return remembered(view, UNSENT);
}

/** The form that was filled last, while its page is still shown. */
export function formFilledLast(view: SkillView): string | undefined {
  return remembered(view, LAST_FILLED)?.formId;
}

/** The field that was filled last, while its page is still shown. */
export function fieldFilledLast(view: SkillView): PcdHit | undefined {
  const id = remembered(view, LAST_FILLED)?.id;
  return id === undefined ? undefined : poolOf(view).find((hit) => hit.id === id);
}

/** Those of the same form as what was filled last, else those of the same frame; none when nothing was filled here. */
export function besideLastFilled(view: SkillView, hits: readonly PcdHit[]): PcdHit[] {
  const last = remembered(view, LAST_FILLED);
  if (!last) return [];
  const ofForm = hits.filter((hit) => last.formId !== undefined && hit.formId === last.formId);
  return ofForm.length > 0 ? ofForm : hits.filter((hit) => frameOf(hit.id) === frameOf(last.id));
}

function remembered(view: SkillView, key: string): { id: string; formId: string | undefined } | undefined {
  const [page, id, formId] = (view.memory[key] ?? '').split(' ');
  // Ids are those of one page.
  return id && page === pageOf(view) ? { id, formId: formId || undefined } : undefined;
}

const addressOf = (view: SkillView, hit: PcdHit): string =>
  [pageOf(view), hit.id, hit.formId ?? ''].join(' ');
const pageOf = (view: SkillView): string => view.mini.url.replace(/[?#].*$/, '');
/** The part of an id that names its frame. */
export const frameOf = (id: string): string => FRAME.exec(id)?.[0] ?? '';
