// Opens or closes what folds: sections, details, tree nodes, menus, tabs; one, or all of them.
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import type { SkillView } from '../skill';
import { attemptsOn, isSilent } from '../steps/attempts';
import { act, type DraftStep } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { aim, lookFor } from '../target/aim';
import { poolOf } from '../target/pool';
import { resolveTarget } from '../target/target';
import { tell } from '../target/telling';
import { byKey, isNode, nodeOf, signIn, turnNode } from '../target/tree-nodes';

export const expandSkill = draftSkill<'expand'>({
  name: 'expand',
  kinds: ['expand'],
  // Signs that open things are no words to rank by: the texts come as they stand, too.
  needs: (params) => [
    ...lookFor([params.target]),
    { key: 'near', type: 'query', query: { kind: 'text', topK: 60 } },
  ],
  draft(view, params) {
    const wanted = params.collapse !== true;
    const all = poolOf(view).filter((hit) => canFold(hit));
    // What holds a control of its own is there for that control first.
    const plain = all.filter((hit) => !poolOf(view).some((o) => o.parent === hit.id && o.role === 'button'));
    const folds = plain.length > 0 ? plain : all;
    const { target } = params;
    if (target.all || (target.text === '' && target.ordinal === undefined && folds.length === 1)) {
      const left = folds.filter((hit) => isOpen(hit) !== wanted);
      const signs = left
        .flatMap((hit) => (isNode(hit) ? (signIn(view, hit) ?? []) : []))
        .filter((sign) => attemptsOn(view, sign).length === 0);
      if (signs.length > 0) return act(signs.map(step(wanted)), 'replan', 0.9, phraseOf('why_sections'));
      // The key opens a node; a press of the mouse may choose it.
      const byKeys = left.filter((hit) => isNode(hit) && attemptsOn(view, hit, 'dom.press').length === 0);
      const fresh = left.filter((hit) => attemptsOn(view, hit, 'dom.click').length === 0);
      const chosen = left.filter((hit) => isNode(hit) && attemptsOn(view, hit, 'dom.press').length === 1);
      const keys = byKeys.length > 0 ? byKeys : fresh.length === 0 ? chosen : [];
      const steps = keys.length > 0 ? keys.map(byKey(wanted)) : fresh.map(step(wanted));
      if (steps.length > 0) return act(steps, 'replan', 0.9, phraseOf('why_sections'));
      const stuck = left.find(isNode);
      if (stuck) return { kind: 'unable', reason: phraseOf('unable_stays_as_it_is', tell(stuck)) };
      if (folds.length > 0)
        return {
          kind: 'done',
          note: wanted ? phraseOf('done_everything_open') : phraseOf('done_everything_closed'),
        };
    }
    const found = aim(view, target, { suits });
    if (!found.ok) {
      const sign = wanted && found.draft.kind !== 'act' ? opener(view) : undefined;
      if (!sign) return found.draft;
      if (attemptsOn(view, sign).length > 0)
        return { kind: 'done', note: phraseOf('done_opened', tell(sign)) };
      return act([step(true)(sign)], 'verify', 0.7, tell(sign));
    }
    const hit = nodeOf(view, found.hit);
    if (isOpen(hit) === wanted)
      return {
        kind: 'done',
        note: wanted ? phraseOf('done_open', tell(hit)) : phraseOf('done_closed', tell(hit)),
      };
    if (isNode(hit) && hit.expanded !== undefined) {
      const next = turnNode(view, hit, wanted);
      return next
        ? act([next], 'verify', found.confidence, tell(hit))
        : { kind: 'unable', reason: phraseOf('unable_stays_as_it_is', tell(hit)) };
    }
    return act([step(wanted)(signIn(view, hit) ?? hit)], 'verify', found.confidence, found.why);
  },
  // A press may choose a node instead of opening it; where it tells its state, that decides.
  effects: [
    // What opens or closes shows it.
    (_after, params, view) => params.target.all === true || !isSilent(view.attempts.at(-1)),
    (_after, params, view) => {
      const found = params.target.all ? undefined : resolveTarget(view, params.target, { suits });
      const [first] = found?.kind === 'found' ? found.hits : [];
      const hit = first && nodeOf(view, first);
      return (
        !hit || !isNode(hit) || hit.expanded === undefined || hit.expanded === (params.collapse !== true)
      );
    },
  ],
});

function suits(hit: PcdHit): number {
  if (canFold(hit)) return 1;
  return hit.role === 'tab' || hit.implicit ? 0.8 : hit.type === 'text' ? 0.5 : 0.6;
}

const SIGN = /^(?:[+＋☰≡⋮⋯…▸▶►▾▼⌄]|\.\.\.)$/;

/** The only thing on the page that shows, by a sign alone, that it opens. */
function opener(view: SkillView): PcdHit | undefined {
  const signs = poolOf(view).filter(
    (hit) => !hit.disabled && SIGN.test((hit.label || hit.text || '').trim()),
  );
  const outer = signs.filter((hit) => !signs.some((other) => other.id === hit.parent));
  return outer.length === 1 ? outer[0] : undefined;
}

function canFold(hit: PcdHit): boolean {
  return hit.type !== 'field' && (hit.expanded !== undefined || hit.tag === 'summary');
}

function isOpen(hit: PcdHit): boolean | undefined {
  return hit.expanded ?? (hit.role === 'tab' ? hit.selected : undefined);
}

function step(open: boolean): (hit: PcdHit) => DraftStep {
  return (hit) => ({
    tool: 'dom.click',
    on: hit,
    say: open ? phraseOf('do_open', tell(hit)) : phraseOf('do_close', tell(hit)),
  });
}
