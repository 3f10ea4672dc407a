// Other names that forms have for the same field.
import { fold } from './words';

/** As `fold` gives them. */
const SAME: ReadonlyArray<readonly string[]> = [
  [
    'comment',
    'comments',
    'note',
    'notes',
    'kommentar',
    'kommentare',
    'notiz',
    'notizen',
    '评论',
    '备注',
    '注释',
  ],
  [
    ...['assignee', 'assigned to', 'assign to', 'responsible', 'person responsible'],
    ...[
      'zustandig',
      'zustandiger',
      'zugewiesen an',
      'bearbeiter',
      'verantwortlich',
      '负责人',
      '指派给',
      '经办人',
      ...['owner', 'besitzer'],
    ],
  ],
  ['due date', 'due', 'due on', 'deadline', 'fallig', 'fallig am', 'falligkeitsdatum', '截止日期', '到期日'],
  ['to', 'recipient', 'recipients', 'an', 'empfanger', '收件人'],
  ['subject', 'title', 'betreff', 'titel', '主题', '标题'],
  [
    ...['email', 'e-mail', 'mail', 'email address', 'e-mail address', 'e-mail-adresse'],
    ...['邮箱', '电子邮箱', '电子邮件', '邮箱地址', '邮件地址'],
  ],
  ['priority', 'prioritat', '优先级'],
  ['category', 'kategorie', '类别', '分类'],
  [
    ...['theme', 'appearance', 'color scheme', 'colour scheme', 'color mode', 'colour mode', 'color theme'],
    ...['design', 'farbschema', 'erscheinungsbild', 'darstellung', '主题', '外观', '配色'],
  ],
];

/** Names of whom an item is given to. */
export const ASSIGNEE = 'assignee';

/** What was made for one place is called by its name alone there. */
const CUSTOM = /^(?:custom field|benutzerdefiniertes feld|自定义字段) ?(.+)$/;

export function otherNamesOf(name: string): readonly string[] {
  const said = fold(name);
  const own = CUSTOM.exec(said)?.[1];
  if (own !== undefined) return [own];
  // A page may call an assignee its owner; who asks for the owner means no other.
  if (/^(?:owner|besitzer)$/.test(said)) return [];
  return SAME.find((names) => names.includes(said))?.filter((other) => other !== said) ?? [];
}
