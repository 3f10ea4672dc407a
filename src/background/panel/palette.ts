// What the palette offers as the user types: things of this page and fields to type into, ranked as every query of a
// page is; after them the tabs and recent tasks that have every word; and the words themselves as a goal.
import type { Approval } from '../../policy/gate-context';
import { liftFromReply } from '../../policy/secrets/lift-reply';
import { PALETTE_PAGE_TIMEOUT_MS } from '../../shared/budgets';
import type { ConfirmCard } from '../../shared/card';
import { newId, type TabId } from '../../shared/ids';
import type { PaletteItem, UiResult } from '../../shared/messages/ui';
import { english, phraseOf, roleWord, saidAs, series } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { searchWords } from '../../shared/search-words';
import type { SecretHandle } from '../../shared/secret-handle';
import type { RoleSelector } from '../../shared/selector';
import { failure } from '../../shared/tool-result';
import type { ToolCall } from '../../shared/tool-call';
import { originOf } from '../../shared/url';
import { addGrant } from '../../store/grants';
import { listTasks } from '../../store/tasks';
import { newAsker } from '../acts/asker';
import { callDirectly } from '../acts/direct-call';
import type { Ask, Asker } from '../acts/gate';
import { scrubber } from '../acts/scrub';
import type { App } from '../app';
import { now } from '../clock';
import { browserWindow } from '../pages/browser-window';
import { framesOf, skipUnreachable, splitId, Unreachable, withDeadline, type Frame } from '../pages/frames';
import { detailsOf, perceive } from '../pages/page-client';
import { openedBy } from '../pages/readable-frames';
import { dropSecrets, keepSecrets, paletteSecret } from '../tasks/keep-secrets';

const MAX_ITEMS = 12;
/** Of them, at most so many things of the page. */
const MAX_OF_PAGE = 10;
/** Things of the page that are looked at before anything is typed. */
const MAX_UNASKED = 50;

export async function paletteItems(app: App, tabId: number, text: string): Promise<UiResult<'palette'>> {
  const [field, value] = fieldAndValue(text);
  const words = field ?? text;
  const [seen, tabs, tasks] = await Promise.all([
    withDeadline(ofPage(app, tabId, words, value), PALETTE_PAGE_TIMEOUT_MS).catch(unlessLate),
    ofTabs(tabId),
    ofTasks(app),
  ]);
  const page = seen ?? [];
  const elsewhere =
    words.trim() === '' ? [...tabs.slice(0, 3), ...tasks.slice(0, 3)] : best(words, [...tabs, ...tasks]);
  const goal: PaletteItem[] = text.trim() === '' ? [] : [{ id: 'goal', type: 'goal', label: text.trim() }];
  const things = [...page, ...elsewhere].slice(0, MAX_ITEMS - goal.length);
  // A sentence that names nothing here is a goal, and comes first. One or two words may still become a name.
  const first = value === undefined && isSentence(words) && best(words, things).length === 0;
  return {
    items: first ? [...goal, ...things] : [...things, ...goal],
    tabId: tabId as TabId,
    ...(seen ? {} : { silent: true }),
  };
}

/** For `catch`: a page that did not answer in time gives undefined. */
function unlessLate(error: unknown): undefined {
  if (!(error instanceof Unreachable)) throw error;
}

const say = (key: string): string => chrome.i18n.getMessage(key);

const isSentence = (words: string) => words.trim().split(/\s+/).length > 2;

/** "email: ann@example.com" names a field and what to type into it. */
function fieldAndValue(text: string): [string | undefined, string | undefined] {
  const match = /^([^:]{2,60}):\s+(.+)$/.exec(text);
  return [match?.[1], match?.[2]];
}

