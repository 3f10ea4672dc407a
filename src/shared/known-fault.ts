// The phrase that an English sentence about trouble is. Tools, pages and stores tell trouble in English, as records,
// models and outside agents read it; where a person reads it, the sentence is the key, as with gettext. Pure.
import { phraseOf, series, type Phrase, type PhraseKey, type Words } from './phrase';
import { FAULT_PHRASES } from './phrases/fault-phrases';
import { REFUSAL_PHRASES } from './phrases/refusal-phrases';
import { THING_PHRASES } from './phrases/thing-phrases';

/** Longer ones stand as they are: no sentence of ours is, and matching takes longer with every character. */
const MAX_CHARS = 500;
/** Of a text with fewer characters of its own, what is filled in must be known, too. */
const FEW_CHARS = 5;

interface Pattern {
  key: PhraseKey;
  ownChars: number;
  pattern: RegExp;
  /** Of each group: where it is filled in, and whether it stands in quotation marks. */
  places: { index: number; quoted: boolean }[];
}

const PATTERNS: readonly Pattern[] = Object.entries({ ...FAULT_PHRASES, ...REFUSAL_PHRASES })
  .filter(([key]) => !key.startsWith('field_'))
  .map(([key, text]) => ({
    key: key as PhraseKey,
    ownChars: text.replace(/\$\d/g, '').length,
    pattern: new RegExp(`^${text.replace(/[.*+?^{}()|[\]\\]/g, '\\$&').replace(/\$\d/g, '([^]+?)')}$`),
    places: [...text.matchAll(/(“?)\$(\d)(”?)/g)].map(([, open, digit, close]) => ({
      index: Number(digit) - 1,
      quoted: open !== '' && close !== '',
    })),
  }))
  .sort((a, b) => b.ownChars - a.ownChars);

/** Undefined: no sentence of ours, or one that only models and agents are told. */
export function knownFault(english: string): Phrase | undefined {
  if (english.length > MAX_CHARS) return undefined;
  for (const { key, ownChars, pattern, places } of PATTERNS) {
    const groups = pattern.exec(english)?.slice(1);
    if (!groups) continue;
    const args: Words[] = [];
    groups.forEach((text, n) => {
      const { index, quoted } = places[n]!;
      args[index] = quoted ? text : filledIn(text);
    });
    if (ownChars >= FEW_CHARS || args.every((arg) => typeof arg !== 'string')) return phraseOf(key, ...args);
  }
  return whatIsWrong(english);
}

/** "textbox “Email”: Please fill out this field." */
function whatIsWrong(english: string): Phrase | undefined {
  const [, of = '', wrong = ''] = /^([^:]+?): ([^]+)$/.exec(english) ?? [];
  const thing = thingIn(of);
  return thing && phraseOf('about', thing, wrong);
}

function filledIn(text: string): Words {
  return fieldKind(text) ?? listIn(text) ?? knownFault(text) ?? text;
}

function fieldKind(text: string): Phrase | undefined {
  const key = `field_${text}`;
  return Object.hasOwn(REFUSAL_PHRASES, key) ? phraseOf(key as PhraseKey) : undefined;
}

/** "button “Save”, “Cancel”": each in words, if each is known. */
function listIn(text: string): Words | undefined {
  const parts = text.split(/(?<=”), /).map((part) => thingIn(part) ?? quoteIn(part));
  return parts.some((part) => part === undefined) ? undefined : series(parts as Phrase[]);
}

function quoteIn(text: string): Phrase | undefined {
  const [, quoted] = /^“([^]*)”$/.exec(text) ?? [];
  return quoted === undefined ? undefined : phraseOf('quote', quoted);
}

/** What `describeSelector` calls roles otherwise than ARIA. */
const ROLES: Readonly<Record<string, string>> = {
  field: 'textbox',
  'search field': 'searchbox',
  choice: 'combobox',
  'list of choices': 'listbox',
  'number field': 'spinbutton',
  'menu item': 'menuitem',
  'column header': 'columnheader',
  'tree item': 'treeitem',
  'list item': 'listitem',
  'radio button': 'radio',
};

const PLACES = new Map(
  Object.entries<PhraseKey>({
    'main part': 'landmark_main',
    header: 'landmark_header',
    navigation: 'landmark_nav',
    footer: 'landmark_footer',
    'side part': 'landmark_aside',
  }),
);

const THING =
  /^(<[\w-]+>|[a-z]+(?: [a-z]+){0,2}?)(?: (?:with )?“([^]*)”)?(?: \((\d+)(?:st|nd|rd|th)\))?(?: in the ([a-z ]+?))?( in a frame)?$/;

/** As `describeElement` and `describeSelector` call a thing of the page: "button “Save” (2nd) in the navigation". */
export function thingIn(text: string): Phrase | undefined {
  const [, kind = '', name, nth, place] = THING.exec(text) ?? [];
  const key = `role_${kind.startsWith('<') ? 'element' : (ROLES[kind] ?? kind)}`;
  if (!Object.hasOwn(THING_PHRASES, key)) return undefined;
  const role = phraseOf(key as PhraseKey);
  const thing = name === undefined ? role : phraseOf('thing', role, phraseOf('quote', name));
  const counted = nth === undefined ? thing : phraseOf('thing_number', thing, nth);
  const where = place === undefined ? undefined : PLACES.get(place);
  return where ? phraseOf('card_in', counted, phraseOf(where)) : counted;
}
