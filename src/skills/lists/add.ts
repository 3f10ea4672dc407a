// Writes entries into a list that the page keeps: to-dos, tags, things to buy. One after the other: typed into the
// field for new ones, and sent by the button beside it or by Enter; where there is no such field, it is opened first.
import type { IntentOf } from '../../shared/intent';
import { phraseOf, series } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { addChoice } from '../choices/add-choice';
import { holds, isLong, isSearchField, nameOfField, textFields } from '../fields/fields';
import { draft as fill } from '../fields/fill';
import { toEditForm, WAYS_TO_EDIT } from '../forms/edit-form';
import { ADDS_BARELY } from '../pages/maker';
import { draft as click } from '../pointer/click';
import type { SkillView } from '../skill';
import { changedSomething } from '../steps/attempts';
import { act, type Draft, type DraftStep } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { lookFor } from '../target/aim';
import { poolOf } from '../target/pool';
import { isLookStep } from '../target/reveal';
import { isStep, tell } from '../target/telling';
import { nameOf } from '../words/naming';
import { fold, keywords, nameScore, quote, quoted, stem } from '../words/words';

interface Progress {
  /** Entry that is due. */
  index: number;
  stage: 'new' | 'typed' | 'pressed';
  opened?: boolean;
  /** The field is one of a form that is saved as a whole. */
  edits?: boolean;
}
const PROGRESS = 'add';

export const addSkill = draftSkill<'add'>({
  name: 'add',
  kinds: ['add'],
  needs: ({ what, to, control }) => [
    ...lookFor(
      control === undefined
        ? [{ text: `add|new|${to}` }, ...WAYS_TO_EDIT]
        : [{ text: control }, { text: to }],
      {
        text: false,
      },
    ),
    { key: 'text', type: 'query', query: { text: what.join('|').slice(0, 400), topK: 80 } },
  ],
  draft(view, params) {
    const kept = view.memory[PROGRESS];
    if (params.control !== undefined && kept === undefined) return addTo(view, params, params.control);
    const progress =
      kept === undefined ? { index: 0, stage: 'new' as const } : (JSON.parse(kept) as Progress);
    if (progress.edits) return fillIn(view, params);
    return progress.stage === 'new' ? write(view, params, progress) : follow(view, params, progress);
  },
});

function addTo(view: SkillView, params: IntentOf<'add'>, control: string): Draft {
  const isThere = poolOf(view).some((hit) => hit.type === 'action' && nameOf(hit, control) >= 0.9);
  const [verb] = control.split(' ', 1);
  const chosen = isThere ? undefined : addChoice(view, params);
  if (chosen) return chosen;
  const made = click(view, { kind: 'click', target: { text: control }, verb });
  const on = made.kind === 'act' ? made.steps.at(-1)?.on : undefined;
  if (!on || isThere || !isBareFor(on, params)) return made;
  // What stands beside a field for entries adds what is entered there.
  const field = entryField(view, params.to, false);
  return field && field.formId === on.formId
    ? write(view, params, { index: 0, stage: 'new' })
    : { kind: 'unable', reason: phraseOf('unable_no_place_for_new', quoted(params.to)) };
}

/** "Add New", which says nothing of what is added, nor of what it is added to. */
function isBareFor({ label, itemText, section }: PcdHit, { what, to }: IntentOf<'add'>): boolean {
  const said = [label, itemText, section].flatMap((text) => keywords(text ?? '')).map(stem);
  const isSaid = [...what, to].flatMap(keywords).some((word) => said.includes(stem(word)));
  return ADDS_BARELY.test(fold(label)) && !isSaid;
}

/** In the form of what is shown: a field that has entries already, and is saved with the rest. */
function fillIn(view: SkillView, { what, to }: IntentOf<'add'>): Draft {
  const value = { from: 'text' as const, text: what.join(', ') };
  const made = fill(view, { kind: 'fill', fields: [{ field: { text: to }, value, append: true }] });
  if (made.kind !== 'act') return made;
  const isElsewhere = made.steps.some(({ say }) => isLookStep({ said: say }));
  return isElsewhere
    ? { kind: 'unable', reason: phraseOf('unable_not_on_page', quote(to)) }
    : { ...made, then: 'replan' };
}

function write(view: SkillView, params: IntentOf<'add'>, progress: Progress): Draft {
  const entry = params.what[progress.index];
  if (entry === undefined)
    return { kind: 'done', note: phraseOf('done_added', series(params.what.map((each) => quote(each)))) };
  const field = entryField(view, params.to, progress.opened === true);
  if (!field) return open(view, params, progress);
  const send = sendBy(view, field, params.to, progress);
  const type: DraftStep = {
    tool: 'dom.type',
    on: field,
    args: { text: entry },
    say: phraseOf('do_type_into', quote(entry), nameOfField(field)),
  };
  const isSent = send.length > 0 || params.what.length > 1;
  const kept = remember({ ...progress, stage: 'typed' });
  return act([type, ...send], isSent ? 'replan' : 'verify', 0.85, nameOfField(field), kept);
}

