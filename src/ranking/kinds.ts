// What a control is for, told from its words and its surroundings; matched by whole words, the longest phrase wins.
import { remembering } from '../shared/remembering';
import { KIND_SYMBOLS, KIND_WORDS } from './kind-words';
import { matcher, type Found } from './phrase-matcher';

/** Words that turn a bare "accept" or "reject" into a cookie choice when the surroundings say so. */
const consentIn = matcher({
  cookies:
    'cookie|cookies|consent|gdpr|privacy preferences|einwilligung|consentement|consentimiento|同意|隐私',
});
const choicesIn = matcher({
  yes: 'accept|accept all|allow all|agree|i agree|got it|akzeptieren|alle akzeptieren|zustimmen|accepter|tout accepter|j accepte|aceptar|aceptar todo|接受|全部接受|同意',
  no: 'reject|reject all|decline|deny|refuse|only necessary|necessary only|ablehnen|alle ablehnen|nur notwendige|refuser|tout refuser|rechazar|rechazar todo|拒绝|全部拒绝',
});
/** Where "next" steps through something that is no list of results. */
const steppedIn = matcher({
  steps:
    'calendar|month|week|day|year|step|wizard|slide|carousel|slideshow|kalender|monat|schritt|mois|calendrier|etape|mes|calendario|paso|月|日历|步骤',
});

const byLength = (a: Found, b: Found) => b.words - a.words || a.at - b.at;

const kindsIn = matcher(KIND_WORDS);
const MAX_REMEMBERED = 4_000;

/**
 * What a control with this label does; undefined when its words do not say. `context` is the label of its
 * surroundings (dialog, section, navigation), which settles words of several meanings.
 */
export function kindOf(label: string, context = ''): string | undefined {
  if (context !== '') return readKind(label, context);
  const kind = kindAlone(label);
  return kind === '' ? undefined : kind;
}

/** '' for none. */
const kindAlone = remembering((label) => readKind(label, '') ?? '', MAX_REMEMBERED);

function readKind(label: string, context: string): string | undefined {
  const symbol = KIND_SYMBOLS.get(label.replace('\uFE0F', '').trim());
  if (symbol !== undefined) return symbol;
  if (consentIn(`${label} ${context}`).found.length > 0) {
    const choice = choicesIn(label).found.sort(byLength)[0];
    if (choice) return choice.name === 'yes' ? 'accept_cookies' : 'reject_cookies';
  }
  const { found, count } = kindsIn(label);
  // A phrase inside a long sentence is a mention, not a meaning.
  const telling = found.filter((f) => count <= 4 || f.words * 3 >= count || (f.at === 0 && count <= 6));
  telling.sort(byLength);
  const best = telling[0];
  if (!best) return undefined;
  if (best.name === 'next_page' || best.name === 'previous_page') {
    if (best.words === 1 && steppedIn(context).found.length > 0) {
      return best.name === 'next_page' ? 'next' : 'previous';
    }
  }
  if (best.name === 'download' && telling.some((f) => f.name === 'invoices')) return 'download_invoice';
  return best.name;
}

/** Kinds that a user's words name, in any of the languages: the bridge from "log in" to "Anmelden". */
export function kindsNamedBy(words: string): Set<string> {
  const { found, count } = kindsIn(words);
  return new Set(found.filter((f) => f.words * 2 >= count).map((f) => f.name));
}
