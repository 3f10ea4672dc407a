// capture.candidates in the built extension: the picture is decoded, and looked at where things stand.
import { join } from 'node:path';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { CandidatePicture, NumberedPicture } from '../../src/shared/candidate-picture';
import type { ToolResult } from '../../src/shared/tool-result';
import { expect, test, type Copilot } from './fixtures';
import { allowSite } from './workbench';

// For Extensions.triggerAction: the user's click on the extension's button, which is the leave to take pictures.
test.use({ browserArgs: ['--enable-unsafe-extension-debugging'] });

const GREEN = [0, 136, 68];
const YELLOW = [255, 221, 0];
const COVER = [140, 140, 140];
/** Of the first number. */
const FIRST_COLOUR = [184, 0, 0];
const SECRET = 'tide-7-chart-of-the-harbour';

const STYLE = `<style>body{margin:0;font:16px sans-serif;background:#fff}
 button{position:absolute;width:120px;height:40px;border:0;padding:0;background:rgb(${GREEN.join()});color:rgb(${GREEN.join()})}
 input,p,iframe{position:absolute;margin:0;border:0;padding:0;width:200px;height:40px;background:rgb(${YELLOW.join()})}</style>`;
const PAGE = (
  frames = '',
) => `<!doctype html><html lang="en"><head><title>Kiosk</title>${STYLE}</head><body><main>
 <button style="left:100px;top:100px">Save</button><button style="left:400px;top:100px">Send</button>
 <button style="left:100px;top:2000px">Below</button>
 <label>Password <input type="password" style="left:100px;top:200px" value="fernwell"></label>
 <label>City <input style="left:400px;top:200px" value="Bergen"></label>
 <p style="left:100px;top:300px">Nothing to hide.</p><p id="echo" style="left:400px;top:300px">…</p>${frames}</main></body></html>`;

async function openKiosk(copilot: Copilot, frames?: string): Promise<number> {
  const { page, portal } = copilot;
  const body = (html: string) => ({ contentType: 'text/html; charset=utf-8', body: html });
  const inside = `${STYLE}<body style="background:rgb(${YELLOW.join()})"><button style="left:20px;top:20px">Inside</button>`;
  await page.route('**/kiosk', (route) => route.fulfill(body(PAGE(frames))));
  await page.route('**/inside', (route) => route.fulfill(body(inside)));
  await page.goto(`${portal.origin}/kiosk`);
  return copilot.tabIdOf();
}

/** The user's click on the extension's button, over the page of an allowed site; the palette is closed again. */
async function callOnPage({ browser, page }: Copilot): Promise<void> {
  const { context, cdp, extensionId } = browser;
  const root = await context.browser()!.newBrowserCDPSession();
  const targets = async (type: string) =>
    (await cdp.send('Target.getTargets', { filter: [{ type }] })).targetInfos;
  const tab = (await targets('tab')).find(({ url }) => url === page.url());
  const click = { id: extensionId, targetId: tab?.targetId };
  await (root as unknown as Protocol).send('Extensions.triggerAction', click);
  const outline = page.locator('html > div[popover="manual"][aria-hidden="true"]');
  await expect(outline).toHaveCount(1);
  const palette = (await targets('page')).find(({ url }) => url.endsWith('/popup.html'));
  await cdp.send('Target.closeTarget', { targetId: palette?.targetId ?? '' });
  await expect(outline).toHaveCount(0);
}

/** Commands that Playwright has no types for. */
interface Protocol {
  send(method: string, params: object): Promise<unknown>;
}

async function idsOf(copilot: Copilot, tabId: number): Promise<Record<string, string>> {
  const found = await copilot.call('pcd.query', { tabId, roles: ['button'], topK: 100 });
  if (!found.ok) throw new Error(found.error);
  return Object.fromEntries(
    (found.data as { id: string; label: string }[]).map(({ id, label }) => [label, id]),
  );
}

const capture = (copilot: Copilot, tabId: number, ids: string[]) =>
  copilot.call('capture.candidates', { tabId, ids });

async function pictureOf(copilot: Copilot, tabId: number, ids: string[]): Promise<CandidatePicture> {
  const result = await capture(copilot, tabId, ids);
  if (!result.ok) throw new Error(`${result.code}: ${result.error}`);
  const picture = result.data as CandidatePicture;
  keep(picture);
  return picture;
}

/** For whoever wants to look at them. */
function keep({ crops, ...whole }: CandidatePicture): void {
  const dir = join(import.meta.dirname, '../../test-results/pictures');
  mkdirSync(dir, { recursive: true });
  const name = test.info().title.replace(/\W+/g, '-').slice(0, 60);
  [whole, ...crops].forEach(({ screenshotBase64 }, index) =>
    writeFileSync(join(dir, `${name}-${index}.jpg`), Buffer.from(screenshotBase64, 'base64')),
  );
}

