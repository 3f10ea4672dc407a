// Which elements can have text before or after their content by style at all. Rules that generate text are few
// and are filed by the last compound of their selectors, as a style engine files its own; asking every element
// for the style of its pseudo-elements would cost more than all the rest of a name. A suspicion is never an
// answer: the computed style is. Sheets that may not be read (another origin's) make every element a suspect.
// On the way it is noted whether any rule sets what decides how a name's text is shown at all.
// A page may have ten thousand rules, of which a first look would read every one for the sake of a hundred names:
// beyond the first ones they are read when the page is idle, and until then every element is a suspect.
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
const MAX_AGE_MS = 30_000;
/** Rules that are read at first, in about a millisecond, and each time that the page is idle, in about five. */
const FIRST_RULES = 200;
const IDLE_RULES = 1_000;

/** The hints of a tree scope, taken anew when its sheets have changed. */
export function hintsOf(scope: Document | ShadowRoot): Hints {
  const sheets = [...scope.styleSheets, ...scope.adoptedStyleSheets].filter(({ disabled }) => !disabled);
  let hints = known.get(scope);
  if (hints?.isOf(sheets) !== true) known.set(scope, (hints = new Hints(scope, sheets)));
  hints.isAnimated = scope.getAnimations().length > 0;
  return hints;
}

const known = new WeakMap<Document | ShadowRoot, Hints>();

