// What is typed while a question stands open answers it, unless it is a remark on what is to come. Pure.
import { CARD_INERT_MS } from '../shared/budgets';
import type { ClarifyCard } from '../shared/card';
import { fold, hasPhrase } from '../skills/words';
import type { AgentEvent } from './events';
import { isRemark } from './feedback-words';
import type { ControllerState } from './state';

export interface TypedAnswer {
  cardId: string;
  value: string;
}

/** undefined: it is a remark, or nothing is asked that could have been read yet. `now`: ms. */
export function typedAnswer(
  { phase }: ControllerState,
  event: Extract<AgentEvent, { type: 'feedback' }>,
  now: number,
): TypedAnswer | undefined {
  const card = phase.at === 'wait' && phase.card.kind === 'clarify' ? phase.card : undefined;
  // Whoever was typing when the question came up has not read it.
  if (!card || now - card.createdAt < CARD_INERT_MS || isRemark(event.text)) return undefined;
  const named = optionNamed(card, event.text);
  if (card.options.length > 0 && isWish(event, named)) return undefined;
  return { cardId: card.id, value: named ?? event.text };
}

/** A choice is made by a few words; a new wish names none of what there is to choose from, or forbids something. */
function isWish(
  { interpretation, refused }: Extract<AgentEvent, { type: 'feedback' }>,
  named: string | undefined,
): boolean {
  if (refused) return true;
  const wishes = interpretation.kind === 'tasks' ? interpretation.list.tasks : [];
  return named === undefined && wishes.some(({ parameters }) => parameters.kind !== 'other');
}

/** The option that was typed, or that stands in what was typed ("choose the Premium plan"). */
function optionNamed({ options }: ClarifyCard, text: string): string | undefined {
  const said = fold(text);
  const exact = options.find(({ label, value }) => [label, value].some((name) => fold(name) === said));
  if (exact) return exact.value;
  const named = options.filter(({ label }) => hasPhrase(said, fold(label)));
  // "Premium plan" has "Plan" in it.
  return named.find(({ label }) => named.every((other) => hasPhrase(fold(label), fold(other.label))))?.value;
}
