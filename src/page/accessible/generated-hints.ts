// Which elements can have text before or after their content by style at all. Rules that generate text are few
// and are filed by the last compound of their selectors, as a style engine files its own; asking every element
// for the style of its pseudo-elements would cost more than all the rest of a name. A suspicion is never an
// answer: the computed style is. Sheets that may not be read (another origin's) make every element a suspect.
// On the way it is noted whether any rule sets what decides how a name's text is shown at all.
// Page world, reads only.
import { subjectKeys, type SubjectKey } from './selector-subjects';

export const BEFORE = 1;
export const AFTER = 2;
export const BOTH = BEFORE | AFTER;

/** Some rule may set content-visibility. */
export const SKIPS = 1;
/** Some rule may set visibility or text-transform: an element may differ from the one that it inherits them from. */
export const LOOKS = 2;
export const ANY = SKIPS | LOOKS;

/** What a change of an existing rule in place (CSSOM) may go unnoticed. */
const MAX_AGE_MS = 5_000;

/** Sides by what a selector asks of its subject. */
export interface Filed {
  /** Nothing is suspected. */
  empty: boolean;
  /** `SKIPS`, `LOOKS`: what may be set on any element by a rule or an animation. Style attributes are not looked at. */
  sets: number;
  /** Of any element. */
  every: number;
  class: Map<string, number>;
  id: Map<string, number>;
  tag: Map<string, number>;
  attribute: Map<string, number>;
  /** Sides of whole class attributes met so far. */
  lists: Map<string, number>;
  /** Quirks mode: classes and ids are the same in any case of letters. */
  anyCase: boolean;
}

interface Scan {
  takenMs: number;
  sheets: readonly CSSStyleSheet[];
  /** How many rules each had; -1 where they may not be read. */
  lengths: readonly number[];
  filed: Filed;
}

const scans = new WeakMap<Document | ShadowRoot, Scan>();

/** The suspicions of a tree scope, taken anew when its sheets changed. */
export function hintsOf(scope: Document | ShadowRoot): Filed {
  const sheets: CSSStyleSheet[] = [];
  for (const sheet of scope.styleSheets) if (!sheet.disabled) sheets.push(sheet);
  for (const sheet of scope.adoptedStyleSheets) if (!sheet.disabled) sheets.push(sheet);
  const nowMs = performance.now();
  const known = scans.get(scope);
  if (known !== undefined && nowMs - known.takenMs < MAX_AGE_MS && isSame(known, sheets))
    return animated(known.filed, scope);
  const filed: Filed = {
    empty: true,
    sets: 0,
    every: 0,
    class: new Map(),
    id: new Map(),
    tag: new Map(),
    attribute: new Map(),
    lists: new Map(),
    anyCase: (scope.ownerDocument ?? scope).compatMode === 'BackCompat',
  };
  for (const sheet of sheets) fileSheet(sheet, filed);
  // Parts of a shadow tree are styled from outside of it.
  if (scope instanceof ShadowRoot) {
    file({ kind: 'attribute', name: 'part', pseudo: '' }, BOTH, filed);
    filed.sets = ANY;
  }
  scans.set(scope, { takenMs: nowMs, sheets, lengths: sheets.map(rulesIn), filed });
  return animated(filed, scope);
}

/** An animation may set anything for as long as it is in effect. */
function animated(filed: Filed, scope: Document | ShadowRoot): Filed {
  return filed.sets !== ANY && scope.getAnimations().length > 0 ? { ...filed, sets: ANY } : filed;
}

function isSame(known: Scan, sheets: readonly CSSStyleSheet[]): boolean {
  if (sheets.length !== known.sheets.length) return false;
  return sheets.every((sheet, i) => {
    const length = known.lengths[i];
    // What may not be read never will be, and asking is an exception each time.
    return sheet === known.sheets[i] && (length === -1 || length === rulesIn(sheet));
  });
}

