// Searches a site: finds the search box (or what opens it), types, and sends by button or Enter.
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { enter, holds, isBlank, textFields } from '../fields/fields';
import { suggestionsOf } from '../fields/suggestions';
import { submitButtons } from '../forms/submit-buttons';
import { isForFinding } from '../lists/filter-box';
import type { SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import { act, type Draft, type DraftStep } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { beforeSearch, failureIn, isSearchShown } from '../steps/search-shown';
import { aim, exploreFor, lookFor } from '../target/aim';
import { poolOf } from '../target/pool';
import { isStep, tell } from '../target/telling';
import { facetsOf } from '../words/facets';
import { takesText } from '../words/role-words';
import { fold, quote } from '../words/words';

export const searchSkill = draftSkill<'search'>({
  name: 'search',
  kinds: ['search'],
  needs: (params) => [
    ...lookFor([...(params.field ? [params.field] : []), { text: 'search|find|suche' }]),
    { key: 'passages', type: 'text', maxChars: 4_000 },
  ],
  draft(view, params) {
    let box: PcdHit | undefined;
    if (params.field && !isBlank(params.field)) {
      const isBox = params.field.roles !== undefined;
      const suits = (hit: PcdHit): number => (takesText(hit) && (isBox || isForFinding(view, hit)) ? 1 : 0);
      const found = aim(view, params.field, { suits, mayReveal: false });
      if (found.ok) box = found.hit;
      else if (found.draft.kind === 'ask') return found.draft;
    }
    const spread = box || params.field ? undefined : overFields(view, params.query);
    if (spread) return spread;
    box ??= searchBox(view);
    if (!box) {
      const opener = poolOf(view).find(
        (hit) => hit.type === 'action' && opensSearch(hit) && attemptsOn(view, hit).length === 0,
      );
      if (opener)
        return act(
          [{ tool: 'dom.click', on: opener, say: phraseOf('do_open', tell(opener)) }],
          'replan',
          0.8,
          tell(opener),
        );
      return exploreFor('search', phraseOf('seek_search_box', quote(params.query)));
    }
    const steps: DraftStep[] = [];
    if (!holds(box, params.query))
      steps.push({
        tool: 'dom.type',
        on: box,
        args: { text: params.query },
        say: phraseOf('do_type_into_search_box', quote(params.query)),
      });
    const offers = box.role === 'combobox' ? fromList(view, box, params.query, steps) : undefined;
    if (offers) return offers;
    const button = searchButton(view, box);
    const pressed = button ? attemptsOn(view, button, 'dom.click').length : 0;
    const entered = attemptsOn(view, box, 'dom.press').length;
    if (button && pressed === 0)
      steps.push({ tool: 'dom.click', on: button, say: phraseOf('do_press', tell(button)) });
    else if (entered === 0)
      steps.push({
        tool: 'dom.press',
        on: box,
        args: { key: 'Enter' },
        say: phraseOf('do_press_enter_search'),
      });
    else return notShown(view);
    return act(steps, 'verify', 0.9, phraseOf('why_search_box'), beforeSearch(view));
  },
  effects: [(_after, _params, view) => isSearchShown(view)],
});

/** A box that offers a list while one types is given the time for it; the entry of that very name is taken. */
function fromList(
  view: SkillView,
  box: PcdHit,
  query: string,
  steps: readonly DraftStep[],
): Draft | undefined {
  if (attemptsOn(view, box, 'dom.press').length > 0) return undefined;
  const waited = view.attempts.some((attempt) => attempt.call.name === 'dom.waitFor');
  if (steps.length > 0 && !waited) {
    const wait: DraftStep = {
      tool: 'dom.waitFor',
      args: { event: 'networkIdle', timeoutMs: SUGGESTION_WAIT_MS },
      say: phraseOf('do_wait_search_box_offers'),
      optional: true,
    };
    return act([...steps, wait], 'replan', 0.9, phraseOf('why_search_box'));
  }
  const entry = suggestionsOf(view, box).find((hit) =>
    [hit.label, hit.text ?? ''].some(
      (words) => fold(words).split(/[\s,]+/)[0] === fold(query) || fold(words) === fold(query),
    ),
  );
  if (!entry || attemptsOn(view, entry).length > 0) return undefined;
  return act(
    [{ tool: 'dom.click', on: entry, say: phraseOf('do_choose', tell(entry)) }],
    'verify',
    0.9,
    phraseOf('why_search_box_offers'),
  );
}

const SUGGESTION_WAIT_MS = 3_000;

/** Results may take their time: they are waited for once, then the user hears that none came. */
function notShown(view: SkillView): Draft {
  const say = phraseOf('do_wait_search_results');
  const failure = failureIn(view);
  if (failure !== undefined)
    return { kind: 'unable', reason: phraseOf('unable_search_says', quote(failure)) };
  if (view.attempts.some((attempt) => isStep(attempt, say)))
    return { kind: 'unable', reason: phraseOf('unable_no_reaction_to_search') };
  const args = { event: 'networkIdle', timeoutMs: RESULTS_WAIT_MS };
  return act([{ tool: 'dom.waitFor', args, say, optional: true }], 'verify', 0.7, say);
}

const RESULTS_WAIT_MS = 5_000;

/** A form that asks for several things gets the words that belong to each. */
function overFields(view: SkillView, query: string): Draft | undefined {
  const fields = textFields(view).filter(
    (hit) => hit.role !== 'searchbox' && hit.landmark !== 'header' && hit.landmark !== 'nav',
  );
  const first = fields[0];
  const facets = facetsOf(query, fields);
  if (!first || !facets || !fields.every((hit) => hit.formId === first.formId)) return undefined;
  const steps = facets
    .filter(({ field, value }) => !holds(field, value))
    .map(({ field, value }) => enter(field, value));
  const buttons = submitButtons(view);
  const button = buttons.find((hit) => hit.formId === first.formId) ?? buttons[0];
  if (!button || attemptsOn(view, button, 'dom.click').length > 0) return undefined;
  steps.push({ tool: 'dom.click', on: button, say: phraseOf('do_press', tell(button)) });
  return act(steps, 'verify', 0.85, phraseOf('why_search_form'), beforeSearch(view));
}

const SEARCH = /\b(?:search|find|lookup|look up|suchen?|busca|recherche)\b|搜索/;

const FILTER = /\b(?:filter|filtern|filtrer|filtrar)\b|筛选/;

/** Opens another search or its settings, and does not start this one. */
const OTHER_SEARCH = /\b(?:advanced|options|settings|preferences|clear|reset|erweiterte?|optionen)\b|高级/;

function searchBox(view: SkillView): PcdHit | undefined {
  const score = (hit: PcdHit): number => {
    const words = fold(`${hit.label} ${hit.placeholder ?? ''}`);
    // It only narrows a list that is shown.
    if (FILTER.test(words) && !SEARCH.test(words)) return 0.6;
    // Lists that are typed into are written as such boxes, too: "City".
    const isList = hit.role === 'combobox' && hit.label !== '' && !SEARCH.test(words);
    if (hit.role === 'searchbox' || hit.inputType === 'search') return isList ? 0.5 : 1;
    if (hit.kind === 'search') return 0.95;
    if (SEARCH.test(words)) return 0.9;
    const button = searchButton(view, hit);
    return button && SEARCH.test(fold(button.label)) ? 0.7 : 0;
  };
  const fields = textFields(view)
    .map((hit) => ({ hit, score: score(hit) }))
    .filter((each) => each.score > 0)
    .sort((a, b) => b.score - a.score || a.hit.order - b.hit.order);
  const only = textFields(view);
  return fields[0]?.hit ?? (only.length === 1 && SEARCH.test(fold(view.mini.title)) ? only[0] : undefined);
}

function opensSearch(hit: PcdHit): boolean {
  return !hit.disabled && (hit.kind === 'search' || SEARCH.test(fold(hit.label)));
}

const STARTS = /^(?:go|ok|apply(?: filters?)?|filter|anwenden|filtern|应用|筛选)$/;

/** The button that starts the search: of the same form, or right beside the box. */
function searchButton(view: SkillView, box: PcdHit): PcdHit | undefined {
  const buttons = poolOf(view).filter(
    (hit) =>
      hit.type === 'action' &&
      !hit.disabled &&
      !OTHER_SEARCH.test(fold(hit.label)) &&
      // What brings up a list says where to search.
      (hit.inputType === 'submit' || (hit.hasPopup ?? 'false') === 'false') &&
      (hit.role === 'button' || hit.inputType === 'submit'),
  );
  const own = box.formId ? buttons.filter((hit) => hit.formId === box.formId) : [];
  const named = (hits: readonly PcdHit[]): PcdHit | undefined =>
    hits.find((hit) => hit.kind === 'search' || SEARCH.test(fold(hit.label)) || STARTS.test(fold(hit.label)));
  const submits = own.filter((hit) => hit.inputType === 'submit' || hit.kind === 'submit');
  const inForm = named(own) ?? (submits.length === 1 ? submits[0] : undefined);
  if (inForm) return inForm;
  const beside = buttons.filter((hit) => {
    const [b, f] = [hit.look.box, box.look.box];
    return Math.abs(b.y + b.h / 2 - (f.y + f.h / 2)) < 40 && b.x >= f.x && b.x < f.x + f.w + 160;
  });
  return named(beside);
}
