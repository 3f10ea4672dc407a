// Downloads a file: finds the row or link that it belongs to (by words, date or period, place), clicks, and
// waits for the browser to have it. Looks on further pages of the list, then on other pages.
import type { DateSpan, IntentOf, TargetPhrase } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { fittingItems } from '../items/fitting-items';
import { control } from '../items/item-control';
import { itemsOf, type Item } from '../items/items';
import type { Attempt, SkillView } from '../skill';
import { isPressStep } from '../steps/asked-back';
import { act, type Draft, type DraftStep } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { exploreFor, lookFor, nameOfPhrase } from '../target/aim';
import { poolOf } from '../target/pool';
import { nextPage } from '../target/reveal';
import { byAnswer, isStep, isStepOf, optionsOf, tell } from '../target/telling';
import { nameOf } from '../words/naming';
import { dateIn } from '../words/quantity';
import { isChoice, meansItem } from '../words/role-words';
import { termsFor } from '../words/synonyms';
import { fold, hasPhrase, quote, keywords, nameScore, stem, tokens, wordScore } from '../words/words';
import { actOnAll, NEEDS_OF_BOXES } from './all-items';
import { actInItem } from './in-item';

const WAIT_MS = 30_000;
const MAX_PAGES = 12;
const TO_NEXT_IN_LIST = phraseOf('do_look_next_page_list');

export const downloadSkill = draftSkill<'download'>({
  name: 'download',
  kinds: ['download'],
  needs: (params) => [
    ...lookFor([params.what], { tables: true }),
    { key: 'near', type: 'query', query: { text: 'download|pdf|csv|export|save|more', topK: 80 } },
    ...NEEDS_OF_BOXES.slice(0, 1),
  ],
  draft,
  effects: [
    (_after, _params, view) =>
      view.attempts.some((attempt) => attempt.call.name === 'downloads.waitFor' && attempt.result.ok),
  ],
});

function draft(view: SkillView, params: IntentOf<'download'>): Draft {
  const { what, when } = params;
  const several = when ? undefined : fetchSeveral(view, params);
  if (several) return several;
  const pool = poolOf(view);
  const items = itemsOf(view.tables('tables'), pool).filter((item) => item.hits.some(isFile));
  const topical = items.filter((item) => isAbout(view, item, what));
  if (
    topical.length > 0 &&
    (when || what.where || what.superlative || what.ordinal !== undefined || topical.length === 1)
  ) {
    const rows = when ? withinSpan(topical, when, view.locale) : topical;
    const chosen = chooseRow(view, rows, what);
    if (chosen.length === 1 && chosen[0]) return fetchFrom(view, chosen[0]);
    if (chosen.length > 1) {
      const parts = chosen.flatMap((item) => filePart(item) ?? []);
      const answered = byAnswer(view, parts);
      if (answered) return fetch(view, answered);
      return {
        kind: 'ask',
        question: phraseOf('ask_which_mean', what.text || phraseOf('card_file')),
        options: optionsOf(parts),
      };
    }
    const next = nextPage(view);
    const turned = view.attempts.filter((attempt) => isStep(attempt, TO_NEXT_IN_LIST)).length;
    if (next && turned < MAX_PAGES)
      return act(
        [{ tool: 'dom.click', on: next, say: TO_NEXT_IN_LIST }],
        'replan',
        0.8,
        phraseOf('why_next_page'),
      );
    if (when)
      return {
        kind: 'unable',
        reason: phraseOf('unable_none_of_date', what.text || phraseOf('card_file'), when.words),
      };
  }
  const links = directLinks(pool, what);
  if (links.length === 1 && links[0]) return fetch(view, links[0]);
  if (links.length > 1 && !when) {
    const answered = byAnswer(view, links);
    if (answered) return fetch(view, answered);
    return { kind: 'ask', question: phraseOf('ask_which_file_mean'), options: optionsOf(links) };
  }
  if (topical.length > 1) {
    const parts = chooseRow(view, topical, what).flatMap((item) => filePart(item) ?? []);
    const answered = byAnswer(view, parts);
    if (answered) return fetch(view, answered);
    return {
      kind: 'ask',
      question: phraseOf('ask_which_mean', what.text || phraseOf('card_file')),
      options: optionsOf(parts),
    };
  }
  const made = when || what.text === '' ? undefined : actInItem(asTaken(view), asRecord(params));
  if (made?.kind === 'act') return withWait(view, made);
  return exploreFor(what.text, phraseOf('seek_page_download', nameOfPhrase(what)));
}

