// "Close the dialog by clicking the x": what is pressed is done, and what it is for tells where it stands.
import type { Intent } from '../../shared/intent';
import { regex } from '../clean';
import { dictatedFrom, isSaid } from '../dictated';
import { isItem } from '../rules/items';
import type { RuleReading } from '../rules/registry';
import type { TargetContext } from '../targets';

/** The act that is told as the way, joined with its end; undefined where the clause tells no way. */
export function readManner(
  clause: string,
  context: TargetContext,
  read: (words: string) => RuleReading | undefined,
): RuleReading | undefined {
  const { table } = context;
  const said = table.manners.map((way) => regex(`^${way}$`).exec(clause)?.groups).find((found) => found);
  if (!said || dictatedFrom(clause, table) !== undefined || isSaid(clause, table)) return undefined;
  const { end = '', press = '', what = '' } = said;
  const how = read(table.spaced ? `${press} ${what}` : press + what);
  const [act, ...others] = how?.intents ?? [];
  if (!how || !act || others.length > 0 || (act.kind !== 'click' && act.kind !== 'press')) return undefined;
  const whole = read(end);
  const [aim, ...more] = whole?.intents ?? [];
  // "Fill in the form by clicking …", "write “by clicking”": words that are entered are no end of a click.
  if (more.length > 0 || (aim && GIVES.has(aim.kind))) return undefined;
  if (whole && aim?.kind === 'item' && isItem(aim.item, table)) return whole;
  const where = act.kind === 'click' && aim ? placeOf(aim) : undefined;
  return where !== undefined && act.kind === 'click' && act.target.within === undefined
    ? { ...how, intents: [{ ...act, target: { ...act.target, within: where } }] }
    : how;
}

const GIVES: ReadonlySet<Intent['kind']> = new Set(['fill', 'search', 'answer', 'add', 'set', 'createEvent']);

/** What is closed holds the button that closes it. */
const placeOf = (aim: Intent): string | undefined =>
  aim.kind === 'click' && /^close$/iu.test(aim.target.text) ? aim.target.within : undefined;