/** The entry was typed and sent: on to the next, or, where the field still holds it, by another way. */
function follow(view: SkillView, params: IntentOf<'add'>, progress: Progress): Draft {
  const entry = params.what[progress.index] ?? '';
  const field = textFields(view).find((hit) => holds(hit, entry));
  if (field ? isTaken(view) : changedSomething(view.attempts.at(-1)))
    return write(view, params, { ...progress, index: progress.index + 1, stage: 'new', opened: false });
  const button = field && addButton(view, field, params.to, { any: true, isOpened: progress.opened });
  if (button && progress.stage === 'typed')
    return act(
      [{ tool: 'dom.click', on: button, say: phraseOf('do_press', tell(button)) }],
      'replan',
      0.85,
      tell(button),
      remember({ ...progress, stage: 'pressed' }),
    );
  return {
    kind: 'unable',
    reason: phraseOf('unable_not_taken', quote(entry)),
  };
}

/** The page of the new thing has its words in a field, too; the button that made it is gone. */
function isTaken(view: SkillView): boolean {
  const last = view.attempts.at(-1);
  if (last?.call.name !== 'dom.click' || last.observation?.urlChanged !== true) return false;
  return !poolOf(view).some((hit) => isStep(last, phraseOf('do_press', tell(hit))));
}

