// "Close the dialog by clicking the x": the act is the click; what it is for tells where the x stands.
import type { Intent, TargetPhrase } from '../../shared/intent';
import { regex } from '../clean';
import { dictatedFrom, isSaid } from '../dictated';
import type { LanguageTable } from '../language/language';
import { isItem } from '../rules/items';
import type { RuleReading } from '../rules/registry';
import type { TargetContext } from '../targets';
import { phrasesOf } from './exceptions';

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
  // "Add the shirt by clicking the button": which thing it is, and what is done with it, the button does not say.
  if (whole && aim && hasObject(aim, table)) return whole;
  const where = act.kind === 'click' && aim ? placeOf(aim) : undefined;
  return where !== undefined && act.kind === 'click' && act.target.within === undefined
    ? { ...how, intents: [{ ...act, target: { ...act.target, within: where } }] }
    : how;
}

const GIVES: ReadonlySet<Intent['kind']> = new Set(['fill', 'search', 'answer', 'add', 'set', 'createEvent']);

/** The end tells a thing, a value or a file of its own; what is closed, sent or logged in to is what the button stands for. */
function hasObject(aim: Intent, table: LanguageTable): boolean {
  if (PRESSED.has(aim.kind)) return false;
  if (aim.kind === 'item') return isItem(aim.item, table) || !CLOSES.test(aim.action);
  if ('value' in aim || 'file' in aim || 'by' in aim) return true;
  const subject = 'target' in aim ? aim.target : undefined;
  return [...phrasesOf(aim), ...(subject ? [subject] : [])].some(isNamed);
}
const PRESSED: ReadonlySet<Intent['kind']> = new Set(['click', 'press', 'submit', 'login', 'logout']);
const CLOSES = /^(?:close|dismiss|hide)$/iu;
const isNamed = ({ text, where, ordinal, all }: TargetPhrase): boolean =>
  text !== '' || where !== undefined || ordinal !== undefined || all === true;

/** What is closed holds the button that closes it. */
const placeOf = (aim: Intent): string | undefined =>
  aim.kind === 'click' && /^close$/iu.test(aim.target.text) ? aim.target.within : undefined;
