// "This page", "diese Seite", "本页": what the page in front of the user is about, where nothing said before is meant.
import type { Intent, TargetPhrase } from '../../shared/intent';
import { regex, stripPoliteness, trimEdges } from '../clean';
import { canonicalAction } from '../rules/items';
import type { ClauseReading } from './link-clauses';

/** The reading with what the page shows as the item of its act, where the words point at it ("this page"). */
export function asShown(reading: ClauseReading): ClauseReading {
  const { table, clause } = reading;
  const [intent, ...others] = reading.intents;
  const kind = regex(table.shown).exec(clause)?.groups?.['kind'];
  if (kind === undefined || !intent || others.length > 0) return reading;
  const item: TargetPhrase = { text: kind, shown: true };
  const made = (act: Intent): ClauseReading => {
    const { pronoun: _pronoun, ...rest } = reading;
    return { ...rest, rule: 'item', intents: [act] };
  };
  if (intent.kind === 'item' && (reading.pronoun === true || isOnly(intent.item, clause, table.shown)))
    return made({ ...intent, item });
  if (reading.rule !== 'other') return reading;
  const verb = trimEdges(stripPoliteness(clause, table).replace(regex(table.shown), ''));
  if (
    verb === '' ||
    !regex(`^(?:${table.itemNouns}|${PAGES})$`).test(kind) ||
    /[\s\uE000-\uEFFF]/u.test(verb)
  )
    return reading;
  return made({ kind: 'item', item, action: canonicalAction(verb, table) ?? verb.toLowerCase() });
}

/** What is no item of a list anywhere. */
const PAGES = 'page|site|website|seite|webseite|页面?|网页|文章';

/** The words are all that says which thing is meant. */
function isOnly(item: TargetPhrase, clause: string, shown: string): boolean {
  const said = regex(shown).exec(clause)?.[0] ?? '';
  return Object.keys(item).length === 1 && item.text !== '' && said.endsWith(item.text);
}
