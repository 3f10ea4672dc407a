// Saying something to somebody: in a chat, or to whom one has found in a list of people.
import { regex, splitPlain, stripArticles } from '../clean';
import { defineRule, reading } from './rule';

export const messageRules = [
  defineRule({
    name: 'message',
    specificity: 64,
    build: ({ to, text = '' }, _extra, context) => {
      const said = context.plain(text);
      if (said === '') return undefined;
      if (to === undefined || context.isPronoun(to))
        return reading({ kind: 'item', item: { text: '' }, action: 'message', value: said }, 0.8);
      const { table } = context;
      // To each of them; what has no spaces may have the word for "and" in a name.
      const people = table.spaced ? splitPlain(to, table) : [to];
      const isMeant = (who: string): boolean =>
        isSomebody(context.plain(stripArticles(who, table)), who, table.fieldNouns);
      return people.every(isMeant)
        ? reading(
            people.map((who) => ({
              kind: 'item',
              item: context.target(who),
              action: 'message',
              value: said,
            })),
            0.8,
          )
        : undefined;
    },
  }),
];

/** "Ada", "the team", "#general"; "Title: …" and "Write “…” to the notes" are about fields of the page. */
function isSomebody(who: string, said: string, fieldNouns: string): boolean {
  if (who === '' || who.split(/\s+/u).length > 4) return false;
  const isField = regex(`(?:^|\\s)(?:${fieldNouns}|${PLACES})$`).test(who);
  return !isField && (/^[\p{Lu}\p{Script=Han}@#]/u.test(who) || regex(`^(?:${GROUPS})$`).test(said));
}

const PLACES =
  '(?:text )?(?:field|box|area|input|editor|form|page|section|file|document|clipboard|body)|feld|textfeld|editor|框';
const GROUPS =
  '(?:the|my|our) (?:team|group|channel|room|family|host|seller|driver|guest|customer|support)s?';
