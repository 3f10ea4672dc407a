// npm run goals -- --app NAME: runs the goals of test/goals/real-applications.json on a running application
// through the built extension's panel, as a user types them, and judges each by the end state that was written
// down before. test/goals/set-up.sh starts the applications. Exit code: 0 all as written, 1 otherwise.
//   --url URL     where the application is, when not where the file says
//   --goal ID     only this goal (may be repeated)
//   --dist DIR    a loopback build to use instead of making one
//   --timeout S   for one goal (default 90)
//   --json FILE   writes what happened there
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launchBrowser, openPanelWindow, tabIdOf } from './browser.mjs';
import { build } from './build.mjs';
import { ENDED, cardOf, pressOnCard, resultOf, sendGoal, statusOf, turnsOf } from './panel.mjs';
import { ensureChromium, exitOnSetupError } from './setup.mjs';

const { values: options } = parseArgs({
  options: {
    app: { type: 'string' },
    url: { type: 'string' },
    goal: { type: 'string', multiple: true },
    dist: { type: 'string' },
    timeout: { type: 'string', default: '90' },
    json: { type: 'string' },
  },
});
const GOALS = JSON.parse(readFileSync(new URL('../test/goals/real-applications.json', import.meta.url)));
/** Time for a page to reach its end state after the panel has said the task is over. */
const END_STATE_MS = 4_000;

async function main() {
  const app = GOALS.apps[options.app];
  if (!app)
    throw new Error(`--app is ${options.app}; it must be one of ${Object.keys(GOALS.apps).join(', ')}`);
  const wanted = GOALS.goals.filter(
    ({ app: name, id }) => name === options.app && (!options.goal || options.goal.includes(id)),
  );
  const dist = options.dist ?? 'dist-loopback';
  if (!options.dist) build('loopback', { OUT_DIR: dist });
  const browser = await launchBrowser({ dist, executablePath: await ensureChromium({ say: console.error }) });
  const outcomes = [];
  try {
    for (const goal of wanted) {
      const outcome = await runOne(browser, app, goal);
      outcomes.push(outcome);
      printOutcome(outcome);
    }
  } finally {
    await browser.close();
  }
  const count = (kind) => outcomes.filter((outcome) => outcome.kind === kind).length;
  const wrong = outcomes.flatMap(({ wrongActs }) => wrongActs).length;
  console.log(
    `\n${options.app}: ${count('as written')} of ${outcomes.length} as written, ${count('question')} in a question, ` +
      `${count('failed')} failed clearly, ${count('said done, was not')} said done and were not, ` +
      `${count('late')} late; ${wrong} wrong acts`,
  );
  if (options.json) writeFileSync(options.json, JSON.stringify(outcomes, null, 2));
  process.exitCode = count('as written') === outcomes.length && wrong === 0 ? 0 : 1;
}

