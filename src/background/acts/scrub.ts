// In front of everything that comes from a page or goes into a record: values of secrets become dots, in
// whatever way a page has written them down (policy/secrets/redact.ts). Pages see a secret when it is typed and may
// show it anywhere; from here on nothing of the extension does.
import { redactor } from '../../policy/secrets/redact';
import { ITEM_ID } from '../../shared/item-id';
import { LANDMARKS } from '../../shared/landmarks';
import { remembering } from '../../shared/remembering';
import { fieldClass } from '../../shared/target-info';
import { originOf } from '../../shared/url';
import { secretValues } from '../../store/secrets';

/** The same words come with every look at a page. */
const MAX_REMEMBERED = 5_000;

let values: readonly string[] = [];
let scrubText: (text: string) => string = (text) => text;

/**
 * The scrubber for the secrets that there are now. Any JSON value; without secrets it is handed back as it is. `site`: the
 * origin of the page that tells it, which stays in front of its addresses: a secret may be a part of it ("demo" at
 * demo.shop.example), and what is allowed is told by it.
 */
export async function scrubber(): Promise<<T>(value: T, site?: string) => T> {
  const held = await secretValues();
  if (held !== values) {
    values = held;
    scrubText = remembering(redactor(held), MAX_REMEMBERED);
  }
  return held.length === 0
    ? (value) => value
    : (value, site = '') => scrubbed(value, /^https?:/.test(site) ? site : '') as typeof value;
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
 * What the content script says by itself, by the names of its replies: no page has a word in it, and without it the
 * reply could not be read. A secret may well be such a word ("password"), or a number that is a part of an id.
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

function scrubbed(value: unknown, site: string, isOwn?: (text: string) => boolean): unknown {
  if (typeof value === 'string') {
    if (isOwn?.(value)) return value;
    const own = site !== '' && value.startsWith(site) && /^(?:[/?#]|$)/.test(value.slice(site.length));
    return own ? site + scrubText(value.slice(site.length)) : scrubText(value);
  }
  if (Array.isArray(value)) return value.map((each) => scrubbed(each, site, isOwn));
  if (typeof value !== 'object' || value === null) return value;
  // Strings alone can be our own: what a page calls its columns says nothing of their cells, which are objects.
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, scrubbed(each, site, OWN.get(name))]),
  );
}