/** On which sides of the element's content there may be text. */
export function sidesOf(el: Element, tag: string, filed: Filed): number {
  let sides = filed.every | (filed.tag.get(tag) ?? 0);
  if (sides === BOTH || !el.hasAttributes()) return sides;
  if (filed.class.size > 0) {
    const list = el.getAttribute('class');
    if (list !== null) sides |= filed.lists.get(list) ?? sidesOfList(list, filed);
  }
  if (filed.id.size > 0) {
    const id = el.getAttribute('id');
    if (id !== null) sides |= filed.id.get(cased(id, filed)) ?? 0;
  }
  for (const [name, suspected] of filed.attribute) if (el.hasAttribute(name)) sides |= suspected;
  return sides;
}

function sidesOfList(list: string, filed: Filed): number {
  let sides = 0;
  for (const name of cased(list, filed).split(/\s+/)) sides |= filed.class.get(name) ?? 0;
  filed.lists.set(list, sides);
  return sides;
}

function cased(name: string, filed: Filed): string {
  return filed.anyCase ? name.toLowerCase() : name;
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
  if (isForPrint(sheet.media)) return;
  try {
    const rules = sheet.cssRules;
    // What a linked sheet declares is parsed when it is needed first: to read all of it takes as long again.
    if (sheet.href !== null && rules.length > 0) filed.sets = ANY;
    fileRules(rules, filed, '');
  } catch {
    // The rules of another origin's sheet are not for us: anything may be in them.
    filed.every = BOTH;
    filed.sets = ANY;
    filed.empty = false;
  }
}

/** Never on a screen. Other media may come to hold at any time. */
function isForPrint(media: MediaList): boolean {
  return media.length === 1 && media[0] === 'print';
}

/** `outer`: the selector of the rule around these. */
function fileRules(rules: CSSRuleList, filed: Filed, outer: string): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const selector = rule.selectorText;
      noteSets(rule.style, filed);
      if (/:(?:before|after)/i.test(selector) && generates(rule.style)) fileSelector(selector, outer, filed);
      if (rule.cssRules.length > 0) fileRules(rule.cssRules, filed, selector);
    } else if (rule instanceof CSSImportRule) {
      if (rule.styleSheet === null) filed.sets = ANY;
      else if (!isForPrint(rule.media)) fileSheet(rule.styleSheet, filed);
    } else if ('cssRules' in rule && !(rule instanceof CSSKeyframesRule)) {
      if (!(rule instanceof CSSMediaRule && isForPrint(rule.media)))
        fileRules(rule.cssRules as CSSRuleList, filed, outer);
    } else if ('style' in rule) {
      // Declarations after a nested rule (CSSNestedDeclarations).
      const style = rule.style as CSSStyleDeclaration;
      noteSets(style, filed);
      if (generates(style)) fileSelector(outer, '', filed);
    }
  }
}

function noteSets(style: CSSStyleDeclaration, filed: Filed): void {
  if (filed.sets === ANY) return;
  if (style.contentVisibility !== '') filed.sets |= SKIPS;
  if ((filed.sets & LOOKS) === 0 && (style.visibility !== '' || style.textTransform !== ''))
    filed.sets |= LOOKS;
}

function generates({ content }: CSSStyleDeclaration): boolean {
  return content !== '' && !/^(none|normal|""|''|"\s+")$/.test(content);
}

function fileSelector(selectorList: string, outer: string, filed: Filed): void {
  for (const key of subjectKeys(selectorList)) {
    const sides = key.pseudo === 'before' ? BEFORE : key.pseudo === 'after' ? AFTER : 0;
    if (sides === 0) continue;
    // `&::before`: the subject is that of the rule around it.
    const keys = key.kind === 'parent' ? subjectKeys(outer) : [key];
    for (const each of keys) file(each, sides, filed);
  }
}

function file({ kind, name }: SubjectKey, sides: number, filed: Filed): void {
  filed.empty = false;
  if (kind === 'every' || kind === 'parent') filed.every |= sides;
  else {
    const key = kind === 'class' || kind === 'id' ? cased(name, filed) : name;
    filed[kind].set(key, (filed[kind].get(key) ?? 0) | sides);
  }
}
