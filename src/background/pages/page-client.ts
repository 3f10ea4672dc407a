// The background's view of a page: perceives all frames of a tab at once, with a deadline; child frames that do not
// answer are left out. Selectors and ids are routed to the frame that they belong to.
import { READ_TIMEOUT_MS } from '../../shared/budgets';
import { CopilotError } from '../../shared/errors';
import type { NeedAnswer, PerceiveReply } from '../../shared/messages/content';
import type { Need } from '../../shared/messages/content-request';
import type { PCDActionDetail } from '../../shared/mini-pcd';
import type { RoleSelector } from '../../shared/selector';
import type { ToolCall } from '../../shared/tool-call';
import { failure, type ToolFailure } from '../../shared/tool-result';
import {
  framesOf,
  globalId,
  isSilence,
  mainFrame,
  request,
  splitId,
  Unreachable,
  withDeadline,
  type Frame,
} from './frames';
import { mergeReplies, type FrameReply } from './merge-frames';
import { untilLoaded } from './navigation';
import type { FrameChoice } from './readable-frames';

/** A child frame that has not answered by then is left out. */
const CHILD_TIMEOUT_MS = 2_000;
/** A page that is replaced while it is read is read again this often. */
const READ_TRIES = 3;

/** A look at a page, and the origins of the frames that it was put together from. */
export interface Look extends PerceiveReply {
  origins: string[];
  /** Frames that did not answer, or not as they should: what to log of them. One that has gone says nothing. */
  leftOut: string[];
}

/**
 * The page's summary and the answers to the needs, from the frames that `choose` lets be read. Things that the words of
 * `subgoal` name come before others of their kind. Rejects with `Unreachable`, or with the refusal of `choose` as a
 * `CopilotError`.
 */
export async function perceive(
  tabId: number,
  needs: Need[],
  choose: FrameChoice,
  subgoal?: string,
): Promise<Look> {
  for (let tries = 1; ; tries++) {
    try {
      const frames = await chosenFrames(tabId, choose);
      const leftOut: string[] = [];
      const asked = frames.map(async (frame): Promise<FrameReply | null> => {
        const ask = perceiveFrame(tabId, frame, localNeeds(needs, frame.frameId), subgoal);
        const reply = await orLeftOut(frame, ask, leftOut);
        return reply && { frame, reply };
      });
      const replies = (await Promise.all(asked)).filter((r) => r !== null);
      const origins = [...new Set(replies.map(({ frame }) => frame.origin))];
      return { ...mergeReplies(replies), origins, leftOut };
    } catch (error) {
      if (
        !(error instanceof Unreachable) ||
        (error.why !== 'gone' && error.why !== 'undelivered') ||
        tries >= READ_TRIES
      )
        throw error;
      await untilLoaded(tabId, { leaving: '' });
    }
  }
}

/** The frame's answer. A child frame that fails or has not answered in CHILD_TIMEOUT_MS gives null, and the reason in `leftOut`. */
async function orLeftOut<T>(frame: Frame, asked: Promise<T>, leftOut: string[]): Promise<T | null> {
  if (frame.frameId === 0) return asked;
  try {
    // The request may first inject a script, with a longer deadline of its own: a frozen frame must not take that long.
    return await withDeadline(asked, CHILD_TIMEOUT_MS);
  } catch (error) {
    const isGone = error instanceof Unreachable && !isSilence(error);
    if (!isGone) leftOut.push(`the frame ${frame.path.at(-1) ?? frame.url} is left out: ${String(error)}`);
    return null;
  }
}

async function chosenFrames(tabId: number, choose: FrameChoice): Promise<Frame[]> {
  const chosen = await choose(await framesOf(tabId));
  if (!chosen.ok) throw new CopilotError(chosen.code, chosen.error);
  return chosen.data;
}

/** One frame's answers. Text that goes on after the first reply is read on, chunk by chunk, as far as was asked. */
async function perceiveFrame(
  tabId: number,
  frame: Frame,
  needs: Need[],
  subgoal: string | undefined,
): Promise<PerceiveReply> {
  const patienceMs = frame.frameId === 0 ? READ_TIMEOUT_MS : CHILD_TIMEOUT_MS;
  const ask = (wanted: Need[]) =>
    request(
      tabId,
      frame.documentId,
      { op: 'perceive', needs: wanted, ...(subgoal === undefined ? {} : { subgoal }) },
      patienceMs,
    );
  const reply = await ask(needs);
  const answers = reply.answers.map(async (answer): Promise<NeedAnswer> => {
    const need = needs.find(({ key }) => key === answer.key);
    if (answer.type !== 'text' || need?.type !== 'text') return answer;
    let { nextOffset } = answer;
    const start = need.offset ?? 0;
    const passages = [...answer.passages];
    while (nextOffset !== undefined && nextOffset - start < need.maxChars) {
      const maxChars = need.maxChars - (nextOffset - start);
      const [more] = (await ask([{ ...need, maxChars, offset: nextOffset }])).answers;
      if (more?.type !== 'text' || more.passages.length === 0) break;
      passages.push(...more.passages);
      nextOffset = more.nextOffset;
    }
    const { nextOffset: _first, ...rest } = answer;
    return { ...rest, passages, ...(nextOffset === undefined ? {} : { nextOffset }) };
  });
  return { ...reply, answers: await Promise.all(answers) };
}