/** What brings up the field: "Add task", "New", "+". */
function open(view: SkillView, { to }: IntentOf<'add'>, progress: Progress): Draft {
  const words = wordsOf(to);
  const opener = poolOf(view)
    .filter((hit) => hit.type === 'action' && !hit.disabled && !hit.behind && hit.itemIndex === undefined)
    .map((hit) => ({
      hit,
      score: !ADDS.test(fold(hit.label))
        ? isPlus(hit)
          ? 0.5
          : 0
        : isAbout(hit.label, words)
          ? 2
          : isOfMany(to) && ADDS_BARELY.test(fold(hit.label))
            ? 1
            : 0,
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.hit.order - b.hit.order)[0]?.hit;
  const toForm = opener || progress.opened || !OF_MANY.test(fold(to)) ? undefined : toEditForm(view);
  if (toForm)
    return { ...toForm, remember: { ...toForm.remember, ...remember({ ...progress, edits: true }) } };
  if (!opener || progress.opened)
    return {
      kind: 'unable',
      reason:
        to === '' ? phraseOf('unable_no_place_for_entry') : phraseOf('unable_no_place_for_new', quoted(to)),
    };
  return act(
    [{ tool: 'dom.click', on: opener, say: phraseOf('do_open', tell(opener)) }],
    'replan',
    0.85,
    tell(opener),
    remember({ ...progress, opened: true }),
  );
}

/** "➕", which says not of what. */
const isPlus = ({ kind, label }: PcdHit): boolean => kind === 'add' && !/\p{L}/u.test(label);

const remember = (progress: Progress): Record<string, string> => ({ [PROGRESS]: JSON.stringify(progress) });

const ADDS =
  /^(?:\+|add|new|create|insert|enter|type|write|what|hinzufugen|neue?[rsn]?|anlegen|erstellen|was|eintragen|eingeben|添加|新增|新建|创建|输入)|(?:hinzufugen|anlegen|erstellen)$/;
/** Of a button; what says "Type" or "Enter" is a field, or chooses a type. */
const ADD_BUTTON =
  /^(?:\+|add|new|create|insert|hinzufugen|neue?[rsn]?|anlegen|erstellen|eintragen|添加|新增|新建|创建)|(?:hinzufugen|anlegen|erstellen)$/;

/** Words that name the list or its entries; "list" itself says nothing. */
const wordsOf = (to: string): string[] =>
  keywords(to)
    .map(stem)
    .filter((word) => !OF_LISTS.has(word));
const OF_LISTS: ReadonlySet<string> = new Set(
  ['list', 'lists', 'liste', 'item', 'items', 'entry', 'entries', 'my', 'new'].map(stem),
);

const isAbout = (name: string, words: readonly string[]): boolean => {
  // "Sub-task" and "subtask" are one word.
  const said = [name, name.replace(/(?<=\p{L})-(?=\p{L})/gu, '')].flatMap(keywords).map(stem);
  return words.some((word) => said.some((each) => each === word || each.startsWith(word)));
};

/** The free field for new entries: by its name, by the button beside it, else the only one. */
function entryField(view: SkillView, to: string, isOpened: boolean): PcdHit | undefined {
  const words = wordsOf(to);
  const free = textFields(view).filter(
    (hit) =>
      !hit.disabled &&
      !hit.readonly &&
      !hit.behind &&
      !isSearchField(hit) &&
      hit.itemIndex === undefined &&
      (hit.value ?? '') === '' &&
      hit.inputType !== 'password',
  );
  const scored = free
    .map((hit) => {
      const names = [hit.label, hit.placeholder ?? ''];
      const adds = names.some((name) => ADDS.test(fold(name)));
      const about = names.some((name) => isAbout(name, words)) || isHeadOf(hit, words);
      const beside = addButton(view, hit, to) !== undefined;
      return {
        hit,
        score: (about ? 2 : 0) + (adds ? 2 : 0) + (beside ? 2 : 0) + (NAME.test(fold(hit.label)) ? 1 : 0),
      };
    })
    .sort((a, b) => b.score - a.score || a.hit.order - b.hit.order);
  const [best, second] = scored;
  if (!best) return undefined;
  // A form with more than a name: what is made is called so, whatever else it asks for.
  const isNamed = scored.some(({ hit }) => nameScore(to, hit.label) >= 0.9);
  const titles = scored.map(({ hit }) => hit).filter(({ label }) => isTitle(label, words));
  const title = titles.find((hit) => !isLong(hit)) ?? titles[0];
  if (title && isOpened && (!isNamed || isAbout(title.label, words))) return title;
  if (best.score >= 2 || (best.score === 1 && view.mini.dialog)) return best.hit;
  return second === undefined && view.mini.dialog ? best.hit : undefined;
}

/** "Add a category" over the field. */
const isHeadOf = ({ section }: PcdHit, words: readonly string[]): boolean =>
  section !== undefined && ADD_BUTTON.test(fold(section)) && isAbout(section, words);

/** "Title", "Project name" of a project; not "First name". */
const isTitle = (label: string, words: readonly string[]): boolean =>
  TITLE.test(fold(label)) || (isAbout(label, words) && NAME.test(fold(label)));
const TITLE = /^(?:name|title|titel|bezeichnung|subject|betreff|summary|标题|名称|主题)[^\p{L}\p{N}]*$/u;
const NAME = /\b(?:name|title|item|text|titel|bezeichnung)\b|名称|标题/;

/** Entries of which a field takes one after the other; as `fold` gives them. */
const OF_MANY =
  /^(?:tags?|labels?|keywords?|to-?dos?|tasks?|items?|reminders?|schlag(?:wort|worter)|aufgaben?|eintra(?:g|ge)|标签|关键词|待办|任务)$/;
const isOfMany = (to: string): boolean => to === '' || OF_MANY.test(fold(to)) || OF_LISTS.has(stem(fold(to)));

/** By the button that adds; where there is none, by Enter. */
function sendBy(view: SkillView, field: PcdHit, to: string, { opened }: Progress): DraftStep[] {
  const button = addButton(view, field, to, { any: opened, isOpened: opened });
  if (button) return [{ tool: 'dom.click', on: button, say: phraseOf('do_press', tell(button)) }];
  // "Add a subtitle" in a form that has a field of that name is no wish to send the form.
  const isOfForm = (hit: PcdHit): boolean =>
    hit.id !== field.id && hit.formId !== undefined && hit.formId === field.formId;
  if (!opened && !isOfMany(to) && textFields(view).some(isOfForm)) return [];
  return [{ tool: 'dom.press', on: field, args: { key: 'Enter' }, say: phraseOf('do_press_enter') }];
}

/**
 * The next button after the field that adds what it holds; that of a form with more to fill in only where it is called
 * so. `any`: or that saves it. `isOpened`: the form has been opened for it.
 */
function addButton(
  view: SkillView,
  field: PcdHit,
  to: string,
  { any = false, isOpened = false }: { any?: boolean | undefined; isOpened?: boolean | undefined } = {},
): PcdHit | undefined {
  const others = textFields(view).filter(({ id }) => id !== field.id);
  const hasOthers = others.some(({ formId }) => formId === field.formId);
  const isAlone = isOpened || !hasOthers || view.mini.dialog !== undefined;
  const adds = (label: string) =>
    ADD_BUTTON.test(label) && (!hasOthers || ADDS_BARELY.test(label) || isAbout(label, wordsOf(to)));
  const next = poolOf(view).filter(
    (hit) =>
      hit.role === 'button' &&
      !hit.disabled &&
      hit.order > field.order &&
      hit.formId === field.formId &&
      (adds(fold(hit.label)) || (any && isAlone && (isOpened ? SAVES : SENDS).test(fold(hit.label)))),
  );
  const isPast = (hit: PcdHit) => others.some(({ order }) => order > field.order && order < hit.order);
  return next.find((hit) => (isAlone && (isOpened || hit.formId !== undefined)) || !isPast(hit));
}

const SAVES = /^(?:save|ok|done|speichern|fertig|保存|确定)(?!\p{L})/u;
const SENDS = /^(?:(?:save|ok|done|submit|send|speichern|fertig|senden)\b|保存|确定|提交)/;
