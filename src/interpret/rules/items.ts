// Items of lists: find one, and do something with it (reply, delete, star, buy, click a part of it).
import type { TargetPhrase } from '../../shared/intent';
import { asCalled, asCalledKind } from '../target/called-list';
import { eachOf } from '../target/each-of';
import { MANY } from '../target/role';
import { regex, splitPlain, stripArticles } from '../clean';
import type { LanguageTable } from '../language/language';
import { QUOTE } from '../quotes';
import { defineRule, isEmptyTarget, reading, type ClauseContext } from './rule';

/** The words say that it is an item of a list, not a button that happens to be called so. */
export function isItem(target: TargetPhrase, table: LanguageTable): boolean {
  return target.where !== undefined || target.superlative !== undefined || saysItem(target, table);
}

/** "The files plan.pdf and mast.jpg": the names behind what they all are. "The book Pride and Prejudice" is one. */
function namedBehindNoun(words: string, table: LanguageTable): string[] | undefined {
  const { noun = '', rest = '' } =
    regex(
      `^(?:${table.articles})?\\s*(?<noun>${table.itemNouns}|folders|tabs|ordner)${table.spaced ? '\\s+' : '\\s*'}(?<rest>\\S.*)$`,
    ).exec(words)?.groups ?? {};
  const isSeveral = table.spaced ? /(?:en|s|ordner)$/iu.test(noun) : !/^[和与及]/u.test(rest);
  const names = isSeveral ? splitPlain(rest, table) : [];
  const isEach =
    names.length > 1 &&
    new Set(names).size === names.length &&
    names.every((name) => (table.spaced ? NAME : OWN_NAME).test(name));
  return isEach ? names : undefined;
}

/** Written with capitals, in quotation marks, or as the name of a file. */
const NAME = /^(?:[\uE000-\uE7FF]|(?:\p{Lu}\S*)(?: [\p{Lu}\d]\S*)*|\S+\.\p{L}\w*)$/u;

/** Without spaces between words only these are sure to be names of their own: the film 猫和老鼠 is one. */
const OWN_NAME = /^(?:[\uE000-\uE7FF]|\S+\.\p{L}\w*)$/u;

/** By a word for items: "orders", "rows". */
export function saysItem({ text, roles }: TargetPhrase, table: LanguageTable): boolean {
  return (
    regex(`(?:^|[\\s\\p{L}])(?:${table.itemNouns})$`).test(text) ||
    roles?.some((role) => role === 'row' || role === 'listitem') === true
  );
}

/** "All orders", "the orders of May": several, and the word says what the rows are, none of them has it. */
export function asItems(target: TargetPhrase, action: string, table: LanguageTable): TargetPhrase {
  const { all, text, where, ordinal, superlative } = target;
  const isSeveral =
    all === true ||
    (where !== undefined &&
      ordinal === undefined &&
      superlative === undefined &&
      FOR_SEVERAL.has(action) &&
      regex(table.plural).test(text));
  if (!isSeveral) return target;
  const isNoun = !target.roles && regex(`^(?:${table.itemNouns})$`).test(text);
  return { ...target, ...(isNoun ? { roles: ['row', 'listitem'] } : {}), all: true };
}

/**
 * "The empty rows", "the selected mails": every row is one, so the words are a condition, and no name that any row
 * would do for. `words`: what was said of it.
 */