/** Ids inside needs are local to their frame; a need about one frame's item asks only that frame. */
function localNeeds(needs: Need[], frameId: number): Need[] {
  const local: Need[] = [];
  for (const need of needs) {
    const id =
      need.type === 'query' ? need.query.within : need.type === 'extract' ? need.collectionId : undefined;
    if (id === undefined) {
      local.push(need);
      continue;
    }
    const at = splitId(id);
    if (at.frameId !== frameId) continue;
    if (need.type === 'query') local.push({ ...need, query: { ...need.query, within: at.local } });
    else if (need.type === 'extract') local.push({ ...need, collectionId: at.local });
  }
  return local;
}

/** Items of frames that are not among those chosen, or do not answer, are left out. Rejects as `perceive` does. */
export async function detailsOf(
  tabId: number,
  ids: string[],
  choose: FrameChoice,
): Promise<PCDActionDetail[]> {
  const frames = await chosenFrames(tabId, choose);
  const byFrame = new Map<number, string[]>();
  for (const id of ids) {
    const { frameId, local } = splitId(id);
    byFrame.set(frameId, [...(byFrame.get(frameId) ?? []), local]);
  }
  const parts = [...byFrame].map(async ([frameId, locals]) => {
    const frame = frames.find((f) => f.frameId === frameId);
    if (!frame) return [];
    const asked = request(tabId, frame.documentId, { op: 'details', ids: locals });
    const reply = await orLeftOut(frame, asked, []);
    return reply?.details.map((detail) => inFrame(detail, frame)) ?? [];
  });
  const all = (await Promise.all(parts)).flat();
  const order = new Map(ids.map((id, index) => [id, index]));
  return all.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
}

function inFrame(detail: PCDActionDetail, frame: Frame): PCDActionDetail {
  if (frame.frameId === 0) return detail;
  const place = <S extends RoleSelector>(selector: S): S =>
    selector.kind === 'ref'
      ? { ...selector, ref: globalId(frame.frameId, selector.ref) }
      : { ...selector, framePath: frame.path };
  return {
    ...detail,
    id: globalId(frame.frameId, detail.id),
    selector: place(detail.selector),
    ...(detail.altSelectors ? { altSelectors: detail.altSelectors.map(place) } : {}),
    framePath: frame.path,
  };
}

const betweenFrames = (): ToolFailure =>
  failure('INVALID_ACTION', 'The start and the end of a drag are in different frames.');

/** The frame that a call is for, and the call as that frame understands it. */
export async function routeCall(
  tabId: number,
  call: ToolCall,
): Promise<{ ok: true; frame: Frame; call: ToolCall } | ToolFailure> {
  const selector = call.args['selector'] as RoleSelector | undefined;
  const to = call.args['to'] as RoleSelector | undefined;
  for (const name of ['collectionId', 'passageId']) {
    const id = call.args[name];
    if (typeof id !== 'string') continue;
    const { frameId, local } = splitId(id);
    return routed(tabId, frameId, { ...call, args: { ...call.args, [name]: local } });
  }
  if (!selector) return { ok: true, frame: await mainFrame(tabId), call };
  if (selector.kind === 'ref') {
    const { frameId, local } = splitId(selector.ref);
    const args: Record<string, unknown> = { ...call.args, selector: { ...selector, ref: local } };
    if (to?.kind === 'ref') {
      const end = splitId(to.ref);
      if (end.frameId !== frameId) return betweenFrames();
      args['to'] = { ...to, ref: end.local };
    }
    return routed(tabId, frameId, { ...call, args });
  }
  const path = selector.framePath ?? [];
  if (to && to.kind !== 'ref' && (to.framePath ?? []).join('\n') !== path.join('\n')) return betweenFrames();
  if (path.length === 0) return { ok: true, frame: await mainFrame(tabId), call };
  const frames = await framesOf(tabId);
  const frame = frames.find((f) => f.path.join('\n') === path.join('\n'));
  if (!frame)
    return failure(
      'FRAME_UNREACHABLE',
      `there is no frame ${path.join(' → ')} on the page, or it may not be entered`,
    );
  return { ok: true, frame, call };
}

async function routed(
  tabId: number,
  frameId: number,
  call: ToolCall,
): Promise<{ ok: true; frame: Frame; call: ToolCall } | ToolFailure> {
  const frame = (await framesOf(tabId)).find((f) => f.frameId === frameId);
  if (!frame) return failure('STALE', 'the frame of this element is gone');
  return { ok: true, frame, call };
}
