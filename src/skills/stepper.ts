// A number that is shown as text between two buttons, "−" and "+", and is no field: pressed one by one, and read again
// after each press.
import { phraseOf } from '../shared/phrase';
import type { FieldValue, TargetPhrase } from '../shared/intent';
import type { Need } from '../shared/messages/content-request';
import type { PcdHit } from '../shared/query';
import { sameLine } from './asked-back';
import { attemptsOn, changedSomething } from './attempts';
import { act, type Draft } from './draft';
import { numberIn } from './quantity';
import type { SkillView } from './skill';
import { poolOf } from './target';
import { fold, keywords, quote, sameWord, tokens } from './words';

interface Stepper {
  number: PcdHit;
  less: PcdHit;
  more: PcdHit;
  /** What it is called, by how sure that is: its buttons, what stands beside it, in its item, over it. */
  names: string[][];
}

/** As `fold` gives them; a name may follow: "Increase adults", "Add one child". */
const MORE = /^(?:\+|＋|plus|add|increase|increment|raise|more|up|erhohen|mehr|hinzufugen|增加|加)(?![a-z])/;
const LESS =
  /^(?:-|−|–|－|minus|subtract|remove|decrease|decrement|reduce|lower|less|fewer|down|verringern|weniger|entfernen|减少|减)(?![a-z])/;
/** The number itself, whatever it is of. */
const AMOUNT = /^(?:quantity|qty|amount|number|count|how many|menge|anzahl|stuckzahl|数量|件数)$/;

/** Buttons stand this far from their number, a name over it, at most. */
const BESIDE_PX = 80;
const OVER_PX = 70;
const MOST_PRESSES = 40;

/** What else a page is asked for where something may be counted so. */
export const COUNT_NEEDS: readonly Need[] = [
  { key: 'steps', type: 'query', query: { roles: ['button'], topK: 100 } },
  { key: 'counts', type: 'query', query: { kind: 'text', topK: 200 } },
];

function steppersIn(view: SkillView): Stepper[] {
  const asked = COUNT_NEEDS.flatMap(({ key }) => view.hits(key));
  const byId = new Map([...poolOf(view), ...asked].map((hit) => [hit.id, hit]));
  const pool = [...byId.values()].filter(({ behind }) => !behind).sort((a, b) => a.order - b.order);
  const buttons = pool.filter(({ type, role }) => type === 'action' && role === 'button');
  return pool
    .filter((hit) => hit.type === 'text' && /^\d{1,3}$/.test(shownIn(hit)))
    .flatMap((number) => {
      const line = buttons.filter((hit) => sameLine(hit, number) && gapTo(hit, number) <= BESIDE_PX);
      const before = line
        .filter((hit) => leftOf(hit, number))
        .sort((a, b) => gapTo(a, number) - gapTo(b, number));
      const after = line
        .filter((hit) => leftOf(number, hit))
        .sort((a, b) => gapTo(a, number) - gapTo(b, number));
      const less = before.find((hit) => LESS.test(fold(hit.label))) ?? before.filter(isNameless)[0];
      const more = after.find((hit) => MORE.test(fold(hit.label))) ?? after.filter(isNameless)[0];
      return less && more ? [{ number, less, more, names: namesOf(pool, number, less, more) }] : [];
    });
}

const shownIn = ({ label, text }: PcdHit): string => (text ?? label).trim();
const isNameless = ({ label }: PcdHit): boolean => !/[\p{L}\p{N}]/u.test(label);
const leftOf = ({ look: { box } }: PcdHit, other: PcdHit): boolean => box.x + box.w <= other.look.box.x + 2;
const gapTo = ({ look: { box: a } }: PcdHit, { look: { box: b } }: PcdHit): number =>
  Math.max(a.x - b.x - b.w, b.x - a.x - a.w);

function namesOf(pool: readonly PcdHit[], number: PcdHit, less: PcdHit, more: PcdHit): string[][] {
  const words = pool.filter(
    (hit) => hit.type === 'text' && hit.id !== number.id && /\p{L}/u.test(shownIn(hit)),
  );
  const beside = words
    .filter((hit) => sameLine(hit, number) && leftOf(hit, less))
    .sort((a, b) => gapTo(a, less) - gapTo(b, less))
    .slice(0, 2);
  const top = number.look.box.y;
  const over = words
    .filter(
      ({ look: { box } }) =>
        box.y + box.h <= top + 2 && box.y + box.h > top - OVER_PX && box.x < more.look.box.x,
    )
    .slice(-2);
  const own = [less, more].map(({ label }) => fold(label).replace(LESS, '').replace(MORE, ''));
  const around = [number.itemText ?? less.itemText ?? ''];
  return [own, beside.map(shownIn), around, [...over.map(shownIn), less.section ?? '']];
}