async function ofPage(
  app: App,
  tabId: number,
  words: string,
  value: string | undefined,
): Promise<PaletteItem[]> {
  const open = words.trim() === '';
  const query = {
    behind: false,
    // Without words the answer is in the order of the page, which begins with what is on every page (header, menus).
    topK: open ? MAX_UNASKED : MAX_OF_PAGE,
    ...(open ? {} : { text: words }),
    ...(value === undefined ? {} : { kind: 'field' as const }),
  };
  const reply = await perceive(tabId, [{ key: 'q', type: 'query', query }], openedBy(app)).catch(() => null); // a page that may not be entered offers nothing
  const hits = reply?.answers.flatMap((answer) => (answer.type === 'query' ? answer.hits : [])) ?? [];
  const frames = await framesOf(tabId).catch(skipUnreachable);
  const documentOf = (id: string) => documentIn(frames ?? [], id);
  return hits
    .filter((hit) => (hit.type === 'action' || hit.type === 'field') && hit.label !== '' && !hit.disabled)
    .sort(open ? byPlace : byWords(words))
    .slice(0, MAX_OF_PAGE)
    .flatMap((hit) => {
      const documentId = documentOf(hit.id);
      return documentId === undefined ? [] : itemOf(hit, documentId, value);
    });
}

/** Order before anything is typed: the page's own content before what is on every page. Equals keep their order. */
function byPlace(a: PcdHit, b: PcdHit): number {
  const rank = ({ landmark }: PcdHit) => (landmark === undefined ? 1 : FURNITURE.has(landmark) ? 2 : 0);
  return rank(a) - rank(b);
}
const FURNITURE: ReadonlySet<string> = new Set(['header', 'nav', 'footer', 'aside']);

/** Order by the words: labels that have all of them as typed, before labels that are only like them. Equals keep their order. */
function byWords(words: string): (a: PcdHit, b: PcdHit) => number {
  const needles = searchWords(words);
  const rank = ({ label }: PcdHit) => {
    const text = label.toLowerCase();
    return needles.every((needle) => text.includes(needle)) ? 0 : 1;
  };
  return (a, b) => rank(a) - rank(b);
}

function itemOf(hit: PcdHit, documentId: string, value: string | undefined): PaletteItem {
  const place = hit.landmark ? phraseOf(`landmark_${hit.landmark}`) : undefined;
  const told = [roleWord(hit.role), hit.section ?? '', place ?? ''].filter((part) => part !== '');
  const detail = series(told, 'dotted');
  return {
    id: `item:${documentId}:${hit.id}`,
    type: hit.type === 'field' ? 'field' : 'action',
    label: hit.label,
    ...(value !== undefined && hit.type === 'field' ? { value } : {}),
    detail: english(detail),
    ...saidAs(detail),
    itemId: hit.id,
  };
}

async function ofTabs(tabId: number): Promise<PaletteItem[]> {
  const tabs = (await browserWindow())?.tabs ?? [];
  const scrub = await scrubber();
  return tabs.flatMap((tab) =>
    tab.id !== undefined && tab.id !== tabId && tab.title
      ? [{ id: `tab:${tab.id}`, type: 'tab' as const, label: scrub(tab.title), detail: scrub(tab.url ?? '') }]
      : [],
  );
}

async function ofTasks(app: App): Promise<PaletteItem[]> {
  const tasks = await listTasks(app.db, { limit: 20 });
  const seen = new Set<string>();
  return tasks.flatMap((task) => {
    if (seen.has(task.goal) || task.goal.trim() === '') return [];
    seen.add(task.goal);
    return [{ id: `task:${task.taskId}`, type: 'task' as const, label: task.goal, detail: task.status }];
  });
}

/** Those that have every word, in their order: the newest task, the nearest tab first. */
function best(words: string, items: PaletteItem[]): PaletteItem[] {
  const needles = searchWords(words);
  const has = ({ label, detail = '' }: PaletteItem) => {
    const text = `${label} ${detail}`.toLowerCase();
    return needles.every((needle) => text.includes(needle));
  };
  return items.filter(has).slice(0, 5);
}

/**
 * Does the entry `id` of the palette: a thing of the page, or a tab. Goals do not come here: the palette gives them as every
 * goal is given (`interact`). `approval`: the user's, to the card that the same call came back with before.
 */
export async function runPaletteItem(
  app: App,
  tabId: number,
  id: string,
  text: string,
  approval?: Approval,
): Promise<UiResult<'paletteRun'>> {
  const at = id.indexOf(':');
  const kind = at < 0 ? id : id.slice(0, at);
  const rest = at < 0 ? '' : id.slice(at + 1);
  const cut = rest.indexOf(':');
  switch (kind) {
    case 'tab':
      return toTab(app, Number(rest));
    case 'item':
      return onItem(app, tabId, rest.slice(0, cut), rest.slice(cut + 1), text, approval);
    default:
      return { ok: false, message: say('palette_no_entry') };
  }
}

