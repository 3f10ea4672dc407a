// Scrubs everything that comes from a page or goes into a record: values of secrets become dots, in whatever encoding a
// page has written them (policy/secrets/redact.ts). A page gets a secret when it is typed, and may show it anywhere; the
// extension does not pass it on.
import { redactor } from '../../policy/secrets/redact';
import { ITEM_ID } from '../../shared/item-id';
import { LANDMARKS } from '../../shared/landmarks';
import { remembering } from '../../shared/remembering';
import { fieldClass } from '../../shared/target-info';
import { originOf } from '../../shared/url';
import { heldSecrets, type HeldSecret } from '../../store/secrets';

/** Texts whose scrubbed form is remembered: the same ones come with every look at a page. */
const MAX_REMEMBERED = 5_000;

/**
 * Shorter ones are dots on their own site alone: a page that lists all that there can be must not learn from what is left
 * out which one it is, and other pages say "123" of other things.
 */
const EVERYWHERE_CHARS = 8;

type ScrubText = (text: string) => string;

let held: readonly HeldSecret[] = [];
/** By the site whose pages tell it; those of "" are for what no site tells. */
const ofSites = new Map<string, ScrubText>();

function scrubTextOf(site: string): ScrubText {
  const isOwn = held.some(({ value, origin }) => origin === site && value.length < EVERYWHERE_CHARS);
  const key = isOwn ? site : '';
  const known = ofSites.get(key);
  if (known) return known;
  const values = held
    .filter(({ value, origin }) => value.length >= EVERYWHERE_CHARS || (isOwn && origin === site))
    .map(({ value }) => value);
  const made: ScrubText =
    values.length === 0 ? (text) => text : remembering(redactor(values), MAX_REMEMBERED);
  ofSites.set(key, made);
  return made;
}

/**
 * A function that scrubs any JSON value of the secrets that are held now; without secrets it gives the value back as it is.
 * `site`: origin of the page that the value comes from. In addresses of this origin it is left as it is, even where a
 * secret is a part of it ("demo" at demo.shop.example): the gate judges by it. Without one, a tab is told with the site of its own
 * address, and all else has been told by pages before.
 */
export async function scrubber(): Promise<<T>(value: T, site?: string) => T> {
  const now = await heldSecrets();
  if (now !== held) {
    held = now;
    ofSites.clear();
  }
  return now.length === 0
    ? (value) => value
    : (value, site) =>
        (site === undefined
          ? scrubbedTab(value)
          : scrubbed(value, asSite(site), scrubTextOf(site))) as typeof value;
}

const asSite = (origin: string): string => (/^https?:/.test(origin) ? origin : '');

/** The browser's words for a tab, or for several; only what stands in them directly is of that tab. */
function scrubbedTab(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(scrubbedTab);
  const { url, title } = (value ?? {}) as { url?: unknown; title?: unknown };
  const isTab = typeof url === 'string' && typeof title === 'string';
  const site = (isTab ? originOf(url) : undefined) ?? '';
  if (site === '') return scrubbed(value, '', scrubTextOf(''));
  return Object.fromEntries(
    Object.entries(value as object).map(([name, each]) => [
      name,
      scrubbed(each, site, scrubTextOf(typeof each === 'string' ? site : '')),
    ]),
  );
}

/** Longest address that is told or kept. */
const MAX_ADDRESS_CHARS = 4_000;

/** An address that the browser tells. Its site stays: it is what the user has allowed, and no page can choose it. */
export async function scrubbedAddress(url: string): Promise<string> {
  const scrub = await scrubber();
  return scrub(url, originOf(url)).slice(0, MAX_ADDRESS_CHARS);
}

// prettier-ignore
const INPUT_TYPES = [
  'button', 'checkbox', 'color', 'date', 'datetime-local', 'email', 'file', 'hidden', 'image', 'month', 'number', 'password',
  'radio', 'range', 'reset', 'search', 'submit', 'tel', 'text', 'time', 'url', 'week',
];
const isId = (text: string): boolean => ITEM_ID.test(text);
const oneOf = (words: readonly string[]) => (text: string) => words.includes(text);
/**
 * Fields of replies whose values the content script writes by itself, without a word of the page, and how such values
 * look. They are not scrubbed, or the reply could not be parsed: a secret may be such a word ("password"), or a number that
 * is part of an id.
 */
const OWN: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ...['id', 'controls', 'formId', 'collectionId', 'appliesToCollectionId', 'parent', 'unseen', 'gone'].map(
    (name) => [name, isId] as const,
  ),
  ['fieldClass', oneOf(fieldClass.options)],
  ['inputType', oneOf(INPUT_TYPES)],
  ['landmark', oneOf(LANDMARKS)],
  ['readyState', oneOf(['loading', 'interactive', 'complete'])],
  ['type', oneOf(['query', 'extract', 'text', 'links', 'action', 'field', 'form', 'collection'])],
  ['kind', oneOf(['role', 'text', 'css', 'ref'])],
]);

function scrubbed(
  value: unknown,
  site: string,
  scrubText: ScrubText,
  isOwn?: (text: string) => boolean,
): unknown {
  if (typeof value === 'string') {
    if (isOwn?.(value)) return value;
    const own = site !== '' && value.startsWith(site) && /^(?:[/?#]|$)/.test(value.slice(site.length));
    return own ? site + scrubText(value.slice(site.length)) : scrubText(value);
  }
  if (Array.isArray(value)) return value.map((each) => scrubbed(each, site, scrubText, isOwn));
  if (typeof value !== 'object' || value === null) return value;
  // Only for strings: a column of a page's table may be named like such a field, but its cells are objects.
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, scrubbed(each, site, scrubText, OWN.get(name))]),
  );
}
