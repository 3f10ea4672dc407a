// What a dialog asks for in the very words of its button: "Close" in "Close account?", „Schließen“ in „Konto
// schließen?“, “关闭” in “关闭账户？”; and what a step to the next one does. Pure.
import type { TargetInfo } from '../shared/target-info';
import { dialogAround } from './dialog-around';
import { anyKindOf, ASKED, HARMLESS, kindOfCommand, type RiskKind } from './risk-words';
import { asksIn } from './risk-told';
import { plainWords, UNSPACED, wordCount } from './words';

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
    /^([^·“”.!?;。！？；\n]+)([·.!?;。！？；\n]?)/u.exec(around) ?? [];
  const told = { words: plainWords(first), isWhole: mark !== '' && mark !== '.' && mark !== '。' };
  const behind = plainWords(around.slice(whole.length));
  const sentences = [told, ...asksIn(around).map((words) => ({ words, isWhole: true }))];
  for (const { words: said, isWhole } of sentences) {
    const words = said.replace(/ (?:wirklich|jetzt|tatsachlich|endgultig)(?= )/gu, '');
    const begins = beginsWith(words, label);
    // A button may stand before the words, too: in German only a question or a title is known to end there.
    const ends = isWhole && words.endsWith(` ${label}`);
    if (!begins && !ends) continue;
    const kind = begins ? kindOfCommand(words) : anyKindOf(words);
    if (kind) return isLeaving(label) ? { kind: 'unknown', words } : { kind, words };
    if (CLOSES_OR_CLEARS.test(label) && !isOfView(words, label) && (isWhole || behind.endsWith(label)))
      return { kind: 'unknown', words };
  }
  return STEPS.test(label) ? stepIn(told.words, behind, target) : null;
}

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

const STEPS = /^(?:next|next step|下一步)$/u;
/** So many words stand behind it in a dialog that asks for nothing else: its buttons. */
const BUTTON_WORDS = 4;

/** "Next" under "Send the invitation to 300 people" sends it, unless there is something to fill in first. */
function stepIn(words: string, behind: string, target: TargetInfo): Asked | null {
  const kind = kindOfCommand(words);
  if (!kind) return null;
  const isForm = Boolean(target.beside?.fields?.length ?? target.form?.fields?.length);
  return { kind: isForm || wordCount(behind) > BUTTON_WORDS ? 'unknown' : kind, words };
}
