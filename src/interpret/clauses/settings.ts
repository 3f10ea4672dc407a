// "Set the language to German in my preferences": where a change of the user's own is made, and what may be there.
import type { Intent } from '../../shared/intent';
import { regex, stripPoliteness } from '../clean';
import { readClause, type RuleReading } from '../rules/registry';
import { clauseContext } from '../rules/rule';
import type { TargetContext } from '../targets';

const CHANGES: ReadonlySet<Intent['kind']> = new Set(['fill', 'choose', 'set', 'check', 'date']);

/** The page of settings is opened first, and the rest done there. */
export function readInSettings(clause: string, context: TargetContext): RuleReading | undefined {
  const { last, first } = context.table.inSettings;
  const words = stripPoliteness(clause, context.table);
  const said = regex(last).exec(words) ?? regex(`^${first}`).exec(words);
  const page = said?.groups?.['page'];
  if (!said || page === undefined) return undefined;
  const read = readClause(clauseContext(context, words.replace(said[0], '')));
  if (!read?.intents.every(({ kind }) => CHANGES.has(kind))) return undefined;
  return { ...read, intents: [{ kind: 'open', target: { text: page } }, ...read.intents] };
}

/** Verbs of changing: what is changed exists already, in the settings; what is entered is for the form in front of the user. */
const CHANGE =
  /^(?:change|update|set|switch|edit|modify|correct|(?:änd(?:er|re)|setz|stell|schalt|wechs|aktualisier|korrigier)\p{L}*|[把将]|修改|更改|更新|设置)(?!\p{Ll})/iu;

/** What each user of a site has for themselves. */
const PERSONAL =
  /^(?:(?:display|interface|user interface|ui) )?(?:language|time ?zone|theme)$|^(?:anzeige|oberflächen)?sprache$|^(?:zeitzone|farbschema)$|^(?:界面)?语言$|^(?:时区|主题)$/iu;

/** What many write in one place, each their own. */
const WRITTEN =
  /^(?:posts?|comments?|messages?|reply|replies|answers?|reviews?|beitr(?:ag|äge)|kommentare?|nachricht|antwort|bewertung|评论|回复|帖子|留言|消息)$/iu;
/** No form asks for these: they are changed where they stand. */
const STANDS = /^(?:post|reply|review|beitrag|bewertung|帖子)$/iu;

/** "Delete my post", "edit my last comment to say …": one of them. */
function ofMine(read: RuleReading, intent: Intent): RuleReading {
  if (intent.kind === 'item' && /^(?:delete|edit)$/.test(intent.action) && WRITTEN.test(intent.item.text))
    return { ...read, intents: [{ ...intent, mine: true }] };
  const [said, ...others] = intent.kind === 'fill' ? intent.fields : [];
  const { field, value } = said ?? {};
  if (!field || others.length > 0 || value?.from !== 'text' || !WRITTEN.test(field.text)) return read;
  if (field.ordinal === undefined && !STANDS.test(field.text)) return read;
  return {
    ...read,
    intents: [{ kind: 'item', item: field, action: 'edit', value: value.text, mine: true }],
  };
}

/** "Change my email address", "the language": where no such field is here, the user's own settings have it. */
export function asMine(read: RuleReading, clause: string, { table }: TargetContext): RuleReading {
  const [intent, ...others] = read.intents;
  if (!intent || others.length > 0) return read;
  const isMine = regex(table.mine).test(clause);
  const own = isMine ? ofMine(read, intent) : read;
  if (own !== read || intent.kind !== 'fill') return own;
  const isPersonal =
    isMine ||
    // Not "the language of the document".
    intent.fields.every(({ field }) => PERSONAL.test(field?.text ?? '') && !field?.within && !field?.where);
  if (!isPersonal || !CHANGE.test(stripPoliteness(clause, table))) return read;
  return { ...read, intents: [{ ...intent, mine: true }] };
}
