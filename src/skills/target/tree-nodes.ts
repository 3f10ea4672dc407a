// Nodes of a tree, and rows that open: by the sign in them or by their key, as a press on the name chooses them.
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import type { Attempt, SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import type { DraftStep } from '../steps/draft';
import { fold, nameScore } from '../words/words';
import { poolOf } from './pool';
import { isStep, isStepOf, tell } from './telling';

export function isNode(hit: PcdHit): boolean {
  return hit.role === 'treeitem' || hit.role === 'row';
}

/** The node that the hit is the name of; else the hit itself. */
export function nodeOf(view: SkillView, hit: PcdHit): PcdHit {
  if (isNode(hit) || hit.expanded !== undefined) return hit;
  const holder = holderOf(hit, byId(view));
  const isName = holder?.expanded !== undefined && nameScore(hit.label, holder.label) >= 0.6;
  return isName ? holder : hit;
}

const byId = (view: SkillView): ReadonlyMap<string, PcdHit> =>
  new Map(poolOf(view).map((hit) => [hit.id, hit]));

/** The nearest node that it lies in. */
function holderOf(hit: PcdHit, all: ReadonlyMap<string, PcdHit>): PcdHit | undefined {
  let up = all.get(hit.parent ?? '');
  for (let step = 0; up && !isNode(up) && step < 6; step++) up = all.get(up.parent ?? '');
  return up && isNode(up) ? up : undefined;
}

/** The next way to open or close a node that tells its state; undefined when all have been tried. */
export function turnNode(view: SkillView, node: PcdHit, open: boolean): DraftStep | undefined {
  const sign = signIn(view, node);
  if (sign && attemptsOn(view, sign).length === 0) return press(sign, node, open);
  const keys = attemptsOn(view, node, 'dom.press').length;
  if (keys === 0) return byKey(open)(node);
  const clicks = attemptsOn(view, node, 'dom.click');
  const all = byId(view);
  // A press on a link would leave the page.
  const links = poolOf(view).some((hit) => hit.href !== undefined && holderOf(hit, all) === node);
  if (clicks.length === 0 && !links) return press(node, node, open);
  // Some take the key only once they are chosen.
  return clicks.length > 0 && keys < 2 ? byKey(open)(node) : undefined;
}

/** A look into a node that ticked it instead: some trees take the key for a press where nothing is in it. */
const hasTicked = (attempt: Attempt): boolean =>
  isStepOf(attempt, 'do_look') &&
  attempt.call.name === 'dom.press' &&
  (attempt.observation?.changes ?? []).some(({ what }) => what === 'checked');

export const mayTick = (view: SkillView, hit: PcdHit): boolean =>
  isNode(hit) && hit.expanded === false && view.attempts.some(hasTicked);

/** Takes back what such a look has just ticked, by the same key. */
export function turnBack(view: SkillView): DraftStep | undefined {
  const last = view.attempts.at(-1);
  if (!last || !hasTicked(last)) return undefined;
  const node = poolOf(view).find(
    (hit) => isNode(hit) && isStep(last, phraseOf('do_look', tell(hit))) && attemptsOn(view, hit).length > 0,
  );
  return node && { ...byKey(true)(node), say: phraseOf('do_turn_back', tell(node)) };
}

/** What opens the node alone: it says so, or is a mere sign before the name. A press on the node would choose it. */
export function signIn(view: SkillView, node: PcdHit): PcdHit | undefined {
  const all = byId(view);
  const inside = poolOf(view).filter(
    (hit) =>
      hit.type === 'action' &&
      (holderOf(hit, all) === node || isInRow(hit, node)) &&
      !hit.disabled &&
      (hit.hasPopup ?? 'false') === 'false',
  );
  const named = inside.filter(
    ({ kind, label }) => kind === 'expand' || kind === 'collapse' || OPENS.test(fold(label)),
  );
  if (named.length > 0 || node.role !== 'treeitem') return named.length === 1 ? named[0] : undefined;
  const bare = inside.filter(
    (hit) =>
      !/[\p{L}\p{N}]/u.test(hit.label) &&
      hit.kind === undefined &&
      hit.role !== 'checkbox' &&
      hit.href === undefined,
  );
  const names = inside.filter(({ label }) => /[\p{L}\p{N}]/u.test(label));
  const before = bare.filter((hit) => names.every((name) => hit.look.box.x < name.look.box.x));
  const signs = bare.length === 1 && bare[0]?.role === 'button' ? bare : before;
  return signs.length === 1 ? signs[0] : undefined;
}

/** A row's controls are known by the list that the row is of. */
const isInRow = (hit: PcdHit, node: PcdHit): boolean =>
  node.itemIndex !== undefined &&
  hit.role === 'button' &&
  hit.collectionId === node.collectionId &&
  hit.itemIndex === node.itemIndex &&
  hit.itemText === node.itemText;

const OPENS =
  /^(?:toggle|expand|collapse|open|close|unfold|fold|aufklappen|zuklappen|ausklappen|einklappen|umschalten)\b|^(?:展开|收起|折叠|切换)/;

const press = (on: PcdHit, node: PcdHit, open: boolean): DraftStep => ({
  tool: 'dom.click',
  on,
  say: open ? phraseOf('do_open', tell(node)) : phraseOf('do_close', tell(node)),
});

/** The key by which a node of a tree opens where it has the focus. */
export function byKey(open: boolean): (hit: PcdHit) => DraftStep {
  const args = { key: open ? 'ArrowRight' : 'ArrowLeft' };
  return (hit) => ({
    tool: 'dom.press',
    on: hit,
    args,
    optional: true,
    say: open ? phraseOf('do_open', tell(hit)) : phraseOf('do_close', tell(hit)),
  });
}
