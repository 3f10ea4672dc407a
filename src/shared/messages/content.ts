// Background → content script: one request, one reply. A content script never speaks first.
// Parsed by the receiver on both sides; requests are addressed by documentId.
import { box } from '../box';
import { MAX_CAPTURED } from '../budgets';
import { MAX_LABEL_CHARS, MAX_READ_CHARS, MAX_SUBGOAL_CHARS } from '../perception-budgets';
import { capability } from '../capability';
import { extraction } from '../extraction';
import { nonce, type Nonce } from '../ids';
import { itemId, miniPcd, pcdActionDetail } from '../mini-pcd';
import { observation } from '../observation';
import { pageBlockSchema, pageTextSchema } from '../page-text-schema';
import { pcdHit, pcdQuery } from '../query';
import { z } from '../schema';
import { landmark, selectorSchema } from '../selector';
import { targetInfo } from '../target-info';
import { toolCall } from '../tool-call';
import { toolFailureSchema, toolResultSchema } from '../tool-result';

/** What a skill or model wants to know of the page, answered in one round trip. */
export const need = z.discriminatedUnion('type', [
  z.object({ key: z.string().check(z.maxLength(40)), type: z.literal('query'), query: pcdQuery }),
  /** Rows of one collection, or of all collections (at most 6) when `collectionId` is absent. */
  z.object({
    key: z.string().check(z.maxLength(40)),
    type: z.literal('extract'),
    collectionId: z.optional(itemId),
  }),
  /** Readable text of the page; one reply carries READ_CHUNK_CHARS of it at most. */
  z.object({
    key: z.string().check(z.maxLength(40)),
    type: z.literal('text'),
    maxChars: z.int().check(z.maximum(MAX_READ_CHARS)),
    /** Characters to leave out at the beginning; the frame's reply says where to read on. */
    offset: z.optional(z.int().check(z.nonnegative())),
  }),
  /** Addresses the page leads to, those in closed menus included. */
  z.object({
    key: z.string().check(z.maxLength(40)),
    type: z.literal('links'),
    limit: z.int().check(z.maximum(400)),
  }),
]);
export type Need = z.infer<typeof need>;

export const passage = z.object({
  /** Anchor of the passage in this document, for highlighting. */
  id: itemId,
  heading: z.optional(pageTextSchema(200)),
  text: pageBlockSchema(2_000),
});
export type Passage = z.infer<typeof passage>;

export const pageLink = z.object({
  /** Absolute. */
  url: z.string().check(z.maxLength(2_000)),
  label: pageTextSchema(120),
  visible: z.boolean(),
  landmark: z.optional(landmark),
});
export type PageLink = z.infer<typeof pageLink>;

export const answerToNeed = z.discriminatedUnion('type', [
  z.object({ key: z.string(), type: z.literal('query'), hits: z.array(pcdHit) }),
  z.object({ key: z.string(), type: z.literal('extract'), tables: z.array(extraction) }),
  z.object({
    key: z.string(),
    type: z.literal('text'),
    passages: z.array(passage),
    /** Characters of readable text in all, and where to read on; absent at the end. */
    total: z.int(),
    nextOffset: z.optional(z.int()),
  }),
  z.object({ key: z.string(), type: z.literal('links'), links: z.array(pageLink) }),
]);
export type NeedAnswer = z.infer<typeof answerToNeed>;

/** A file that travels with an upload; messages are cloned structurally, so bytes stay bytes. */
export const uploadFile = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(400)),
  type: z.string().check(z.maxLength(200)),
  bytes: z.instanceof(Uint8Array<ArrayBuffer>),
});

/** The id under which only an act's waiting for a quiet page is cancelled, never the act itself. */
export function settlingOf(nonce: Nonce): string {
  return `settling:${nonce}`;
}

/** A thing to outline, and what to write beside it. */
export const outlinedItem = z.object({ id: itemId, label: z.optional(z.string().check(z.maxLength(120))) });

/** `requestId` names the request for cancellation; of an act, its nonce. */
export const contentRequest = z.discriminatedUnion('op', [
  z.object({ op: z.literal('hello') }),
  z.object({
    op: z.literal('perceive'),
    needs: z.array(need).check(z.maxLength(10)),
    subgoal: z.optional(z.string().check(z.maxLength(MAX_SUBGOAL_CHARS))),
  }),
  z.object({ op: z.literal('details'), ids: z.array(itemId).check(z.maxLength(60)) }),
  /** What the selector of an act points at, for the gate. Waits for the element (not for actionability). */
  z.object({
    op: z.literal('target'),
    call: toolCall,
    timeoutMs: z.optional(z.int().check(z.maximum(60_000))),
  }),
  /** A read tool: dom.get, dom.is, dom.extract, dom.snapshot, dom.waitFor, page.read. */
  z.object({ op: z.literal('read'), call: toolCall, requestId: z.string().check(z.maxLength(64)) }),
  /** An act, on a capability only. `secretText` is the value of call.args.secret, resolved at the last moment. */
  z.object({
    op: z.literal('act'),
    call: toolCall,
    capability,
    secretText: z.optional(z.string().check(z.maxLength(4_000))),
    /** Before-values for undo are returned when true. */
    undoable: z.optional(z.boolean()),
    /** The file of dom.upload, as the user chose it. */
    file: z.optional(uploadFile),
  }),
  /** Before and after something that is done to the page from elsewhere: what changed, once it has settled. */
  z.object({
    op: z.literal('watch'),
    requestId: z.string().check(z.maxLength(64)),
    stage: z.enum(['begin', 'end']),
  }),
  /** Where things are in the viewport, and what a picture of it must not show. */
  z.object({
    op: z.literal('boxes'),
    ids: z.array(itemId).check(z.maxLength(MAX_CAPTURED)),
    /** Also the texts that stand there, to be compared with secrets. */
    texts: z.boolean(),
  }),
  /** What became of an act. `unseen` also revokes the nonce, so that a late message cannot act. */
  z.object({ op: z.literal('outbox'), nonce }),
  z.object({ op: z.literal('cancel'), requestId: z.string().check(z.maxLength(64)) }),
  z.object({
    op: z.literal('highlight'),
    /** What is outlined from now on; nothing else is. */
    items: z.array(outlinedItem).check(z.maxLength(8)),
  }),
]);
export type ContentRequest = z.infer<typeof contentRequest>;

