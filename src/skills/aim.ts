// Finds the thing that a phrase names, or says what to do instead: open hidden places, ask, look elsewhere.
import type { TargetPhrase } from '../shared/intent';
import type { Need } from '../shared/messages/content';
import type { PcdHit } from '../shared/query';
import { act, type Draft } from './draft';
import { nextPage, reveal, TO_NEXT_PAGE } from './reveal';
import { meansItem } from './role-words';
import type { SkillView } from './skill';
import { termsFor } from './synonyms';
import { resolveTarget, type TargetOptions } from './target';
import { optionsOf, tell } from './telling';
import { quoted } from './words';

export type Aim =
  { ok: true; hits: PcdHit[]; hit: PcdHit; confidence: number; why: string } | { ok: false; draft: Draft };

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
  const found = resolveTarget(
    view,
    passed > 0 ? { ...phrase, ordinal: (phrase.ordinal ?? 1) - passed } : phrase,
    options,
  );
  if (found.kind === 'found') {
    const hit = found.hits[0];
    if (hit) return { ok: true, hits: found.hits, hit, confidence: found.confidence, why: tell(hit) };
  }
  if (found.kind === 'ambiguous')
    return {
      ok: false,
      draft: {
        kind: 'ask',
        question: `Which ${phrase.text === '' ? (phrase.roles?.[0] ?? 'one') : quoted(phrase.text)} do you mean?`,
        options: optionsOf(found.candidates),
      },
    };
  const onward = laterPage(view, phrase, options, passed);
  if (onward) return { ok: false, draft: onward };
  const opened =
    options.mayReveal === false ? undefined : reveal(view, phrase, { field: options.field === true });
  if (opened) return { ok: false, draft: opened };
  return {
    ok: false,
    draft: options.missing ?? {
      kind: 'unable',
      reason: `${nameOfPhrase(phrase)} is not on this page.`,
    },
  };
}

const MOST_COUNTED = 60;
const PASSED = 'items on earlier pages';

/** How many of the counted things stood on the pages that have been turned for this wish. */
function passedBefore(view: SkillView, phrase: TargetPhrase): number {
  if (phrase.ordinal === undefined || phrase.ordinal < 1) return 0;
  const turned = view.attempts.some((attempt) => attempt.result.ok && attempt.description === TO_NEXT_PAGE);
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
  return act([{ tool: 'dom.click', on: next, say: TO_NEXT_PAGE }], 'replan', 0.7, 'counting on', {
    [PASSED]: String(passed + count),
  });
}

export function nameOfPhrase(phrase: TargetPhrase): string {
  const role = phrase.roles?.[0];
  if (phrase.text !== '') return `${role ? `${role} ` : ''}${quoted(phrase.text)}`;
  return role ? `A ${role}` : 'What you mean';
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

export function exploreFor(words: string, goal: string): Draft {
  return { kind: 'explore', terms: termsFor(words), goal };
}
