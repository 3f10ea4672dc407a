// What ends the wait for a page after an act.
import { expect, test, vi } from 'vitest';
import { SETTLE_QUIET_MS } from '../../../src/shared/budgets';
import type { PageWindow } from '../../../src/page/act/act-context';
import { nextFrame } from '../../../src/page/settle/pause';
import { watchPage } from '../../../src/page/settle/settle';
import { $, render } from './stage';

/** The page's window, which notes every pause that is asked of it. */
function countedWindow(): { asked: number[]; window: PageWindow } {
  const asked: number[] = [];
  const setTimeout = (done: () => void, ms: number) => (asked.push(ms), window.setTimeout(done, ms));
  const { document, performance } = window;
  const clearTimeout = window.clearTimeout.bind(window);
  const addEventListener = window.addEventListener.bind(window);
  const own = { document, performance, setTimeout, clearTimeout, addEventListener };
  return { asked, window: own as unknown as PageWindow };
}

test('a page that does nothing is waited for once, for the quiet time', async () => {
  render('<button>Dead</button>');
  const { asked, window: counted } = countedWindow();
  const watch = watchPage(counted);
  expect((await watch.settle(new AbortController().signal)).how).toBe('quiet');
  watch.stop();
  // A timer may come a little early, and is then asked once more.
  expect(asked.filter((ms) => ms > 5)).toHaveLength(1);
  expect(asked[0]).toBeLessThanOrEqual(SETTLE_QUIET_MS);
});

test('a clock that ticks for good is not waited for', async () => {
  render('<p id="p">0</p>');
  const watch = watchPage(window);
  const timer = setInterval(() => ($('#p').textContent = String(performance.now())), 20);
  expect((await watch.settle(new AbortController().signal)).how).toBe('quiet');
  clearInterval(timer);
  watch.stop();
});

test('waits for what a page shows once its backdrop has faded in', async () => {
  render(
    '<div id="b" style="position:fixed;inset:0;opacity:0;transition:opacity 300ms linear"></div><div id="d" role="dialog" hidden>Newsletter</div>',
  );
  $('#b').addEventListener('transitionend', () => ($('#d').hidden = false));
  expect(getComputedStyle($('#b')).opacity).toBe('0');
  const watch = watchPage(window);
  $('#b').style.opacity = '0.5';
  expect((await watch.settle(new AbortController().signal)).how).toBe('quiet');
  watch.stop();
  expect($('#d').hidden).toBe(false);
});

test('a frame that does not come is not waited for when nobody waits any more', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const ended = nextFrame(window, AbortSignal.abort()).then(() => 'ended');
  const later = new Promise((resolve) => setTimeout(() => resolve('waiting'), 40));
  expect(await Promise.race([ended, later])).toBe('ended');
  vi.restoreAllMocks();
});
