// Notices by itself when the user has done what a task asked for: signed in, solved the captcha, chosen the file. Looks
// when the tab has changed, and every few seconds while the worker lives. Where a model asked, only a log-in can be noticed,
// and only if the page was seen without it before; anything else the user has to say, and only the time limit is watched.
import type { AgentEvent } from '../../agent/controller/events';
import type { Proposal } from '../../agent/rungs/proposer';
import { ASSIST_TIMEOUT_MS } from '../../shared/budgets';
import type { AssistCard } from '../../shared/card';
import type { PerceiveReply } from '../../shared/messages/content';
import { phraseOf, type PhraseKey } from '../../shared/phrase';
import { originOf, pathOf } from '../../shared/url';
import { LeaseLost } from '../../store/lease-lost';
import { logFailure, type App } from '../app';
import { now } from '../clock';
import type { Run } from '../tasks/running';
import { mainFrame } from './frames';
import { perceive } from './page-client';
import { everyFrame } from './readable-frames';

const LOOK_EVERY_MS = 2_000;

export interface Watching {
  /** Called when something was noticed, or the time is over. */
  notify: (event: AgentEvent) => Promise<void>;
  /** What rung 0 would do next if it were asked now. Reads only. */
  propose: () => Promise<Proposal>;
  /** Called when the page that the card asks access to can be entered. */
  entered: (card: AssistCard, origin: string) => Promise<void>;
}

const watched = new Map<Run, () => Promise<void>>();

/** Watches a waiting task; does nothing for cards that only the user can answer. */
export function watchAssist(app: App, run: Run, watching: Watching): void {
  if (watched.has(run) || !openCard(run)) return;
  let looking = false;
  /** Ids of the cards during which the page was seen without a log-in. */
  const signedOut = new Set<string>();
  const end = () => {
    clearInterval(timer);
    watched.delete(run);
  };
  const look = async () => {
    const card = openCard(run);
    if (!card) return end();
    if (looking) return;
    looking = true;
    await logFailure(app, 'assist', () =>
      lookOnce(run, card, watching, signedOut).catch((error: unknown) => {
        // Another worker has the task now, and watches it.
        if (error instanceof LeaseLost) end();
        throw error;
      }),
    );
    looking = false;
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  watched.set(run, look);
  void look();
}

/** A tab has loaded: the tasks that wait on it look at once. */
export function tabChanged(tabId: number): void {
  for (const [run, look] of watched) if (run.state.tabId === tabId) void look();
}

function openCard(run: Run): AssistCard | undefined {
  const { phase } = run.state;
  return phase.at === 'wait' && phase.card.kind === 'assist' ? phase.card : undefined;
}

const NOTICED: Readonly<Record<Exclude<AssistCard['type'], 'permission'>, PhraseKey>> = {
  login: 'said_signed_in',
  captcha: 'said_captcha_solved',
  two_factor: 'said_is_done',
  custom: 'said_is_done',
};

async function lookOnce(
  run: Run,
  card: AssistCard,
  { notify, propose, entered }: Watching,
  signedOut: Set<string>,
): Promise<void> {
  const noticeable = card.type === 'login' || run.state.rung === 0;
  const patienceMs = card.timeout ?? (noticeable ? ASSIST_TIMEOUT_MS : Infinity);
  if (now() - card.createdAt > patienceMs) {
    const reason = card.type === 'login' ? 'said_nobody_signed_in' : 'said_nobody_did';
    await notify({ type: 'stop', reason: phraseOf(reason) });
    return;
  }
  if (card.type === 'permission') {
    const origin = await enteredOrigin(run.state.tabId);
    if (origin === undefined) return;
    await entered(card, origin);
    await notify({ type: 'assistNoticed', cardId: card.id, note: phraseOf('said_access_given'), origin });
    return;
  }
  if (card.type === 'login') {
    const isIn = await signedIn(run);
    if (isIn === false) signedOut.add(card.id);
    if (!isIn) return;
  }
  // If the page looked signed in all the time, the request means something that the page does not show: it would be made
  // again. Only rung 0 can tell whether it still would.
  const happened = signedOut.has(card.id) || (run.state.rung === 0 && (await noLongerAsks(card, propose)));
  if (happened) await notify({ type: 'assistNoticed', cardId: card.id, note: phraseOf(NOTICED[card.type]) });
}

/** The origin of the tab's page; undefined while it cannot be entered. */
async function enteredOrigin(tabId: number): Promise<string | undefined> {
  const frame = await mainFrame(tabId).catch(() => undefined); // the next look tells
  return frame && originOf(frame.origin);
}

async function signedIn(run: Run): Promise<boolean | undefined> {
  const page = await perceive(run.state.tabId, [], everyFrame).catch(() => undefined); // between two pages: the next look tells
  return page && isSignedIn(page);
}

/** Signed in as far as the page shows it: a sign of an account, or the log-in form is gone. */
function isSignedIn({ mini }: PerceiveReply): boolean {
  if (mini.loginState !== 'unknown') return mini.loginState === 'in';
  const asks = mini.forms.some(
    (form) => form.purpose === 'login' || form.fieldSummaries.some((f) => f.type === 'password'),
  );
  return !asks && !LOGIN_PATH.test(pathOf(mini.url));
}

/** Words of the address of a page in which signing in goes on; authors have pages, too. */
const LOGIN_PATH = /log-?in|sign-?in|auth(?!or(?!i[sz]))/i;

/** Whether rung 0, asked again, would now do something else than ask for this help. `unable` is no sign: the page may be between two loads. */
async function noLongerAsks(card: AssistCard, propose: Watching['propose']): Promise<boolean> {
  const proposal = await propose().catch(() => null); // between two pages: the next look tells
  if (!proposal || proposal.plan.kind === 'unable') return false;
  return proposal.plan.kind !== 'assist' || proposal.plan.type !== card.type;
}
