// npm start: sets up what is missing, builds, opens a browser with the extension and runs one goal through the
// side panel, printing each step. Without arguments: the main job on the demo portal. Exit code: 0 done,
// 1 failed, 2 waits for the user.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { ensureChromium, ensureDependencies, exitOnSetupError } from './setup.mjs';

const USAGE = `npm start [-- options]
  (no options)         runs "Download last month's invoice" on the demo portal
  --url URL --goal "…" runs a goal on that site; only its origin is granted
  --headed, --headless with or without a window (default: a window where there is a display)
  --timeout SECONDS    gives up after this long (default 300)
  --json               prints one JSON object at the end, the steps to stderr
  --keep-profile DIR   keeps the browser's profile there, and with it what was learnt`;

const DEMO_GOAL = "Download last month's invoice";

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        url: { type: 'string' },
        goal: { type: 'string' },
        headed: { type: 'boolean' },
        headless: { type: 'boolean' },
        timeout: { type: 'string', default: '300' },
        json: { type: 'boolean' },
        'keep-profile': { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    const timeoutMs = Number(values.timeout) * 1000;
    if (!(timeoutMs > 0)) throw new Error(`--timeout is ${values.timeout}; it must be a number of seconds`);
    if (values.url !== undefined) {
      if (!/^https?:$/.test(URL.parse(values.url)?.protocol ?? ''))
        throw new Error(`--url is ${values.url}; it must be an http or https address`);
      if (!values.goal) throw new Error('--url needs a --goal');
    }
    const display =
      Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY) || process.platform !== 'linux';
    return { ...values, timeoutMs, headless: values.headless ? true : values.headed ? false : !display };
  } catch (error) {
    console.error(`${error.message}\n\n${USAGE}`);
    process.exit(1);
  }
}

const options = readOptions();
if (options.help) {
  console.log(USAGE);
  process.exit(0);
}
const say = options.json ? console.error : console.log;

async function main() {
  await ensureDependencies({ say });
  const executablePath = await ensureChromium({ say });
  const { build } = await import('./build.mjs');
  const { launchBrowser, openPanelWindow, tabIdOf } = await import('./browser.mjs');
  const demo = options.url === undefined;
  const portal = demo ? await startDemo() : undefined;
  const url = options.url ?? portal.origin;
  const goal = options.goal ?? DEMO_GOAL;
  say('Building the extension …');
  build('site', { SITE_ORIGIN: new URL(url).origin, OUT_DIR: 'dist-site' });
  // What was downloaded is the user's, and stays.
  const downloadDir = mkdtempSync(join(tmpdir(), 'browser-copilot-downloads-'));
  const browser = await launchBrowser({
    dist: 'dist-site',
    downloadDir,
    executablePath,
    headless: options.headless,
    viewport: options.headless ? { width: 1280, height: 800 } : null,
    ...(options['keep-profile'] ? { profileDir: options['keep-profile'] } : {}),
  });
  try {
    await browser.page.goto(url, { timeout: 60_000 });
    say(`Page: ${browser.page.url()}`);
    const panel = await openPanelWindow(browser, await tabIdOf(browser, browser.page));
    say(`Goal: ${goal}\n`);
    const outcome = await runGoal({ browser, panel, goal, portal });
    report(outcome, demo);
    if (!options.headless && process.stdin.isTTY && !options.json) await untilEnter(browser);
  } finally {
    await browser.close();
    if ((await filesOf(downloadDir)).length === 0) rmSync(downloadDir, { recursive: true, force: true });
    await portal?.close();
  }
}

async function startDemo() {
  const { startPortal, DEMO_USER } = await import('../test/sites/serve.mjs');
  return Object.assign(await startPortal(), { user: DEMO_USER });
}

async function runGoal({ browser, panel, goal, portal }) {
  const { ENDED, cardOf, resultOf, sendGoal, statusOf, turnsOf } = await import('./panel.mjs');
  const deadline = performance.now() + options.timeoutMs;
  const printed = new Set();
  const answered = new Set();
  await sendGoal(panel, goal);
  for (;;) {
    const turns = await turnsOf(panel);
    printTurns(turns, printed);
    const status = await statusOf(panel);
    const more = { goal, url: browser.page.url(), status, turns: turns.map(({ text }) => text) };
    if (ENDED.includes(status)) {
      // The last turns may have come with the end.
      const last = await turnsOf(panel);
      printTurns(last, printed);
      return {
        ...more,
        turns: last.map(({ text }) => text),
        ...(await resultOf(panel)),
        files: await filesOf(browser.downloadDir),
      };
    }
    const card = await cardOf(panel);
    if (card && !answered.has(card.text)) {
      answered.add(card.text);
      if (portal && isLogin(card)) await logIn(browser.page, portal);
      else if (process.stdin.isTTY && !options.json) await ask(panel, card, answered);
      else return { ...more, ...(await resultOf(panel)), waitingFor: card.text, files: [] };
    }
    if (performance.now() > deadline)
      return { ...more, late: true, ...(await resultOf(panel)), files: await filesOf(browser.downloadDir) };
    await untilChanged(panel);
  }
}

