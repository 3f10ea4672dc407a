// A layer that stands before what is wanted and that neither its own button nor Escape takes away: a question of the
// page's own, whose answer is the user's.
import { phraseOf, type Phrase } from '../shared/phrase';
import type { Attempt, SkillView } from '../skills/skill';
import { tokens } from '../skills/words';

/** As the page's hands say it of a press that did not reach its target: kind and name of what lies over it. */
const COVERED_BY = /\bcovered by (?<kind>[^“”]+?) “(?<name>[^”]+)”/u;

/** Parts of the page that stay in front: nobody closes them. */
const STAYS = /^(?:banner|navigation|contentinfo|main|region|complementary|search)$/;

/** Words to look for on the page while it may still be there: alternatives of a query, the first of them empty. */
export function wordsInFront(attempts: readonly Attempt[]): string {
  const name = coverOf(attempts.at(-1));
  return name === undefined ? '' : `|${name.replace(/[|…]/gu, ' ')}`;
}

/** The request to answer or to close it; undefined while there is something else to try, and once it has gone. */
export function layerInFront(view: SkillView): Phrase | undefined {
  const name = coverOf(view.attempts.at(-1));
  const isEscaped = view.attempts.some(({ call }) => call.args['key'] === 'Escape');
  if (name === undefined || !isEscaped || view.attempts.filter(coverOf).length < 2) return undefined;
  return isStillThere(view, name) ? phraseOf('help_in_front', shortened(name)) : undefined;
}

function coverOf(attempt: Attempt | undefined): string | undefined {
  if (!attempt || attempt.result.ok) return undefined;
  const { kind = '', name } = COVERED_BY.exec(attempt.result.error)?.groups ?? {};
  return STAYS.test(kind) ? undefined : name;
}

/** Most of its words stand in texts that are part of its name: a button that is called as it is no sign of it. */
function isStillThere(view: SkillView, name: string): boolean {
  const wanted = tokens(name);
  const said = new Set(
    view.hits('signs').flatMap(({ label, text = '' }) => [label, text].flatMap((each) => tokens(each))),
  );
  return wanted.filter((word) => said.has(word)).length >= wanted.length * MOST;
}

const MOST = 0.7;

/** The first sentence of the name, or its beginning. */
const shortened = (name: string): string => (/^.{3,40}?[?!.](?= |$)/u.exec(name)?.[0] ?? name).slice(0, 60);
