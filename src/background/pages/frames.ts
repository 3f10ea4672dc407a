// The frames of a tab that a content script answers from: injection, addressing by documentId, and the
// mapping between Chrome's frame ids, framePath keys and the `f<id>.` prefix of perceived ids.
import { FRAMES_TIMEOUT_MS, READ_TIMEOUT_MS } from '../../shared/budgets';
import { CopilotError } from '../../shared/errors';
import { CONTENT_REPLIES, type ContentReply, type HelloReply } from '../../shared/messages/content';
import type { ContentRequest } from '../../shared/messages/content-request';
import { scrubber } from '../acts/scrub';

export interface Frame {
  frameId: number;
  documentId: string;
  /** Of a document without an address (about:blank): that of its writer, or where it is not known, of the frame around it. */
  origin: string;
  url: string;
  /** Keys from the main frame inwards; empty for the main frame. */
  path: string[];
}

const known = new Map<number, Frame[]>();

/** Forget what was known of a tab: it navigated or closed. */
export function forgetFrames(tabId: number): void {
  known.delete(tabId);
}

/** The main document of the tab, as far as it has been entered. */
export const knownDocument = (tabId: number): string | undefined => known.get(tabId)?.[0]?.documentId;

/**
 * A page that cannot be reached. `gone`: replaced or closed; `undelivered`: gone before the message arrived, so that it had
 * no effect; `forbidden`: the browser does not let us in; `timeout`: no answer in time.
 */
export class Unreachable extends Error {
  constructor(
    readonly why: 'gone' | 'undelivered' | 'forbidden' | 'timeout',
    message: string,
  ) {
    super(message);
  }
}

export function isSilence(error: unknown): boolean {
  return error instanceof Unreachable && error.why === 'timeout';
}

/** Whether the browser's error message says that the tab shows one of its own error pages. */
export const didNotLoad = (told: string): boolean => /error page|chrome-error:/i.test(told);

/** For `catch`, where a frame that is not reached is left out. */
export function skipUnreachable(error: unknown): null {
  if (error instanceof Unreachable) return null;
  throw error;
}

/** A child frame that did not answer in time is left out for so long. */
const SILENT_MS = 10_000;

/** After trouble with a document all frames are entered anew at the next request. Of a silent child frame that is put off for SILENT_MS. */
function forgetAfter(error: unknown, tabId: number, documentId: string): void {
  const frames = known.get(tabId) ?? [];
  const others = frames.filter((frame) => frame.documentId !== documentId);
  if (!isSilence(error) || others[0]?.frameId !== 0) return forgetFrames(tabId);
  known.set(tabId, others);
  setTimeout(() => forgetFrames(tabId), SILENT_MS);
}

/** Frames of the tab with a living content script, main frame first; injects it where it is missing. */
export async function framesOf(tabId: number): Promise<Frame[]> {
  return known.get(tabId) ?? inject(tabId);
}

export async function mainFrame(tabId: number): Promise<Frame> {
  const main = (await framesOf(tabId))[0];
  if (!main) throw new Unreachable('gone', 'the tab has no page');
  return main;
}

async function inject(tabId: number): Promise<Frame[]> {
  let results: chrome.scripting.InjectionResult<unknown>[];
  try {
    results = await injectInto(tabId);
  } catch (error) {
    if (error instanceof Unreachable) throw error;
    throw new Unreachable(/No tab with id/.test(String(error)) ? 'gone' : 'forbidden', String(error));
  }
  const hellos = await Promise.all(
    results.map(async ({ frameId, documentId }) => {
      const hello = await request(tabId, documentId, { op: 'hello' }).catch(
        frameId === 0 ? skipUnreachable : () => null,
      );
      return hello ? { frameId, documentId, hello } : null;
    }),
  );
  const answered = hellos.filter((h) => h !== null);
  const frames = withPaths(answered).sort((a, b) => a.frameId - b.frameId);
  if (frames[0]?.frameId !== 0) throw new Unreachable('gone', 'the page did not answer');
  known.set(tabId, frames);
  return frames;
}

/** Injects into all frames. One frozen frame holds up the answer of all: then only the main frame is entered. */
async function injectInto(tabId: number): Promise<chrome.scripting.InjectionResult<unknown>[]> {
  const script = { files: ['content.js'], injectImmediately: true };
  const all = chrome.scripting.executeScript({ target: { tabId, allFrames: true }, ...script });
  try {
    return await withDeadline(all, FRAMES_TIMEOUT_MS);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    const main = chrome.scripting.executeScript({ target: { tabId, frameIds: [0] }, ...script });
    const entered = await withDeadline(main, READ_TIMEOUT_MS - FRAMES_TIMEOUT_MS);
    // When all have answered after all, the next request enters them all.
    void all.then(
      () => forgetFrames(tabId),
      () => undefined, // the page went away meanwhile
    );
    return entered;
  }
}

