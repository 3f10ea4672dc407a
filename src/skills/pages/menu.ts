// Walks a menu path: opens each parent, by click or by pointer, until the last entry shows, and takes it.
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import type { SkillView } from '../skill';
import { attemptsOn, changedSomething } from '../steps/attempts';
import { act, type Draft, type DraftStep } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { lookFor } from '../target/aim';
import { poolOf } from '../target/pool';
import { waitForMenu } from '../target/reveal';
import { resolveTarget } from '../target/target';
import { optionsOf, tell } from '../target/telling';
import { nameOf } from '../words/naming';
import { quote, quoted } from '../words/words';

const ENTRY: Readonly<Record<string, number>> = {
  menuitem: 1,
  menuitemradio: 1,
  menuitemcheckbox: 1,
  treeitem: 0.95,
  option: 0.9,
  link: 0.92,
  button: 0.92,
  tab: 0.9,
  combobox: 0.7,
};

export const menuSkill = draftSkill<'menu'>({
  name: 'menu',
  kinds: ['menu'],
  needs: (params) => lookFor(params.path.map((text) => ({ text }))),
  draft(view, params) {
    const { path } = params;
    const leaf = path.at(-1) ?? '';
    const opened = stepsTaken(view, path);
    // The deepest entry in sight that has not been taken yet is the next one.
    for (let depth = path.length - 1; depth >= 0; depth--) {
      const name = path[depth] ?? '';
      const found = resolveTarget(view, { text: name }, { suits: entryFitness, floor: 0.6 });
      if (found.kind === 'none') continue;
      const hits = found.kind === 'found' ? found.hits : found.candidates;
      // A leaf that shows although its parents have never been opened may be another thing of that name.
      if (depth > 0 && found.kind === 'ambiguous' && opened < depth) continue;
      if (found.kind === 'ambiguous' && depth === path.length - 1 && opened >= depth)
        return {
          kind: 'ask',
          question: phraseOf('ask_which_mean', quote(name)),
          options: optionsOf(found.candidates),
        };
      const hit = hits[0];
      if (!hit) continue;
      // Nor is what is only called a little like it the entry of a menu that is still shut.
      const mayBeIn = path.slice(0, depth).some((parent) => isShut(view, parent));
      if (mayBeIn && nameOf(hit, name) < SURE) continue;
      if (depth === path.length - 1)
        return act(
          [{ tool: 'dom.click', on: hit, say: phraseOf('do_choose', quote(name)) }],
          'verify',
          0.9,
          tell(hit),
        );
      const way = openParent(view, hit, name, path[depth + 1] ?? '');
      if (way) return way;
    }
    const burger = poolOf(view).find(
      (hit) => hit.kind === 'menu' && hit.expanded !== true && attemptsOn(view, hit).length === 0,
    );
    if (burger)
      return act(
        [{ tool: 'dom.click', on: burger, say: phraseOf('do_open', tell(burger)) }],
        'replan',
        0.7,
        tell(burger),
      );
    return { kind: 'unable', reason: phraseOf('unable_no_menu_entry', quote(leaf)) };
  },
});

const SURE = 0.9;

/** A parent that is there and has not been opened for this wish. */
function isShut(view: SkillView, parent: string): boolean {
  const found = resolveTarget(view, { text: parent }, { suits: entryFitness, floor: 0.6 });
  return found.kind !== 'none' && stepsTaken(view, [parent]) === 0;
}

function entryFitness(hit: PcdHit): number {
  if (hit.type === 'field' && hit.tag === 'select') return 0;
  return (
    ENTRY[hit.role] ?? (hit.implicit ? 0.85 : hit.type === 'text' ? 0.6 : hit.type === 'action' ? 0.8 : 0)
  );
}

function stepsTaken(view: SkillView, path: readonly string[]): number {
  return path.filter((name) =>
    view.attempts.some((attempt) => attempt.result.ok && attempt.description.includes(quoted(name))),
  ).length;
}

/** A pointer first, for menus that open under it when it rests there; then a click. */
function openParent(view: SkillView, hit: PcdHit, name: string, next: string): Draft | undefined {
  const hovered = attemptsOn(view, hit, 'dom.hover');
  const clicked = attemptsOn(view, hit, 'dom.click');
  const lastHover = hovered.at(-1);
  const pointAt: DraftStep = { tool: 'dom.hover', on: hit, say: phraseOf('do_point_at', quote(name)) };
  const clickFirst =
    hit.expanded === false || hit.tag === 'summary' || hit.role === 'treeitem' || hit.role === 'button';
  if (hovered.length === 0 && !(clickFirst && clicked.length === 0))
    return act([pointAt, waitForMenu(next)], 'replan', 0.85, tell(hit));
  if (clicked.length === 0 && (clickFirst || !changedSomething(lastHover) || hovered.length > 0))
    return act(
      [{ tool: 'dom.click', on: hit, say: phraseOf('do_open', quote(name)) }],
      'replan',
      0.85,
      tell(hit),
    );
  if (hovered.length < 2) return act([pointAt, waitForMenu(next)], 'replan', 0.8, tell(hit));
  return undefined;
}
