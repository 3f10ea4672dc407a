// The scout: a read-only helper for wishes that several things on the page fit. It looks
// with three tools and no others, orders what it finds by the whole of the user's words, lets a model that is
// there settle the tie, and brings back an ActionBundle. It never acts and decides nothing: whoever asked binds
// to the first candidate, or shows them all to the user.
import { riskOf } from '../../policy/risk/risk';
import { rankCandidates } from '../../ranking/rank-candidates';
import { hitToText } from '../../ranking/text-form';
import { MAX_BUNDLE, type ActionBundle, type BundleCandidate } from '../../shared/action-bundle';
import type { TabId } from '../../shared/ids';
import type { MiniPCD, PCDActionDetail } from '../../shared/mini-pcd';
import type { ModelClient } from '../../shared/model';
import { MAX_CANDIDATES } from '../../shared/perception-budgets';
import { inEnglish, phraseOf, type Phrase } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { z } from '../../shared/schema';
import type { RoleSelector } from '../../shared/selector';
import type { TargetInfo } from '../../shared/target-info';
import { failure, success, type ToolFailure, type ToolResult } from '../../shared/tool-result';
import { tell } from '../../skills/target/telling';
import { clip } from '../../skills/words/words';
import type { CallOf } from '../../tools/registry';
import { askModel, type Asked } from '../model/ask-model';
import { oneOf, said } from '../model/choice-schema';
import { isFailure } from '../model/is-failure';
import { roomFor } from '../prompts/prompt-room';
import { SCOUT_LINE_TOKENS, SCOUT_SHARES, scoutPrompt } from '../prompts/scout-prompt';
import { taskLines } from '../prompts/task-lines';
import { cutTo } from '../prompts/token-estimate';
import type { PageReader } from '../rungs/proposer';

/** All that the scout can use: three ways to read, and none to act. */
export type ScoutCall = CallOf<'getMiniPCD' | 'pcd.query' | 'getDetails'>;

export interface ScoutTools {
  tabId: number;
  read(call: ScoutCall): Promise<ToolResult>;
}

export interface ScoutWish {
  /** The user's words, secrets as handles. */
  goal: string;
  /** Description of the current item. */
  item: string;
  /** Words that name the thing. */
  text: string;
  /** Ids of things that all fit; absent: those that a query for the words finds. */
  among?: readonly string[];
  /** What was tried and failed: left out. */
  tried?: readonly RoleSelector[];
}

export interface Scouted {
  bundle: ActionBundle;
  /** The model says that the task itself tells which one is meant. */
  sure: boolean;
  tokens: number;
  /** Why the first of them is the first, for the user. */
  why: Phrase;
  /** Why the model that was asked could not help. */
  trouble?: ToolFailure;
}

/** A page's reader as the scout's tools. */
export function scoutTools(page: PageReader): ScoutTools {
  return {
    tabId: page.tabId,
    async read(call) {
      switch (call.name) {
        case 'getMiniPCD':
          return success((await page.look([])).mini);
        case 'pcd.query': {
          const { tabId: _tab, ...query } = call.args;
          const { answers } = await page.look([{ key: 'q', type: 'query', query }]);
          return success(answers.flatMap((answer) => (answer.type === 'query' ? answer.hits : [])));
        }
        case 'getDetails':
          return success(await page.details(call.args.ids));
      }
    },
  };
}

const MOST_QUERIED = 40;
/** Details are fetched for this many, so that some may drop out. */
const MOST_DETAILED = 8;

/** `NOT_FOUND` when nothing fits, or everything that fits was tried. */
export async function scout(
  tools: ScoutTools,
  wish: ScoutWish,
  signal: AbortSignal,
  model?: ModelClient,
): Promise<ToolResult<Scouted>> {
  const tabId = tools.tabId as TabId;
  const query = wish.among ? { topK: MAX_CANDIDATES } : { text: wish.text.slice(0, 400), topK: MOST_QUERIED };
  const [page, found] = await Promise.all([
    tools.read({ name: 'getMiniPCD', args: { tabId } }),
    tools.read({ name: 'pcd.query', args: { tabId, ...query } }),
  ]);
  if (!page.ok) return page;
  if (!found.ok) return found;
  const ordered = inOrder(found.data as PcdHit[], wish).slice(0, MOST_DETAILED);
  const ids = ordered.map(({ hit }) => hit.id);
  const details = await tools.read({ name: 'getDetails', args: { tabId, ids } });
  if (!details.ok) return details;
  const byId = new Map((details.data as PCDActionDetail[]).map((detail) => [detail.id, detail]));
  const left = ordered
    .flatMap((each): Known[] => {
      const detail = byId.get(each.hit.id);
      return detail && !wasTried(detail, wish.tried ?? []) ? [{ ...each, detail }] : [];
    })
    .slice(0, MAX_BUNDLE);
  if (left.length === 0)
    return failure('NOT_FOUND', `Nothing on “${(page.data as MiniPCD).title}” fits “${wish.text}”.`);
  const asked = model && left.length > 1 ? await byModel(model, left, wish, signal) : undefined;
  const chosen = asked?.ok ? left[Number(asked.value.choice) - 1] : undefined;
  const sure = asked?.ok === true && chosen !== undefined && asked.value.sure;
  const final = chosen ? [chosen, ...left.filter((each) => each !== chosen)] : left;
  const why = asked?.ok ? asked.value.why : '';
  const told = final.map(({ hit }, index) => reasonOf(hit, index === 0 && chosen ? why : ''));
  return success({
    bundle: {
      candidates: final.map((each, index) => candidateOf(each, told[index]!, each === chosen && sure)),
      by: chosen ? 'model' : 'ranking',
    },
    sure,
    why: told[0]!,
    tokens: asked?.tokens ?? 0,
    ...(asked && !asked.ok ? { trouble: asked } : {}),
  });
}

