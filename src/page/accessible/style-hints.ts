// Which elements can have generated text, hidden or transformed text at all: read once from the style sheets, by
// the last compound of each selector, as a style engine files its rules. What is not suspected costs no computed
// style, and computed styles are most of what names cost. A suspicion is never an answer: the computed style is.
// Sheets that may not be read (another origin's) make every element a suspect. Page world, reads only.

export const BEFORE = 1;
export const AFTER = 2;
export const HIDES = 4;
export const TRANSFORMS = 8;
export const SKIPS = 16;
export const ALL = BEFORE | AFTER | HIDES | TRANSFORMS | SKIPS;

/** What a change of an existing rule in place (CSSOM) may go unnoticed. */
const MAX_AGE_MS = 5_000;

export interface Filed {
  every: number;
  classes: Map<string, number>;
  ids: Map<string, number>;
  tags: Map<string, number>;
  /** Masks of whole class attributes met so far. */
  lists: Map<string, number>;
}

interface Scan {
  sheets: readonly CSSStyleSheet[];
  lengths: readonly number[];
  takenMs: number;
  filed: Filed;
}

const scans = new WeakMap<Document | ShadowRoot, Scan>();

/** The suspicions of a tree scope, taken anew when its sheets changed. */
export function hintsOf(scope: Document | ShadowRoot): Filed {
  const sheets = [...scope.styleSheets, ...scope.adoptedStyleSheets].filter((sheet) => !sheet.disabled);
  const lengths = sheets.map(rulesIn);
  const known = scans.get(scope);
  const nowMs = performance.now();
  if (
    known !== undefined &&
    nowMs - known.takenMs < MAX_AGE_MS &&
    known.sheets.length === sheets.length &&
    sheets.every((sheet, i) => sheet === known.sheets[i] && lengths[i] === known.lengths[i])
  ) {
    return known.filed;
  }
  const filed: Filed = { every: 0, classes: new Map(), ids: new Map(), tags: new Map(), lists: new Map() };
  for (const sheet of sheets) fileSheet(sheet, filed);
  scans.set(scope, { sheets, lengths, takenMs: nowMs, filed });
  return filed;
}

/** What the element itself (not its ancestors) is suspected of: a mask of the constants above. */
export function suspicionOf(el: Element, hints: Filed): number {
  let mask = hints.every | (hints.tags.get(el.localName) ?? 0);
  if (mask === ALL) return mask;
  if (hints.classes.size > 0) {
    const list = el.getAttribute('class');
    if (list !== null) {
      let known = hints.lists.get(list);
      if (known === undefined) {
        known = 0;
        for (const name of list.split(/\s+/)) known |= hints.classes.get(name) ?? 0;
        hints.lists.set(list, known);
      }
      mask |= known;
    }
  }
  if (hints.ids.size > 0 && el.hasAttribute('id')) mask |= hints.ids.get(el.getAttribute('id') ?? '') ?? 0;
  const style = el.getAttribute('style');
  if (style !== null) {
    if (style.includes('visibility')) mask |= HIDES | SKIPS;
    if (style.includes('transform')) mask |= TRANSFORMS;
    // A custom property may feed any of them.
    if (style.includes('--')) mask |= ALL;
  }
  return mask;
}

/** Rules of the sheet; -1 where they may not be read. */
function rulesIn(sheet: CSSStyleSheet): number {
  try {
    return sheet.cssRules.length;
  } catch {
    return -1;
  }
}

function fileSheet(sheet: CSSStyleSheet, filed: Filed): void {
  try {
    fileRules(sheet.cssRules, filed, '');
  } catch {
    // The rules of another origin's sheet are not for us: anything may be in them.
    filed.every = ALL;
  }
}

function fileRules(rules: CSSRuleList, filed: Filed, outer: string): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const selector = rule.selectorText;
      const mask = maskOf(rule, selector);
      if (mask !== 0) fileSelector(selector, mask, filed, outer);
      if (rule.cssRules.length > 0) fileRules(rule.cssRules, filed, selector);
    } else if (rule instanceof CSSImportRule) {
      if (rule.styleSheet !== null) fileSheet(rule.styleSheet, filed);
    } else if ('cssRules' in rule) {
      if (!(rule instanceof CSSKeyframesRule)) fileRules(rule.cssRules as CSSRuleList, filed, outer);
    } else if ('style' in rule && outer !== '') {
      // Declarations after a nested rule (CSSNestedDeclarations).
      fileSelector(outer, ALL, filed, '');
    }
  }
}

function maskOf(rule: CSSStyleRule, selector: string): number {
  const { style } = rule;
  let mask = 0;
  const sides = (selector.includes(':before') ? BEFORE : 0) | (selector.includes(':after') ? AFTER : 0);
  if (sides !== 0) {
    const content = style.content;
    if (content !== '' && !/^(none|normal|""|''|"\s+")$/.test(content)) mask |= sides;
  }
  const visibility = style.visibility;
  // Animations can hide as well.
  if ((visibility !== '' && visibility !== 'inherit') || style.animationName !== '') mask |= HIDES;
  const transform = style.textTransform;
  if (transform !== '' && transform !== 'inherit') mask |= TRANSFORMS;
  if (style.contentVisibility !== '') mask |= SKIPS;
  return mask;
}

function fileSelector(selectorList: string, mask: number, filed: Filed, outer: string): void {
  for (const subject of subjectsOf(selectorList)) {
    const key = /^(?:[^.#[:\s]*)?(?::not\([^)]*\))*([.#])((?:[-\w\u0080-\uffff]|\\.)+)/.exec(subject);
    const mark = key?.[1];
    const name = key?.[2]?.replace(/\\(.)/g, '$1') ?? '';
    const tag = /^[a-z][-\w]*/i.exec(subject)?.[0].toLowerCase();
    if (mark === '.') add(filed.classes, name, mask);
    else if (mark === '#') add(filed.ids, name, mask);
    else if (tag !== undefined) add(filed.tags, tag, mask);
    else if (subject.startsWith('&') && outer !== '') fileSelector(outer, mask, filed, '');
    else if (subject.startsWith(':root')) add(filed.tags, 'html', mask);
    else filed.every |= mask;
  }
}

function add(map: Map<string, number>, key: string, mask: number): void {
  map.set(key, (map.get(key) ?? 0) | mask);
}

/** The last compound of each selector in a list: what the rule applies to. */
function subjectsOf(selectorList: string): string[] {
  const subjects: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i <= selectorList.length; i++) {
    const char = selectorList[i];
    if (char === '\\') i++;
    else if (char === '(' || char === '[') depth++;
    else if (char === ')' || char === ']') depth--;
    else if (char === undefined || (char === ',' && depth === 0)) {
      subjects.push(selectorList.slice(start, i).trim());
      start = i + 1;
    } else if (depth === 0 && (char === ' ' || char === '>' || char === '+' || char === '~')) {
      if (selectorList.slice(i).trimStart()[0] !== ',') start = i + 1;
    }
  }
  return subjects;
}
