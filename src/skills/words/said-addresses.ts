// Addresses of people, as pages write them in their text. Pure.

/** As long as each part may be: a page may hold a run of a hundred thousand letters. */
const EMAIL = /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/gu;

export function emailsIn(text: string): string[] {
  return text.match(EMAIL)?.map((said) => said.replace(/^['.]+/, '')) ?? [];
}

/** Runs of digits and what stands between them in numbers of phones. */
const RUN =
  /(?<![\p{L}\p{N}.,:/#$€£¥-])[+(]?\d[\d()/. \u00a0\u2010\u2011–-]{5,24}\d(?![\p{L}\p{N}%€]|[.,:]\d)/gu;
/** "2026-11-29", "29.11.2026". */
const DATE = /^\d{1,4}([./-])\d{1,2}\1\d{1,4}(?!\d)/;
/** From abroad, with the area in brackets or by its zero; as in North America; of a mobile in China. */
const DIALLED = /^(?:\+\d|00[1-9]|\(\+?\d|0[1-9])|^\d{3}[-. \u00a0]\d{3}[-. \u00a0]\d{4}$|^1[3-9]\d{9}$/;

/** Of seven digits at least; no dates, prices or numbers of things. */
export function phonesIn(text: string): string[] {
  return (text.match(RUN) ?? []).filter((run) => {
    const digits = run.replace(/\D/g, '').length;
    return digits >= 7 && digits <= 15 && DIALLED.test(run) && !DATE.test(run);
  });
}
