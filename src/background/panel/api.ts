// The calls of the extension's pages, in the names of UI_CALLS. Thin: each looks up, tells a run, or writes
// a setting; the work is done elsewhere.
import { siteFromUser } from '../../policy/sites/origin';
import { CopilotError } from '../../shared/errors';
import type { SessionId, TabId, TaskId } from '../../shared/ids';
import { UI_CALLS, type CopilotApi, type SessionView, type UiCallName } from '../../shared/messages/ui';
import { phraseOf } from '../../shared/phrase';
import type { SessionRecord } from '../../shared/records';
import { hasEnded } from '../../shared/status';
import { listLogs } from '../../store/logs';
import { messagesOf } from '../../store/messages';
import { eraseTask, exportAll, exportTask } from '../../store/retention';
import { eraseSecretValues, listSecrets, removeSecret, saveSecret } from '../../store/secrets';
import { createSession, getSession, sessionForTab, sessionOfTab } from '../../store/sessions';
import { loadEffective, saveSettings, settingsView } from '../../store/settings';
import { journalOf, lastTaskOf, listTasks, loadTask } from '../../store/tasks';
import { undo } from '../acts/undo';
import type { App } from '../app';
import type { Bridge } from '../bridge/bridge';
import { bridgeCalls } from '../bridge/bridge-calls';
import { now } from '../clock';
import { eraseEverything, stopOrDrop } from '../erase-everything';
import { changeLocalModel, localModelsView } from '../models/local-models';
import { modelStatus, testModel } from '../models/model-status';
import { pageShown } from '../pages/access';
import { activeTabId } from '../pages/browser-window';
import { showCitation } from '../pages/citations';
import { outline } from '../pages/outline';
import { pageOf } from '../pages/page-label';
import { addSite, dropSite, siteViews } from '../pages/sites';
import { allRuns, runOf, type Run } from '../tasks/running';
import { startTask } from '../tasks/start-task';
import { readBrowserState } from '../tasks/task-context';
import { explorationView, stateOf, stepViews, taskView } from '../tasks/task-view';
import { control, decideCard, hear, replyToCard } from '../tasks/told-run';
import { metrics } from './metrics';
import { paletteItems, runPaletteItem } from './palette';

export function createApi(app: App, bridge: Bridge): CopilotApi {
  return {
    openSession: async ({ tabId }) => openSession(app, tabId, false),
    newSession: async ({ tabId }) => openSession(app, tabId, true),
    getMessages: async ({ sessionId, ...page }) => messagesOf(app.db, sessionId, page),
    interact: async (args) => {
      const tabId = args.tabId ?? (await getSession(app.db, args.sessionId))?.tabId ?? (await activeTab());
      return startTask(app, { ...args, tabId });
    },
    decide: async ({ taskId, ...decision }) => {
      await decideCard(app, running(taskId), decision);
      return {};
    },
    reply: async ({ taskId, ...reply }) => {
      await replyToCard(app, running(taskId), reply);
      return {};
    },
    feedback: async ({ taskId, text }) => {
      await hear(app, running(taskId), text);
      return {};
    },
    control: async ({ taskId, action }) => {
      if (action === 'undo') await undo(app, taskId);
      else await control(app, running(taskId), action);
      return {};
    },
    listTasks: async (filter) => listTasks(app.db, filter),
    getTask: async ({ taskId }) => {
      const task = await loadTask(app.db, taskId);
      const state = task && stateOf(task);
      if (!task || !state) throw new CopilotError('NOT_FOUND', 'This task is no longer in the history.');
      const exploration = explorationView(state);
      return {
        task: taskView(task, state),
        steps: stepViews(await journalOf(app.db, taskId)),
        ...(exploration ? { exploration } : {}),
      };
    },
    exportTask: async ({ taskId }) => {
      const file = await exportTask(app.db, taskId);
      if (!file) throw new CopilotError('NOT_FOUND', 'This task is no longer in the history.');
      return file;
    },
    exportAll: async () => exportAll(app.db, now()),
    eraseAll: async () => {
      // Panels are told even if something could not be erased: what they show may be gone.
      await eraseEverything(app).finally(() => app.broadcast({ type: 'erased' }));
      return {};
    },
    eraseTask: async ({ taskId }) => {
      const run = runOf(taskId);
      if (run) await stopOrDrop(app, run, phraseOf('said_task_erased'));
      const task = await loadTask(app.db, taskId);
      await eraseSecretValues(await eraseTask(app.db, taskId));
      if (task)
        app.broadcast({
          type: 'erased',
          task: { sessionId: task.sessionId as SessionId, taskId: taskId as TaskId },
        });
      return {};
    },
    getSettings: async () => settingsView(app.effective),
    setSettings: async (change) => {
      app.effective = await saveSettings(change);
      return settingsView(app.effective);
    },
    modelStatus: async () => modelStatus(app),
    testModel: async () => testModel(app),
    listLocalModels: async () => localModelsView(),
    changeLocalModel: async (change) => changeLocalModel(app, change),
    listSites: async () => siteViews(app),
    addSite: async ({ site }) => {
      await addSite(app, site);
      return siteViews(app);
    },
    removeSite: async ({ origin }) => {
      await dropSite(app, origin);
      return siteViews(app);
    },
    listSecrets: async () => listSecrets(app.db),
    saveSecret: async ({ name, value, site }) => {
      const parsed = siteFromUser(site);
      if (!parsed.ok) throw new CopilotError(parsed.code, parsed.error);
      await saveSecret(app.db, { name, value, origin: parsed.data.origin, class: 'password' }, now());
      return listSecrets(app.db);
    },
    removeSecret: async ({ handle }) => {
      await removeSecret(app.db, handle);
      return listSecrets(app.db);
    },
    getLog: async ({ level }) => listLogs(app.db, level),
    getMetrics: async () => metrics(),
    palette: async (args) => {
      const tabId = args.tabId ?? (await activeTab());
      // Called on this page, the extension may know its address now: a panel beside it shows it.
      if (args.text === '') pageShown(app, tabId).catch(() => undefined); // a courtesy
      return paletteItems(app, tabId, args.text);
    },
    paletteRun: async (args) =>
      runPaletteItem(app, args.tabId ?? (await activeTab()), args.id, args.text, args.approval),
    highlight: async ({ tabId, id, label }) =>
      outline(tabId, id === null ? [] : [{ id, ...(label === undefined ? {} : { label }) }]),
    outline: async ({ tabId, items }) => outline(tabId, items),
    cite: async ({ tabId, passage }) => showCitation(app, tabId, passage),
    getBrowserState: async ({ tabId }) => readBrowserState(app, tabId),
    ...bridgeCalls(app, bridge),
  };
}