/** A turn is printed when it is no longer in progress. */
function printTurns(turns, printed) {
  turns.forEach(({ from, mark, text }, index) => {
    if (printed.has(index) || mark === 'In progress' || text === '') return;
    printed.add(index);
    const sign = { Done: '✓', Failed: '✗', Skipped: '–' }[mark] ?? (from === 'user' ? '›' : ' ');
    say(`${sign} ${text}`);
  });
}

/** The panel has drawn something new, or a second has gone by. */
async function untilChanged(panel) {
  await panel.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new window.MutationObserver(done);
        const timer = setTimeout(done, 1_000);
        function done() {
          observer.disconnect();
          clearTimeout(timer);
          resolve();
        }
        observer.observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        });
      }),
  );
}

function isLogin(card) {
  return card.kind === 'assist' && /sign in/i.test(card.title);
}

/** The demo's own answer to its log-in: said here, typed there. */
async function logIn(page, { user }) {
  say(
    `\n  The site asks for a log-in. I type the demo's: ${user.email}, ${'•'.repeat(user.password.length)}\n`,
  );
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(user.email);
  await page.getByLabel(/^Password/).fill(user.password);
  await page.getByLabel(/^Password/).press('Enter');
}

async function ask(panel, card, answered) {
  const { pressOnCard, reply } = await import('./panel.mjs');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    say(`\n${card.text}`);
    if (card.kind === 'confirm') {
      const yes = /^\s*y(es)?\s*$/i.test(await terminal.question('Approve? [y/N] '));
      await pressOnCard(panel, yes ? 'Approve' : 'Decline');
    } else if (card.kind === 'clarify') {
      const choices = card.buttons.slice(0, -1);
      choices.forEach((label, index) => say(`  ${index + 1}. ${label}`));
      const words = (await terminal.question('> ')).trim();
      const choice = choices[Number(words) - 1];
      if (choice) await pressOnCard(panel, choice);
      else await reply(panel, words === '' ? '-' : words);
    } else {
      await terminal.question('Press Enter when it is done. ');
      // The same words may be asked again, and then need an answer again.
      answered.delete(card.text);
      if (card.buttons.includes('Done')) await pressOnCard(panel, 'Done').catch(() => undefined);
    }
    say('');
  } finally {
    terminal.close();
  }
}

/** What was downloaded, with a look at the first bytes. */
async function filesOf(dir) {
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((name) => !name.endsWith('.crdownload') && !name.startsWith('.'))
    .map((name) => {
      const path = join(dir, name);
      const pdf = readFileSync(path).subarray(0, 4).toString() === '%PDF';
      return { name, path, bytes: statSync(path).size, pdf };
    });
}

function report(outcome, demo) {
  const { status, result, answer, table, files, waitingFor, late } = outcome;
  const invoice = files.find(({ pdf, bytes }) => pdf && bytes > 0);
  if (waitingFor) process.exitCode = 2;
  else if (late || status !== 'succeeded' || (demo && !invoice)) process.exitCode = 1;
  else process.exitCode = 0;
  if (options.json) {
    console.log(JSON.stringify({ ...outcome, exitCode: process.exitCode }, null, 2));
    return;
  }
  if (waitingFor) {
    say(`\nawaiting_user: the task waits for an answer, and there is no terminal to ask on:\n${waitingFor}`);
    return;
  }
  if (late) say(`\nNot done within ${options.timeoutMs / 1000} s; the task is ${status}.`);
  else say(`\n${status}: ${answer ?? result ?? ''}`);
  if (answer && result && answer !== result) say(result);
  if (table) printTable(table);
  for (const { name, path, bytes, pdf } of files)
    say(`Downloaded ${name}, ${bytes} bytes${pdf ? ', a PDF' : ''}: ${path}`);
  if (demo && !invoice) say('The invoice was not downloaded.');
}

function printTable({ fields, rows }) {
  const all = [fields, ...rows];
  const widths = fields.map((_, i) => Math.min(40, Math.max(...all.map((row) => (row[i] ?? '').length))));
  for (const row of all)
    say(widths.map((width, i) => (row[i] ?? '').slice(0, width).padEnd(width)).join('  '));
}

async function untilEnter({ context }) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise((resolve) => context.once('close', resolve));
  await Promise.race([terminal.question('\nThe browser stays open. Press Enter to close it. '), closed]);
  terminal.close();
}

await main().catch(exitOnSetupError);
