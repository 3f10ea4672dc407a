// Finds the thing that a phrase names, or says what to do instead: open hidden places, ask, look elsewhere.
import type { TargetPhrase } from '../../shared/intent';
import type { Need } from '../../shared/messages/content-request';
import { phraseOf, type Phrase, roleWord } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { isBesidePart, toEditForm, toFormOfShown, toPartForm } from '../forms/edit-form';
import type { SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import { act, type Draft } from '../steps/draft';
import { otherNamesOf } from '../words/field-words';
import { meansItem } from '../words/role-words';
import { termsFor } from '../words/synonyms';
import { fold, nameScore, quote } from '../words/words';
import { nextPage, reveal, TO_NEXT_PAGE } from './reveal';
import { liesIn, resolveTarget, type Resolution, type TargetOptions } from './target';
import { isStep, optionsOf, tell } from './telling';

export type Aim =
  { ok: true; hits: PcdHit[]; hit: PcdHit; confidence: number; why: Phrase } | { ok: false; draft: Draft };

export interface AimOptions extends TargetOptions {
  /** What to say when it is nowhere. Default: not found on this page. */
  missing?: Draft;
  /** Whether hidden places may be opened to find it. Default true. */
  mayReveal?: boolean;
  /** A field is looked for: in sections, not in lists. Default false. */
  field?: boolean;
}

/** The thing that a phrase names; or what to do because it is not clear or not here. */
export function aim(view: SkillView, phrase: TargetPhrase, options: AimOptions = {}): Aim {
  const passed = passedBefore(view, phrase);
  const counted = passed > 0 ? { ...phrase, ordinal: (phrase.ordinal ?? 1) - passed } : phrase;
  const found = underAnyName(view, counted, options);
  const mayLook = options.mayReveal !== false;
  if (found.kind === 'found') {
    const hit = found.hits[0];
    const shown = hit && options.field && mayLook ? toFormOfShown(view, phrase, hit) : undefined;
    if (shown) return { ok: false, draft: shown };
    if (hit && !(options.field && isBesidePart(view, hit)))
      return { ok: true, hits: found.hits, hit, confidence: found.confidence, why: tell(hit) };
  }
  if (found.kind === 'ambiguous')
    return {
      ok: false,
      draft: {
        kind: 'ask',
        question: which(phrase),
        options: optionsOf(found.candidates),
      },
    };
  const onward = laterPage(view, phrase, options, passed);
  if (onward) return { ok: false, draft: onward };
  const opened = mayLook ? lookIn(view, phrase, options.field === true) : undefined;
  if (opened) return { ok: false, draft: opened };
  return {
    ok: false,
    draft: options.missing ?? {
      kind: 'unable',
      reason: phraseOf('unable_not_on_page', nameOfPhrase(phrase)),
    },
  };
}

/** A field may be called by another word for the same. */
function underAnyName(view: SkillView, phrase: TargetPhrase, options: AimOptions): Resolution {
  const found = resolveTarget(view, phrase, options);
  if (found.kind === 'found' || options.field !== true) return found;
  if (found.kind === 'ambiguous') return inPlace(view, phrase, options) ?? found;
  // A comment is added to a thing; what its notes say already is not written over.
  const adds = REMARK.test(fold(phrase.text));
  for (const text of otherNamesOf(phrase.text)) {
    const other = resolveTarget(view, { ...phrase, text }, { ...options, floor: SURE_NAME });
    const isFilled =
      other.kind === 'found' && other.hits.some((hit) => hit.value && attemptsOn(view, hit).length === 0);
    if (other.kind === 'none' || (adds && isFilled)) continue;
    return other;
  }
  return inPlace(view, phrase, options) ?? found;
}

/** "The frequency of notifications": the frequency, in what is called notifications. */
function inPlace(view: SkillView, phrase: TargetPhrase, options: AimOptions): Resolution | undefined {
  const { text, place } = OF_PLACE.find((each) => each.test(phrase.text))?.exec(phrase.text)?.groups ?? {};
  if (text === undefined || place === undefined || phrase.within !== undefined) return undefined;
  const found = resolveTarget(view, { ...phrase, text, within: place }, { ...options, floor: SURE_NAME });
  if (found.kind === 'found') return found.hits.every((hit) => liesIn(view, hit, place)) ? found : undefined;
  // All of them lie in the form that begins with that part; their own part is nearer.
  const own =
    found.kind === 'ambiguous'
      ? found.candidates.filter(({ section }) => nameScore(place, section ?? '') >= SURE_NAME)
      : [];
  return own.length === 1 ? { kind: 'found', hits: own, confidence: SURE_NAME } : undefined;
}

const OF_PLACE = [
  /^(?<text>.+?) (?:of|for|in|der|des|für|von|im) (?:the |my |our |die |den |das |meine[rnms]? )?(?<place>.+)$/iu,
  /^(?<place>.+)的(?<text>.+)$/u,
];

const SURE_NAME = 0.75;
const REMARK = /^(?:comments?|kommentare?|评论)$/;

/** Closed sections first; the form that "Edit" shows; then whatever else may hide it. */
function lookIn(view: SkillView, phrase: TargetPhrase, field: boolean): Draft | undefined {
  if (!field) return reveal(view, phrase);
  return (
    toPartForm(view, phrase) ??
    reveal(view, phrase, { field, sectionsOnly: true }) ??
    toEditForm(view) ??
    reveal(view, phrase, { field })
  );
}

function which({ text, roles }: TargetPhrase): Phrase {
  const role = roles?.[0];
  if (text !== '') return phraseOf('ask_which_mean', quote(text));
  return role ? phraseOf('ask_which_mean', roleWord(role)) : phraseOf('ask_which_one');
}

const MOST_COUNTED = 60;
const PASSED = 'items on earlier pages';

/** How many of the counted things stood on the pages that have been turned for this wish. */
function passedBefore(view: SkillView, phrase: TargetPhrase): number {
  if (phrase.ordinal === undefined || phrase.ordinal < 1) return 0;
  const turned = view.attempts.some((attempt) => attempt.result.ok && isStep(attempt, TO_NEXT_PAGE));
  return turned ? Number(view.memory[PASSED] ?? 0) : 0;
}

/** "the eighth result" of a list that shows five a page: turn the page and count on. */
function laterPage(
  view: SkillView,
  phrase: TargetPhrase,
  options: AimOptions,
  passed: number,
): Draft | undefined {
  if (phrase.ordinal === undefined || phrase.ordinal < 1 || !meansItem(phrase.roles)) return undefined;
  const { ordinal } = phrase;
  let count = 0;
  while (
    count < MOST_COUNTED &&
    resolveTarget(view, { ...phrase, ordinal: count + 1 }, options).kind === 'found'
  )
    count++;
  const next = count > 1 && ordinal > passed + count ? nextPage(view) : undefined;
  if (!next || (next.formId && next.role === 'button')) return undefined;
  return act([{ tool: 'dom.click', on: next, say: TO_NEXT_PAGE }], 'replan', 0.7, phraseOf('why_counting'), {
    [PASSED]: String(passed + count),
  });
}

export function nameOfPhrase(phrase: TargetPhrase): Phrase {
  const role = phrase.roles?.[0];
  const name = phrase.text === '' ? undefined : quote(phrase.text);
  if (role === undefined) return name ?? phraseOf('thing_meant');
  return name ? phraseOf('thing', roleWord(role), name) : phraseOf('thing_any', roleWord(role));
}

/** The usual needs of a skill that looks for things: everything, those that the words rank, texts, tables. */
export function lookFor(
  phrases: readonly TargetPhrase[],
  also: { text?: boolean; tables?: boolean } = {},
): Need[] {
  const words = [...new Set(phrases.flatMap((phrase) => [phrase.text, phrase.within ?? '']))]
    .filter((each) => each !== '')
    .map((each) => each.replace(/\|/g, ' '))
    .join('|')
    .slice(0, 400);
  const needs: Need[] = [{ key: 'all', type: 'query', query: { topK: 200 } }];
  if (words !== '') needs.push({ key: 'named', type: 'query', query: { text: words, topK: 60 } });
  if (also.text !== false)
    needs.push({
      key: 'text',
      type: 'query',
      query: { kind: 'text', ...(words !== '' ? { text: words } : {}), topK: 80 },
    });
  if (
    also.tables ||
    phrases.some((phrase) => phrase.where?.length || phrase.superlative || phrase.ordinal !== undefined)
  )
    needs.push({ key: 'tables', type: 'extract' });
  return needs;
}

export function exploreFor(words: string, goal: Phrase): Draft {
  return { kind: 'explore', terms: termsFor(words), goal };
}
