// A selector as one readable line, for plans, logs, memory and models; `parse` reads it back. Pure.
//   button "Save"            role, exact name          text "Terms"     text, includes
//   link ~"sign in"          name includes             text = "Terms"   text, whole
//   tab /^inv/i              name by regex             css "#a > b"     ref a12
// then, in this order: [checked] [not checked] … [level 2], in nav, nth 3, frame "key" "key".
import type { RoleSelector } from '../shared/selector';

/** Boolean states in the order they are printed. */
export const STATE_WORDS = ['pressed', 'disabled', 'checked', 'selected', 'expanded'] as const;

/** One line; `parseSelector` of it gives the same selector. `nth` is printed as in the selector, 0-based. */
export function printSelector(selector: RoleSelector): string {
  const parts = [head(selector)];
  if (selector.kind === 'role') {
    for (const state of STATE_WORDS) {
      const value = selector[state];
      if (value !== undefined) parts.push(value ? `[${state}]` : `[not ${state}]`);
    }
    if (selector.level !== undefined) parts.push(`[level ${selector.level}]`);
  }
  if (selector.kind === 'role' || selector.kind === 'text') {
    if (selector.withinLandmark !== undefined) parts.push(`in ${selector.withinLandmark}`);
    if (selector.nth !== undefined) parts.push(`nth ${selector.nth}`);
  }
  if (selector.framePath !== undefined) {
    parts.push(['frame', ...selector.framePath.map((key) => JSON.stringify(key))].join(' '));
  }
  return parts.join(' ');
}

function head(selector: RoleSelector): string {
  switch (selector.kind) {
    case 'role': {
      const role =
        /^[a-z][-\w]*$/i.test(selector.role) && !KEYWORDS.has(selector.role)
          ? selector.role
          : `role ${JSON.stringify(selector.role)}`;
      if (selector.name === undefined)
        return selector.nameMode === undefined ? role : `${role} (${selector.nameMode})`;
      return `${role} ${nameWords(selector.name, selector.nameMode)}`;
    }
    case 'text':
      return `text ${selector.exact === undefined ? '' : selector.exact ? '= ' : '~ '}${JSON.stringify(selector.text)}`;
    case 'css':
      return `css ${JSON.stringify(selector.css)}`;
    case 'ref':
      return /^[\w.]+$/.test(selector.ref) ? `ref ${selector.ref}` : `ref ${JSON.stringify(selector.ref)}`;
  }
}

/** Words that open another kind of selector. */
export const KEYWORDS: ReadonlySet<string> = new Set(['text', 'css', 'ref', 'role']);

/** No mode in the selector means includes, as everywhere; it is told apart from a stated one. */
function nameWords(name: string, mode: 'exact' | 'includes' | 'regex' | undefined): string {
  switch (mode) {
    case 'exact':
      return JSON.stringify(name);
    case 'includes':
      return `~${JSON.stringify(name)}`;
    case 'regex':
      return `regex ${JSON.stringify(name)}`;
    case undefined:
      return `~~${JSON.stringify(name)}`;
  }
}
