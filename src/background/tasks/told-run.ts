// Takes what the user says while a task runs: decisions and answers on its cards, remarks on what is to come, and words
// ("stop") that do what the buttons do.
import { commandIn, type RunCommand } from '../../agent/controller/run-commands';
import { isAnswer } from '../../agent/controller/typed-answer';
import { interpret } from '../../interpret/interpret';
import { refusedIn } from '../../interpret/refused';
import { liftFromReply } from '../../policy/secrets/lift-reply';
import type { Card } from '../../shared/card';
import { phraseOf } from '../../shared/phrase';
import { undo } from '../acts/undo';
import type { App } from '../app';
import { now } from '../clock';
import { modelClientFor } from '../models/model-client';
import { tabChanged } from '../pages/assist-watch';
import { refuseUnread } from '../panel/unread-card';
import { userLanguage } from '../panel/user-language';
import { keepSecrets } from './keep-secrets';
import { dispatch } from './run-driver';
import type { Run } from './running';

type CardAnswer = { cardId: string };

export async function decideCard(
  app: App,
  run: Run,
  { cardId, approve }: CardAnswer & { approve: boolean },
): Promise<void> {
  answerableCard(run, cardId);
  await dispatch(app, run, { type: 'decided', cardId, approve });
}

export async function replyToCard(
  app: App,
  run: Run,
  { cardId, value }: CardAnswer & { value: string },
): Promise<void> {
  const card = answerableCard(run, cardId);
  // A reply is no proof that the page can be entered now: that is tried.
  if (card?.kind === 'assist' && card.type === 'permission') tabChanged(run.state.tabId);
  else await dispatch(app, run, { type: 'replied', cardId, value: await withoutSecrets(app, run, value) });
}

/** Words typed while the task runs: a command such as "stop", or a remark. Secrets in it are kept apart first. */
export async function hear(app: App, run: Run, typed: string): Promise<void> {
  const { phase } = run.state;
  const asked = phase.at === 'wait' && phase.card.kind === 'clarify';
  const command = isAnswer(run.state, typed) ? undefined : commandIn(typed, asked);
  if (command !== undefined) return obey(app, run, command, typed);
  const text = await withoutSecrets(app, run, typed);
  const context = { now: new Date(now()), ...userLanguage() };
  const [interpretation, refused] = [interpret(text, context), refusedIn(text, context)];
  const hasModel = !run.state.withoutModel && (await modelClientFor(app)) !== undefined;
  await dispatch(app, run, { type: 'feedback', text, interpretation, refused, hasModel });
}

export async function control(
  app: App,
  run: Run,
  action: Exclude<RunCommand, 'undo'> | 'step',
  typed?: string,
): Promise<void> {
  const said = typed === undefined ? {} : { typed };
  if (action === 'step') await dispatch(app, run, { type: 'step' });
  else if (action === 'stop')
    await dispatch(app, run, { type: 'stop', reason: phraseOf('said_stopped'), ...said });
  else await dispatch(app, run, { type: action, ...said });
}

async function obey(app: App, run: Run, command: RunCommand, typed: string): Promise<void> {
  if (command === 'undo') return undo(app, run.task.taskId, typed);
  const { phase } = run.state;
  // To a card that asks the user to do something, "go on" says that it is done.
  if (command === 'resume' && phase.at === 'wait' && phase.card.kind === 'assist')
    return replyToCard(app, run, { cardId: phase.card.id, value: typed });
  await control(app, run, command, typed);
}

/** The text with handles in place of secrets. With an open question it is judged as its answer: what was asked for as a password is one. */
async function withoutSecrets(app: App, { task, state }: Run, text: string): Promise<string> {
  const card = state.phase.at === 'wait' ? state.phase.card : undefined;
  if (card?.kind === 'clarify' && card.options.some(({ value }) => value === text)) return text;
  const question = card?.kind === 'clarify' ? card.question : card?.kind === 'assist' ? card.message : '';
  return keepSecrets(app, liftFromReply(question, text), task.taskId, task.origin);
}

/** The card that is answered, while it stands. Throws where the user cannot have read it yet. */
function answerableCard({ state: { phase } }: Run, cardId: string): Card | undefined {
  const card = phase.at === 'wait' && phase.card.id === cardId ? phase.card : undefined;
  if (card) refuseUnread(card);
  return card;
}