interface Point {
  x: number;
  y: number;
}

/** Colours of a picture at points of it, decoded by the browser. */
async function coloursAt({ page }: Copilot, picture: NumberedPicture, points: Point[]): Promise<number[][]> {
  return page.evaluate(
    async ({ base64, type, wanted }) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type }));
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      context.drawImage(image, 0, 0);
      return wanted.map(({ x, y }) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3));
    },
    { base64: picture.screenshotBase64, type: picture.mediaType, wanted: points },
  );
}

/** JPEG is near enough: it mixes the colours of neighbours, which shows in thin lines. */
const isNear = (a: number[] = [], b: number[]) => b.every((part, i) => Math.abs(part - (a[i] ?? -99)) < 60);

async function expectColour(
  copilot: Copilot,
  picture: NumberedPicture,
  at: Point,
  colour: number[],
): Promise<void> {
  const [seen] = await coloursAt(copilot, picture, [at]);
  expect(isNear(seen, colour), `${JSON.stringify(at)} is ${seen?.join()}, not ${colour.join()}`).toBe(true);
}

const codeOf = (result: ToolResult) => (result.ok ? 'ok' : result.code);

test('numbered boxes stand on the candidates; what is scrolled away or gone is told', async ({ copilot }) => {
  await allowSite(copilot);
  const tabId = await openKiosk(copilot);
  const ids = await idsOf(copilot, tabId);
  await callOnPage(copilot);
  const asked = [ids['Send']!, 'a999', ids['Save']!, ids['Below']!];
  const picture = await pictureOf(copilot, tabId, asked);
  expect(picture.boxes).toEqual([
    { id: asked[0], number: 1, label: 'Send', x: 400, y: 100, w: 120, h: 40 },
    { id: asked[2], number: 3, label: 'Save', x: 100, y: 100, w: 120, h: 40 },
  ]);
  expect(picture).toMatchObject({
    width: 1280,
    height: 800,
    gone: ['a999'],
    unseen: [asked[3]],
    unread: [],
    crops: [],
  });
  // The button itself, its outline, and the number over its corner: white on the outline's colour.
  await expectColour(copilot, picture, { x: 460, y: 120 }, GREEN);
  await expectColour(copilot, picture, { x: 399, y: 120 }, FIRST_COLOUR);
  const tag = Array.from({ length: 17 * 18 }, (_, i) => ({ x: 503 + (i % 17), y: 82 + Math.floor(i / 17) }));
  const drawn = await coloursAt(copilot, picture, tag);
  const share = (colour: number[]) => drawn.filter((seen) => isNear(seen, colour)).length / drawn.length;
  expect(share(FIRST_COLOUR)).toBeGreaterThan(0.4);
  expect(share([255, 255, 255])).toBeGreaterThan(0.15);
});

