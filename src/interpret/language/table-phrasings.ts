// A form that is filled with what a table on the page gives for the label of each field.

const VALUES =
  '((the|all|each|every|of) )*((correct|right|matching|corresponding) )?(values?|texts?|numbers?|contents?|data|entries)';
const OF_LABELS =
  '(that |which )?(corresponds?|belongs?|matches|for|of|next|matching|corresponding)( with| to| for)? (each|every|all|the) (of the )?labels?';
const OF_TABLE = '(of|from|in) (the|this) table( above| below)?';
/** More than one: "copy the number from the table to the field" is about one. */
const SEVERAL =
  '((the|all|each|every|of) )*((correct|right|matching|corresponding) )?(values|texts|numbers|contents?|data|entries|(?<=(each|every) )(value|text|number|entry))';
const FORM =
  '((the|this|these|all|each|every|of|its|their) )*((correct|right|matching|corresponding) )?(form|fields?|inputs?|boxes|textboxes|text boxes|text fields|input fields|form fields?)( below| above)?';

export const EN_FILL_FROM_TABLE = [
  `({type}|copy|transfer) (${VALUES} ${OF_LABELS}|${SEVERAL} ${OF_TABLE}) (into|in|to|on) ${FORM}`,
  `{type} the (correct|right|matching|corresponding) values? (into|in|to|on) ${FORM}`,
  `(fill( in| out)?|complete|populate) ${FORM} (with|using|from) (${VALUES} (${OF_LABELS}|${OF_TABLE})|(the|this) table|the (correct|right|matching|corresponding) values?)( above| below)?`,
];

export const DE_FILL_FROM_TABLE = [
  '(trag(e|en)?|gib|geben|schreib(e|en)?|übertrag(e|en)?|kopier(e|en)?|füg(e|en)?)( sie)? ((die|alle|jeden|jede|jedes|passenden) )*(werte?|daten|angaben|zahlen|einträge|eintrag|inhalte?|texte?) (aus |in )?(der|dieser) tabelle (in|ins) ((das|die|dieses|diese|passende|passenden) )*(formular|felder|feld)( unten| darunter)?( ein)?',
  '(füll(e|en)?)( sie)? ((das|die|dieses|alle) )*(formular|felder)( unten)? mit ((den|allen) )*(werten|daten|angaben|zahlen|einträgen|inhalten) (aus |in )?(der|dieser) tabelle( aus)?',
  '(füll(e|en)?)( sie)? ((das|die|dieses|alle) )*(formular|felder)( unten)? (nach|aus) (der|dieser) tabelle( aus)?',
];

export const ZH_FILL_FROM_TABLE = [
  '(把|将|用)?(这个|上面的?|下面的?|上方的?|下方的?)?(表格|表)(里面|里|中|内|上)?的?(所有|全部|每个|对应的?)*(值|数据|内容|数值)(都|全部|逐个|一一)?{type}(到|进|入)?(这个|下面的?|下方的?|对应的?)?(表单|表单的?字段|输入框|字段)(里面|里|中|内)?',
];
