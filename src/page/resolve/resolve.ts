// Selector → element, strictly: none is an error that names what comes near, several are an error that lists
// them and how to tell them apart; never a silent first match. Page world, reads only.
import { describeSelector, ordinal } from '../../selector/describe';
import { foldSpace, parsePattern } from '../../selector/match-text';
import { printSelector } from '../../selector/print';
import type { RoleSelector } from '../../shared/selector';
import { failure, type ToolFailure } from '../../shared/tool-result';
import { nameOf } from '../accessible/name';
import { withPerceptionCache } from '../accessible/pass-cache';
import { roleOf } from '../accessible/role';
import { isHiddenForAria } from '../accessible/excluded';
import { queryCss } from './css-match';
import { landmarkOf } from './landmark';
import { elementsOfRole, isMeant, matchesOf, roleIn } from './matches';
import type { RefTable } from './ref-table';

export type { RefTable } from './ref-table';

/** Matches told in an AMBIGUOUS error, names told in a NOT_FOUND one. */
const MAX_TOLD = 6;
/** Names compared for the hint of a NOT_FOUND error. */
const MAX_COMPARED = 300;

/** Elements the selector means, `nth` applied; a ref that has gone stale means none. Frames are the caller's matter. */
export function resolveAll(selector: RoleSelector, doc: Document, refs: RefTable): Element[] {
  return withPerceptionCache(() => {
    switch (selector.kind) {
      case 'ref': {
        const el = refs.elementOf(selector.ref);
        return el?.isConnected === true ? [el] : [];
      }
      case 'css': {
        const found = queryCss(selector.css, doc);
        return typeof found === 'string' ? [] : found;
      }
      case 'role':
      case 'text': {
        const found = matchesOf(selector, doc);
        if (selector.nth === undefined) return found;
        const one = found[selector.nth];
        return one === undefined ? [] : [one];
      }
    }
  });
}

/**
 * The one element meant, or why there is none: NOT_FOUND, AMBIGUOUS, STALE, INVALID_ACTION. `known`: the one that it
 * meant before, meant again while it fits: looking for others takes as long as the page is large.
 */
export function resolveOne(
  selector: RoleSelector,
  doc: Document,
  refs: RefTable,
  known?: Element,
): { ok: true; element: Element } | ToolFailure {
  return withPerceptionCache(() => {
    if (selector.kind === 'ref') return resolveRef(selector.ref, refs);
    if (known && selector.kind === 'role' && isMeant(known, selector)) return { ok: true, element: known };
    const invalid = invalidity(selector, doc);
    if (invalid !== undefined) return failure('INVALID_ACTION', invalid);
    const found = resolveAll(selector, doc, refs);
    const element = found[0];
    if (element === undefined) return failure('NOT_FOUND', notFound(selector, doc));
    if (found.length > 1) return failure('AMBIGUOUS', ambiguous(selector, found));
    return { ok: true, element };
  });
}

function resolveRef(ref: string, refs: RefTable): { ok: true; element: Element } | ToolFailure {
  const element = refs.elementOf(ref);
  if (element === undefined) {
    return failure(
      'STALE',
      `ref ${ref} is not known in this document; look at the page again for a current one`,
    );
  }
  if (!element.isConnected) {
    return failure(
      'STALE',
      `the element of ref ${ref} has left the page; look at the page again for a current one`,
    );
  }
  return { ok: true, element };
}

function invalidity(selector: RoleSelector, doc: Document): string | undefined {
  if (selector.kind === 'css') {
    const found = queryCss(selector.css, doc);
    return typeof found === 'string' ? found : undefined;
  }
  if (selector.kind === 'role' && selector.nameMode === 'regex' && selector.name !== undefined) {
    const pattern = parsePattern(selector.name);
    return typeof pattern === 'string' ? pattern : undefined;
  }
  return undefined;
}

function notFound(selector: RoleSelector, doc: Document): string {
  const what = `no ${describeSelector(selector)}`;
  if (selector.kind === 'css' || selector.kind === 'ref') return what;
  if (selector.nth !== undefined) {
    const count = matchesOf(selector, doc).length;
    if (count > 0) return `${what}: there ${count === 1 ? 'is 1' : `are ${count}`} (nth counts from 0)`;
  }
  const near = selector.kind === 'role' ? nearestNames(selector, doc) : [];
  return near.length === 0 ? what : `${what}; nearest: ${near.join(', ')}`;
}

function nearestNames(selector: Extract<RoleSelector, { kind: 'role' }>, doc: Document): string[] {
  const wanted = foldSpace(selector.name ?? '').toLowerCase();
  const seen = new Map<string, number>();
  for (const el of elementsOfRole(roleIn(selector), doc).slice(0, MAX_COMPARED)) {
    if (isHiddenForAria(el)) continue;
    const name = nameOf(el);
    if (name !== '') seen.set(name, likeness(wanted, name.toLowerCase()));
  }
  const ranked = [...seen].sort((a, b) => b[1] - a[1]).slice(0, MAX_TOLD);
  return ranked.map(([name]) => `${selector.role} “${name.slice(0, 60)}”`);
}

/** Share of letter pairs in common, 0…1 (Dice). */
function likeness(a: string, b: string): number {
  if (a.length < 2 || b.length < 2) return a !== '' && b.startsWith(a) ? 1 : 0;
  const pairs = new Map<string, number>();
  for (let i = 0; i < a.length - 1; i++) {
    const pair = a.slice(i, i + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  let common = 0;
  for (let i = 0; i < b.length - 1; i++) {
    const left = pairs.get(b.slice(i, i + 2)) ?? 0;
    if (left > 0) {
      pairs.set(b.slice(i, i + 2), left - 1);
      common++;
    }
  }
  return (2 * common) / (a.length + b.length - 2);
}

function ambiguous(selector: RoleSelector, found: readonly Element[]): string {
  const told = found.slice(0, MAX_TOLD).map((el, i) => {
    const name = nameOf(el);
    const where = landmarkOf(el);
    return `${i}: ${roleOf(el)} “${name.slice(0, 60)}”${where === undefined ? '' : ` in ${where}`}`;
  });
  const rest = found.length > MAX_TOLD ? ` and ${found.length - MAX_TOLD} more` : '';
  const landmarks = new Set(found.map((el) => landmarkOf(el) ?? ''));
  const how =
    selector.kind === 'css'
      ? 'use a narrower CSS selector'
      : `add nth (${ordinal(1)} = 0)${landmarks.size > 1 ? ' or a landmark' : ''}`;
  return `${printSelector(selector)} matches ${found.length} elements: ${told.join('; ')}${rest}; ${how}`;
}
