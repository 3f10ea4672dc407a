// "Export the orders", in no format of ours: the page's own way to export comes before a table that we make. Finds the
// control by its words, in the row of what is meant or over it, and goes on in what it opens.
import type { TargetPhrase } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { fittingItems } from '../items/fitting-items';
import { itemsOf } from '../items/items';
import type { Attempt, SkillView } from '../skill';
import { changedSomething } from '../steps/attempts';
import { pressOn, type ActDraft, type Draft, type DraftStep } from '../steps/draft';
import { poolOf } from '../target/pool';
import { clickable, resolveTarget } from '../target/target';
import { isStepOf, optionsOf } from '../target/telling';
import { fold, isUnspaced, sameWord, tokens } from '../words/words';

const BARE = 0.9;
/** As `fold` gives it. */
const EXPORTS = /\bexport(?:ieren)?\b|导出/u;
/** What such a control says besides: in what form, and that it is about everything here. */
const IN_FORM =
  /\b(?:as|to|into|the|all|data|file|als|in|nach|die|daten|alle|datei|csv|json|xml|pdf|sql|ics|vcf|vcard|zip|excel|xlsx?|ods|html|text|txt)\b|全部|所有|数据|文件|为|成|到|[.…⋯]/gu;

/** Presses it; undefined where the page has none for that. */
export function pressExport(view: SkillView, what: TargetPhrase): Draft | undefined {
  const last = pressBefore(view);
  if (last) {
    const onward = exportInOpened(view);
    if (onward) return press(view, onward, FILE_MS);
    return isExported(view)
      ? { kind: 'done', note: phraseOf('done_page_changed') }
      : { kind: 'unable', reason: phraseOf('unable_no_sign_of_press', last.said ?? last.description) };
  }
  const inRow = what.text === '' ? undefined : ofItem(view, what);
  if (inRow) return press(view, inRow, SHORT_MS);
  const best = Math.max(0, ...poolOf(view).map((hit) => fitness(hit, what.text)));
  const suits = (hit: PcdHit): number => (best > 0 && fitness(hit, what.text) === best ? clickable(hit) : 0);
  const found = resolveTarget(view, { text: '', roles: ['button'] }, { suits });
  if (found.kind === 'ambiguous')
    return { kind: 'ask', question: phraseOf('ask_which_one'), options: optionsOf(found.candidates) };
  const [hit] = found.kind === 'found' ? found.hits : [];
  return hit && press(view, hit, SHORT_MS);
}

const PRESSED = 'pressed to export';
/** A page that is drawn anew gives it another id, and may have another address. */
const keyOf = ({ formId, label }: PcdHit): string => `${formId === undefined ? '' : 'form '}${label};`;

/** A file may take its time, and the page shows nothing of it; `forMs` is how long it is waited for. */
function press(view: SkillView, hit: PcdHit, forMs: number): ActDraft {
  const before = view.memory[PRESSED] ?? '';
  const made = pressOn(hit, 'do_press', 'verify', 0.85);
  const wait: DraftStep = {
    tool: 'downloads.waitFor',
    args: { since: view.now, timeoutMs: forMs },
    say: phraseOf('do_wait_until_download_finished'),
    optional: true,
  };
  return { ...made, steps: [...made.steps, wait], remember: { [PRESSED]: before + keyOf(hit) } };
}
const FILE_MS = 10_000;
/** The press may as well open a page or a dialog. */
const SHORT_MS = 2_500;

/** Whether the last press has shown something, or brought a file, and there is no more to press. */
export function isExported(view: SkillView): boolean {
  const last = view.attempts.at(-1);
  const data = last?.call.name === 'downloads.waitFor' && last.result.ok ? last.result.data : undefined;
  const brought = typeof data === 'object' && data !== null && 'fileName' in data;
  return brought || (changedSomething(pressBefore(view)) && exportInOpened(view) === undefined);
}

const pressBefore = (view: SkillView): Attempt | undefined =>
  view.attempts.findLast((attempt) => attempt.result.ok && isStepOf(attempt, 'do_press'));

/** What the press before has opened asks for nothing but the same once more: a form, a dialog with "Export" at its end. */
function exportInOpened(view: SkillView): PcdHit | undefined {
  const last = pressBefore(view);
  if (!changedSomething(last) || last?.observation?.changes?.some(({ what }) => what === 'download'))
    return undefined;
  const [button, other] = poolOf(view).filter(
    (hit) =>
      hit.role === 'button' &&
      sayScore(hit, '') === BARE &&
      hit.formId !== undefined &&
      !hit.behind &&
      !view.memory[PRESSED]?.includes(keyOf(hit)),
  );
  return other ? undefined : button;
}

/** The control of the one row that is called so. */
function ofItem(view: SkillView, what: TargetPhrase): PcdHit | undefined {
  const items = itemsOf(view.tables('tables'), poolOf(view));
  const rows = fittingItems(items, what, view.locale)
    .filter(({ score }) => score >= 0.75)
    .flatMap(({ item }) => item.hits.find((hit) => sayScore(hit, what.text) > 0) ?? []);
  return rows.length === 1 ? rows[0] : undefined;
}

/** One in a row is about that row alone. */
const fitness = (hit: PcdHit, what: string): number =>
  hit.itemText !== undefined && fold(hit.itemText) !== fold(hit.label) ? 0 : sayScore(hit, what);

/** 1 for "Export orders" where these are meant; less for "Export" alone and with a form; 0 for what exports something else. */
function sayScore(hit: PcdHit, what: string): number {
  const said = fold(hit.label || (hit.tooltip ?? ''));
  if (hit.type !== 'action' || hit.disabled || hit.behind || !EXPORTS.test(said)) return 0;
  const rest = said.replace(new RegExp(EXPORTS, 'gu'), ' ');
  const left = rest.replace(IN_FORM, ' ').trim();
  if (left === '') return rest.trim() === '' ? BARE : 0.8;
  const words = tokens(what);
  const isMeant = isUnspaced(left)
    ? fold(what).includes(left)
    : tokens(left).every((word) => words.some((other) => sameWord(word, other)));
  return isMeant ? 1 : 0;
}
