// "Sign up with this address and tick the terms": what belongs into a form is done before the form is sent, and it is
// sent once.
import type { Intent, TargetPhrase } from '../shared/intent';
import { regex } from './clean';
import type { ClauseReading } from './clauses/link-clauses';
import type { Masked } from './quotes';
import { isItem } from './rules/items';

export function sentLast(readings: readonly ClauseReading[], { text }: Masked): ClauseReading[] {
  const out: ClauseReading[] = [];
  /** Where the last form is sent, if nothing but what belongs into it was said since. */
  let sends: number | undefined;
  for (const one of readings) {
    const [intent, ...others] = one.intents;
    const isAlone = others.length === 0;
    if (sends !== undefined && isAlone && isSame(intent, out[sends]?.intents[0])) continue;
    if (sends !== undefined && isAlone && intent && isOfForm(intent, one) && !isAfter(one, text)) {
      out.splice(sends, 0, one);
      sends += 1;
      continue;
    }
    const last = one.intents.at(-1);
    if (last?.kind === 'submit' && others.some(({ kind }) => kind === 'fill' || kind === 'submit')) {
      out.push({ ...one, intents: one.intents.slice(0, -1) }, { ...one, intents: [last] });
      sends = out.length - 1;
      continue;
    }
    out.push(one);
    sends = undefined;
  }
  return out;
}

/** "… and submit", where the form has been sent by then; "and publish it" may be another act. */
const isSame = (now: Intent | undefined, before: Intent | undefined): boolean =>
  now?.kind === 'submit' &&
  before?.kind === 'submit' &&
  (!now.target || now.target.text === before.target?.text);

const isOfForm = (intent: Intent, { rule, pronoun, table }: ClauseReading): boolean => {
  const isPart = (target: TargetPhrase): boolean =>
    target.all !== true && target.ordinal === undefined && !isItem(target, table);
  if (pronoun === true || rule === 'login') return false;
  if (intent.kind === 'upload') return true;
  if (intent.kind === 'check') return intent.targets.every(isPart);
  if (intent.kind === 'choose') return intent.options.every(isPart);
  return intent.kind === 'click' && AGREES.test(intent.target.text);
};
const AGREES = /^(?:accept|agree to|confirm) \p{L}|(?:akzeptieren|zustimmen)$|^(?:同意|接受)/iu;

/** "Post it, then tick …" says the order. */
const isAfter = ({ clause, table }: ClauseReading, text: string): boolean => {
  const before = text.slice(0, Math.max(0, text.indexOf(clause)));
  return regex(`(?:${THEN})[\\s,，]*(?:${table.politeStart})*$`).test(before);
};
const THEN =
  '\\b(?:then|afterwards|after that|finally|once done|dann|danach|anschließend|zuletzt)|然后|接着|之后|随后|最后';
