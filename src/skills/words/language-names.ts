// Languages have a name in every language: a list says "Deutsch" where the user says "German". Pure.
import { fold } from './words';

/** Codes of ISO 639-1 that the engine knows a name of. */
const codes: string[] = [];
const names = new Map<string, Map<string, string>>();

function namesIn(locale: string): Map<string, string> {
  const known = names.get(locale);
  if (known) return known;
  const display = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
  const made = new Map<string, string>();
  for (const code of allCodes()) {
    const name = display.of(code);
    if (name !== undefined) made.set(fold(name), code);
  }
  names.set(locale, made);
  return made;
}

function allCodes(): readonly string[] {
  if (codes.length > 0) return codes;
  const english = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  for (let a = 97; a < 123; a++)
    for (let b = 97; b < 123; b++) {
      const code = String.fromCharCode(a, b);
      if (english.of(code) !== undefined) codes.push(code);
    }
  return codes;
}

/** Code of the language that goes by this name in a language of the interpreter, or in its own. */
function codeOf(name: string): string | undefined {
  const wanted = fold(name);
  for (const locale of ['en', 'de', 'zh']) {
    const known = namesIn(locale).get(wanted);
    if (known !== undefined) return known;
  }
  return allCodes().find((code) => namesIn(code).get(wanted) === code);
}

/** The option that is another name of the same language: "Deutsch (Österreich)" is German, too. */
export function sameLanguage(options: readonly string[], wanted: string): string | undefined {
  const code = codeOf(wanted);
  if (code === undefined) return undefined;
  // "de - Deutsch": the code before the name.
  const plain = (option: string) => option.replace(/^\p{L}{2,3}(?:-\p{L}+)*\s+[-–—:]\s+/u, '');
  const bare = (option: string) => plain(option).replace(/\s*[([（].*$/, '');
  const same = options.filter((option) => codeOf(bare(option)) === code);
  const [only, ...others] = same.length > 1 ? same.filter((option) => codeOf(plain(option)) === code) : same;
  return others.length === 0 ? only : undefined;
}
