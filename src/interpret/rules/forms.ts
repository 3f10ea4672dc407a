// Sending forms, searching, logging in and out.
import { severalEntries } from './add';
import type { FieldValue, Intent } from '../../shared/intent';
import { regex, stripArticles, trimEdges } from '../clean';
import { parsePairs } from '../pairs';
import { LITERAL, SECRET } from '../quotes';
import type { Extra } from '../language/language';
import { saidByField } from '../clauses/by-field';
import { defineRule, isEmptyTarget, reading, type ClauseContext, type Reading } from './rule';

/** What a field contains is looked for as it is said. */
const SAYS_PART = /(?<!\p{L})(?:contain(?:s|ing)?|enth(?:ält|alten))(?!\p{L})|包含|含有/iu;

const USER_FIELD = /user|e-?mail|mail|login|account|name|konto|用户|邮箱|账号/iu;
/** What the fields of a log-in are called where only their values are said. */
const LOGIN_FIELDS = {
  en: ['username', 'password'],
  de: ['Benutzername', 'Passwort'],
  zh: ['用户名', '密码'],
} as const;
const A_USER = /^(?:user(?:name)?|e-?mail|login|benutzer(?:name)?)$/iu;
const PASS_FIELD = /pass|pwd?(?!\p{L})|pin|code|kennwort|密码/iu;

/** One thing without a name: "Konto", "monatlich"; what is said of several, or of somebody's, is no control. */
const isBareThing = (words: string): boolean =>
  /^(?:(?:\p{Ll}{3,} )?\p{L}[\p{L}-]{2,}|\p{Script=Han}{2,4})$/u.test(words) &&
  !/\p{Script=Han}{5}|[的说对给到为填并]/u.test(words) &&
  !/^(?:auf|alle[nrms]?|beide[n]?|jede[nrms]?|erste[nrms]?|letzte[nrms]?|nächste[nrms]?|für|mit|bei|zum?|zur|nach|von|vom)(?: |$)/iu.test(
    words,
  );

/** What is written into one field and sent. */
const WRITTEN =
  /^(?:new )?(?:public |private )?(?:comment|review|message|note|reply|feedback|post|status update|tweet|answer|question|kommentar|rezension|bewertung|notiz|nachricht|antwort|beitrag|frage|评论|留言|备注|消息|回复|笔记|评价)$/iu;

/** A quotation and where it is to stand: all of what is written was in the marks. */
const PLACED = regex(`^${LITERAL},? (?:to|on|under|in|for|at|below|zu|auf|unter|für|im) `);

/** Parts of a text that are made of words which the user says. */
const MADE_OF_TEXT =
  '(?:sub)?headings?|headlines?|(?:bullet(?:ed)?|numbered|ordered|unordered) lists?|block ?quotes?|footnotes?';

const RECORDS =
  '(?:e-?)?mails?|messages?|conversations?|threads?|topics?|posts?|notes?|tickets?|issues?|tasks?|cases?|articles?|pages?|documents?|files?|nachrichten|unterhaltungen|notizen|themen|beiträgen?|vorgängen?|aufgaben|artikeln?|seiten|dokumenten?|dateien';

/** "Mails with "rope"", "all tickets about "rope"": what stands in quotes, or the quoted words alone. */
function sought(query: string, context: ClauseContext): string | undefined {
  if (context.isQuoted(query)) return stripArticles(query, context.table);
  const things = `(?:all |the |my |alle |die |meine )?(?:${RECORDS})`;
  return (
    regex(
      `^${things} (?:with|containing|mentioning|about|on|mit|zu|über)(?: (?:the )?(?:words?|text|wort|wörtern|text))? (${LITERAL})$`,
    ).exec(query)?.[1] ?? regex(`^(${LITERAL}) (?:in|among|unter) ${things}$`).exec(query)?.[1]
  );
}

/** What is said in words of the user's own keeps all of them. */
const SENTENCES = { to: '', subject: 'subject', body: 'message' } as const;