function asRows(target: TargetPhrase, words: string, table: LanguageTable): TargetPhrase {
  const { text, roles = [], where = [], literal, ordinal, count, superlative } = target;
  const chosen = table.spaced ? CHOSEN.exec(words.trim())?.groups : CHOSEN_ZH.exec(words.trim())?.groups;
  const { article = '', state, noun = '' } = chosen ?? {};
  const isNamed = regex(`^(?:${table.itemNouns}|${ROWS})$`).test(noun);
  if (state !== undefined && isNamed) {
    const isOne = table.id === 'en' ? !/s$/iu.test(noun) : /^de[nmrs] |^.+ .*e$/iu.test(`${article}${state}`);
    return {
      text: '',
      roles: ['row', 'listitem'],
      where: [{ op: 'is', value: state }],
      ...(isOne && table.id !== 'zh' ? {} : { all: true }),
    };
  }
  const isOther = literal || ordinal !== undefined || count !== undefined || superlative !== undefined;
  if (roles[0] !== 'row' || text === '' || isOther || regex(`^(?:${table.itemNouns})$`).test(text))
    return target;
  // "The row of Paint the gate" has that among its words.
  const named = regex(`^(?:${ROW_OF})\\s+(?<name>.+)$`).exec(text)?.groups?.['name'];
  const said =
    named === undefined ? { op: 'is' as const, value: text } : { op: 'contains' as const, value: named };
  return { ...target, text: '', where: [...where, said] };
}

const ROW_OF = 'of|for|with|von|vom|für|mit';

/** Rows that have been ticked or chosen. */
const CHOSEN =
  /^(?:all (?:of )?|alle )?(?<article>(?:the|my|those|these|d(?:ie|en|em|er|as)|meine) )?(?<state>selected|checked|ticked|marked|highlighted|(?:ausgewählte|markierte|angehakte)[nrs]?) (?<noun>.+)$/iu;
const CHOSEN_ZH = /^(?:所有|全部)?(?<state>选中|勾选|已选中?)的?(?<noun>.+)$/u;
const ROWS = 'rows?|items?|ones?|entry|entries|zeilen?|einträge?|elemente?|行|项|项目|条目';

const SAYS = new Set(['reply', 'comment', 'quote', 'forward', 'edit', 'message']);
const MONEY = /^[$€£¥]\d|^\d[\d.,]* ?(?:[$€£¥]|euros?|dollars?|pounds?)(?!\p{L})/iu;

/** Who gets it, and what is said with it; nothing where something else goes on. */
function recipientAndNote(recipient: string | undefined): [to: string | undefined, note: string | undefined] {
  const { to, note, note2 } = WITH_NOTE.exec(recipient ?? '')?.groups ?? {};
  return to === undefined ? [recipient, undefined] : [to, note ?? note2];
}
const WITH_NOTE =
  /^(?<to>.+?),? (?:(?:with|mit) (?:the |an? |de[mr] |(?=\p{L}+:|subject|title|betreff))(?:(?:note|text|message|comment|nachricht|kommentar|notiz)[: ]+(?!(?:access|rights|permissions?|attached|angehängt)\b)(?<note>.+)|(?:subject|title|betreff)\b.*)|saying (?<note2>.+))$/iu;

/** "Reply all" is one act on one mail, and none on each of them. */
const isToAll = (item: string, act: string): boolean => act === 'reply' && /^all$/iu.test(item);

/** "Reject it with the reason “late”": what is said with an act is no part of what is acted on. */
const isNoted = (item: string, act: string): boolean =>
  NOTED.test(item) || (ANSWERS.has(act) && WITH_WORDS.test(item)) || SAYING.test(item);
const NOTED =
  /(?:^|\s)(?:with|giving|citing|mit) (?:(?:the|an?|my|de[mr]|eine[mr]) )?(?:reason|explanation|grund|begründung)(?:[:\s]|$)|^(?:it|them|this|that|these|those|sie|ihn|es) (?:with|mit) (?:(?:the|an?|my|de[mr]|eine[mr]) )?(?:comment|note|remark|kommentar|notiz|bemerkung)(?:[:\s]|$)/iu;
/** What answers a request is done with words; elsewhere a note is what the thing has. */
const WITH_WORDS =
  /(?:^|\s)(?:with|mit) (?:(?:the|an?|de[mr]|eine[mr]) )?(?:message|text|words|comment|note|remark|nachricht|kommentar|notiz|bemerkung)(?:[:\s]|$)/iu;
const ANSWERS: ReadonlySet<string> = new Set([
  'approve',
  'reject',
  'decline',
  'cancel',
  'close',
  'resolve',
  'complete',
]);
const SAYING = regex(`\\s(?:and|und) (?:say|tell|write|sag|schreib)\\p{L}*\\s.*${QUOTE}`);

