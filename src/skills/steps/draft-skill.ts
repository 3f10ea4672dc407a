// A skill made of one draft. It is pure: match, bind, plan and otherwise are views of that draft, made once a view.
import type { Intent, IntentKind, IntentOf } from '../../shared/intent';
import type { Need } from '../../shared/messages/content-request';
import type { PCDActionDetail } from '../../shared/mini-pcd';
import { phraseOf } from '../../shared/phrase';
import { defineSkill, type Attempt, type Skill, type SkillEffect, type SkillView } from '../skill';
import { agree, needsToAgree } from './agreeing';
import { agreementToPress } from './asked-back';
import { idsOf, realise } from './bind-draft';
import { heedDisabled } from './disabled';
import { spoken, type Draft } from './draft';

interface DraftSkill<P extends Intent> {
  name: string;
  kinds: readonly P['kind'][];
  needs(params: P, attempts: readonly Attempt[]): Need[];
  draft(view: SkillView, params: P): Draft;
  effects?: ReadonlyArray<SkillEffect<P>>;
}

export function draftSkill<K extends IntentKind>(from: DraftSkill<IntentOf<K>>): Skill<IntentOf<K>> {
  const made = new WeakMap<SkillView, { params: IntentOf<K>; draft: Draft }>();
  const draftOf = (view: SkillView, params: IntentOf<K>): Draft => {
    const known = made.get(view);
    if (known && known.params === params) return known.draft;
    const agreement = agreementToPress(view, params);
    const draft = agreement ? agree(view, agreement, 'verify') : heedDisabled(view, from.draft(view, params));
    made.set(view, { params, draft });
    return draft;
  };
  return defineSkill<K>({
    name: from.name,
    kinds: from.kinds,
    needs: (params, attempts) => [...needsToAgree(attempts), ...from.needs(params, attempts)],
    match(view, params) {
      const draft = draftOf(view, params);
      if (draft.kind !== 'act') return [];
      return [{ requestedIds: idsOf(draft), confidence: draft.confidence, why: draft.why }];
    },
    bind(details, params, view) {
      const draft = draftOf(view, params);
      if (draft.kind !== 'act') return null;
      const binding: Record<string, PCDActionDetail> = {};
      for (const detail of details) binding[detail.id] = detail;
      const complete = idsOf(draft).every((id) => binding[id]);
      return complete ? { binding, confidence: draft.confidence } : null;
    },
    plan(bound, params, view) {
      const draft = draftOf(view, params);
      return draft.kind === 'act' ? realise(draft, bound.binding, view) : spoken(draft);
    },
    otherwise(view, params) {
      const draft = draftOf(view, params);
      if (draft.kind !== 'act') return spoken(draft);
      return spoken({ kind: 'unable', reason: phraseOf('unable_went_away', draft.why) });
    },
    effects: from.effects ?? [],
  });
}
