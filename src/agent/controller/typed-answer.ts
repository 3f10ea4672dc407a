// Words typed while a question is open are its answer, unless they are a remark on what is to come. Pure.
import { CARD_INERT_MS } from '../../shared/budgets';
import type { ClarifyCard } from '../../shared/card';
import { fold, hasPhrase, keywords, tokens } from '../../skills/words/words';
import type { AgentEvent } from './events';
import { isRemark } from './feedback-words';
import type { ControllerState } from './state';

export interface TypedAnswer {
  cardId: string;
  value: string;
}

/** The answer; undefined where the words are a remark, or there is no question that the user can have read yet. `now`: ms since the epoch. */
export function typedAnswer(
  { phase }: ControllerState,
  event: Extract<AgentEvent, { type: 'feedback' }>,
  now: number,
): TypedAnswer | undefined {
  const card = phase.at === 'wait' && phase.card.kind === 'clarify' ? phase.card : undefined;
  // A user who was already typing when the question came up has not read it.
  if (!card || now - card.createdAt < CARD_INERT_MS) return undefined;
  const named = optionNamed(card, event.text);
  if (named !== undefined) return { cardId: card.id, value: named };
  if (isRemark(event.text) || (card.options.length > 0 && saysMore(card, event))) return undefined;
  return { cardId: card.id, value: event.text };
}

/** "Cancel" may be one of the answers to choose from. */
export function isAnswer({ phase }: ControllerState, text: string): boolean {
  return phase.at === 'wait' && phase.card.kind === 'clarify' && optionNamed(phase.card, text) !== undefined;
}

/** Besides the name of an option. */
const MOST_WORDS = 3;

/** A choice is made by a few words; what forbids something, or is a wish of its own, is read as what it is. */
function saysMore(
  { options }: ClarifyCard,
  { text, interpretation, refused }: Extract<AgentEvent, { type: 'feedback' }>,
): boolean {
  const wishes = interpretation.kind === 'tasks' ? interpretation.list.tasks : [];
  if (refused || wishes.some(({ parameters }) => parameters.kind !== 'other')) return true;
  const said = keywords(text);
  return options.some(({ label }) => {
    const words = keywords(label);
    const isNamed = hasPhrase(fold(text), fold(label)) || words.some((word) => said.includes(word));
    const more = said.filter((word) => !words.includes(word) && !CHOOSING.test(word));
    return isNamed && more.length > MOST_WORDS;
  });
}

/** The option that was typed, with no more around it than words of choosing: "choose the Premium plan, please". */
function optionNamed({ options }: ClarifyCard, text: string): string | undefined {
  const said = fold(text);
  const bare = bareOf(said);
  const is = (name: string): boolean => fold(name) === said || (bare !== '' && bareOf(fold(name)) === bare);
  return options.find(({ label, value }) => [label, value].some(is))?.value;
}

const bareOf = (said: string): string =>
  tokens(said.replace(/^(?:请|我要|我选|选择|选)+|吧$/gu, ''))
    .filter((word) => !CHOOSING.test(word))
    .join(' ');

/** As `fold` gives them. */
const CHOOSING =
  /^(?:take|choose|select|pick|use|the|this|please|yes|one|option|i|want|would|like|nimm|wahle|nehme?|ja|bitte|der|die|das|den|ich|mochte)$/;