export class Hints {
  /** An animation may set anything for as long as it is in effect. */
  isAnimated = false;
  /** Of every element. */
  #every = 0;
  #sets = 0;
  readonly #named = {
    class: new Map<string, number>(),
    id: new Map<string, number>(),
    tag: new Map<string, number>(),
    attribute: new Map<string, number>(),
  };
  /** Sides of whole class attributes met so far. */
  readonly #lists = new Map<string, number>();
  /** Quirks mode: classes and ids are the same in any case of letters. */
  readonly #anyCase: boolean;
  readonly #takenMs = performance.now();
  /** How many rules each sheet had; -1 where they may not be read. */
  readonly #lengths: readonly number[];
  /** Reading of the rules that are not filed yet; undefined when all are. */
  #rest: Iterator<void> | undefined;

  constructor(
    scope: Document | ShadowRoot,
    private readonly sheets: readonly CSSStyleSheet[],
  ) {
    this.#anyCase = (scope.ownerDocument ?? scope).compatMode === 'BackCompat';
    this.#lengths = sheets.map(rulesIn);
    // Parts of a shadow tree are styled from outside of it.
    if (scope instanceof ShadowRoot) {
      this.#named.attribute.set('part', BOTH);
      this.#sets = ANY;
    }
    this.#rest = this.#reading();
    this.#read(scope, FIRST_RULES);
  }

  isOf(sheets: readonly CSSStyleSheet[]): boolean {
    if (performance.now() - this.#takenMs >= MAX_AGE_MS || sheets.length !== this.sheets.length) return false;
    return sheets.every((sheet, i) => {
      const length = this.#lengths[i];
      // What may not be read never will be, and asking is an exception each time.
      return sheet === this.sheets[i] && (length === -1 || length === rulesIn(sheet));
    });
  }

  /** `SKIPS`, `LOOKS`: what may be set on any element by a rule or an animation. Style attributes are not looked at. */
  get sets(): number {
    return this.isAnimated || this.#rest !== undefined ? ANY : this.#sets;
  }

  /** On which sides of the element's content there may be text. */
  sidesOf(el: Element, tag: string): number {
    if (this.#rest !== undefined) return BOTH;
    const { class: classes, id: ids, tag: tags, attribute: attributes } = this.#named;
    let sides = this.#every | (tags.get(tag) ?? 0);
    if (sides === BOTH || !el.hasAttributes()) return sides;
    if (classes.size > 0) {
      const list = el.getAttribute('class');
      if (list !== null) sides |= this.#lists.get(list) ?? this.#sidesOfList(list);
    }
    if (ids.size > 0) {
      const id = el.getAttribute('id');
      if (id !== null) sides |= ids.get(this.#cased(id)) ?? 0;
    }
    for (const [name, suspected] of attributes) if (el.hasAttribute(name)) sides |= suspected;
    return sides;
  }

  #sidesOfList(list: string): number {
    let sides = 0;
    for (const name of this.#cased(list).split(/\s+/)) sides |= this.#named.class.get(name) ?? 0;
    this.#lists.set(list, sides);
    return sides;
  }

  #cased(name: string): string {
    return this.#anyCase ? name.toLowerCase() : name;
  }

  /** Files some rules, and goes on with the others when the page is idle, as long as these are its hints. */
  #read(scope: Document | ShadowRoot, count: number): void {
    for (let i = 0; i < count; i++) if (this.#rest!.next().done === true) return (this.#rest = undefined);
    requestIdleCallback(() => known.get(scope) === this && this.#read(scope, IDLE_RULES));
  }

  *#reading(): Generator<void> {
    for (const sheet of this.sheets) yield* this.#sheet(sheet);
  }

  *#sheet(sheet: CSSStyleSheet): Generator<void> {
    // Nothing is left to learn.
    if (isForPrint(sheet.media) || (this.#every === BOTH && this.#sets === ANY)) return;
    let rules: CSSRuleList;
    try {
      rules = sheet.cssRules;
    } catch {
      // The rules of another origin's sheet are not for us: anything may be in them.
      this.#every = BOTH;
      this.#sets = ANY;
      return;
    }
    // What a linked sheet declares is parsed when it is needed first: to read all of it takes as long again.
    if (sheet.href !== null && rules.length > 0) this.#sets = ANY;
    yield* this.#rules(rules, '');
  }

  /** `outer`: the selector of the rule around these. */
  *#rules(rules: CSSRuleList, outer: string): Generator<void> {
    for (const rule of rules) {
      yield;
      if (rule instanceof CSSImportRule) {
        if (rule.styleSheet === null) this.#sets = ANY;
        else if (!isForPrint(rule.media)) yield* this.#sheet(rule.styleSheet);
        continue;
      }
      // Declarations after a nested rule (CSSNestedDeclarations) have no selector of their own.
      const selector = rule instanceof CSSStyleRule ? rule.selectorText : outer;
      if ('style' in rule) {
        this.#noteSets(rule as CSSStyleRule);
        if (/:(?:before|after)/i.test(selector) && generates((rule as CSSStyleRule).style))
          this.#fileSelector(selector, outer);
      }
      const { cssRules } = rule as CSSGroupingRule;
      if (!cssRules?.length || rule instanceof CSSKeyframesRule) continue;
      if (!(rule instanceof CSSMediaRule && isForPrint(rule.media))) yield* this.#rules(cssRules, selector);
    }
  }

  #noteSets(rule: CSSStyleRule): void {
    if (this.#sets === ANY) return;
    const { style } = rule;
    if (style.contentVisibility !== '') this.#sets |= SKIPS;
    if ((this.#sets & LOOKS) === 0 && (style.visibility !== '' || style.textTransform !== ''))
      this.#sets |= LOOKS;
  }

  #fileSelector(selectorList: string, outer: string): void {
    for (const key of subjectKeys(selectorList)) {
      const sides = key.pseudo === 'before' ? BEFORE : key.pseudo === 'after' ? AFTER : 0;
      if (sides === 0) continue;
      // `&::before`: the subject is that of the rule around it.
      const keys = key.kind === 'parent' ? subjectKeys(outer) : [key];
      for (const each of keys) this.#file(each, sides);
    }
  }

  #file({ kind, name }: SubjectKey, sides: number): void {
    if (kind === 'every' || kind === 'parent') this.#every |= sides;
    else {
      const key = kind === 'class' || kind === 'id' ? this.#cased(name) : name;
      this.#named[kind].set(key, (this.#named[kind].get(key) ?? 0) | sides);
    }
  }
}

/** Rules of the sheet; -1 where they may not be read. */
function rulesIn(sheet: CSSStyleSheet): number {
  try {
    return sheet.cssRules.length;
  } catch {
    return -1;
  }
}

/** Never on a screen. Other media may come to hold at any time. */
function isForPrint(media: MediaList): boolean {
  return media.length === 1 && media[0] === 'print';
}

function generates({ content }: CSSStyleDeclaration): boolean {
  return content !== '' && !/^(none|normal|""|''|"\s+")$/.test(content);
}
