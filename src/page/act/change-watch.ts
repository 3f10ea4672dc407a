// What an act changed, as a person would see it: the frame before compared with the frame after.
// An empty list is the statement that nothing did.
import type { Change } from '../../shared/observation';
import { pageText } from '../../shared/page-text';
import { isSecretField } from '../accessible/secret-field';
import { describeElement, labelOf } from './describe-element';
import { containsFlat } from './native';
import { visibleStateOf, type ControlState, type VisibleState } from './visible-state';

const MAX_CHANGES = 40;
/** Changes of one kind that are told one by one. */
const MAX_OF_KIND = 8;

export interface ChangeWatch {
  /** Compares with the frame as it is now. That `target`, which the act was done to, has the focus is no news. */
  changes(options: { scrolled: boolean; target?: Element | null }): Promise<Change[]>;
  before: VisibleState;
  /** What comes after it was last compared. */
  later(): ChangeWatch;
}

export async function watchChanges(document: Document): Promise<ChangeWatch> {
  return watchFrom(document, await visibleStateOf(document));
}

function watchFrom(document: Document, before: VisibleState): ChangeWatch {
  let after = before;
  return {
    before,
    changes: async ({ scrolled, target = null }) => {
      after = await visibleStateOf(document);
      return compare(before, after, target, scrolled).slice(0, MAX_CHANGES);
    },
    later: () => watchFrom(document, after),
  };
}

export function compare(
  before: VisibleState,
  after: VisibleState,
  target: Element | null,
  scrolled: boolean,
): Change[] {
  const changes: Change[] = [];
  const add = (what: Change['what'], detail?: string) =>
    changes.push({ what, ...(detail ? { detail: pageText(detail, 300) } : {}) });

  if (after.url !== before.url) add('url', after.url);
  if (after.title !== before.title) add('title', after.title);
  for (const [dialog, label] of after.dialogs)
    if (!before.dialogs.has(dialog)) add('dialog', `opened: ${label}`);
  for (const [dialog, label] of before.dialogs)
    if (!after.dialogs.has(dialog)) add('dialog', `closed: ${label}`);
  compareControls(before, after, add);
  for (const text of messagesIn(before.live, after.live)) add('toast', text);
  const focusMoved = after.active !== before.active && after.active !== null;
  if (
    focusMoved &&
    after.active &&
    !isRoot(after.active) &&
    !(target && containsFlat(target, after.active))
  ) {
    add('focus', describeElement(after.active));
  }
  if (scrolled && Math.abs(after.scrollTop - before.scrollTop) >= 1) {
    add('scroll', `${Math.round(after.scrollTop - before.scrollTop)} px`);
  }
  const content = contentDetail(before, after);
  if (content) add('content', content);
  return changes;
}

/** What live regions say anew: all of one that has come, of a log what was added. One drawn anew says nothing new. */
function messagesIn(before: ReadonlyMap<Element, string>, after: ReadonlyMap<Element, string>): string[] {
  const gone = new Set([...before].flatMap(([region, text]) => (after.has(region) ? [] : [text])));
  return [...after].flatMap(([region, text]) => {
    const was = before.get(region) ?? '';
    if (text === '' || text === was || gone.has(text)) return [];
    const added = was !== '' && text.startsWith(was) ? text.slice(was.length) : '';
    return [STARTS_ANEW.test(added) ? added.trim() : text];
  });
}

/** "5" that becomes "50" is another text, not an added one. */
const STARTS_ANEW = /^[^\p{Ll}\p{N}]/u;

type Add = (what: Change['what'], detail?: string) => void;

const KINDS = [
  ['value', 'value'],
  ['checked', 'checked'],
  ['selected', 'selected'],
  ['expanded', 'expanded'],
  ['invalid', 'validation'],
] as const satisfies ReadonlyArray<readonly [keyof ControlState, Change['what']]>;

const NOTHING: ControlState = { value: '', checked: '', selected: '', expanded: '', invalid: '' };

function compareControls(before: VisibleState, after: VisibleState, add: Add): void {
  const told = new Map<string, number>();
  const was = [...before.controls];
  const isAsMany = was.length === after.controls.size;
  for (const [at, [element, now]] of [...after.controls].entries()) {
    // Drawn anew, as many as before: each stands for the one in its place.
    const [other, state] = was[at] ?? [];
    const known =
      before.controls.get(element) ?? (isAsMany && other?.isConnected === false ? state : undefined);
    for (const [key, what] of KINDS) {
      if (now[key] === (known ?? NOTHING)[key]) continue;
      // A control that has just come is content; only what is wrong with it is news of its own.
      if (!known && key !== 'invalid') continue;
      const count = (told.get(what) ?? 0) + 1;
      told.set(what, count);
      if (count > MAX_OF_KIND) continue;
      add(what, detailOf(element, key, now[key]));
    }
  }
}

function detailOf(element: Element, key: keyof ControlState, now: string): string {
  const name = labelOf(element) || describeElement(element);
  if (key === 'value') return isSecretField(element) ? `${name}: (secret)` : `${name}: ${pageText(now, 160)}`;
  return `${name}: ${now || 'no'}`;
}

function isRoot(element: Element): boolean {
  return element === element.ownerDocument.body || element === element.ownerDocument.documentElement;
}

/** `+ “Saved” · − “Draft”`: lines that came and lines that went, else which now stands where another stood. */
function contentDetail(before: VisibleState, after: VisibleState): string | undefined {
  const came = moreIn(after.lines, before.lines);
  const went = moreIn(before.lines, after.lines);
  if (came.length === 0 && went.length === 0)
    return orderDetail([...before.lines.keys()], [...after.lines.keys()]);
  const list = (lines: readonly string[], sign: string) =>
    lines.slice(0, 4).map((line) => `${sign} “${pageText(line, 60)}”`);
  return [...list(came, '+'), ...list(went, '−')].join(' · ');
}

function orderDetail(was: readonly string[], now: readonly string[]): string | undefined {
  const at = now.findIndex((line, i) => line !== was[i]);
  return at < 0 ? undefined : `“${pageText(now[at]!, 60)}” before “${pageText(was[at]!, 60)}”`;
}

function moreIn(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): string[] {
  return [...a].filter(([line, count]) => count > (b.get(line) ?? 0)).map(([line]) => line);
}
