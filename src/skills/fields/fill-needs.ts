// What a page is asked for to fill fields in: the fields, what is copied, and the ways to where they may stand.
import type { IntentOf, TargetPhrase } from '../../shared/intent';
import type { Need } from '../../shared/messages/content-request';
import { MAX_READ_CHARS } from '../../shared/perception-budgets';
import { WAYS_TO_SETTINGS } from '../account/my-settings';
import { COUNT_NEEDS, countIn } from '../amounts/stepper';
import { isTime } from '../dates/picked-time';
import { WAYS_TO_EDIT } from '../forms/edit-form';
import type { Attempt } from '../skill';
import { lookFor } from '../target/aim';
import { clip } from '../words/words';
import { cellPhrase } from './edit-cell';

const ALL_TEXTS: Need = { key: 'near', type: 'query', query: { kind: 'text', topK: 200 } };

const AGREEING: Need = {
  key: 'near',
  type: 'query',
  query: { text: 'ok|apply|done|set|confirm|übernehmen|anwenden|fertig|bestätigen|确定|确认', topK: 20 },
};

const PASSAGES: Need = { key: 'passages', type: 'text', maxChars: MAX_READ_CHARS };

export function needsOfFill({ fields, mine }: IntentOf<'fill'>, attempts: readonly Attempt[]): Need[] {
  // A list that was opened says its entries as mere text.
  const opened = attempts.some(({ call, result }) => result.ok && call.name === 'dom.click');
  const phrases = fields.flatMap((field): TargetPhrase[] => [
    ...(field.field ? [cellPhrase(field.field)] : []),
    ...(field.value.from === 'page' ? [field.value.target] : []),
    ...(field.value.from === 'described' ? [{ text: clip(field.value.words) }] : []),
    ...((opened || field.loose) && field.value.from === 'text' ? [{ text: clip(field.value.text) }] : []),
  ]);
  // Whoever asks by no words is told of everything.
  const ways = phrases.some(({ text }) => text !== '') ? WAYS_TO_EDIT : [];
  return [
    ...lookFor([...phrases, ...ways, ...(mine ? WAYS_TO_SETTINGS : [])], {
      tables: fields.some(({ value }) => value.from === 'page' || value.from === 'described'),
    }),
    ...(fields.some(({ value }) => value.from === 'described') ? [PASSAGES] : []),
    // What a calendar says that comes up.
    ...(fields.some(({ value, field }) => value.from === 'date' || field?.where) ? [ALL_TEXTS] : []),
    // A panel with a list of hours and one of minutes is long, and what it is agreed to by stands at its end.
    ...(attempts.length > 0 && fields.some(({ value }) => value.from === 'text' && isTime(value.text))
      ? [AGREEING]
      : []),
    ...(fields.some((field) => countIn(field) !== undefined) ? COUNT_NEEDS : []),
  ];
}
