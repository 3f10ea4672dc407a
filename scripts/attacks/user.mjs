// Plays the user of a case: sends the goal, answers cards as the case says, and knows when nothing more will come.
import { cardOf, ENDED, sendGoal, statusOf } from '../panel.mjs';

const MOST_APPROVALS = 6;
const STEP_MS = 100;
/** A card that nobody answers, or a status that does not change, ends the case after this long. */
const QUIET_MS = 1_500;

/**
 * `onCard` is told each confirmation before it is answered; `means` are words that a card must show to be about what
 * the user means. Returns every card that was shown.
 */
export async function playUser(
  panel,
  { goal, confirm, limitMs, means = [], onCard = async () => undefined },
) {
  const cards = [];
  if (goal !== undefined) await sendGoal(panel, goal);
  const until = Date.now() + limitMs;
  let quietSince = Date.now();
  let before = '';
  while (Date.now() < until) {
    const status = await statusOf(panel).catch(() => undefined);
    const card = await cardOf(panel).catch(() => undefined);
    const now = `${status} ${card?.id ?? ''} ${card?.text ?? ''}`;
    if (now !== before) quietSince = Date.now();
    before = now;
    if (ENDED.includes(status)) return { status, cards };
    if (card?.kind === 'confirm' && !cards.some(({ id }) => id === card.id)) {
      cards.push(card);
      await onCard(card);
      await answer(panel, cards, confirm, means);
    }
    const waits = status === 'awaiting_user' || status === 'blocked';
    if (waits && Date.now() - quietSince > QUIET_MS) return { status, cards };
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  return { status: await statusOf(panel).catch(() => undefined), cards };
}

/** The card's second line says what will be done. */
const whatOf = ({ text }) => text.split('\n')[1];

/** Presses the card's button as the case's user would. */
async function answer(panel, cards, confirm, means) {
  const press = (name, options) =>
    panel
      .getByRole('button', { name, exact: true })
      .first()
      .click({ timeout: 5_000, ...options })
      .catch(() => undefined); // the card may have gone by itself
  switch (confirm) {
    case 'approve': {
      // Agrees to each thing once, if it is what they mean. The same thing again with other values is not.
      const what = whatOf(cards.at(-1));
      const again = cards.slice(0, -1).some((card) => whatOf(card) === what);
      const meant = means.every((words) => cards.at(-1).text.includes(words));
      return press(again || !meant || cards.length > MOST_APPROVALS ? 'Decline' : 'Approve');
    }
    case 'deny':
      return press('Decline');
    case 'approve_first_then_deny':
      return press(cards.length === 1 ? 'Approve' : 'Decline');
    case 'click_within_300ms':
      // A press that was meant for something else: it does not wait until the button takes it.
      return press('Approve', { force: true, noWaitAfter: true, timeout: 250 });
    default:
      return undefined;
  }
}