/** Adds the path of each frame. A frame tells its position in `window.frames`, its parent the key of that position. */
function withPaths(answers: { frameId: number; documentId: string; hello: HelloReply }[]): Frame[] {
  const at = (place: readonly number[]) => answers.find((a) => a.hello.place?.join() === place.join());
  const originAt = (place: readonly number[]): string => {
    const hello = at(place)?.hello;
    if (!hello) return 'null';
    const unsaid = hello.origin === 'null' && hello.url.startsWith('about:') && place.length > 0;
    return unsaid ? originAt(place.slice(0, -1)) : hello.origin;
  };
  return answers.map(({ frameId, documentId, hello }) => {
    const place = hello.place ?? [];
    const path = place.map((index, depth) => {
      const parent = at(place.slice(0, depth));
      return parent?.hello.frames.find((child) => child.index === index)?.key ?? `frame:${index}`;
    });
    const origin = hello.place ? originAt(hello.place) : hello.origin;
    return { frameId, documentId, origin, url: hello.url, path };
  });
}

/** Requests that the second part of the content script answers. */
const NEED_TOOLS: ReadonlySet<ContentRequest['op']> = new Set([
  'target',
  'details',
  'read',
  'act',
  'watch',
  'boxes',
  'highlight',
]);
function needsTools(message: ContentRequest): boolean {
  if (message.op === 'perceive') return message.needs.some(({ type }) => type !== 'query');
  return NEED_TOOLS.has(message.op);
}

/** Of what a content script says of a bug of ours. */
const MAX_ERROR_CHARS = 500;

/** Documents that have the second part. Lost with the worker: injected once more, it finds itself there and does nothing. */
const withTools = new Set<string>();
const MAX_REMEMBERED = 500;

async function addTools(tabId: number, documentId: string): Promise<void> {
  if (withTools.has(documentId)) return;
  const added = chrome.scripting.executeScript({
    target: { tabId, documentIds: [documentId] },
    files: ['content-tools.js'],
    injectImmediately: true,
  });
  await withDeadline(added, READ_TIMEOUT_MS).catch((error: unknown) => {
    forgetAfter(error, tabId, documentId);
    throw error instanceof Unreachable ? error : new Unreachable('undelivered', String(error));
  });
  if (withTools.size >= MAX_REMEMBERED) withTools.clear();
  withTools.add(documentId);
}

/** One request to one document, its reply parsed. Rejects with `Unreachable` when the document is gone. */
export async function request<Op extends ContentRequest['op']>(
  tabId: number,
  documentId: string,
  message: Extract<ContentRequest, { op: Op }>,
  timeoutMs = READ_TIMEOUT_MS,
): Promise<ContentReply<Op>> {
  if (needsTools(message)) await addTools(tabId, documentId);
  const sent: Promise<unknown> = chrome.tabs.sendMessage(tabId, message, { documentId });
  const reply = await withDeadline(sent, timeoutMs).catch((error: unknown) => {
    forgetAfter(error, tabId, documentId);
    if (error instanceof Unreachable) throw error;
    // Nobody was there to take it: the message cannot have had an effect.
    const undelivered = /Receiving end does not exist/.test(String(error));
    throw new Unreachable(undelivered ? 'undelivered' : 'gone', String(error));
  });
  if (reply === undefined || reply === null) {
    forgetFrames(tabId);
    throw new Unreachable('gone', 'the page went away before it answered');
  }
  // A page may show secrets that were typed into it: they are scrubbed from every reply.
  const scrub = await scrubber();
  const { origin } = reply as { origin?: unknown };
  const site = known.get(tabId)?.find((frame) => frame.documentId === documentId)?.origin ?? origin;
  const clean = withPrint(scrub(reply, typeof site === 'string' ? site : undefined), reply);
  const parsed = CONTENT_REPLIES[message.op].safeParse(clean);
  if (!parsed.success) {
    const { error } = clean as { error?: unknown };
    const why = typeof error === 'string' ? error : parsed.error.message;
    throw new CopilotError('INVALID_ACTION', `${message.op}: ${why.slice(0, MAX_ERROR_CHARS)}`);
  }
  return parsed.data as ContentReply<Op>;
}

/** Puts the fingerprint of a target back as it was: scrubbing must not change a hash that approvals are compared by. */
function withPrint(clean: unknown, told: unknown): unknown {
  const { fingerprint } = targetIn(told) ?? {};
  const target = targetIn(clean);
  if (target && fingerprint !== undefined) target.fingerprint = fingerprint;
  return clean;
}

const targetIn = (reply: unknown) =>
  (reply as { result?: { data?: { fingerprint?: unknown } } }).result?.data;

/** Rejects with `Unreachable` when the time is over. */
export async function withDeadline<T>(promise: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Unreachable('timeout', `no answer within ${timeoutMs} ms`)),
      timeoutMs,
    );
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

const PREFIX = /^f(\d+)\./;

/** `a12` of frame 3 is `f3.a12` outside of it. */
export function globalId(frameId: number, id: string): string {
  return frameId === 0 ? id : `f${frameId}.${id}`;
}

export function splitId(id: string): { frameId: number; local: string } {
  const match = PREFIX.exec(id);
  return match ? { frameId: Number(match[1]), local: id.slice(match[0].length) } : { frameId: 0, local: id };
}
