// What a task is, in one line: the act, and each thing with all that is known of it.
import type { Intent, TargetPhrase } from '../../../src/shared/intent';
import { tellFields } from './read-as';

/** "all tasks not:done in:Archive (row)". */
export const tellTarget = ({ text, ordinal, all, count, where = [], within, roles }: TargetPhrase): string =>
  [
    ...(all ? [count === undefined ? 'all' : `all ${count}`] : []),
    ...(ordinal === undefined ? [] : [`#${ordinal}`]),
    ...(text === '' ? [] : [text]),
    ...where.map(({ op, value }) => `${op}:${value}`),
    ...(within === undefined ? [] : [`in:${within}`]),
    ...(roles?.[0] === undefined ? [] : [`(${roles[0]})`]),
  ].join(' ');

export function tellTask(intent: Intent): string {
  switch (intent.kind) {
    case 'item':
      return `${intent.action} ${tellTarget(intent.item)}`;
    case 'check':
      return `${intent.on ? 'check' : 'uncheck'} ${intent.targets.map(tellTarget).join(', ')}`;
    case 'choose':
      return `choose ${intent.options.map(tellTarget).join(', ')}`;
    case 'drag':
      return `drag ${tellTarget(intent.what)}`;
    case 'download':
      return `download ${typeof intent.what === 'object' && 'text' in intent.what ? tellTarget(intent.what) : ''}`;
    case 'fill':
      return tellFields(intent.fields);
    case 'open':
    case 'click':
      return `${intent.kind} ${tellTarget(intent.target)}`;
    case 'set':
      return `set ${intent.field ? tellTarget(intent.field) : ''}=${intent.value}`;
    case 'add':
      return `add ${intent.what.join(', ')}`;
    default:
      return intent.kind;
  }
}