const ANSWERS_TWO =
  /\s(?:and|und)(?: (?:reply|answer|antworte))? (?:to|auf) (?:the |die |den |das )?\S+(?: \p{L}+)? (?:with|mit) \S/u;
const MORE_THAN_WHO =
  /^(?:the )?(?:text|message|words?|note|comment|caption)\s\S|\sand (?:the |a )?(?:text|message|note|comment|caption)\s|\sas (?:an? )?\p{Ll}+$/iu;

const OTHERS =
  /^(?:all )?(?:of )?the (?:rest|others?|other ones|remaining(?: ones)?)(?: of (?:them|it))?$|^(?:alle )?d(?:ie|en|as) (?:anderen|übrigen|restlichen|rest)$|^(?:其[他余它]|剩下)的?$/iu;
/** Nothing of the page's name goes on behind it. */
const AND_ACTS = /^(?:the|this|die|diese) (?:page|site|seite) (?:and|und) \p{Ll}{3,} [@\p{Lu}]/u;
/** "… and cc Tom": who else gets it is no part of what is said. */
const COPIES = /(?:,| and| und) b?cc (?:to )?\S/iu;

const FOR_SEVERAL = new Set(
  'delete,archive,star,unstar,pin,flag,approve,reject,close,complete,publish,restore,mark as read,mark as unread,mark as important,mark as spam'.split(
    ',',
  ),
);

/** "The email from Bob", "the orders from May": who or when, not where from. */
function isFromWhom({ text, where = [] }: TargetPhrase, table: LanguageTable): boolean {
  const isSent = regex(table.possessive, 'u').test(`Bob’s ${text}`);
  return where.some(({ field }) => field === 'date' || (field === 'by' && isSent));
}

/** "mark as important" → the canonical action; undefined when the table has none. */
export function canonicalAction(words: string, table: LanguageTable): string | undefined {
  return table.actions.find(([source]) => regex(`^(?:${source})$`).test(words.trim()))?.[1];
}

/** What an icon stands for: "trash" → delete. */
export function iconAction(words: string, table: LanguageTable): string | undefined {
  return table.icons.find(([source]) => regex(`^(?:${source})$`).test(words.trim()))?.[1];
}

const STAYS_A_BUTTON = new Set([
  'cancel',
  'print',
  'share',
  'edit',
  'publish',
  'approve',
  'reject',
  'pay',
  'play',
  'mute',
  'complete',
  'order',
  'book',
  'follow',
  'subscribe',
]);

/** "Follow everyone"; to reply to everyone is one act. */
const EVERYONE = /^(?:everyone|everybody|allen|所有人|大家)$/iu;
const FOR_EVERYONE = new Set(['follow', 'unfollow', 'like', 'approve', 'mute', 'block', 'star']);

/** Of widgets, of which a list may have one in every row: "the folder", "all options", "the first tab". */
const isBareKind = ({ text, roles = [], superlative, where, within, look }: TargetPhrase): boolean =>
  text === '' && BARE_KINDS.has(roles[0] ?? '') && !superlative && !where && !within && !look;
const BARE_KINDS: ReadonlySet<string> = new Set(['button', 'treeitem', 'option', 'link', 'tab']);

/** What is called so: the word itself, without how many of them. */
function bareKind(item: string, target: TargetPhrase, context: ClauseContext): TargetPhrase {
  const { roles: _roles, ...rest } = target;
  const words = context.plain(item);
  const text = context.table.spaced
    ? (words.split(/\s+/u).at(-1) ?? words)
    : words.replace(/^(?:所有|全部|每个)/u, '');
  return { ...rest, text };
}

/** Of files the size is what they take. */
const SIZED =
  /^(?:the )?(?<word>largest|biggest|smallest) (?<noun>files?|documents?|attachments?|folders?)$/iu;

