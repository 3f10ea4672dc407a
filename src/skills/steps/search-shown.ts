// Whether a search that was sent has shown on the page: another address, other content, or the page's text as it
// was before the search. That a key was pressed is no sign, nor is the typed word, a list of offers, or a message
// that it could not be done.
import type { Observation } from '../../shared/observation';
import type { Attempt, SkillView } from '../skill';
import { saysNo } from '../words/refusal-words';

const BEFORE = 'page before the search';
const MAX_REMEMBERED_CHARS = 2_000;

const textOf = (view: SkillView): string =>
  view
    .passages('passages')
    .map(({ heading = '', text }) => `${heading} ${text}`)
    .join(' ')
    .slice(0, MAX_REMEMBERED_CHARS);

/** To be remembered when a search is sent. */
export const beforeSearch = (view: SkillView): Record<string, string> => ({ [BEFORE]: textOf(view) });

export function isSearchShown(view: SkillView): boolean {
  const sent = view.attempts.filter(({ call, result }) => call.name !== 'dom.waitFor' && result.ok);
  if (!sent.some(({ call }) => call.name === 'dom.press' || call.name === 'dom.click')) return false;
  // A document that went away in mid-reply was left by the search.
  if (sent.some(({ call, observation }) => call.name !== 'dom.type' && !observation)) return true;
  if (sent.some(showsResults)) return true;
  const before = view.memory[BEFORE];
  const waited = view.attempts.some(({ call }) => call.name === 'dom.waitFor');
  return waited && before !== undefined && before !== textOf(view) && failureIn(view) === undefined;
}

function showsResults({ call, observation }: Attempt): boolean {
  if (!observation) return false;
  if (observation.navigated || observation.urlChanged || observation.openedTabId !== undefined) return true;
  const changes = observation.changes ?? [];
  const isOffer = changes.some(({ what }) => what === 'expanded');
  return changes.some(({ what, detail = '' }) => {
    if (what === 'url' || what === 'title' || what === 'count' || what === 'selected') return true;
    if (what === 'dialog') return call.name !== 'dom.type' && detail.startsWith('opened');
    // What a list of offers shows while one types is no result; nor is its going.
    if (what !== 'content' || (isOffer && (call.name === 'dom.type' || !detail.includes('+ “'))))
      return false;
    return !tellsFailureOnly(detail);
  });
}

/** Lines that came, if all of them tell that it could not be done. */
function tellsFailureOnly(detail: string): boolean {
  const came = linesIn(detail);
  return detail.includes('+ “') && came.every(saysNo);
}

/** The lines that came, of a change of the content; all of the text of a message. */
export function linesIn(detail: string): string[] {
  const came = [...detail.matchAll(/\+ “([^”]*)/g)].map(([, line = '']) => line);
  return came.length > 0 ? came : [detail];
}

/** What the page said in place of results. */
export function failureIn(view: SkillView): string | undefined {
  const said = (changes: Observation['changes']): string[] =>
    (changes ?? []).flatMap(({ what, detail = '' }) =>
      what === 'toast' || (what === 'content' && detail.includes('+ “')) ? linesIn(detail) : [],
    );
  const lines = view.attempts.flatMap(({ call, observation }) =>
    call.name === 'dom.type' ? [] : said(observation?.changes),
  );
  return lines.find(saysNo);
}