/** Opens the form for a new message, fills it in, and sends it where there is a text to send. */
function mailTo(
  { to, subject, text }: { to: string; subject: string | undefined; text: string },
  { opener = '', send = '', ...names }: Extra,
  context: ClauseContext,
): Reading | undefined {
  // "To Ann about the boat" says more than whom it is for.
  if (
    regex(
      '[,:]|(?:^| )(?:about|asking|telling|from|regarding|concerning|that|über|dass|wegen|von)(?: |$)',
    ).test(to)
  )
    return undefined;
  const said = { to, subject, body: text === '' ? undefined : text };
  const fields = (['to', 'subject', 'body'] as const).flatMap((part): FieldValue[] => {
    const [words, name = ''] = [said[part], names[part]];
    if (words === undefined) return [];
    return [{ field: { text: name }, value: context.value(words, SENTENCES[part]).value }];
  });
  const opens = fields.flatMap(({ field }) => field ?? []);
  // A draft is left for the user to send.
  const isSent = text !== '' && !regex('^draft(?!\\p{L})').test(context.clause);
  const sends: Intent[] = !isSent ? [] : [{ kind: 'submit', target: { text: send } }];
  return reading(
    [{ kind: 'click', target: { text: opener }, opens }, { kind: 'fill', fields }, ...sends],
    0.85,
  );
}

/** "Print the page and ping Otto": more than one act. */
const AND_ACTS = /\s(?:and|und)\s\p{Ll}{3,} [@\p{Lu}]/u;

