// One view of a tab, put together from what each of its readable frames says: where the candidates stand in the
// picture, and what must be painted over before anybody gets it. Whatever shows a document that was not read,
// or that cannot be placed for sure, is painted over whole.
import { DOTS } from '../../policy/secrets/redact';
import { grown, intersection, type Box } from '../../shared/box';
import type { BoxesReply } from '../../shared/messages/content';
import { globalId, request, skipUnreachable, splitId, Unreachable, type Frame } from '../pages/frames';

/** Boxes are CSS px from the upper left corner of what the screen shows of the page. */
export interface Sight {
  width: number;
  height: number;
  visible: boolean;
  candidates: Array<{ id: string; label: string; box: Box }>;
  covers: Box[];
  gone: string[];
  unseen: string[];
  unread: string[];
}

export interface FrameSight {
  frameId: number;
  reply: BoxesReply;
}

/** A child frame that has not answered by then counts as unread. */
const CHILD_TIMEOUT_MS = 2_000;
/** Covers reach this far beyond what they hide: edges fall between pixels. */
const MARGIN_PX = 2;

/** `frames` are those that may be read, the main one first. Rejects with `Unreachable`. */
export async function lookAt(
  tabId: number,
  frames: readonly Frame[],
  ids: readonly string[],
  texts: boolean,
): Promise<Sight> {
  const asked = frames.map(async ({ frameId, documentId }): Promise<FrameSight | null> => {
    const own = [...new Set(ids)].map(splitId).filter((id) => id.frameId === frameId);
    const message = { op: 'boxes' as const, ids: own.map(({ local }) => local), texts };
    if (frameId === 0) return { frameId, reply: await request(tabId, documentId, message) };
    const reply = await request(tabId, documentId, message, CHILD_TIMEOUT_MS).catch(skipUnreachable);
    return reply && { frameId, reply };
  });
  const answered = (await Promise.all(asked)).filter((each) => each !== null);
  return compose(answered, ids);
}

/** How a document's px become the picture's: first moved, then scaled; nothing shows outside of `clip`. */
interface Projection {
  x: number;
  y: number;
  scale: number;
  clip: Box;
  reached: boolean;
}

export function compose(frames: readonly FrameSight[], ids: readonly string[]): Sight {
  const main = frames.find(({ frameId }) => frameId === 0);
  if (!main) throw new Unreachable('gone', 'the tab has no page');
  const { view, visible } = main.reply;
  const clip = { x: 0, y: 0, w: view.w, h: view.h };
  const sight: Sight = {
    width: view.w,
    height: view.h,
    visible,
    candidates: [],
    covers: [],
    gone: [],
    unseen: [],
    unread: [],
  };
  const told = new Set<FrameSight>();
  const veiled: number[][] = [];

  const add = (frame: FrameSight, at: Projection): void => {
    const { frameId, reply } = frame;
    told.add(frame);
    const named = (id: string) => globalId(frameId, id);
    for (const { id, label, box } of reply.seen) {
      const part = at.reached ? project(box, at) : undefined;
      if (part) sight.candidates.push({ id: named(id), label, box: part });
      else sight.unseen.push(named(id));
    }
    sight.unseen.push(...reply.unseen.map(named));
    sight.gone.push(...reply.gone.map(named));
    for (const box of [...reply.secret, ...echoesIn(reply)]) cover(box, at);
    for (const child of reply.frames) {
      const inside = child.index === undefined ? undefined : documentAt(reply, child.index);
      const part = project(child.box, at);
      if (!part) continue;
      if (!inside || !child.origin) {
        cover(child.box, at);
        if (reply.place && child.index !== undefined) veiled.push([...reply.place, child.index]);
        continue;
      }
      const { x, y, scale } = child.origin;
      add(inside, {
        x: at.x + x * at.scale,
        y: at.y + y * at.scale,
        scale: at.scale * scale,
        clip: part,
        reached: at.reached && child.reached,
      });
    }
  };
  const cover = (box: Box, at: Projection): void => {
    const part = project(grown(box, MARGIN_PX), at);
    if (part) sight.covers.push(part);
  };
  const documentAt = ({ place }: BoxesReply, index: number): FrameSight | undefined =>
    place && frames.find((each) => each.reply.place?.join() === [...place, index].join());

  add(main, { x: -view.x, y: -view.y, scale: 1, clip, reached: true });
  for (const frame of frames) if (!told.has(frame) && isOffScreen(frame, veiled)) add(frame, NOWHERE);
  const known = new Set([...sight.candidates.map(({ id }) => id), ...sight.unseen, ...sight.gone]);
  sight.unread = [...new Set(ids)].filter((id) => !known.has(id));
  return sight;
}

const NOWHERE: Projection = { x: 0, y: 0, scale: 1, clip: { x: 0, y: 0, w: 0, h: 0 }, reached: false };

/** Whether the frame around it shows nothing of it. False also for one that is painted over, or whose place is not known. */
function isOffScreen({ reply: { place } }: FrameSight, veiled: readonly number[][]): boolean {
  return !!place && !veiled.some((whole) => whole.every((index, depth) => place[depth] === index));
}

/** Texts with dots, which stand for a scrubbed secret: they are painted over. Dots that the page wrote itself are, too, at little cost. */
function echoesIn({ texts }: BoxesReply): Box[] {
  return texts.filter(({ text }) => text.includes(DOTS)).map(({ box }) => box);
}

function project({ x, y, w, h }: Box, at: Projection): Box | undefined {
  const moved = { x: at.x + x * at.scale, y: at.y + y * at.scale, w: w * at.scale, h: h * at.scale };
  return intersection(moved, at.clip);
}

/** How far a box may have moved between two looks and still count as at the same place, px. */
const STILL_PX = 2;

/** Whether nothing moved between the two looks, so that a picture taken between them shows, and hides, what both say. */
export function agree(before: Sight, after: Sight): boolean {
  if (before.width !== after.width || before.height !== after.height) return false;
  return (
    before.candidates.map(({ id }) => id).join() === after.candidates.map(({ id }) => id).join() &&
    areStill(before.candidates.map(boxIn), after.candidates.map(boxIn)) &&
    areStill(before.covers, after.covers)
  );
}

const boxIn = ({ box }: Sight['candidates'][number]) => box;

function areStill(before: readonly Box[], after: readonly Box[]): boolean {
  return (
    before.length === after.length &&
    before.every((box, index) => SIDES.every((side) => Math.abs(box[side] - after[index]![side]) <= STILL_PX))
  );
}

const SIDES = ['x', 'y', 'w', 'h'] as const;
