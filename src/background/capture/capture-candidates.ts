// Carries out capture.candidates: looks twice where the candidates are, takes the picture, looks again. Only a picture
// between equal looks is given out, with everything painted over that either look said to hide: fields for
// secrets, texts that hold the value of one, and frames that may not be read. What a page draws as pixels (a
// canvas, an image) nobody can read as text; it is shown as it is. One picture at a time.
import { PICTURE_INTERVAL_MS } from '../../shared/budgets';
import type { CandidatePicture } from '../../shared/candidate-picture';
import { pause } from '../../shared/pause';
import { takingTurns } from '../../shared/taking-turns';
import { failure, success, type ToolResult } from '../../shared/tool-result';
import { secretValues } from '../../store/secrets';
import type { CallOf } from '../../tools/registry';
import type { Frame } from '../pages/frames';
import { drawPicture, type Numbered } from './draw-picture';
import { agree, lookAt, type Sight } from './sight';
import { NOT_IN_FRONT, takeShot, untilShotAllowed } from './take-shot';

/** Tries at a page that moves, or that is changed under the shot. */
const MAX_TRIES = 4;
/**
 * Pause between the two looks before a picture, so that what moves shows. With a single look, something that swings could be
 * at the same place before and after the picture, and at another place in it.
 */
const STILL_MS = 60;
/** Width and height of the shot must be scaled alike, but for the rounding to whole px. */
const SCALE_ROUNDING = 0.01;

const inTurn = takingTurns();

/** `frames`: those that may be read, the main one first. Rejects with `Unreachable`. */
export function captureCandidates(
  call: CallOf<'capture.candidates'>,
  frames: readonly Frame[],
): Promise<ToolResult<CandidatePicture>> {
  return inTurn(() => captureNow(call, frames));
}

async function captureNow(
  { args: { tabId, ids } }: CallOf<'capture.candidates'>,
  frames: readonly Frame[],
): Promise<ToolResult<CandidatePicture>> {
  let moved = false;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    await untilShotAllowed();
    const texts = (await secretValues()).length > 0;
    const early = await lookAt(tabId, frames, ids, texts);
    await pause(STILL_MS);
    const before = await lookAt(tabId, frames, ids, texts);
    if (!before.visible) return NOT_IN_FRONT;
    if (!agree(early, before)) {
      moved = true;
      await pause(PICTURE_INTERVAL_MS);
      continue;
    }
    const shot = await takeShot(tabId);
    if (!shot) continue;
    if (!shot.ok) return shot;
    const after = await lookAt(tabId, frames, ids, texts);
    if (agree(before, after) && fits(shot.data, after))
      return success(await drawn(shot.data, before, after, ids));
    shot.data.close();
    moved = true;
  }
  return moved ? KEPT_MOVING : REFUSED;
}

const KEPT_MOVING = failure(
  'TIMEOUT',
  'The page kept moving: there is no picture of it that could be trusted.',
);
const REFUSED = failure(
  'TIMEOUT',
  'The browser takes only a few pictures a second, and did not take this one: try again in a moment.',
);

/** A window that was resized, or a bar that came up, between look and shot. */
function fits(shot: ImageBitmap, { width, height }: Sight): boolean {
  return Math.abs((shot.width / width) * (height / shot.height) - 1) < SCALE_ROUNDING;
}

async function drawn(
  shot: ImageBitmap,
  before: Sight,
  after: Sight,
  ids: readonly string[],
): Promise<CandidatePicture> {
  const { gone, unseen, unread } = after;
  const candidates = after.candidates
    .map((each): Numbered => ({ ...each, number: ids.indexOf(each.id) + 1 }))
    .sort((a, b) => a.number - b.number);
  const picture = await drawPicture(shot, after, [...before.covers, ...after.covers], candidates);
  return { ...picture, gone, unseen, unread };
}