/** Switches to the tab. Judged and journaled like every act. */
async function toTab(app: App, tabId: number): Promise<UiResult<'paletteRun'>> {
  const call = { name: 'tabs.switch', args: { tabId } };
  const { result } = await callDirectly(app, call, newAsker('palette', tabId), `Palette: ${call.name}`);
  return result.ok ? { ok: true, message: '' } : { ok: false, message: result.error };
}

/** Enter on a thing of the page: click it, type into it, or put the focus there. */
async function onItem(
  app: App,
  tabId: number,
  documentId: string,
  id: string,
  text: string,
  approval: Approval | undefined,
): Promise<UiResult<'paletteRun'>> {
  const [said, value] = fieldAndValue(text);
  const frames = await framesOf(tabId);
  // In another document, maybe of another site, the same id is of another thing.
  const [detail] = documentIn(frames, id) === documentId ? await detailsOf(tabId, [id], openedBy(app)) : [];
  if (!detail) return { ok: false, message: say('palette_thing_gone') };
  const origin = originOf(frames[0]?.origin ?? '');
  if (origin !== undefined) await addGrant(app.db, origin, now());
  const { selector } = detail;
  const field = `${said} ${nameIn(selector)}`;
  const typed = value === undefined ? undefined : { field, value, tabId, origin };
  const call = await callOn(app, id, { tabId, selector }, typed);
  const asker: Asker = {
    ...newAsker('palette', tabId, value),
    approvals: approval ? [approval] : [],
    goalOrigins: origin === undefined ? [] : [origin],
  };
  let card: ConfirmCard | undefined;
  // The palette shows the card and calls again with the user's approval: nothing waits here meanwhile.
  const show = async (ask: Ask) => {
    card = { ...ask.card, id: newId<string>(), taskId: 'palette', createdAt: now() };
    return failure('NEEDS_CONFIRM', ask.card.what);
  };
  // The text comes again with the approval, so the secret in it need not be kept until then.
  const { result } = await callDirectly(app, call, asker, `Palette: ${call.name}`, show).finally(() =>
    'secret' in call.args ? dropSecrets(app, [paletteSecret(tabId)]) : undefined,
  );
  if (result.ok) return { ok: true, message: '' };
  return { ok: false, message: card ? '' : result.error, ...(card ? { card } : {}) };
}

/** What is done with the thing: a field is typed into, or focused where nothing is to be typed; all else is clicked. */
async function callOn(
  app: App,
  id: string,
  args: { tabId: number; selector: RoleSelector },
  typed: Parameters<typeof textOrSecret>[1] | undefined,
): Promise<ToolCall> {
  if (!isFieldId(id)) return { name: 'dom.click', args };
  if (typed === undefined) return { name: 'dom.focus', args };
  return { name: 'dom.type', args: { ...args, ...(await textOrSecret(app, typed)) } };
}

/** Ids of fields begin with "f", after the prefix of a child frame (`f3.f12`). */
const isFieldId = (id: string): boolean => id.replace(/^f\d+\./, '').startsWith('f');

/** Id of the document that the thing is in; undefined where its frame is gone. */
function documentIn(frames: readonly Frame[], id: string): string | undefined {
  const { frameId } = splitId(id);
  return frames.find((frame) => frame.frameId === frameId)?.documentId;
}

/** The text to type; or, where it looks like a secret or the field is for one, a handle, so that the journal does not hold it. */
async function textOrSecret(
  app: App,
  {
    field,
    value,
    tabId,
    origin,
  }: { field: string; value: string; tabId: number; origin: string | undefined },
): Promise<{ text: string; secret?: SecretHandle }> {
  const handle = paletteSecret(tabId);
  const { text, secrets } = liftFromReply(field, value, () => handle);
  const [first] = secrets;
  if (!first) return { text: value };
  // A text that only contains a secret is kept as a whole, and may be typed where that secret may.
  const kept = text === handle ? first : { ...first, value };
  await keepSecrets(app, { text: handle, secrets: [kept] }, 'palette', origin);
  return { text: '', secret: handle };
}

function nameIn(selector: RoleSelector): string {
  return selector.kind === 'role' && typeof selector.name === 'string' ? selector.name : '';
}
