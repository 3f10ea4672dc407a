// "Sign up with this address and tick the terms": what belongs into a form is done before the form is sent, and it is
// sent once.
import type { Intent, TargetPhrase } from '../shared/intent';
import { regex } from './clean';
import type { ClauseReading } from './clauses/link-clauses';
import type { Masked } from './quotes';
import { isItem } from './rules/items';

export function sentLast(readings: readonly ClauseReading[], { text }: Masked): ClauseReading[] {
  const out: ClauseReading[] = [];
  /** Index of the step that sends the last form, as long as only values for that form have followed. */
  let sends: number | undefined;
  for (const one of readings) {
    const [intent, ...others] = one.intents;
    const isAlone = others.length === 0;
    if (sends !== undefined && isAlone && isSame(intent, out[sends]?.intents[0])) continue;
    const isPart = isAlone && intent && isOfForm(intent, one) && !isAfter(one, text);
    if (sends !== undefined && isPart && (intent.kind === 'check' || takesMore(out, sends))) {
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

/** Behind a log-in or a code that is applied the next page begins; a thing that has but a name is made at once. */
function takesMore(out: readonly ClauseReading[], sends: number): boolean {
  const { rule = '', intents: [send] = [] } = out[sends] ?? {};
  const before = out[sends - 1]?.intents ?? [];
  const isOpened = before.some(({ kind }) => kind === 'click');
  const fields = before.flatMap((intent) => (intent.kind === 'fill' ? intent.fields : []));
  const isNamed =
    isOpened &&
    fields.length === 1 &&
    /^(?:name|titel|title|名称|名字)$/iu.test(fields[0]?.field?.text ?? '');
  const isOver = send?.kind === 'submit' && OVER.test(send.target?.text ?? '');
  return rule !== 'login' && rule !== 'redeem' && !isOver && !isNamed;
}
const OVER = /^(?:log ?in|sign ?in|apply|subscribe|anmelden|einloggen|abonnieren)$/iu;

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
  const at = text.indexOf(clause);
  const before = text.slice(0, Math.max(0, at));
  return at < 0 || regex(`(?:${THEN}|${APART})[\\s,，]*(?:${table.politeStart})*$`).test(before);
};
const APART = '[.;!?。；！？]|\\n\\s*[-*•]?|(?:^|\\s)\\(?\\d{1,2}[.)]|\\bnext';
const THEN =
  '\\b(?:then|afterwards|after that|finally|once done|dann|danach|anschließend|zuletzt)|然后|接着|之后|随后|最后';
