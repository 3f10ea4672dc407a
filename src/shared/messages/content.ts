// Content script → background: the reply to each request (content-request.ts), parsed by the background. Apart from the
// requests: the content script carries no schema that it does not ask.
import { box } from '../box';
import { MAX_LABEL_CHARS } from '../perception-budgets';
import { extraction } from '../extraction';
import { itemId } from '../item-id-schema';
import { miniPcd, pcdActionDetail } from '../mini-pcd';
import { observation } from '../observation';
import { pageBlockSchema, pageTextSchema } from '../page-text-schema';
import { pcdHit } from '../query';
import { z } from '../schema';
import { landmark, selectorSchema } from '../selector';
import { targetInfo } from '../target-info';
import { toolCall } from '../tool-call';
import { toolFailureSchema, toolResultSchema } from '../tool-result';
import type { ContentRequest } from './content-request';

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

/** Position in the parent's `window.frames`: the last number of the child's own `place`. */
const frameIndex = z.int().check(z.nonnegative());
/** Child frames as their parent sees them, with the key used in `framePath`. */
const childFrame = z.object({ index: frameIndex, key: z.string().check(z.maxLength(300)) });
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

export const perceiveReply = z.object({ mini: miniPcd, answers: z.array(answerToNeed) });
export type PerceiveReply = z.infer<typeof perceiveReply>;

export const detailsReply = z.object({ details: z.array(pcdActionDetail) });

export const targetReply = z.object({
  result: z.discriminatedUnion('ok', [
    z.object({ ok: z.literal(true), data: targetInfo }),
    toolFailureSchema,
  ]),
});

/** How to take a step back: the value, state or selection that stood there before. */
export const undoRecord = z.object({
  selector: selectorSchema,
  call: toolCall,
  /** The page that the tab showed after the act, told by the background. */
  page: z.optional(z.string()),
});
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
      index: z.optional(frameIndex),
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