/** Several rows, each by its own control, or all that are ticked at once; undefined where one is meant. */
function fetchSeveral(view: SkillView, params: IntentOf<'download'>): Draft | undefined {
  const items = itemsOf(view.tables('tables'), poolOf(view));
  // Rows with links to their files have no need of their boxes.
  const hasFile = (item: Item): boolean => item.hits.some(isFile) && !control(item.hits, 'download');
  const made = items.some(hasFile) ? undefined : actOnAll(asTaken(view), asRecord(params));
  const last = view.attempts.at(-1);
  const isSilent =
    made?.kind === 'unable' &&
    typeof made.reason !== 'string' &&
    made.reason.key === 'unable_no_sign_of_press';
  if (made && (made.kind === 'done' || isSilent) && last && isArrival(last))
    return { kind: 'done', note: phraseOf('done_downloaded', quote(params.what.text)) };
  return made && withWait(view, made);
}

const asRecord = ({ what }: IntentOf<'download'>): IntentOf<'item'> => ({
  kind: 'item',
  item: what,
  action: 'download',
});

/** What is pressed for it brings a file. */
function withWait(view: SkillView, made: Draft): Draft {
  const [step] = made.kind === 'act' ? made.steps : [];
  const isPress = step?.tool === 'dom.click' && isPressStep({ said: step.say });
  return made.kind === 'act' && isPress ? { ...made, steps: [...made.steps, untilArrived(view.now)] } : made;
}

const isArrival = ({ call, result }: Attempt): boolean => call.name === 'downloads.waitFor' && result.ok;

/** A file that came is what the press before it brought about. */
function asTaken(view: SkillView): SkillView {
  const attempts: Attempt[] = [];
  for (const attempt of view.attempts) {
    const press = attempts.at(-1);
    if (!isArrival(attempt) || !press?.observation) attempts.push(attempt);
    else
      attempts[attempts.length - 1] = {
        ...press,
        observation: { ...press.observation, changes: [{ what: 'content' }] },
      };
  }
  return { ...view, attempts };
}

