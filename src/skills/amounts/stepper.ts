// A number that is shown as text between two buttons, "−" and "+", and is no field: pressed one by one, and read again
// after each press.
import type { FieldValue, TargetPhrase } from '../../shared/intent';
import type { Need } from '../../shared/messages/content-request';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import type { Attempt, SkillView } from '../skill';
import { sameLine } from '../steps/asked-back';
import { act, type Draft } from '../steps/draft';
import { poolOf } from '../target/pool';
import { isStep, isStepOf } from '../target/telling';
import { nameOf } from '../words/naming';
import { numberIn } from '../words/quantity';
import { fold, keywords, quote, sameWord, tokens } from '../words/words';

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
const MOST_PRESSES = 20;

/** What else a page is asked for where something may be counted so. */
export const COUNT_NEEDS: readonly Need[] = [
  { key: 'steps', type: 'query', query: { roles: ['button'], topK: 100 } },
  { key: 'counts', type: 'query', query: { kind: 'text', topK: 200 } },
];

function steppersIn(view: SkillView): Stepper[] {
  const asked = COUNT_NEEDS.flatMap(({ key }) => view.hits(key));
  const byId = new Map([...asked, ...poolOf(view)].map((hit) => [hit.id, hit]));
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
      const named = [
        before.find((hit) => LESS.test(fold(hit.label))),
        after.find((hit) => MORE.test(fold(hit.label))),
      ];
      // Without names only as a pair: a heart and an arrow may stand beside a number, too.
      const [less, more] = named.every((hit) => hit === undefined)
        ? [before.find(isNameless), after.find(isNameless)]
        : named;
      return less && more && areOfOne(less, more)
        ? [{ number, less, more, names: namesOf(pool, number, less, more) }]
        : [];
    });
}

/** "Remove child" and "Add child", or no name; not "Remove attachment" and "More options". */
function areOfOne(less: PcdHit, more: PcdHit): boolean {
  const [one, other] = [less, more].map(({ label }) => nameIn(label));
  return one === '' || other === '' || one === other;
}
const nameIn = (label: string): string => fold(label).replace(LESS, '').replace(MORE, '').trim();

const shownIn = ({ label, text }: PcdHit): string => (text ?? label).trim();
const isNameless = ({ label, icon }: PcdHit): boolean => label.trim() === '' && !TURNS.test(icon ?? '');
/** Arrows and hearts count nothing. */
const TURNS = /arrow|chevron|caret|angle|prev|next|heart|like|star|share/i;
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
  const own = [less, more].map(({ label }) => nameIn(label));
  const around = words.filter(
    (hit) =>
      hit.itemIndex !== undefined &&
      hit.itemIndex === number.itemIndex &&
      hit.collectionId === number.collectionId,
  );
  const section = [number.section ?? '', less.section ?? ''];
  const holder = words.find(({ id }) => id === number.parent);
  const leads = holder ? [leadIn(shownIn(holder), shownIn(number))] : [];
  return [own, [...beside.map(shownIn), ...leads], around.map(shownIn), [...over.map(shownIn), ...section]];
}

