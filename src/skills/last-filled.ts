// The form in use: what was filled last, carried from one item of a task to the next. "Send the message" after
// filling a form means the button of that form, whatever else on the page is called "Send".
import type { PcdHit } from '../shared/query';
import type { SkillView } from './skill';

const LAST_FILLED = 'field filled last';
/** Of a child frame's items, "f3.a12": the part that names the frame. */
const FRAME = /^(?:.*\.)?/;

/** What to remember of a field that is about to be given a value. */
export function lastFilled(view: SkillView, hit: PcdHit): Record<string, string> {
  return { [LAST_FILLED]: [pageOf(view), hit.id, hit.formId ?? ''].join(' ') };
}

/** The form that was filled last, while its page is still shown. */
export function formFilledLast(view: SkillView): string | undefined {
  return filled(view)?.formId;
}

/** Those of the same form as what was filled last, else those of the same frame; none when nothing was filled here. */
export function besideLastFilled(view: SkillView, hits: readonly PcdHit[]): PcdHit[] {
  const last = filled(view);
  if (!last) return [];
  const ofForm = hits.filter((hit) => last.formId !== undefined && hit.formId === last.formId);
  return ofForm.length > 0 ? ofForm : hits.filter((hit) => frameOf(hit.id) === frameOf(last.id));
}

function filled(view: SkillView): { id: string; formId: string | undefined } | undefined {
  const [page, id, formId] = (view.memory[LAST_FILLED] ?? '').split(' ');
  // Ids are those of one page.
  return id && page === pageOf(view) ? { id, formId: formId || undefined } : undefined;
}

const pageOf = (view: SkillView): string => view.mini.url.replace(/[?#].*$/, '');
const frameOf = (id: string): string => FRAME.exec(id)?.[0] ?? '';