const FILE_NAME = /\b(?:download|pdf|csv|xlsx?|docx?|zip|export|herunterladen|save as)\b|下载/;
const FILE_LINK =
  /\.(?:pdf|csv|xlsx?|docx?|zip|tar|gz|tgz|txt|json|xml|pptx?|exe|dmg|deb|iso|png|jpe?g|mp[34])(?:[?#]|$)/i;

/** A control that hands out a file. */
function isFile(hit: PcdHit): boolean {
  if (hit.type === 'text' || hit.type === 'form' || hit.disabled || isChoice(hit)) return false;
  return (
    hit.kind === 'download' ||
    FILE_NAME.test(fold(`${hit.label} ${hit.text ?? ''}`)) ||
    (hit.href !== undefined && (FILE_LINK.test(hit.href) || /\/download\b/.test(hit.href)))
  );
}

function filePart(item: Item): PcdHit | undefined {
  const files = item.hits.filter(isFile);
  return (
    files.find((hit) => hit.kind === 'download' || /download|herunterladen|下载/.test(fold(hit.label))) ??
    files[0]
  );
}

/** The list, the page or the row itself is about what was asked for. */
function isAbout(view: SkillView, item: Item, what: TargetPhrase): boolean {
  const wanted = keywords(what.text).filter(
    (word) => !/^(?:file|pdf|document|download|copy|datei)$/.test(word),
  );
  if (wanted.length === 0 || (meansItem(what.roles) && what.text === '')) return true;
  const about = [
    item.collection,
    view.mini.title,
    view.mini.url.replace(/[/._-]/g, ' '),
    item.hits[0]?.section ?? '',
    item.text,
  ];
  const relatives = new Set(termsFor(what.text).split('|').flatMap(tokens).map(stem));
  const said = about.flatMap(tokens);
  const near = said.some((word) => relatives.has(stem(word)));
  return (
    near &&
    wanted.some((word) => said.some((other) => wordScore(word, other) >= 0.7) || relatives.has(stem(word)))
  );
}

/** Rows of the wished days or months: a period column says it best, else the date of the row. */
function withinSpan(items: readonly Item[], span: DateSpan, locale: string): Item[] {
  const scored = items.flatMap((item) => {
    const score = spanScore(item, span, locale);
    return score > 0 ? [{ item, score }] : [];
  });
  const best = Math.max(0, ...scored.map((each) => each.score));
  return scored.filter((each) => each.score === best).map((each) => each.item);
}

function spanScore(item: Item, span: DateSpan, locale: string): number {
  const [from, to] = [span.from.slice(0, 10), span.to.slice(0, 10)];
  const isMonth = from.slice(0, 7) === to.slice(0, 7) && from.endsWith('-01') && from !== to;
  const fits = (date: string): number => {
    if (date.length === 7)
      return isMonth
        ? date === from.slice(0, 7)
          ? 1
          : 0
        : date >= from.slice(0, 7) && date <= to.slice(0, 7)
          ? 0.7
          : 0;
    return date >= from && date <= to ? 0.85 : 0;
  };
  const cells = Object.entries(item.cells);
  let best = 0;
  for (const [name, cell] of cells) {
    const date = cell.date ?? dateIn(cell.text, locale);
    if (!date || /due|fallig|expire/.test(fold(name))) continue;
    const period = /period|month|for|zeitraum|monat/.test(fold(name)) ? 0.1 : 0;
    const fit = fits(date);
    if (fit > 0) best = Math.max(best, fit + period);
  }
  if (cells.length === 0) {
    const date = dateIn(item.text, locale);
    if (date) best = fits(date);
  }
  return best;
}

function chooseRow(view: SkillView, rows: readonly Item[], what: TargetPhrase): Item[] {
  const named = fittingItems(rows, what, view.locale, false).map((each) => each.item);
  if (named.length <= 1) return named;
  const words = keywords(what.text);
  const telling = named.filter((item) => words.some((word) => hasPhrase(fold(item.text), word)));
  const literal = named.filter((item) => what.text !== '' && hasPhrase(fold(item.text), fold(what.text)));
  return literal.length > 0 ? literal : telling.length > 0 && telling.length < named.length ? telling : named;
}

/** Links outside of lists that name the file. */
function directLinks(pool: readonly PcdHit[], what: TargetPhrase): PcdHit[] {
  const files = pool.filter((hit) => isFile(hit) && (hit.type === 'action' || hit.implicit));
  if (what.text === '') return files;
  const scored = files
    .map((hit) => ({
      hit,
      score: Math.max(
        nameOf(hit, what.text),
        nameScore(what.text, hit.itemText ?? '') * 0.9,
        nameScore(what.text, hit.section ?? '') * 0.8,
      ),
    }))
    .filter((each) => each.score >= 0.5)
    .sort((a, b) => b.score - a.score);
  const best = scored[0];
  return best ? scored.filter((each) => best.score - each.score < 0.05).map((each) => each.hit) : [];
}

function fetchFrom(view: SkillView, item: Item): Draft {
  const part = filePart(item);
  return part ? fetch(view, part) : { kind: 'unable', reason: phraseOf('unable_row_without_file') };
}

const untilArrived = (since: number): DraftStep => ({
  tool: 'downloads.waitFor',
  args: { since, timeoutMs: WAIT_MS },
  say: phraseOf('do_wait_until_download_finished'),
});

function fetch(view: SkillView, hit: PcdHit): Draft {
  const clicked = view.attempts.filter(
    (attempt) => attempt.call.name === 'dom.click' && isStepOf(attempt, 'do_download'),
  ).length;
  if (clicked >= 2) return { kind: 'unable', reason: phraseOf('unable_not_downloaded', tell(hit)) };
  return act(
    [{ tool: 'dom.click', on: hit, say: phraseOf('do_download', tell(hit)) }, untilArrived(view.now)],
    'verify',
    0.9,
    tell(hit),
  );
}