/** The one that the words name; the only one, where they name its number alone. */
function stepperFor(view: SkillView, phrase: TargetPhrase | undefined): Stepper | undefined {
  const said = [phrase?.text ?? '', phrase?.within ?? '', ...(phrase?.where ?? []).map(({ value }) => value)];
  const named = said.filter((each) => each !== '' && !AMOUNT.test(fold(each)));
  const all = steppersIn(view);
  if (named.length === 0) return all.length === 1 && said.some((each) => each !== '') ? all[0] : undefined;
  const isNamed = (name: string): boolean =>
    named.every((each) => {
      const words = keywords(each);
      return words.length > 0 && words.every((word) => tokens(name).some((other) => isSame(word, other)));
    });
  const scored = all
    .map((stepper) => ({ stepper, at: stepper.names.findIndex((names) => names.some(isNamed)) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return scored[0]?.at === scored[1]?.at ? undefined : scored[0]?.stepper;
}

/** "Child", of "Children". */
const isSame = (one: string, other: string): boolean =>
  sameWord(one, other) ||
  (Math.min(one.length, other.length) >= 4 && (one.startsWith(other) || other.startsWith(one)));

/** One press towards the number; undefined where nothing of that name is counted so. */
export function stepTo(view: SkillView, phrase: TargetPhrase | undefined, wanted: number): Draft | undefined {
  const stepper = stepperFor(view, phrase);
  return stepper && towards(view, stepper, wanted);
}

/** `by` more or less than it was first; `key` keeps where it is to stand. */
export function stepBy(view: SkillView, phrase: TargetPhrase | undefined, by: number): Draft | undefined {
  const stepper = stepperFor(view, phrase);
  if (!stepper) return undefined;
  const key = `count of ${JSON.stringify(phrase)}`;
  const wanted = Number(view.memory[key] ?? (numberIn(shownIn(stepper.number)) ?? 0) + by);
  const draft = towards(view, stepper, wanted);
  return draft.kind === 'act' ? { ...draft, remember: { [key]: String(wanted) } } : draft;
}

/** A number that somebody would count up to. */
export function countIn({ value }: FieldValue): number | undefined {
  return value.from === 'text' && /^\s*\d{1,3}\s*$/.test(value.text) ? Number(value.text) : undefined;
}

/** The fields that are counted so, the next press for them, and those that are left. */
export function stepFields(
  view: SkillView,
  fields: readonly FieldValue[],
): { next: Draft | undefined; done: Draft | undefined; rest: FieldValue[] } {
  const rest: FieldValue[] = [];
  let done: Draft | undefined;
  let next: Draft | undefined;
  for (const each of fields) {
    const count = countIn(each);
    const draft = count === undefined ? undefined : stepTo(view, each.field, count);
    if (!draft) rest.push(each);
    else if (draft.kind === 'done') done = draft;
    else next ??= draft;
  }
  return { next, done, rest };
}

function towards(view: SkillView, { number, less, more }: Stepper, wanted: number): Draft {
  const have = numberIn(shownIn(number)) ?? 0;
  const name = quote(number.itemText?.split('\n', 1)[0] ?? number.section ?? more.label);
  if (have === wanted) return { kind: 'done', note: phraseOf('done_it_is_at', String(wanted)) };
  const button = have < wanted ? more : less;
  const last = view.attempts.at(-1);
  const isStuck =
    last?.observation !== undefined && attemptsOn(view, button).includes(last) && !changedSomething(last);
  if (button.disabled || isStuck || view.attempts.length >= MOST_PRESSES)
    return { kind: 'unable', reason: phraseOf('unable_could_set', name, String(wanted)) };
  const say = phraseOf('do_step_towards', String(have), String(wanted));
  return act([{ tool: 'dom.click', on: button, say }], 'replan', 0.9, say);
}