test('small things close together are enlarged, with the same numbers', async ({ copilot }) => {
  await allowSite(copilot);
  const small = (x: number) =>
    `<button style="left:${x}px;top:500px;width:16px;height:16px">Tool ${x}</button>`;
  const tabId = await openKiosk(copilot, [600, 620, 640].map(small).join(''));
  const ids = await idsOf(copilot, tabId);
  await callOnPage(copilot);
  const picture = await pictureOf(
    copilot,
    tabId,
    ['Save', 'Tool 600', 'Tool 620', 'Tool 640'].map((name) => ids[name]!),
  );
  expect(picture.boxes.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  const [crop, ...more] = picture.crops;
  expect(more).toEqual([]);
  expect(crop?.boxes.map(({ number, label }) => [number, label])).toEqual([
    [2, 'Tool 600'],
    [3, 'Tool 620'],
    [4, 'Tool 640'],
  ]);
  const { x, y, w, h } = crop!.boxes[0]!;
  expect([w, h]).toEqual([48, 48]);
  await expectColour(copilot, crop!, { x: x + w / 2, y: y + h / 2 }, GREEN);
});

test('secrets are painted over: fields for them, and texts that show one', async ({ copilot }) => {
  await allowSite(copilot);
  const options = await copilot.browser.context.newPage();
  await options.goto(`chrome-extension://${copilot.browser.extensionId}/options.html`);
  await options.getByRole('textbox', { name: 'Secret name', exact: true }).fill('Harbour');
  await options.getByLabel('Secret value', { exact: true }).fill(SECRET);
  await options.getByRole('textbox', { name: 'Secret site', exact: true }).fill(copilot.portal.origin);
  await options.getByRole('button', { name: 'Save secret', exact: true }).press('Enter');
  await expect(options.getByRole('region', { name: 'Secrets' }).getByRole('listitem')).toContainText(
    'Harbour',
  );
  await options.close();
  const tabId = await openKiosk(copilot);
  await copilot.page
    .locator('#echo')
    .evaluate((echo, value) => (echo.textContent = `Saved ${value}`), SECRET);
  await callOnPage(copilot);
  const picture = await pictureOf(copilot, tabId, []);
  const empty = { x: 295, y: 235 };
  for (const x of [102, 110, 150, 295]) await expectColour(copilot, picture, { x, y: 220 }, COVER);
  await expectColour(copilot, picture, { ...empty, x: 595 }, YELLOW);
  await expectColour(copilot, picture, { ...empty, y: 335 }, YELLOW);
  for (const x of [402, 430, 500]) await expectColour(copilot, picture, { x, y: 310 }, COVER);
});

test('things in a frame stand where they are seen; a frame that is not allowed is painted over', async ({
  copilot,
  portal,
}) => {
  await allowSite(copilot);
  const frame = (src: string, top: number) =>
    `<iframe src="${src}" style="left:100px;top:${top}px;width:300px;height:120px"></iframe>`;
  const tabId = await openKiosk(copilot, frame('/inside', 400) + frame(`${portal.otherOrigin}/inside`, 560));
  await expect(copilot.page.frameLocator('iframe').last().getByRole('button')).toBeVisible();
  await callOnPage(copilot);
  const found = await copilot.call('pcd.query', { tabId, topK: 100 });
  const hits = (found.ok ? found.data : []) as { id: string; label: string }[];
  const inside = hits.filter(({ label }) => label === 'Inside').map(({ id }) => id);
  expect(inside).toHaveLength(1);
  const picture = await pictureOf(copilot, tabId, [...inside, 'f999.a1']);
  expect(picture.boxes).toMatchObject([{ label: 'Inside', x: 120, y: 420, w: 120, h: 40 }]);
  expect(picture.unread).toEqual(['f999.a1']);
  await expectColour(copilot, picture, { x: 180, y: 440 }, GREEN);
  await expectColour(copilot, picture, { x: 390, y: 510 }, YELLOW);
  for (const [x, y] of [
    [102, 562],
    [180, 600],
    [398, 678],
  ] as const)
    await expectColour(copilot, picture, { x, y }, COVER);
});

test('no picture without the user’s leave, of a site that is not allowed, or of a tab behind another', async ({
  copilot,
}) => {
  const tabId = await openKiosk(copilot);
  expect(codeOf(await capture(copilot, tabId, []))).toBe('POLICY_DENIED');
  await allowSite(copilot);
  await copilot.page.bringToFront();
  const uncalled = await capture(copilot, tabId, []);
  expect(uncalled).toMatchObject({ ok: false, code: 'NEEDS_PERMISSION' });
  await callOnPage(copilot);
  expect(codeOf(await capture(copilot, tabId, []))).toBe('ok');
  const other = await copilot.browser.context.newPage();
  await other.goto('about:blank');
  expect(await capture(copilot, tabId, [])).toMatchObject({ ok: false, code: 'NOT_ACTIONABLE' });
});

test('many pictures wait for their turn: the browser takes two a second', async ({ copilot }) => {
  await allowSite(copilot);
  const tabId = await openKiosk(copilot);
  await callOnPage(copilot);
  const results = await Promise.all(Array.from({ length: 5 }, () => capture(copilot, tabId, [])));
  expect(results.map(codeOf)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
});

test('of a page that keeps moving there is no picture, and no wrong one', async ({ copilot }) => {
  await allowSite(copilot);
  const tabId = await openKiosk(copilot);
  const ids = await idsOf(copilot, tabId);
  await callOnPage(copilot);
  await copilot.page.getByRole('button', { name: 'Save' }).evaluate((button) => {
    button.animate([{ left: '100px' }, { left: '900px' }], { duration: 1_700, iterations: Infinity });
  });
  expect(codeOf(await capture(copilot, tabId, [ids['Save']!]))).toBe('TIMEOUT');
});

test('of a page on which a secret keeps moving there is no picture, though the candidates rest', async ({
  copilot,
}) => {
  await allowSite(copilot);
  const tabId = await openKiosk(copilot);
  const ids = await idsOf(copilot, tabId);
  await callOnPage(copilot);
  await copilot.page.getByLabel('Password').evaluate((field) => {
    field.animate([{ top: '200px' }, { top: '700px' }], { duration: 1_700, iterations: Infinity });
  });
  expect(codeOf(await capture(copilot, tabId, [ids['Save']!]))).toBe('TIMEOUT');
});
