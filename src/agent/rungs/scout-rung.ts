// The scout's place on the planner ladder: where a skill would have to ask which of several things is meant.
// A model that is sure settles it, and its choice goes to the gate as a model's; otherwise the user is asked,
// with the candidates in the scout's order. A choice that failed is dropped, and the next candidate is due.
import type { ModelClient } from '../../shared/model';
import { inEnglish, phraseOf } from '../../shared/phrase';
import type { RoleSelector } from '../../shared/selector';
import { spoken } from '../../skills/steps/draft';
import { clip } from '../../skills/words/words';
import { scout, scoutTools } from '../explore/scout';
import { rankingWords } from '../model/candidates';
import type { Proposal, ProposeRequest } from './proposer';
import { skillProposer } from './skill-proposer';

/** Whether the proposal asks which of several things on the page is meant. */
export function isTie({ plan }: Proposal): boolean {
  return plan.kind === 'ask' && plan.options.filter(({ itemId }) => itemId !== undefined).length > 1;
}

/** The request without a choice of the scout whose step has failed, so that the next candidate is tried. */
export function reopened(request: ProposeRequest): ProposeRequest {
  const last = request.attempts.at(-1);
  const failed = last !== undefined && !last.result.ok;
  return failed && (request.choices?.length ?? 0) > 0 ? { ...request, choices: [] } : request;
}

/**
 * The proposal for a tie: with the choice of the model, if it is sure; else the same question with its options in the scout’s
 * order. `tie` itself where the scout finds nothing.
 */
export async function withScout(
  request: ProposeRequest,
  tie: Proposal,
  model: ModelClient | undefined,
): Promise<Proposal> {
  const { plan } = tie;
  if (plan.kind !== 'ask') return tie;
  const { goal, item, page, attempts, signal } = request;
  const scouted = await scout(
    scoutTools(page),
    {
      goal,
      item: item.description,
      text: rankingWords('', item.description),
      among: plan.options.flatMap(({ itemId }) => itemId ?? []),
      tried: attempts.flatMap(({ call, result }) =>
        result.ok || !call.args['selector'] ? [] : [call.args['selector'] as RoleSelector],
      ),
    },
    signal,
    model,
  );
  if (!scouted.ok) return tie;
  const { bundle, sure, why, tokens, trouble } = scouted.data;
  const ordered = bundle.candidates.flatMap(
    (candidate) => plan.options.find(({ itemId }) => itemId === candidate.id) ?? [],
  );
  const [first] = ordered;
  if (model && sure && first) {
    const choices = [...(request.choices ?? []), first.value];
    const bound = await skillProposer.propose({ ...request, choices });
    if (bound.plan.kind === 'steps') {
      const told = { why: clip(inEnglish(why), 400), saidWhy: why };
      return { ...bound, ...told, rung: model.rung, by: 'scout', tokens, chosen: first.value };
    }
  }
  const rest = plan.options.filter((option) => !ordered.includes(option));
  const asked = plan.said ?? plan.question;
  const question = trouble ? phraseOf('remark', asked, phraseOf('unable_model', trouble)) : asked;
  return {
    ...tie,
    tokens,
    plan: spoken({ ...plan, question, options: [...ordered, ...rest] }),
  };
}
