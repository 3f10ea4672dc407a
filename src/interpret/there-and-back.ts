// "Leave on Friday and return on Sunday": each day is the next of its name, and the way back does not come before the way
// there. Pure.
import type { DateSpan, Intent } from '../shared/intent';

const THERE =
  /(?<!\p{L})(?:leave|depart\p{L}*|outbound|start|begin|from|check-?in|hin\p{L}*|abflug|anreise|beginn)(?!\p{L})|出发|去程|入住|开始/iu;
const BACK =
  /(?<!\p{L})(?:return|inbound|end|until|check-?out|rück\p{L}*|abreise|ende)(?!\p{L})|返程|返回|离店|退房|结束/iu;
const DAY_MS = 86_400_000;

/** The intents with each later date that lies before the first one moved on by a week, or by a year where a week is not enough. */
export function thereAndBack(intents: readonly Intent[]): readonly Intent[] {
  let there: number | undefined;
  const inOrder = (name: string, span: DateSpan): DateSpan => {
    const day = Date.parse(span.from);
    if (Number.isNaN(day) || span.from !== span.to) return span;
    if (BACK.test(name)) return there !== undefined && day < there ? later(span, there) : span;
    if (THERE.test(name)) there = day;
    return span;
  };
  return intents.map((intent) => {
    if (intent.kind === 'date' && intent.field)
      return { ...intent, date: inOrder(intent.field.text, intent.date) };
    if (intent.kind !== 'fill') return intent;
    const fields = intent.fields.map((each) =>
      each.value.from === 'date' && each.field
        ? { ...each, value: { ...each.value, date: inOrder(each.field.text, each.value.date) } }
        : each,
    );
    return { ...intent, fields };
  });
}

function later(span: DateSpan, there: number): DateSpan {
  const day = new Date(span.from);
  if (there - day.getTime() < 7 * DAY_MS) day.setUTCDate(day.getUTCDate() + 7);
  else if (!/\d{4}/.test(span.words)) day.setUTCFullYear(day.getUTCFullYear() + 1);
  const date = day.toISOString().slice(0, 10);
  return { ...span, from: date, to: date };
}
