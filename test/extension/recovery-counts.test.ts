// What counts from where it stands, and what is done so many times, is done so often and no oftener, wherever
// the service worker dies. By default a seeded sample runs; FULL=1 runs all markers.
import { sendGoal } from '../../scripts/panel.mjs';
import { expect, test, type Copilot } from './fixtures';
import { killedAnywhere, untilEnded } from './killed-run';

const SAMPLE = 3;
const SEED = 20_261_124;
const GOAL = 'Increase the quantity by 2 and then click Ring twice';
const PAGE = `<h1>Order</h1><label>Quantity <input type="number" value="3"></label>
  <button>Ring</button> <output>0 rings</output>`;

test.setTimeout(process.env['FULL'] ? 60 * 60_000 : 10 * 60_000);

test('a worker killed at any moment counts nothing twice', async () => {
  await killedAnywhere(countingRun, { sample: SAMPLE, seed: SEED });
});

async function countingRun(copilot: Copilot, killAt: number | undefined): Promise<void> {
  await copilot.openPortal('/');
  await copilot.page.evaluate((html) => {
    document.body.innerHTML = html;
    let rings = 0;
    document.querySelector('button')?.addEventListener('click', () => {
      const output = document.querySelector('output');
      if (output) output.textContent = `${++rings} rings`;
    });
  }, PAGE);
  const panel = await copilot.openPanel();
  await copilot.holdAt(killAt ?? null);
  await sendGoal(panel, GOAL);
  await untilEnded(copilot, panel, killAt);
  await copilot.expectStatus(panel, 'succeeded');
  await expect(copilot.page.getByRole('spinbutton')).toHaveValue('5');
  await expect(copilot.page.getByRole('status')).toHaveText('2 rings');
}

test('a worker killed at any moment presses no "+" twice for one', async () => {
  await killedAnywhere(pressingRun, { sample: SAMPLE, seed: SEED + 1 });
});

/** The number is text between two buttons, and all of the page is drawn anew after each press. */
async function pressingRun(copilot: Copilot, killAt: number | undefined): Promise<void> {
  await copilot.openPortal('/');
  await copilot.page.evaluate(() => {
    let guests = 3;
    const draw = (): void => {
      document.body.innerHTML = `<h1>Booking</h1><p>Guests <button aria-label="Decrease">−</button>
        <output>${guests}</output> <button aria-label="Increase">+</button></p>`;
    };
    draw();
    document.addEventListener('click', ({ target }) => {
      const name = (target as Element).getAttribute('aria-label');
      if (name === null) return;
      guests += name === 'Increase' ? 1 : -1;
      draw();
    });
  });
  const panel = await copilot.openPanel();
  await copilot.holdAt(killAt ?? null);
  await sendGoal(panel, 'Increase the guests by 2');
  await untilEnded(copilot, panel, killAt);
  await copilot.expectStatus(panel, 'succeeded');
  await expect(copilot.page.getByRole('status')).toHaveText('5');
}

test('a worker killed at any moment makes one new thing', async () => {
  await killedAnywhere(makingRun, { sample: SAMPLE, seed: SEED + 2 });
});

/** "New" opens a menu of kinds, whose entry makes the thing at once. */
async function makingRun(copilot: Copilot, killAt: number | undefined): Promise<void> {
  await copilot.openPortal('/');
  await copilot.page.evaluate(() => {
    document.body.innerHTML = `<h1>Files</h1><button>New</button>
      <ul role="menu" hidden><li role="menuitem">File</li><li role="menuitem">Folder</li></ul><output>0 folders</output>`;
    const menu = document.querySelector('ul')!;
    let folders = 0;
    document.querySelector('button')!.addEventListener('click', () => (menu.hidden = false));
    menu.addEventListener('click', ({ target }) => {
      if ((target as Element).textContent === 'Folder') folders++;
      document.querySelector('output')!.textContent = `${folders} folders`;
      menu.hidden = true;
    });
  });
  const panel = await copilot.openPanel();
  await copilot.holdAt(killAt ?? null);
  await sendGoal(panel, 'Create a new folder');
  await untilEnded(copilot, panel, killAt);
  await copilot.expectStatus(panel, 'succeeded');
  await expect(copilot.page.getByRole('status')).toHaveText('1 folders');
}

test('a worker killed at any moment presses "New" once where it makes the thing itself', async () => {
  await killedAnywhere(makingAtOnceRun, { sample: SAMPLE, seed: SEED + 3 });
});

async function makingAtOnceRun(copilot: Copilot, killAt: number | undefined): Promise<void> {
  await copilot.openPortal('/');
  await copilot.page.evaluate(() => {
    document.body.innerHTML = '<h1>Boards</h1><button>New</button><output>0 boards</output>';
    let boards = 0;
    document.querySelector('button')!.addEventListener('click', () => {
      document.querySelector('output')!.textContent = `${++boards} boards`;
    });
  });
  const panel = await copilot.openPanel();
  await copilot.holdAt(killAt ?? null);
  await sendGoal(panel, 'Create a new board');
  await untilEnded(copilot, panel, killAt);
  await copilot.expectStatus(panel, 'succeeded');
  await expect(copilot.page.getByRole('status')).toHaveText('1 boards');
}
