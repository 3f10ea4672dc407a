// How states of records are called in the languages that the copilot reads: who asks in German about a page in
// English means the same by them. Language only; which states there are, a page says.
import { remembering } from '../../shared/remembering';
import { fold } from './words';

const STATES: ReadonlyArray<readonly string[]> = [
  ['open', 'offen', '未结', '未完成', '打开'],
  ['closed', 'geschlossen', '已关闭', '关闭'],
  ['paid', 'bezahlt', '已付', '已付款', '已支付'],
  ['unpaid', 'not paid', 'unbezahlt', 'nicht bezahlt', '未付', '未付款', '未支付'],
  ['overdue', 'past due', 'überfällig', '逾期', '已逾期', '过期'],
  ['due', 'fällig', '到期'],
  ['pending', 'ausstehend', '待处理', '待定'],
  ['in progress', 'in arbeit', 'in bearbeitung', '进行中', '处理中'],
  ['done', 'completed', 'complete', 'finished', 'erledigt', 'abgeschlossen', 'fertig', '已完成', '完成'],
  ['active', 'aktiv', '活跃', '已启用', '启用'],
  ['inactive', 'inaktiv', '停用', '已停用'],
  ['blocked', 'gesperrt', 'blockiert', '已锁定', '封禁'],
  ['shipped', 'sent', 'versendet', 'versandt', 'verschickt', '已发货', '发货'],
  ['delivered', 'geliefert', 'zugestellt', '已送达', '已签收'],
  ['canceled', 'cancelled', 'storniert', 'abgesagt', '已取消', '取消'],
  ['refunded', 'erstattet', '已退款'],
  ['returned', 'zurückgegeben', '已退货'],
  ['draft', 'entwurf', '草稿'],
  ['published', 'veröffentlicht', '已发布'],
  ['approved', 'genehmigt', 'freigegeben', '已批准', '已通过'],
  ['rejected', 'declined', 'abgelehnt', '已拒绝', '已驳回'],
  ['failed', 'fehlgeschlagen', '失败'],
  ['in stock', 'available', 'auf lager', 'vorrätig', 'lieferbar', 'verfügbar', '有货', '现货'],
  ['out of stock', 'sold out', 'nicht vorrätig', 'ausverkauft', '缺货', '售罄', '无货'],
  ['read', 'gelesen', '已读'],
  ['unread', 'ungelesen', '未读'],
  ['important', 'wichtig', '重要'],
  ['flagged', 'markiert', 'gekennzeichnet', '已标记'],
  ['unflagged', 'nicht markiert', 'unmarkiert', '未标记'],
  ['urgent', 'dringend', '紧急'],
  ['high', 'hoch', '高'],
  ['low', 'niedrig', '低'],
];

/** The value of a cell, folded, and what it is called in the other languages. */
export const namesOfState = remembering((value) => {
  const own = fold(value);
  const group = STATES.find((names) => names.some((name) => fold(name) === own)) ?? [];
  return [...new Set([own, ...group.map(fold)])];
}, 1_000);

const YES = /^(?:yes|true|ja|wahr|on|x|✓|✔|✅|☑|是|对)$/;
const NO = /^(?:no|false|nein|falsch|off|-|✗|✘|❌|☐|否|无|)$/;

/** What a cell of a column of yes and no says; undefined where it says something else. */
export function yesOrNo(value: string): boolean | undefined {
  const text = fold(value).replace(/\ufe0f/g, '');
  return YES.test(text) ? true : NO.test(text) ? false : undefined;
}