export const formRules = [
  defineRule({
    name: 'login',
    specificity: 94,
    build: ({ pairs }, _extra, context) => {
      if (pairs === undefined) return reading({ kind: 'login' }, 0.93);
      const named = regex(
        `^(?:the )?(?:user |account )?(?<user>[^\\s,:=]+)(?:,? (?:and|with|using|und|mit)?(?: (?:the|my))? ?(?:pass(?:word|code)?|kennwort|passwort)?:? ?(?<secret>${SECRET}))?$`,
      ).exec(pairs)?.groups;
      const handle = (mark: string | undefined): string | undefined =>
        mark === undefined ? undefined : context.masked.literals.get(mark)?.text;
      // Without spaces the words run on: "用户名admin密码123456".
      const runsOn = !context.table.spaced && /密码|口令/u.test(named?.['user'] ?? '');
      if (named && !runsOn && !regex(SECRET, 'u').test(named['user'] ?? '')) {
        const secret = handle(named['secret']);
        if (!regex('^(?:my|the|a)$').test(named['user'] ?? '')) {
          return reading(
            {
              kind: 'login',
              user: context.plain(named['user'] ?? ''),
              ...(secret === undefined ? {} : { secret }),
            },
            0.94,
          );
        }
      }
      const [userField, passField] = LOGIN_FIELDS[context.table.id];
      const words = pairs
        .replace(regex('^(?:my |the )?(?:credentials|account|details):? ?'), '')
        .replace(
          /\s(?:with|using|mit)\s(?=(?:the |my |dem |meinem )?(?:pass|pwd?(?!\p{L})|pin|kennwort))/iu,
          ' and ',
        )
        .replace(/(?<=[\w.@-])[，,和]?(?=密码|口令)/u, '，');
      const direct = regex(`^(?<user>[^\\s,]+)(?:\\s*(?:/|,|and|und)\\s*)(?<rest>.+)$`).exec(words)?.groups;
      const slashed = regex(`^(?<user>[^\\s/]+) ?/ ?(?<pass>${LITERAL}|\\S+)$`, 'u').exec(words)?.groups;
      let read = parsePairs(
        slashed ? `${userField} ${slashed['user']}, ${passField} ${slashed['pass']}` : words,
        context,
      );
      // "Otto and pw": the second is no field with its value.
      const [who = '', then = ''] = [direct?.['user'], direct?.['rest']];
      if (!read && regex('^(?:the |my )?(?:pass(?:word|code)?|pwd?|pin|passwort|kennwort)$').test(then))
        // "Username and password": no name has been given.
        return reading({ kind: 'login', ...(A_USER.test(who) ? {} : { user: context.plain(who) }) }, 0.85);
      if (!read && direct)
        read = parsePairs(`${userField} ${direct['user'] ?? ''}, ${direct['rest'] ?? ''}`, context);
      if (!read)
        return /credential|saved|account|passkey|stored/iu.test(context.plain(pairs))
          ? reading({ kind: 'login' }, 0.85)
          : undefined;
      const user = read.fields.find(
        ({ field }) => field !== undefined && USER_FIELD.test(field.text) && !PASS_FIELD.test(field.text),
      );
      const pass = read.fields.find(({ field }) => field !== undefined && PASS_FIELD.test(field.text));
      const secret = pass?.value.from === 'secret' ? pass.value.handle : undefined;
      if (secret !== undefined || !pass) {
        const name = user?.value.from === 'text' ? user.value.text : undefined;
        if (read.fields.length <= 2) {
          const { say } = context.table;
          // "With otto and hunter": which is the user, and whether the other is the password, nobody says.
          const isTwo = name?.includes(', ') === true && !USER_FIELD.test(context.plain(pairs));
          return reading(
            {
              kind: 'login',
              ...(name === undefined ? {} : { user: name }),
              ...(secret === undefined ? {} : { secret }),
            },
            0.94,
            isTwo ? { ask: say.unclear.replace('%1', () => context.plain(context.clause)) } : {},
          );
        }
      }
      // The password stands in the goal as it is: fill and send like any form.
      return reading([{ kind: 'fill', fields: read.fields }, { kind: 'submit' }], 0.9);
    },
  }),
  defineRule({
    name: 'invite',
    specificity: 52,
    build: ({ address = '', role }, { verb: called, pronoun }, context) => {
      if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(context.plain(address))) return undefined;
      const verb = called ?? /^\p{L}+/u.exec(context.clause)?.[0].toLowerCase() ?? '';
      const field = { text: 'email' };
      const chosen: Intent[] =
        role === undefined ? [] : [{ kind: 'choose', options: [context.target(role)] }];
      return reading(
        [
          { kind: 'click', target: { text: verb }, opens: [field] },
          { kind: 'fill', fields: [{ field, value: context.value(address).value }] },
          ...chosen,
          { kind: 'submit', target: { text: verb } },
        ],
        0.8,
        pronoun === 'yes' ? { pronoun: true } : {},
      );
    },
  }),
  defineRule({
    name: 'write',
    specificity: 51,
    build: ({ noun, text = '', to, subject }, extra, context) => {
      if (extra['opener'] !== undefined && to !== undefined)
        return mailTo({ to, subject, text }, extra, context);
      const value = context.value(text, 'message').value;
      if (value.from !== 'text') return undefined;
      if (to !== undefined) {
        // "Otto the message “hi” and Mila the message “bye”": two.
        if (!context.isQuoted(to) && regex(LITERAL, 'u').test(to))
          return reading({ kind: 'other', text: context.plain(context.clause) }, 0.5);
        return reading({ kind: 'item', item: context.target(to), action: 'message', value: value.text }, 0.8);
      }
      const what = noun ?? extra['noun'] ?? '';
      if (!WRITTEN.test(what) || PLACED.test(text)) return undefined;
      return reading(
        [{ kind: 'fill', fields: [{ field: { text: context.plain(what) }, value }] }, { kind: 'submit' }],
        0.8,
      );
    },
  }),
  defineRule({
    name: 'verbal',
    specificity: 5,
    build: ({ thing }, extra, context) => {
      const words = stripArticles(trimEdges(context.clause), context.table);
      if (words.split(/\s+/u).length > 6 || regex(LITERAL, 'u').test(words) || /\d/u.test(words))
        return undefined;
      // A lone verb names nothing surely, and a relative clause nothing a label could say; the user is asked.
      if (
        thing === undefined ||
        context.isPronoun(thing) ||
        regex(' (?:that|which|so|until) ').test(words) ||
        AND_ACTS.test(words)
      )
        return undefined;
      const text = context.plain(words.replace(regex(`\\s(?:${context.table.articles})(?=\\s)`, 'giu'), ''));
      if (extra['as'] === 'open') return reading({ kind: 'open', target: { text } }, 0.6);
      const called = extra['verb'];
      if (called !== undefined) {
        const what = context.plain(stripArticles(thing, context.table));
        if (!isBareThing(what)) return undefined;
        const text = extra['lead'] === 'yes' ? `${called}${what}` : `${what} ${called}`;
        return reading({ kind: 'click', target: { text }, verb: called }, 0.55);
      }
      // "Add a heading Plan": a button "Heading" would make one of whatever stands there.
      if (
        regex(`^(?:add|create|insert|make|new) (?:${MADE_OF_TEXT}) (?!button|link|section)\\p{L}`).test(text)
      )
        return reading({ kind: 'other', text: context.plain(context.clause) }, 0.5);
      const [verb = ''] = text.split(/\s+/u);
      const what = /^add$/i.test(verb) ? severalEntries(thing, context) : undefined;
      if (what) return reading({ kind: 'add', what, to: '', control: text }, 0.55);
      return reading({ kind: 'click', target: { text }, verb }, 0.55);
    },
  }),
  defineRule({ name: 'logout', specificity: 94, build: () => reading({ kind: 'logout' }, 0.96) }),
  defineRule({
    name: 'search',
    specificity: 44,
    build: ({ query = '', field }, { needs }, context) => {
      if (context.isPronoun(query)) return undefined;
      const text = context.plain(sought(query, context) ?? query);
      // "Search for": the words to search for are still to come.
      const isUnfinished =
        !context.isQuoted(query) && regex(`^(?:${context.table.functionWords})$`).test(text);
      if (text === '' || isUnfinished) return undefined;
      // "A river whose name is a color" is sought by all of its words.
      const told =
        field === undefined && SAYS_PART.test(query) ? saidByField(query, context, true) : undefined;
      if (told && regex(`^(?:${context.table.fieldNouns})$`).test(told.field))
        return reading({ kind: 'search', query: told.value, field: { text: told.field } }, 0.88);
      if (field === undefined)
        return reading({ kind: 'search', query: text }, context.isQuoted(query) ? 0.94 : 0.88);
      const target = context.target(field);
      const isField =
        target.roles?.some((role) => role === 'searchbox' || role === 'textbox') === true ||
        regex('search|suche|搜索').test(target.text);
      if (needs === 'searchbox' && !isField) return undefined;
      if (isEmptyTarget(target) || /^(?:site|page|website|web)$/iu.test(target.text))
        return reading({ kind: 'search', query: text }, 0.88);
      return reading({ kind: 'search', query: text, field: target }, isField ? 0.94 : 0.75);
    },
  }),
  defineRule({
    name: 'submit',
    specificity: 62,
    build: ({ target }, { label, as }, context): ReturnType<typeof reading> | undefined => {
      if (label === 'yes') {
        const text = as ?? trimEdges(context.plain(context.clause));
        return reading({ kind: 'submit', target: { text } }, 0.82);
      }
      if (target !== undefined) {
        const what = context.target(target);
        if (isEmptyTarget(what)) return reading({ kind: 'submit' }, 0.85);
        if (what.roles?.includes('button'))
          return reading({ kind: 'click', target: { ...what, text: what.text || 'submit' } }, 0.88);
        return reading({ kind: 'submit', target: what }, 0.85);
      }
      const verb = /^\p{L}+/u.exec(context.clause)?.[0] ?? '';
      const generic = /^(?:submit|absenden|提交)/iu.test(verb) || / ab$/iu.test(context.clause);
      const intent: Intent = generic
        ? { kind: 'submit' }
        : { kind: 'submit', target: { text: verb.toLowerCase() } };
      return reading(intent, 0.92);
    },
  }),
];