/** Where the records cannot be opened: all that can still be done is to erase them. */
export function createLostApi(why: Error): CopilotApi {
  const names = Object.keys(UI_CALLS) as UiCallName[];
  const refused = names.map((name) => [name, () => Promise.reject(why)] as const);
  return {
    ...(Object.fromEntries(refused) as unknown as CopilotApi),
    getSettings: async () => settingsView(await loadEffective()),
    eraseAll: async () => {
      await eraseEverything(undefined);
      return {};
    },
  };
}

function running(taskId: string): Run {
  const run = runOf(taskId);
  if (!run || hasEnded(run.state.status)) throw new CopilotError('NOT_FOUND', 'This task has already ended.');
  return run;
}

async function activeTab(): Promise<number> {
  const tabId = await activeTabId();
  if (tabId === undefined) throw new CopilotError('TAB_CLOSED', 'There is no page to work on.');
  return tabId;
}

/** What still runs is stopped first: beside a new conversation nobody could answer it or stop it. */
async function newSession(app: App, tabId: number): Promise<SessionRecord> {
  const former = await sessionOfTab(app.db, tabId);
  const left = allRuns().filter(
    ({ task, state }) =>
      !hasEnded(state.status) && (state.tabId === tabId || task.sessionId === former?.sessionId),
  );
  for (const run of left) await stopOrDrop(app, run, phraseOf('said_stopped'));
  return createSession(app.db, { tabId, now: now() });
}

async function openSession(app: App, wanted: number | undefined, fresh: boolean): Promise<SessionView> {
  const tabId = wanted ?? (await activeTab());
  const session = await (fresh ? newSession(app, tabId) : sessionForTab(app.db, tabId, now()));
  const sessionId = session.sessionId as SessionId;
  const [messages, page, task] = await Promise.all([
    messagesOf(app.db, sessionId),
    pageOf(tabId),
    lastTaskOf(app.db, sessionId),
  ]);
  const run = task && runOf(task.taskId);
  const state = run?.state ?? (task && stateOf(task));
  return {
    sessionId,
    tabId: tabId as TabId,
    messages,
    ...(page ? { page } : {}),
    ...(task && state ? { task: taskView(run?.task ?? task, state) } : {}),
  };
}