async function runOne(browser, app, goal) {
  const origin = options.url ?? app.url;
  const page = await browser.context.newPage();
  const writes = [];
  const note = (request) => {
    const method = request.method();
    if (!/^(GET|HEAD|OPTIONS)$/.test(method) && new URL(request.url()).origin === new URL(origin).origin)
      writes.push({ line: `${method} ${request.url()}`, body: bodyOf(request) });
  };
  let panel;
  try {
    await browser.context.clearCookies();
    await page.goto(new URL(goal.start ?? '', origin).href, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForFunction(() => document.body.innerText.trim().length > 20, undefined, {
      timeout: 30_000,
    });
    panel = await openPanelWindow(browser, await tabIdOf(browser, page));
    browser.context.on('request', note);
    const startedAt = performance.now();
    await sendGoal(panel, goal.goal);
    const status = await untilOver(panel, goal);
    const seconds = (performance.now() - startedAt) / 1000;
    const card = await cardOf(panel);
    const result = await resultOf(panel);
    const missing = await untilEndState(page, app, goal, result);
    const allowed = [...(goal.writes ?? []), ...(app.reading ?? [])].map((words) => new RegExp(words));
    return {
      ...goal,
      kind: kindOf(status, missing),
      status,
      seconds,
      url: page.url(),
      missing,
      wrongActs: writes
        .filter(({ line }) => !allowed.some((pattern) => pattern.test(line)))
        .map(({ line, body }) => `${line}${body}`),
      said: card?.text ?? result.answer ?? result.result ?? '',
      turns: (await turnsOf(panel)).map(({ mark, text }) => `${mark} ${text}`.trim()),
    };
  } finally {
    browser.context.off('request', note);
    await panel?.close();
    await page.evaluate(() => localStorage.clear()).catch(() => undefined); // The page may be gone.
    await page.close();
  }
}

/** What a write carried, shortened: enough to tell the page's own requests from the goal's. */
function bodyOf(request) {
  const body = request.postData() ?? '';
  return body === '' ? '' : ` ${body.replace(/\s+/g, ' ').slice(0, 300)}`;
}

function kindOf(status, missing) {
  if (status === 'late') return 'late';
  if (status === 'succeeded') return missing.length === 0 ? 'as written' : 'said done, was not';
  return status === 'failed' || status === 'cancelled' ? 'failed' : 'question';
}

/** The status at the end, or at the first question that the goal's own words do not answer. */
async function untilOver(panel, goal) {
  const deadline = performance.now() + Number(options.timeout) * 1000;
  while (performance.now() < deadline) {
    const status = await statusOf(panel);
    if (ENDED.includes(status)) return status;
    const card = await cardOf(panel);
    if (card && status === 'awaiting_user') {
      // A card to approve a write that belongs to the goal, or a click on what the goal names in quotation
      // marks, is approved, as the person who typed the goal would. Any other is left: a question.
      const named = [...goal.goal.matchAll(/"([^"]+)"/g)].some(([, name]) => card.text.includes(`“${name}”`));
      // The copilot's offer to send what it filled in is declined: the goal did not ask for it.
      const offered = card.kind === 'confirm' && card.text.includes('not sent yet') && !goal.writes;
      if (card.kind !== 'confirm' || !(goal.writes || named || offered)) return status;
      await pressOnCard(panel, offered ? 'Decline' : 'Approve');
    }
    await panel.waitForTimeout(200);
  }
  return 'late';
}

/** What of the written end state is missing, once it holds or the time for it is over. */
async function untilEndState(page, app, goal, result) {
  const deadline = performance.now() + END_STATE_MS;
  for (;;) {
    const missing = await missingOf(page, app, goal.check, result);
    if (missing.length === 0 || performance.now() > deadline) return missing;
    await page.waitForTimeout(200);
  }
}

async function missingOf(page, app, check, result) {
  const seen = await page.evaluate(readPage).catch(() => ({ text: '', fields: [], tabs: [] }));
  const rows = result.table?.rows.map((cells) => cells.join(' | ')) ?? [];
  const holds = {
    url: (words) => new RegExp(words).test(page.url()),
    text: (words) => new RegExp(words).test(seen.text),
    noText: (words) => !new RegExp(words).test(seen.text),
    field: (words) => seen.fields.some((value) => value.includes(words)),
    selectedTab: (words) => seen.tabs.some((name) => name.includes(words)),
    answer: (words) => new RegExp(words).test(result.answer ?? ''),
    table: (words) => new RegExp(words).test(rows.join('\n')),
    rows: (least) => rows.length >= least,
    state: async (words) => new RegExp(words).test(await (await fetch(app.state)).text()),
  };
  const missing = [];
  for (const [name, words] of Object.entries(check))
    if (name !== 'or' && !(await holds[name](words))) missing.push(`${name} ${words}`);
  if (missing.length > 0 && check.or) return missingOf(page, app, check.or, result);
  return missing;
}

/** In the page: its visible text through open shadow roots and frames of its own, what fields hold, tabs chosen. */
function readPage() {
  const seen = { text: document.body.innerText, fields: [], tabs: [] };
  const visit = (root) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) visit(element.shadowRoot);
      if (element.matches('input, textarea, select')) seen.fields.push(element.value);
      else if (element.isContentEditable) seen.fields.push(element.innerText);
      if (element.matches('[aria-selected=true], .tc-tab-selected')) seen.tabs.push(element.innerText);
      if (element.matches('iframe') && element.contentDocument?.body) {
        seen.text += `\n${element.contentDocument.body.innerText}`;
        visit(element.contentDocument);
      }
    }
  };
  visit(document);
  return seen;
}

function printOutcome({ id, goal, kind, seconds, missing, wrongActs, said, turns }) {
  console.log(`\n${kind === 'as written' ? '✓' : '✗'} ${id} ${kind} (${seconds.toFixed(1)} s): ${goal}`);
  if (kind === 'as written' && wrongActs.length === 0) return;
  for (const line of missing) console.log(`    missing: ${line}`);
  for (const line of wrongActs) console.log(`    wrong act: ${line}`);
  for (const line of turns) console.log(`    ${line.slice(0, 200)}`);
  console.log(`    said: ${said.replace(/\n/g, ' / ').slice(0, 300)}`);
}

await main().catch(exitOnSetupError);
