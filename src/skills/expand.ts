// Opens or closes what folds: sections, details, tree nodes, menus, tabs; one, or all of them.
import type { PcdHit } from '../shared/query';
import { aim, lookFor } from './aim';
import { attemptsOn } from './attempts';
import { act, draftSkill, type DraftStep } from './draft';
import type { SkillView } from './skill';
import { poolOf } from './target';
import { tell } from './telling';

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
      const steps = folds
        .filter((hit) => isOpen(hit) !== wanted && attemptsOn(view, hit).length === 0)
        .map(step(wanted));
      if (steps.length > 0) return act(steps, 'replan', 0.9, 'the sections');
      if (folds.length > 0)
        return { kind: 'done', note: wanted ? 'Everything is open.' : 'Everything is closed.' };
    }
    const found = aim(view, target, {
      suits: (hit) =>
        canFold(hit) ? 1 : hit.role === 'tab' || hit.implicit ? 0.8 : hit.type === 'text' ? 0.5 : 0.6,
    });
    if (!found.ok) {
      const sign = wanted && found.draft.kind !== 'act' ? opener(view) : undefined;
      if (!sign) return found.draft;
      if (attemptsOn(view, sign).length > 0) return { kind: 'done', note: `${tell(sign)} was opened.` };
      return act([step(true)(sign)], 'verify', 0.7, tell(sign));
    }
    const { hit } = found;
    if (isOpen(hit) === wanted)
      return { kind: 'done', note: `${tell(hit)} is ${wanted ? 'open' : 'closed'}.` };
    return act([step(wanted)(hit)], 'verify', found.confidence, found.why);
  },
});

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
  return (hit) => ({ tool: 'dom.click', on: hit, say: `${open ? 'Open' : 'Close'} ${tell(hit)}` });
}
