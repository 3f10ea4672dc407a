// What a dialog asks for in the very words of its button: "Close" in "Close account?", „Schließen“ in „Konto
// schließen?“, “关闭” in “关闭账户？”; and what a step to the next one does. Pure.
import type { TargetInfo } from '../../shared/target-info';
import { phrases, plainWords, UNSPACED, wordCount } from '../words';
import { dialogAround } from './dialog-around';
import { asksIn } from './risk-told';
import { anyKindOf, ASKED, HARMLESS, kindOfCommand, type RiskKind } from './risk-words';

/** `unknown`: it asks for more than the button's own word, and what that does is not known. `words`: what asks. */
export interface Asked {
  kind: RiskKind | 'unknown';
  words: string;
}

/** `label`: the button, in plain words. */
export function askedInItsWords(label: string, target: TargetInfo): Asked | null {
  const around = dialogAround(target.context);
  if (around === '' || label === '') return null;
  const [whole = '', first = '', mark = ''] =
    /^((?:[^·“”.!?;。！？；\n]|\.(?=\S))+)([·.!?;。！？；\n]?)/u.exec(around) ?? [];
  const isWhole = mark !== '' && mark !== '.' && mark !== '。';
  const asks = !/[!！]/u.test(mark) && !isAfterButton(around, label);
  const told = { words: plainWords(first), isWhole, asks };
  const behind = plainWords(around.slice(whole.length));
  const sentences = [told, ...asksIn(around).map((words) => ({ words, isWhole: true, asks: true }))];
  for (const { words: said, isWhole, asks } of sentences) {
    const words = said.replace(/ (?:wirklich|jetzt|tatsachlich|endgultig)(?= )/gu, '');
    const begins = beginsWith(words, label);
    // A button may stand before the words, too: in German only a question or a title is known to end there.
    const ends = isWhole && words.endsWith(` ${label}`);
    if (!begins && !ends) continue;
    const kind = begins ? kindOfCommand(words) : anyKindOf(words);
    if (kind) return isLeaving(label) ? { kind: 'unknown', words } : { kind, words };
    if (!asks || !CLOSES_OR_CLEARS.test(label) || isOfView(words, label)) continue;
    if (isWhole || behind.endsWith(label)) return { kind: 'unknown', words };
  }
  return STEPS.test(label) ? stepIn(told.words, behind, target, around) : null;
}

/**
 * A dialog without a title begins with the button that closes it: "Close Need help? Call us". Where its words are all
 * written large, the buttons at its end tell: "Close Ticket? Cancel Close".
 */
export function isAfterButton(around: string, label: string): boolean {
  if (!beginsWith(plainWords(around), label)) return false;
  const isApart = UNSPACED.test(label)
    ? plainWords(around.split(/\s/u)[0] ?? '') === label
    : /^\S+\s+[\p{Lu}\p{Lo}]/u.test(around);
  return isApart && !new RegExp(`(?:^| )(?:${KEEPS}) ?${label}$`, 'u').test(plainWords(around));
}

const KEEPS =
  'cancel|no|back|go back|keep(?: it| open)?|not now|abbrechen|nein|zuruck|annuler|non|cancelar|取消|返回';

const beginsWith = (words: string, label: string): boolean =>
  words.length > label.length && words.startsWith(UNSPACED.test(label) ? label : `${label} `);

/** "Cancel" in "Cancel subscription?" may do it, or leave the question. */
const isLeaving = (label: string) => /^(?:cancel|annuler|cancelar|取消)$/u.test(label);

const CLOSES_OR_CLEARS =
  /^(?:close|clear|go|schliessen|leeren|fermer|vider|cerrar|vaciar|关闭|清除|清理|關閉)$/u;

const VIEWS =
  'dialog(?:ue?)?|window|tab|page|panel|menu|pop ?up|modal|messages? box|notifications?|banner|preview|editor|view|viewer|side ?bar|search|player|tour|help|hint|tip|ad|filters?|facets?|quer(?:y|ies)|selection|sort(?:ing)?|fields?|inputs?|text|values?|date|formatting|highlights?|cache';
const OF_VIEW = new RegExp(
  `^(?:close|clear) (?:(?:the|this|these|my|your|all|any|active|current|search) )*(?:${VIEWS})(?: |$)|(?:^| )(?:[a-z]*fenster|dialog|tab|seite|menu|hinweis|meldung|vorschau|ansicht|suche|filter|auswahl|feld|cache) (?:schliessen|leeren)$|^(?:关闭|清除|清理)(?:此|该|这个|当前|所有|全部)*(?:窗口|对话框|弹窗|页面|标签页|提示|公告|广告|菜单|预览|搜索|筛选|过滤|选择|缓存|输入)`,
  'u',
);
/** A button that stands before what the dialog asks: "Close · Are you sure …", "Close Delete this file?" */
function isOfView(words: string, label: string): boolean {
  const rest = words.slice(label.length).trim();
  return OF_VIEW.test(words) || HARMLESS.test(words) || kindOfCommand(rest) !== null || ASKED.test(words);
}

const STEPS = /^(?:next|next step|nachste[rs]?|suivant|siguiente|下一步)$/u;
/** So many words stand behind it in a dialog that asks for nothing else: its buttons. */
const BUTTON_WORDS = 4;
/** A dialog that asks for a deed says it in so many. */
const DEED_WORDS = 12;

/** "Next" under "Send the invitation to 300 people" sends it, unless more is to be filled in, chosen or shown first. */
function stepIn(words: string, behind: string, target: TargetInfo, around: string): Asked | null {
  const kind = kindOfCommand(words);
  if (!kind) return null;
  const isForm =
    Boolean(target.beside?.fields?.length ?? target.form?.fields?.length) || NAMES_FIELDS.test(around);
  const isLong = wordCount(behind) > BUTTON_WORDS || wordCount(words) > DEED_WORDS;
  const isOneOfMany = IS_ON_A_WAY.test(plainWords(around)) || countsSteps(around);
  return { kind: isForm || isLong || isOneOfMany ? 'unknown' : kind, words };
}

/** Of a tour or a wizard. */
const IS_ON_A_WAY = phrases([
  'skip|back|previous|prev|later|choose|select|step \\d+',
  'uberspringen|zuruck|spater|auswahlen|wahlen|schritt \\d+|passer|precedent|plus tard|omitir|atras|anterior',
  '跳过|上一步|返回|稍后|选择|第.步',
]);

/** "2/5", "2 of 5" */
function countsSteps(around: string): boolean {
  const [, step, steps] =
    /(?<![\d.,/])(\d{1,2})\s?(?:\/|of|von|de|sur)\s?(\d{1,2})(?![\d.,/]\d|\d)/iu.exec(around) ?? [];
  return Number(step) <= Number(steps);
}

const FIELD =
  '(?:Date|Time|Guests?|People|Name|First name|Last name|E-?mail|Phone|Address|Amount|Quantity|From|To|Subject|Message|Recipient|Card number|Datum|Uhrzeit|Zeit|Gäste|Personen|Vorname|Nachname|Telefon|Adresse|Betrag|Anzahl|Von|An|Bis|Betreff|Nachricht|Empfänger|日期|时间|人数|姓名|邮箱|电话|地址|金额|数量|收款人)';
/** Labels of fields, one behind the other. */
const NAMES_FIELDS = new RegExp(`(?:^|[\\s·])${FIELD}\\*?[\\s:：]+${FIELD}(?![\\p{L}])`, 'u');