/** By its name, where a word of it may be taken for what it is. */
function calledIn(item: string, context: ClauseContext): TargetPhrase {
  const words = context.plain(item);
  const { word, noun } = SIZED.exec(words)?.groups ?? {};
  if (word !== undefined && noun !== undefined)
    return {
      text: noun,
      superlative: { field: 'size', direction: /^small/iu.test(word) ? 'min' : 'max' },
    };
  return asCalledKind(asCalled(context.target(item), words), words, context.table);
}

const isException = ({ op }: { op: string }): boolean => op === 'not';

export const itemRules = [
  defineRule({
    name: 'find',
    specificity: 40,
    build: ({ item = '' }, _extra, context) => {
      if (context.isPronoun(item) || regex('^(?:and|und)(?!\\p{L})').test(item)) return undefined;
      const target = context.target(item);
      if (isEmptyTarget(target)) return undefined;
      if (
        isItem(target, context.table) ||
        target.ordinal !== undefined ||
        target.within !== undefined ||
        target.literal === true
      ) {
        return reading({ kind: 'item', item: target, action: 'find' }, 0.85);
      }
      if (regex('\\b(?:page|section|settings|seite|bereich)$').test(item))
        return reading(
          { kind: 'open', target: context.target(item.replace(/\s+(?:page|seite)$/iu, '')) },
          0.85,
        );
      return reading({ kind: 'search', query: context.plain(stripArticles(item, context.table)) }, 0.72);
    },
  }),
  defineRule({
    name: 'item',
    specificity: 48,
    build: (
      { item: first, item2, value2, value = value2, recipient, state, place },
      { action, pronoun, needs },
      context,
    ) => {
      const item = first ?? item2;
      const { table } = context;
      // "To Bob with the note pizza"; a subject is a field of the form, and money is no item.
      const [to, note] = recipientAndNote(recipient);
      if (to !== recipient && (value !== undefined || note === undefined)) return undefined;
      // "Buy now" is the name of a button.
      if (regex('^(?:now|jetzt|sofort)$').test(item ?? '')) return undefined;
      if (
        action === 'forward' &&
        regex('(?:mail|message|report|file)s? to$|(?:^| )(?:saying|that says|reading)$').test(to ?? '')
      )
        return undefined;
      if (action === 'forward' && [item, to].some((words) => MONEY.test(words ?? ''))) return undefined;
      const act =
        state === undefined
          ? action
          : (canonicalAction(`mark ${state}`, table) ??
            canonicalAction(`mark as ${state}`, table) ??
            `mark as ${context.plain(state)}`);
      if (act === undefined) return undefined;
      // "With yes and to the second with no": two answers, and not one.
      if (value !== undefined && SAYS.has(act) && !context.isQuoted(value) && ANSWERS_TWO.test(value))
        return reading({ kind: 'other', text: context.plain(context.clause).slice(0, 1_000) }, 0.5);
      const said = value ?? note;
      const text = said === undefined ? undefined : context.value(said, SAYS.has(act) ? 'message' : '').value;
      // "Share it with Anna as viewer": what else is said is no part of the name.
      if (action === 'forward' && MORE_THAN_WHO.test(to ?? ''))
        return reading({ kind: 'other', text: context.plain(context.clause).slice(0, 1_000) }, 0.5);
      // "Print the page and ping Otto": another act, which nobody here knows.
      if (AND_ACTS.test(item ?? '')) return undefined;
      // "Approve the first and reject the others": which are left nobody says for sure.
      if (OTHERS.test(item ?? ''))
        return reading({ kind: 'other', text: context.plain(context.clause).slice(0, 1_000) }, 0.5, {
          ask: table.say.negative.replace('%1', () => context.plain(context.masked.text)),
        });
      if (COPIES.test(value ?? '') && !context.isQuoted(value ?? ''))
        return reading({ kind: 'other', text: context.plain(context.clause).slice(0, 1_000) }, 0.5);
      if (isToAll(item ?? '', act) && said === undefined && to === undefined)
        return reading({ kind: 'click', target: { text: 'Reply all' } }, 0.85);
      if (item !== undefined && ((value === undefined && isNoted(item, act)) || isToAll(item, act)))
        return reading({ kind: 'other', text: context.plain(context.clause).slice(0, 1_000) }, 0.5);
      // "Reply to Mila: meet with Otto first": who it is ends at the colon.
      if (SAYS.has(act) && item !== undefined && /(?<!^(?:re|fwd?|aw|wg)):\s/iu.test(item)) return undefined;
      const extra = {
        ...(text?.from === 'text' ? { value: text.text } : {}),
        ...(to === undefined ? {} : { recipient: context.plain(stripArticles(to, table)) }),
      };
      const isForEach = item !== undefined && EVERYONE.test(item) && FOR_EVERYONE.has(act);
      if (isForEach && place === undefined && Object.keys(extra).length === 0)
        return reading({ kind: 'item', item: { text: '', all: true }, action: act }, 0.85);
      if (pronoun === 'yes' || item === undefined || context.isPronoun(item)) {
        return reading({ kind: 'item', item: { text: '' }, action: act, ...extra }, 0.85, { pronoun: true });
      }
      const apposed = namedBehindNoun(item, table);
      const named = apposed ?? splitPlain(item, table);
      if (named.length > 1 && named.every((part) => context.isQuoted(part)))
        return reading(
          named.map((part) => ({ kind: 'item' as const, item: context.target(part), action: act, ...extra })),
          0.92,
        );
      const each = (eachOf(item, context) ?? apposed ?? []).map((words) => {
        const one = context.target(words);
        // "The folders Photos and Music": a kind that is a name here.
        return asItems(one.text === '' && apposed ? { text: context.plain(words) } : one, act, table);
      });
      if (each.length > 1 && each.every((one) => !isEmptyTarget(one)))
        return reading(
          // From the last: where one goes, those behind it move up.
          each
            .toSorted((a, b) => (b.ordinal ?? 0) - (a.ordinal ?? 0))
            .map((one) => ({ kind: 'item' as const, item: one, action: act, ...extra })),
          0.9,
        );
      // "From the cart except the red shirt": the exception is one of the items.
      const spared = place === undefined ? undefined : context.target(place).where?.some(isException);
      const target = {
        ...asItems(asRows(calledIn(item, context), item, table), act, table),
        ...(place === undefined ? {} : { within: context.plain(stripArticles(place, table)) }),
      };
      if (needs === 'condition' && !isFromWhom(target, table)) return undefined;
      // "Delete 3 items": which ones nobody says.
      if (!target.literal && MANY.test(/^\d{1,3} (.+)$/u.exec(target.text)?.[1] ?? '')) return undefined;
      // What is asked in a form is a field.
      if (act === 'reply' && regex("(?<!['’]s )(?:question|frage)(?: ?\\d+)?$").test(target.text))
        return undefined;
      if (
        !isEmptyTarget(target) &&
        (spared === true || target.where?.some(isException) === true) &&
        act === 'delete'
      ) {
        return reading({ kind: 'item', item: target, action: act, ...extra }, 0.5, {
          ask: table.say.exceptDestructive.replace('%1', context.plain(context.clause)),
        });
      }
      // "Remove all ticks": the boxes stay.
      if (act === 'delete' && target.text === '' && target.roles?.[0] === 'checkbox')
        return reading({ kind: 'check', targets: [target], on: false }, 0.85);
      // "Delete the button", "all folders": no row is deleted for a kind that is no kind of row.
      if (act === 'delete' && place === undefined && isBareKind(target))
        return target.roles?.[0] === 'button'
          ? undefined
          : reading({ kind: 'item', item: bareKind(item, target, context), action: act, ...extra }, 0.85);
      if (isEmptyTarget(target) || (act === 'close' && needs !== 'record' && !isItem(target, table)))
        return undefined;
      // A bare name ("share", "delete" + a button's name) is rather a button.
      if (STAYS_A_BUTTON.has(act) && target.roles?.[0] === 'button' && !isItem(target, table)) {
        return reading({ kind: 'click', target }, 0.85);
      }
      return reading(
        { kind: 'item', item: target, action: act, ...extra },
        isItem(target, table) || target.literal === true ? 0.92 : 0.85,
      );
    },
  }),
];