/** Child frames as their parent sees them, with the key used in `framePath`. */
export const childFrame = z.object({
  /** Chrome's frame id; -1 where a content script cannot know it (it has no API for that). */
  frameId: z.int(),
  /** Position in the parent's `window.frames`: the last number of the child's own `place`. */
  index: z.optional(z.int().check(z.nonnegative())),
  key: z.string().check(z.maxLength(300)),
  visible: z.boolean(),
});
export type ChildFrame = z.infer<typeof childFrame>;

export const helloReply = z.object({
  url: z.string().check(z.maxLength(4_000)),
  origin: z.string().check(z.maxLength(400)),
  title: pageTextSchema(200),
  readyState: z.enum(['loading', 'interactive', 'complete']),
  visible: z.boolean(),
  frames: z.array(childFrame),
  /** Positions in `window.frames` from the main frame inwards, [] for the main frame; absent when unknown. */
  place: z.optional(z.array(z.int().check(z.nonnegative())).check(z.maxLength(10))),
});
export type HelloReply = z.infer<typeof helloReply>;

export const perceiveReply = z.object({
  mini: miniPcd,
  answers: z.array(answerToNeed),
  frames: z.array(childFrame),
});
export type PerceiveReply = z.infer<typeof perceiveReply>;

export const detailsReply = z.object({ details: z.array(pcdActionDetail) });

export const targetReply = z.object({
  result: z.discriminatedUnion('ok', [
    z.object({ ok: z.literal(true), data: targetInfo }),
    toolFailureSchema,
  ]),
});

/** How to take a step back: the value, state or selection that stood there before. */
export const undoRecord = z.object({ selector: selectorSchema, call: toolCall });
export type UndoRecord = z.infer<typeof undoRecord>;

/** Outcome and new observation in one reply. */
export const actReply = z.object({ result: toolResultSchema, observation, undo: z.optional(undoRecord) });
export type ActReply = z.infer<typeof actReply>;

/** At the end only. */
export const watchReply = z.object({ observation: z.optional(observation) });

/** Boxes are CSS px in the coordinates of `view`. */
export const boxesReply = z.object({
  /** The part of the document's coordinates that the screen shows of it. */
  view: box,
  /** False in a tab or window that nobody sees: there is no picture to be had. */
  visible: z.boolean(),
  /** As in the reply to hello, but as it is now. */
  place: helloReply.shape.place,
  seen: z.array(z.object({ id: itemId, label: pageTextSchema(MAX_LABEL_CHARS), box })),
  unseen: z.array(itemId),
  gone: z.array(itemId),
  /** Fields for secrets, and texts too long to be compared. */
  secret: z.array(box),
  texts: z.array(z.object({ text: z.string(), box })),
  frames: z.array(
    z.object({
      index: childFrame.shape.index,
      /** What is seen of the frame. */
      box,
      /** Where its document's coordinates begin, and how large one px of them is; absent when it is turned. */
      origin: z.optional(z.object({ x: z.number(), y: z.number(), scale: z.number() })),
      /** Whether a pointer reaches it; something lies over all of it when not. */
      reached: z.boolean(),
    }),
  ),
});
export type BoxesReply = z.infer<typeof boxesReply>;

export const readReply = z.object({ result: toolResultSchema });

export const outboxReply = z.discriminatedUnion('state', [
  z.object({ state: z.literal('unseen') }),
  z.object({ state: z.literal('running') }),
  z.object({ state: z.literal('done'), reply: actReply }),
]);
export type OutboxReply = z.infer<typeof outboxReply>;

export const okReply = z.object({ ok: z.literal(true) });

/** Reply schema of each request: the receiver of a reply parses it with this. */
export const CONTENT_REPLIES = {
  hello: helloReply,
  perceive: perceiveReply,
  details: detailsReply,
  target: targetReply,
  read: readReply,
  act: actReply,
  watch: watchReply,
  boxes: boxesReply,
  outbox: outboxReply,
  cancel: okReply,
  highlight: okReply,
} as const;
export type ContentReply<Op extends ContentRequest['op']> = z.infer<(typeof CONTENT_REPLIES)[Op]>;
