// Notices by itself when what an assistance request waits for has happened: the user signed in.
// Looks when the tab has changed, and every few seconds while the worker lives.
import type { AgentEvent } from '../agent/events';
import { ASSIST_TIMEOUT_MS } from '../shared/budgets';
import type { PerceiveReply } from '../shared/messages/content';
import { pathOf } from '../shared/url';
import { now } from './clock';
import { perceive } from './page-client';
import type { Run } from './running';

const LOOK_EVERY_MS = 2_000;

/** What the watch does when it has noticed something. */
export type Notify = (event: AgentEvent) => Promise<void>;

const watched = new Map<Run, () => Promise<void>>();

/** Watches a waiting task; does nothing for cards that only the user can answer. */
export function watchAssist(run: Run, notify: Notify): void {
  if (watched.has(run) || !loginCard(run)) return;
  let looking = false;
  const look = async () => {
    if (!loginCard(run)) {
      clearInterval(timer);
      watched.delete(run);
      return;
    }
    if (looking) return;
    looking = true;
    await lookOnce(run, notify).finally(() => (looking = false));
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  watched.set(run, look);
  void look();
}

/** A tab has loaded: the tasks that wait on it look at once. */
export function tabChanged(tabId: number): void {
  for (const [run, look] of watched) if (run.state.tabId === tabId) void look();
}

function loginCard(run: Run) {
  const { phase } = run.state;
  return phase.at === 'wait' && phase.card.kind === 'assist' && phase.card.type === 'login'
    ? phase.card
    : undefined;
}

async function lookOnce(run: Run, notify: Notify): Promise<void> {
  const card = loginCard(run);
  if (!card) return;
  if (now() - card.createdAt > (card.timeout ?? ASSIST_TIMEOUT_MS)) {
    await notify({ type: 'stop', reason: 'Nobody signed in, so I stopped waiting.' });
    return;
  }
  const page = await perceive(run.state.tabId, []).catch(() => null); // between two pages: the next look tells
  if (page && isSignedIn(page)) {
    await notify({ type: 'assistNoticed', cardId: card.id, note: 'You are signed in. I go on.' });
  }
}

/** Signed in as far as the page shows it: a sign of an account, or the log-in form is gone. */
function isSignedIn({ mini }: PerceiveReply): boolean {
  if (mini.loginState !== 'unknown') return mini.loginState === 'in';
  const asks = mini.forms.some(
    (form) => form.purpose === 'login' || form.fieldSummaries.some((f) => f.type === 'password'),
  );
  return !asks && !/log-?in|sign-?in|auth/i.test(pathOf(mini.url));
}