function wasTried({ selector, altSelectors = [] }: PCDActionDetail, tried: readonly RoleSelector[]): boolean {
  const own = new Set([selector, ...altSelectors].map((each) => JSON.stringify(each)));
  return tried.some((each) => own.has(JSON.stringify(each)));
}

interface Ordered {
  hit: PcdHit;
  confidence: number;
}

interface Known extends Ordered {
  detail: PCDActionDetail;
}

/** By all of the user's words over what tells equals apart: row, section, landmark. Ties keep document order. */
function inOrder(hits: readonly PcdHit[], { goal, item, among }: ScoutWish): Ordered[] {
  const wanted = among && new Set(among);
  const left = hits.filter((hit) => wanted?.has(hit.id) ?? true);
  const ranked = rankCandidates(
    `${item} ${goal}`,
    left.map((hit, order) => ({
      id: hit.id,
      label: hit.label,
      text: [hit.itemText, hit.section, hit.text].filter(Boolean).join(' '),
      context: hit.landmark ?? '',
      order,
      ...(hit.landmark ? { landmark: hit.landmark } : {}),
      ...(hit.kind ? { kind: hit.kind } : {}),
    })),
  );
  const scored = ranked.flatMap(({ index, score }) => {
    const hit = left[index];
    return hit ? [{ hit, confidence: Math.min(0.9, score) }] : [];
  });
  const known = new Set(scored.map(({ hit }) => hit));
  return [...scored, ...left.filter((hit) => !known.has(hit)).map((hit) => ({ hit, confidence: 0.1 }))];
}

/** Which of them the task means, in a model's word; `none` when the task does not tell. */
async function byModel(
  model: ModelClient,
  known: readonly Known[],
  { goal, item }: ScoutWish,
  signal: AbortSignal,
): Promise<Asked<{ choice: string; sure: boolean; why: string }>> {
  const task = { goal, item, answers: [] };
  const room = roomFor(model, taskLines(task), SCOUT_SHARES);
  if (isFailure(room)) return room;
  const lines = known.map(
    ({ hit }, index) => `${index + 1}. ${cutTo(hitToText(hit, placeOf(hit)), SCOUT_LINE_TOKENS)}`,
  );
  const numbers = known.map((_each, index) => String(index + 1));
  return askModel(
    model,
    {
      name: 'scout',
      messages: scoutPrompt(task, lines),
      schema: z.object({ choice: oneOf([...numbers, 'none']), sure: z.boolean(), why: said }),
      maxTokens: room.reply,
    },
    signal,
  );
}

function placeOf({ itemText, section, landmark }: PcdHit): string {
  return itemText ?? section ?? landmark ?? '';
}

/** What it is and, in the model's words, what speaks for it. */
function reasonOf(hit: PcdHit, why: string): Phrase {
  return why === '' ? tell(hit) : phraseOf('about', tell(hit), why);
}

function candidateOf({ hit, confidence, detail }: Known, why: Phrase, isSure: boolean): BundleCandidate {
  const { selector, altSelectors = [] } = detail;
  return {
    id: hit.id,
    selector,
    altSelectors,
    label: hit.label,
    kind: hit.kind ?? hit.role,
    confidence: isSure ? 0.95 : confidence,
    risk: riskOf({ name: 'dom.click', args: { tabId: 0 as TabId, selector } }, targetOf(hit)).risk,
    why: clip(inEnglish(why), 400),
  };
}

/** As far as perception tells it; the gate asks the page itself before anything is done. */
function targetOf({ id, role, label, tag, inputType, href, section }: PcdHit): TargetInfo {
  return {
    id,
    role,
    label,
    tag,
    fingerprint: '',
    ...(inputType ? { inputType } : {}),
    ...(href ? { href } : {}),
    ...(section ? { context: section } : {}),
  };
}
