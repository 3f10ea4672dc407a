// Background → content script: what is asked. One request, one reply (content.ts); a content script never speaks first.
// Parsed by the receiver; requests are addressed by documentId.
import { MAX_CAPTURED } from '../budgets';
import { MAX_READ_CHARS, MAX_SUBGOAL_CHARS } from '../perception-budgets';
import { capability } from '../capability';
import { nonce, type Nonce } from '../ids';
import { itemId } from '../item-id-schema';
import { pcdQuery } from '../query';
import { z } from '../schema';
import { toolCall } from '../tool-call';

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
    /** What is chosen was not there to be judged: nothing but an option of that very name is taken. */
    exact: z.optional(z.boolean()),
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
