import { afterEach, expect, test } from 'vitest';
import { perceived, perception } from './perceived';

const now = async () => (await perception!.perceive({ needs: [] })).mini;

afterEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
});

test('a dialog that the address opens is told as soon as it is open', async () => {
  const before = await perceived(
    `<style>.modal{display:none;position:fixed;inset:0}.modal:target{display:block}</style>
     <a href="#terms">Terms</a><div id="terms" class="modal" role="dialog" aria-modal="true" aria-label="Terms of use"><a href="#">Close</a></div>`,
  );
  expect(before.dialog).toBeUndefined();
  const changed = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  document.querySelector('a')!.click();
  await changed;
  const open = await now();
  expect([open.dialog, open.actions.map(({ label }) => label)]).toEqual([
    { label: 'Terms of use', modal: true },
    ['Close'],
  ]);
});

test('a popover without a role is told as a dialog while it is open', async () => {
  const before = await perceived(
    `<button popovertarget="share">Share</button><div id="share" popover><h2>Share this page</h2><button>Copy link</button></div>`,
  );
  expect(before.dialog).toBeUndefined();
  const popover = document.getElementById('share')!;
  const toggled = () => new Promise((resolve) => popover.addEventListener('toggle', resolve, { once: true }));
  const opened = toggled();
  popover.showPopover();
  await opened;
  const open = await now();
  expect(open.dialog).toEqual({ label: 'Share this page', modal: false });
  expect(open.actions.map(({ label }) => label)).toEqual(['Share', 'Copy link']);
  const closed = toggled();
  popover.hidePopover();
  await closed;
  expect((await now()).dialog).toBeUndefined();
});

test.each(['popover role="menu"', 'popover="manual"'])('a popover that is none: %s', async (attributes) => {
  await perceived(`<div id="p" ${attributes}><button>Copy</button></div>`);
  document.getElementById('p')!.showPopover();
  perception!.markDirty();
  const mini = await now();
  expect([mini.dialog, mini.actions.map(({ label }) => label)]).toEqual([undefined, ['Copy']]);
});
