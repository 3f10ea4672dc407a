// What a model may choose from: at most 40 numbered things, those that the goal's words rank and the page
// puts forward, in the order of the page. A number stands for exactly one perceived thing or one call that
// code wrote; nothing else can be chosen. Pure.
import { hitToText, pageHead } from '../../ranking/text-form';
import { MAX_CHOICES } from '../../shared/budgets';
import type { PerceiveReply } from '../../shared/messages/content';
import type { Need } from '../../shared/messages/content-request';
import { type Phrase, inEnglish, phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import type { ToolCall } from '../../shared/tool-call';
import type { Attempt } from '../../skills/skill';
import { keywords, fold } from '../../skills/words/words';
import { cutTo, estimateTokens } from '../prompts/token-estimate';

/**
 * What the number `n` stands for: a perceived thing, a call that needs none (as to go back), or the opening of an address,
 * which is the value that the model gives.
 */
export type Candidate =
  | { n: string; hit: PcdHit }
  | { n: string; call: ToolCall; say: Phrase }
  | { n: string; open: 'address'; say: Phrase };
type Extra = { call: ToolCall; say: Phrase } | { open: 'address'; say: Phrase };

export interface Choices {
  candidates: Candidate[];
  /** The page as the prompt shows it: head, numbered candidates under their landmarks, some text. */
  lines: string[];
}

/** Texts of the page that go with the candidates: what it reports, and what the goal's words find. */
const MAX_TEXTS = 6;
const MAX_TEXT_CHARS = 100;
/** Tokens of one line at most, whatever the page puts into it. */
const MAX_HEAD_TOKENS = 120;
const MAX_LINE_TOKENS = 80;
/** Headings over groups of candidates, characters. */
const MAX_HEADING_CHARS = 40;

/** The needs of a look: all things, and the things and texts that rank highest for the words. `topK`: at most so many of each. */
export function choiceNeeds(words: string, topK = { all: 200, texts: MAX_TEXTS }): Need[] {
  const text = words.replaceAll('|', ' ').slice(0, 400).trim();
  const needs: Need[] = [{ key: 'all', type: 'query', query: { topK: topK.all } }];
  if (text === '') return needs;
  return [
    ...needs,
    { key: 'ranked', type: 'query', query: { text, topK: MAX_CHOICES } },
    { key: 'text', type: 'query', query: { kind: 'text', text, topK: topK.texts } },
  ];
}

export interface ChoiceOptions {
  tabId: number;
  attempts: readonly Attempt[];
  /** Tokens of all lines together. */
  budgetTokens: number;
  /** Whether the model may name an address to open; the gate allows it on granted sites only. */
  mayOpen: boolean;
}

export function choicesOf(seen: PerceiveReply, options: ChoiceOptions): Choices {
  const head = pageHead(seen.mini).map((line) => cutTo(line, MAX_HEAD_TOKENS));
  const extras = extrasFor(options);
  const texts = hitsOf(seen, 'text').map((hit) => `text: ${hit.label.slice(0, MAX_TEXT_CHARS)}`);
  const fixed = [...head, ...extras.map(({ say }) => `40. ${inEnglish(say)}`)];
  let left = options.budgetTokens - estimateTokens(fixed.join('\n'));
  const all = hitsOf(seen, 'all').filter(isChoosable);
  const equals = countBy(all, keyOf);
  const chosen: Array<{ hit: PcdHit; line: string }> = [];
  for (const hit of byUse(all, seen)) {
    if (chosen.length >= MAX_CHOICES - extras.length) break;
    const apart = (equals.get(keyOf(hit)) ?? 0) > 1 ? placeOf(hit) : '';
    const line = cutTo(hitToText(hit, apart), MAX_LINE_TOKENS);
    // Four more for the number, the line break and its share of a heading.
    const cost = estimateTokens(line) + 4 + estimateTokens(headingOf(hit)) / 2;
    if (cost > left) continue;
    left -= cost;
    chosen.push({ hit, line });
  }
  chosen.sort((a, b) => a.hit.order - b.hit.order);
  const candidates: Candidate[] = chosen.map(({ hit }, index) => ({ n: String(index + 1), hit }));
  const lines = [...head, ...numbered(chosen)];
  for (const extra of extras) {
    const n = String(candidates.length + 1);
    candidates.push({ n, ...extra });
    lines.push(`${n}. ${inEnglish(extra.say)}`);
  }
  for (const text of new Set(texts)) {
    left -= estimateTokens(text) + 1;
    if (left < 0) break;
    lines.push(text);
  }
  return { candidates, lines };
}

function hitsOf(seen: PerceiveReply, key: string): PcdHit[] {
  const answer = seen.answers.find((each) => each.key === key);
  return answer?.type === 'query' ? answer.hits : [];
}

/** Things that can be acted on now. Files are the user's to choose. */
function isChoosable(hit: PcdHit): boolean {
  if (hit.type !== 'action' && hit.type !== 'field') return false;
  return hit.disabled !== true && hit.inputType !== 'file';
}

/** Most wanted first: what the words rank, then what fills a form, then what the page puts forward. */
function byUse(all: readonly PcdHit[], seen: PerceiveReply): PcdHit[] {
  const ranked = new Map(hitsOf(seen, 'ranked').map((hit, index) => [hit.id, index]));
  const forward = new Set(seen.mini.actions.map(({ id }) => id));
  const use = (hit: PcdHit): number => {
    const rank = ranked.get(hit.id);
    if (rank !== undefined) return rank;
    if (hit.focused === true) return 0;
    return 1_000 + (hit.type === 'field' ? 0 : forward.has(hit.id) ? 1_000 : 2_000);
  };
  return [...all].sort((a, b) => use(a) - use(b) || a.order - b.order);
}

const keyOf = (hit: PcdHit): string => `${hit.role} ${fold(hit.label)}`;

function countBy<T>(all: readonly T[], key: (each: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const each of all) counts.set(key(each), (counts.get(key(each)) ?? 0) + 1);
  return counts;
}

/** What tells a thing from its equals: the row or card it stands in, else its section. */
function placeOf(hit: PcdHit): string {
  const item = hit.itemText ?? '';
  return item !== '' && fold(item) !== fold(hit.label) ? item : (hit.section ?? '');
}

function headingOf(hit: PcdHit): string {
  const section = hit.section ?? '';
  return section === '' ? `@${hit.landmark ?? 'page'}` : `# ${section.slice(0, MAX_HEADING_CHARS)}`;
}

/** Landmark or section is said once for the run of candidates that it holds. */
function numbered(chosen: ReadonlyArray<{ hit: PcdHit; line: string }>): string[] {
  const lines: string[] = [];
  let heading = '';
  for (const [index, { hit, line }] of chosen.entries()) {
    if (headingOf(hit) !== heading) {
      heading = headingOf(hit);
      lines.push(heading);
    }
    lines.push(`${index + 1}. ${line}`);
  }
  return lines;
}

/** What every page offers besides its own things. */
function extrasFor({ tabId, attempts, mayOpen }: ChoiceOptions): Extra[] {
  const extras: Extra[] = [];
  const last = attempts.at(-1);
  const typed =
    last?.result.ok === true && last.call.name === 'dom.type' ? last.call.args['selector'] : undefined;
  if (typed !== undefined)
    extras.push({
      call: { name: 'dom.press', args: { tabId, key: 'Enter', selector: typed } },
      say: phraseOf('do_press_enter_last'),
    });
  extras.push({
    call: { name: 'dom.scroll', args: { tabId, direction: 'down' } },
    say: phraseOf('do_scroll_down'),
  });
  if (attempts.some(({ observation }) => observation?.urlChanged === true))
    extras.push({ call: { name: 'tabs.back', args: { tabId } }, say: phraseOf('do_go_back') });
  if (mayOpen) extras.push({ open: 'address', say: phraseOf('do_open_address') });
  return extras;
}

/** The words to rank by: those of the item, then those of the goal. */
export function rankingWords(goal: string, item: string | undefined): string {
  return [...new Set([...keywords(item ?? ''), ...keywords(goal)])].join(' ');
}
