// In front of everything that comes from a page or goes into a record: values of secrets become dots, in
// whatever way a page has written them down (policy/redact.ts). Pages see a secret when it is typed and may
// show it anywhere; from here on nothing of the extension does.
import { redactor } from '../policy/redact';
import { remembering } from '../shared/remembering';
import { secretValues } from '../store/secrets';

/** The same words come with every look at a page. */
const MAX_REMEMBERED = 5_000;

let values: readonly string[] = [];
let scrubText: (text: string) => string = (text) => text;

/** The scrubber for the secrets that there are now. Any JSON value; without secrets it is handed back as it is. */
export async function scrubber(): Promise<<T>(value: T) => T> {
  const held = await secretValues();
  if (held !== values) {
    values = held;
    scrubText = remembering(redactor(held), MAX_REMEMBERED);
  }
  return held.length === 0 ? (value) => value : (value) => scrubbed(value) as typeof value;
}

function scrubbed(value: unknown): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (Array.isArray(value)) return value.map(scrubbed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, scrubbed(each)]));
}
