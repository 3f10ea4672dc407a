// Draws: the viewport with its covers, numbered boxes on it, parts of it enlarged. Runs in the service worker on
// OffscreenCanvas. The covers come first and are part of the pixels: nothing that is drawn later, or cut out, is
// without them.
import { grown, intersection, type Box } from '../../shared/box';
import { CROP_MAX_SIDE_PX, PICTURE_MAX_BYTES, PICTURE_MAX_SIDE_PX } from '../../shared/budgets';
import type { CandidatePicture, NumberedBox, NumberedPicture } from '../../shared/candidate-picture';
import { chooseCrops } from './choose-crops';
import { placeTags, type Tag } from './place-tags';

/** A candidate with its number; CSS px of the view. */
export interface Numbered {
  id: string;
  label: string;
  number: number;
  box: Box;
}

const COVER = '#8c8c8c';
/** White reads well on each of them (WCAG contrast above 4.5), and neighbours in number differ. */
const COLOURS = ['#b80000', '#0047c2', '#006b2d', '#8a00a8', '#9a3f00', '#006577'];
const LINE_PX = 2;
/** A white line around everything that is drawn: it is seen on dark pages too. */
const HALO_PX = 1;
const TAG_HEIGHT_PX = 18;
const DIGIT_PX = 9;
const TAG_PADDING_PX = 4;
const FONT = 'bold 14px "Liberation Sans", Arial, Helvetica, sans-serif';
/** Of an enlarged part over the page's own size. */
const MAX_ZOOM = 3;
/** A part that is enlarged by less is not worth its place. */
const MIN_ZOOM = 1.5;
/** Tried in turn until the picture is small enough. */
const QUALITIES = [0.85, 0.6, 0.3, 0.1];

type Context = OffscreenCanvasRenderingContext2D;

/** `shot`: the picture as the browser took it, of a view of `width` × `height` CSS px. Closes it. */
export async function drawPicture(
  shot: ImageBitmap,
  view: { width: number; height: number },
  covers: readonly Box[],
  candidates: readonly Numbered[],
): Promise<NumberedPicture & Pick<CandidatePicture, 'crops'>> {
  const native = shot.width / view.width;
  const covered = coverUp(shot, covers, native);
  const whole = { x: 0, y: 0, w: view.width, h: view.height };
  const scale = Math.min(native, PICTURE_MAX_SIDE_PX / Math.max(view.width, view.height));
  const picture = await drawPart(covered, native, whole, scale, candidates);
  const boxes = candidates.map(({ box }) => box);
  const crops: NumberedPicture[] = [];
  for (const part of chooseCrops(boxes, view, CROP_MAX_SIDE_PX / (MIN_ZOOM * scale))) {
    const zoom = Math.min(MAX_ZOOM * scale, CROP_MAX_SIDE_PX / Math.max(part.w, part.h));
    const inside = candidates.filter(({ box }) => isIn(box, part));
    crops.push(await drawPart(covered, native, part, zoom, inside));
  }
  return { ...picture, crops };
}

function coverUp(shot: ImageBitmap, covers: readonly Box[], native: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(shot.width, shot.height);
  const context = contextOf(canvas);
  context.drawImage(shot, 0, 0);
  shot.close();
  context.fillStyle = COVER;
  for (const { x, y, w, h } of covers) context.fillRect(x * native, y * native, w * native, h * native);
  return canvas;
}

function isIn({ x, y, w, h }: Box, part: Box): boolean {
  return intersection({ x: x + w / 2, y: y + h / 2, w: 1, h: 1 }, part) !== undefined;
}

/** `native`: px of the source for one CSS px; `scale`: px of the drawing for one. */
async function drawPart(
  source: OffscreenCanvas,
  native: number,
  part: Box,
  scale: number,
  candidates: readonly Numbered[],
): Promise<NumberedPicture> {
  const width = Math.round(part.w * scale);
  const height = Math.round(part.h * scale);
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  const from = { x: part.x * native, y: part.y * native, w: part.w * native, h: part.h * native };
  context.drawImage(source, from.x, from.y, from.w, from.h, 0, 0, width, height);
  const boxes = candidates.flatMap(({ id, label, number, box }): NumberedBox[] => {
    const placed = {
      x: (box.x - part.x) * scale,
      y: (box.y - part.y) * scale,
      w: box.w * scale,
      h: box.h * scale,
    };
    const shown = intersection(placed, { x: 0, y: 0, w: width, h: height });
    return shown ? [{ id, label, number, ...rounded(shown) }] : [];
  });
  const sizes = boxes.map(({ number }) => ({
    w: String(number).length * DIGIT_PX + 2 * TAG_PADDING_PX,
    h: TAG_HEIGHT_PX,
  }));
  const tags = placeTags(boxes, sizes, { width, height });
  for (const box of boxes) outline(context, box);
  boxes.forEach((box, index) => drawTag(context, box, tags[index]!));
  return { mediaType: 'image/jpeg', screenshotBase64: await encode(canvas), width, height, boxes };
}

function rounded({ x, y, w, h }: Box): Box {
  const left = Math.round(x);
  const top = Math.round(y);
  return { x: left, y: top, w: Math.round(x + w) - left, h: Math.round(y + h) - top };
}

function outline(context: Context, box: NumberedBox): void {
  const { x, y, w, h } = grown(box, LINE_PX / 2);
  context.strokeStyle = 'white';
  context.lineWidth = LINE_PX + 2 * HALO_PX;
  context.strokeRect(x, y, w, h);
  context.strokeStyle = colourOf(box);
  context.lineWidth = LINE_PX;
  context.strokeRect(x, y, w, h);
}

function drawTag(context: Context, box: NumberedBox, { box: tag, apart }: Tag): void {
  if (apart) leadFrom(context, tag, box);
  context.fillStyle = 'white';
  context.fillRect(tag.x, tag.y, tag.w, tag.h);
  context.fillStyle = colourOf(box);
  context.fillRect(tag.x + HALO_PX, tag.y + HALO_PX, tag.w - 2 * HALO_PX, tag.h - 2 * HALO_PX);
  context.fillStyle = 'white';
  context.font = FONT;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(String(box.number), tag.x + tag.w / 2, tag.y + tag.h / 2 + 1);
}

/** From the middle of the tag to the nearest point of the box. */
function leadFrom(context: Context, tag: Box, box: NumberedBox): void {
  const from = { x: tag.x + tag.w / 2, y: tag.y + tag.h / 2 };
  const to = {
    x: Math.max(box.x, Math.min(from.x, box.x + box.w)),
    y: Math.max(box.y, Math.min(from.y, box.y + box.h)),
  };
  for (const [colour, width] of [
    ['white', LINE_PX + 2 * HALO_PX],
    [colourOf(box), LINE_PX],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
  }
}

function colourOf({ number }: NumberedBox): string {
  return COLOURS[(number - 1) % COLOURS.length]!;
}

function contextOf(canvas: OffscreenCanvas): Context {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws nothing outside of a page');
  return context;
}

async function encode(canvas: OffscreenCanvas): Promise<string> {
  let bytes = new Uint8Array();
  for (const quality of QUALITIES) {
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    bytes = new Uint8Array(await blob.arrayBuffer());
    if (bytes.length <= PICTURE_MAX_BYTES) break;
  }
  return base64Of(bytes);
}

/** Characters of one call to `fromCharCode`: more arguments than that overflow the stack. */
const CHUNK = 32_768;

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}