/** "Children", of the line "Adults − 2 + Children − 0 +" before its 0. */
function leadIn(line: string, count: string): string {
  const before = line.slice(0, Math.max(0, line.search(new RegExp(`(?<!\\d)${count}(?!\\d)`)))).trim();
  return /[\p{L}\p{M}'’ ]*$/u.exec(before.replace(/[^\p{L}]+$/u, ''))?.[0].trim() ?? '';
}

/** The one that the words name; the only one, where they name its number alone. A field of that name comes first. */
function stepperFor(view: SkillView, phrase: TargetPhrase | undefined): Stepper | undefined {
  const { text = '', within = '', where = [] } = phrase ?? {};
  const named = [text, within, ...where.map(({ value }) => value)]
    .map((each) => each.replace(OF_WHAT, ''))
    .filter((each) => each !== '' && !AMOUNT.test(fold(each)));
  if (text === '' || hasField(view, text, named.length > 0)) return undefined;
  const all = steppersIn(view);
  if (named.length === 0) return all.length === 1 ? all[0] : undefined;
  const placeOf = (names: Stepper['names'], wanted: string): number =>
    names.findIndex((alike) => alike.some((name) => isCalled(name, wanted)));
  const scored = all
    .map((stepper) => ({ stepper, places: named.map((each) => placeOf(stepper.names, each)) }))
    .filter(({ places }) => !places.includes(-1))
    .map(({ stepper, places: [first = 0] }) => ({ stepper, first }))
    .sort((a, b) => a.first - b.first);
  return scored[0]?.first === scored[1]?.first ? undefined : scored[0]?.stepper;
}

/** A field takes the number: one that is called so, or any, where nothing is named but "the amount". */
function hasField(view: SkillView, text: string, isNamed: boolean): boolean {
  return poolOf(view).some((hit) => {
    if (hit.type !== 'field' || hit.disabled) return false;
    const takesNumber = hit.role === 'spinbutton' || hit.inputType === 'number' || hit.tag === 'select';
    const score = Math.max(nameOf(hit, text), nameOf(hit, text.replace(OF_WHAT, '')));
    return takesNumber ? !isNamed || score >= 0.6 : score >= 0.85;
  });
}

/** "The number of guests" counts guests. */
const OF_WHAT =
  /^(?:number|quantity|amount|count) of (?:the )?|^(?:anzahl|menge) (?:der|von) |的(?:数量|件数|人数)$/iu;

const isCalled = (name: string, wanted: string): boolean => {
  const words = keywords(wanted);
  return words.length > 0 && words.every((word) => tokens(name).some((other) => isSame(word, other)));
};

/** "Child", of "Children". */
const isSame = (one: string, other: string): boolean =>
  sameWord(one, other) ||
  (Math.min(one.length, other.length) >= 4 && (one.startsWith(other) || other.startsWith(one)));

/** One press towards the number; undefined where nothing of that name is counted so. */
export function stepTo(view: SkillView, phrase: TargetPhrase | undefined, wanted: number): Draft | undefined {
  const stepper = stepperFor(view, phrase);
  return stepper && towards(view, stepper, phrase?.text ?? '', wanted);
}

/** `by` more or less than it was when the task began. */
export function stepBy(view: SkillView, phrase: TargetPhrase | undefined, by: number): Draft | undefined {
  const stepper = stepperFor(view, phrase);
  if (!stepper) return undefined;
  const key = `counted by ${by}: ${JSON.stringify(phrase)}`;
  // What another task of the same goal has kept is of no use here.
  const kept = view.attempts.some(isCountStep) ? view.memory[key] : undefined;
  const wanted = Number(kept ?? countOf(stepper) + by);
  const draft = towards(view, stepper, phrase?.text ?? '', wanted);
  return draft.kind === 'act' ? { ...draft, remember: { [key]: String(wanted) } } : draft;
}

/** A press of "−" or "+". */
export const isCountStep = (attempt: Attempt): boolean => isStepOf(attempt, 'do_step_towards');

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

const countOf = ({ number }: Stepper): number => numberIn(shownIn(number)) ?? 0;

function towards(view: SkillView, stepper: Stepper, name: string, wanted: number): Draft {
  const { less, more } = stepper;
  const have = countOf(stepper);
  if (have === wanted) return { kind: 'done', note: phraseOf('done_it_is_at', String(wanted)) };
  const button = have < wanted ? more : less;
  const say = phraseOf('do_step_towards', String(have), String(wanted), quote(name));
  // Where it stood before, it stands again: it goes no further, or not by ones.
  const isStuck = view.attempts.some((attempt) => isStep(attempt, say));
  if (button.disabled || isStuck || Math.abs(wanted - have) > MOST_PRESSES)
    return { kind: 'unable', reason: phraseOf('unable_could_set', quote(name), String(wanted)) };
  return act([{ tool: 'dom.click', on: button, say }], 'replan', 0.9, say);
}
