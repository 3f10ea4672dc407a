// What a control does by what stands beside it: a deed chosen in a list, the row of a booking, a box that talks to
// people. Pure.
import type { TargetInfo } from '../../shared/target-info';
import { plainWords } from '../words';
import { dialogAround } from './dialog-around';
import { riskKindOf, type RiskKind } from './risk-words';

/** Names of lists whose entries are acts ("Actions", "With selected"). */
export const LIST_OF_DEEDS =
  /(?:^|\s)(?:actions?|aktion(?:en)?|acci(?:on|ones)|azion[ei]|with selected)(?:$|\s)|^(?:more|options?|mehr|weitere|weiteres|optionen|plus|mas|opciones)$|操作|^更多$/u;
/** "With selected: Delete", or a ticked box "Delete", and then "Go": a deed that was chosen and is done by the button. */
export function chosenBeside({ form, beside }: TargetInfo): RiskKind | null {
  for (const { label, value } of [...(form?.fields ?? []), ...(beside?.fields ?? [])]) {
    const name = plainWords(label);
    const kinds = value.split('\n').map((one) => riskKindOf(plainWords(one.replaceAll('_', ' '))));
    const chosen = LIST_OF_DEEDS.test(name) ? kinds.find((kind) => kind !== null) : undefined;
    if (chosen) return chosen;
    if (TICKED.test(value) && riskKindOf(name) === 'delete') return 'delete';
  }
  return null;
}

const TICKED = /^(?:on|true|yes|1)$/;
/** What a button is called that carries out whatever was chosen. */
export const CARRIES_OUT =
  /^(?:go|run|execute|perform|start|ausfuhren|los|executer|ejecutar|ir|esegui|执行|実行)$/u;

/** "Cancel" in the row of a booking calls it off; in a dialog or a form it leaves things as they are. */
export function callsOff(label: string, { row, context, form, beside }: TargetInfo): boolean {
  if (!row || form || beside || !CANCEL.test(label) || dialogAround(context)) return false;
  return CALLED_OFF.test(plainWords(`${row} ${context ?? ''}`));
}

const CANCEL = /^(?:cancel|abbrechen|absagen|annuler|cancelar|annulla|取消)$/u;
const CALLED_OFF =
  /(?:^|\s)(?:orders?|bookings?|reservations?|subscriptions?|appointments?|memberships?|tickets?|flights?|trips?|events?|meetings?|bestellung(?:en)?|buchung(?:en)?|termine?|abos?|commandes?|reservas?|pedidos?|citas?)(?:$|\s)|订单|预订|预约|订阅/u;

/** A box that talks to people: in most of them Enter sends what is written. */
const WRITES_TO_OTHERS =
  /(?:^|\s)(?:messages?|chat|reply|replies|comments?|send|nachricht|antwort(?:en)?|kommentar|repondre|reponse|commentaire|mensaje|comentario|respuesta|respond(?:er)?|messaggio|mensagem)(?:$|\s)|消息|评论|回复|メッセージ|메시지/u;
const LOOKS_UP =
  /(?:^|\s)(?:search|find|filter|suchen?|durchsuchen|filtern|rechercher|buscar|cerca)(?:$|\s)|搜索|查找|検索|검색/u;

export function talksToOthers({ label, role }: TargetInfo): boolean {
  const called = plainWords(label);
  return role !== 'searchbox' && WRITES_TO_OTHERS.test(called) && !LOOKS_UP.test(called);
}
