// Saying something to somebody: in a chat, or to whom one has found in a list of people.
import type { TargetPhrase } from '../../shared/intent';
import { regex, stripArticles } from '../clean';
import { withMark } from '../values';
import { defineRule, reading, type ClauseContext } from './rule';

export const messageRules = [
  defineRule({
    name: 'message',
    specificity: 64,
    build: ({ to, text = '' }, _extra, context) => {
      const said = withMark(context.plain(text), context);
      if (said === '' || GOES_ON.test(text)) return undefined;
      // A file that is sent is no message.
      if (/^(?:send|schick|sende?)/iu.test(context.clause) && /^\S[^\n]*\.[a-z][a-z\d]{1,4}$/iu.test(said))
        return undefined;
      const made = (item: TargetPhrase): Parameters<typeof reading>[0] => ({
        kind: 'item',
        item,
        action: 'message',
        value: said,
      });
      if (to === undefined) return reading(made({ text: '' }), 0.8);
      // "Find Ada and tell her …": to whom was named, and nobody else.
      if (context.isPronoun(to)) return reading(made({ text: '' }), 0.8, { pronoun: true });
      const { table } = context;
      const who = context.target(to);
      const name = context.plain(stripArticles(to, table));
      return who.roles === undefined && isSomebody(name, to, context) ? reading(made(who), 0.8) : undefined;
    },
  }),
];

/** Another message in the same breath. */
const GOES_ON =
  /(?<!\p{L})(?:and|und) (?:message|tell|text|ask|write|say|schreibe?|sage?|schicke?|sende?)(?!\p{L})/iu;

/** "Ada", "the team", "#general"; "Title: …" and "Write “…” to the notes" are about fields of the page. */
function isSomebody(who: string, said: string, { table, clause }: ClauseContext): boolean {
  if (regex(`^(?:${GROUPS})$`).test(said)) return true;
  const words = who.split(/\s+/u);
  // Who is told something may be called HR or @ada99; what is written to may be a cell.
  const isTold = /^(?:message|tell|ask|dm|ping|let|sag|frag)/iu.test(clause);
  const isName = words.every((word) => NAME.test(word) && (isTold || !/^\p{Lu}{2,}$|\p{N}/u.test(word)));
  const isSmall =
    TOLD.test(clause) && /^\p{Ll}{2,}$/u.test(who) && !regex(`^(?:${table.functionWords})$`).test(who);
  return (
    (isName || isSmall) &&
    words.length <= 4 &&
    !regex(`(?:^|\\s)(?:${table.fieldNouns}|${FIELDS})$`).test(who)
  );
}

/** "Tell tom …", "send anna a message …": nobody but somebody stands there. */
const TOLD =
  /^(?:(?:tell|ping|dm|sag)(?!\p{L})|write (?:to )?\p{L}+,? that |(?:send|write|give|drop) \p{L}+ an? )/iu;

const NAME = /^(?:[\p{Lu}@#]|(?:and|und|of|von|van|de|der|&)$)|^[\p{Script=Han}·]{2,}$/u;

/** Often written with a capital, and nobody's name. */
const FIELDS =
  '(?:text )?(?:field|box|area|input|editor|form|page|section|file|document|clipboard|body)|search|bio|to-?dos?|lists?|headline|summary|reviews?|feedback|passwor[dt]|kennwort|iban|bic|kontonummer|bewertung|suche|liste|zusammenfassung|überschrift|(?:text)?feld|框';
const GROUPS =
  '(?:the|my|our) (?:team|group|channel|room|family|host|seller|driver|guest|customer|support)s?';
