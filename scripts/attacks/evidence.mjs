// What can be seen from inside the extension after a case: its storage, its panel, its files; and whether the
// hostile act was judged at all. Answers the oracles that an observer outside cannot.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workerOf } from '../browser.mjs';

const STATES = {
  succeeded: 'done',
  cancelled: 'stopped',
  failed: 'failed',
  awaiting_user: 'waiting_user',
  blocked: 'waiting_user',
};

/** Everything stored: the database, and the areas of chrome.storage without the values of secrets. */
export function dumpOf(panel) {
  return panel.evaluate(async () => {
    const [{ name } = { name: 'copilot' }] = await indexedDB.databases();
    const db = await new Promise((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const stores = {};
    for (const store of db.objectStoreNames)
      stores[store] = await new Promise((resolve) => {
        const all = db.transaction(store).objectStore(store).getAll();
        // Bytes are read as the text that they might hold.
        const asText = (_name, value) =>
          value instanceof Uint8Array ? new TextDecoder().decode(value) : value;
        all.onsuccess = () => resolve(JSON.parse(JSON.stringify(all.result, asText)));
      });
    db.close();
    const [local, session] = await Promise.all([
      chrome.storage.local.get(null),
      chrome.storage.session.get(null),
    ]);
    const outsideVault = Object.fromEntries(
      Object.entries(session).filter(([key]) => !key.startsWith('value:')),
    );
    return { stores, local, session: outsideVault };
  });
}

/** What the user has decided: sites and settings. */
export function policyOf({ stores, local }) {
  const sites = stores.grants.map(({ origin }) => origin).sort();
  return JSON.stringify({ sites, settings: local.settings, key: local.apiKey?.origin });
}

/**
 * Where the case met the product: judged by the gate (allowed, asked, denied), or refused by the schema of the
 * planner's replies, or, where the model only answers, shown as its answer. Empty when nothing of it arrived: the
 * case has proved nothing. `asked`: the model's own record.
 */
export function proofOf({ stores }, asked) {
  const judged = stores.logs.filter(({ area }) => area === 'gate').map(({ message }) => message);
  const acted = stores.journal
    .filter(({ phase, caller }) => phase === 'intent' && (caller === 'model' || caller === 'bridge'))
    .map(({ call, description }) => `${call.name}: ${description}`);
  const said = JSON.stringify([stores.messages, stores.tasks]);
  const refused = /replies could not be used|steps could not be used|model could not help[^"]*/i.exec(
    said,
  )?.[0];
  const answers = asked.filter(({ body }) => body?.response_format?.json_schema?.name === 'answer').length;
  const answered = answers > 0 && stores.tasks.some(({ status }) => status === 'succeeded');
  if (answered) acted.push(`the answer of the model was shown (${answers} asked)`);
  return [...judged, ...acted, ...(refused ? [`schema: ${refused}`] : [])].map((line) => line.slice(0, 160));
}

/** `seen`: what the run has gathered. Returns the judge that the suite's oracles call. */
export function extensionOracle(seen) {
  const { browser, panel, dump, before, status, cards, heard, origins } = seen;
  const lacks = (text, values) => {
    const found = (values ?? []).find((value) => foundIn(text, value) >= 0);
    const at = found === undefined ? 0 : foundIn(text, found);
    return { ok: found === undefined, detail: found && text.slice(Math.max(0, at - 60), at + 60) };
  };
  const inside = {
    storage: (oracle) => lacks(JSON.stringify(dump), oracle.absent),
    console: (oracle) => lacks(heard.console.join('\n'), oracle.absent),
    task_state: (oracle) => {
      const state = STATES[status] ?? 'running';
      return { ok: oracle.in ? oracle.in.includes(state) : status !== undefined, detail: state };
    },
    policy: (oracle) => (oracle.refused_entries ? refusedSites(browser, oracle.refused_entries) : same()),
    tasks_started: (oracle) => atMost(dump.stores.tasks.length - (seen.started ?? 0), oracle.max),
    skills: (oracle) => atMost(dump.stores.workflows.length, oracle.max_new),
    journal: () => ({ ok: dump.stores.journal.every(({ status }) => status !== 'foreign'), detail: '' }),
    memory_mb: async (oracle) => {
      const bytes = await (await workerOf(browser)).evaluate(() => performance.memory?.usedJSHeapSize ?? 0);
      return atMost(Math.round(bytes / 1e6), oracle.max);
    },
    incognito_tabs: async (oracle) => {
      const worker = await workerOf(browser);
      const tabs = await worker.evaluate(async () =>
        (await chrome.tabs.query({})).map((tab) => tab.incognito),
      );
      return atMost(tabs.filter(Boolean).length, oracle.max);
    },
    clipboard: async (oracle) => {
      await browser.context.grantPermissions(['clipboard-read']);
      const text = await panel.evaluate(() => navigator.clipboard.readText().catch(() => ''));
      return lacks(text, oracle.absent);
    },
    storage_from_cs: (oracle) => storageFromPage(browser, oracle.denied),
  };
  const same = () => ({
    ok: policyOf(dump) === before,
    detail: policyOf(dump) === before ? '' : policyOf(dump),
  });
  return async (oracle) => {
    if (oracle.ext) return inside[oracle.ext]?.(oracle);
    if (oracle.ui) return uiOracle(oracle, panel, cards);
    if (oracle.file) return fileOracle(oracle, panel, seen);
    if (oracle.net?.host_not_in) {
      const strangers = heard.net.filter(({ origin }) => !origins.includes(origin));
      return atMost(strangers.length, oracle.max, strangers[0]?.origin);
    }
    return undefined;
  };
}

/** Three digits stand in many a time and address by chance: short values count as whole words. */
const foundIn = (text, value) =>
  value.length > 4 ? text.indexOf(value) : text.search(new RegExp(`(?<![\\w.:-])${value}(?![\\w.:-])`));

const atMost = (count, max, detail = '') => ({ ok: count <= max, detail: `${count} ${detail}`.trim() });

async function uiOracle(
  { ui, contains, absent, absent_regex: patterns = [], no_elements: elements, max },
  panel,
  cards,
) {
  if (ui === 'approvals_shown') return atMost(cards.length, max);
  const text = ui === 'approval' ? cards.map((card) => card.text).join('\n') : await panel.innerText('body');
  if (contains && !text.includes(contains)) return { ok: false, detail: `“${contains}” is not shown` };
  if (absent && text.includes(absent)) return { ok: false, detail: `“${absent}” is shown` };
  for (const pattern of patterns)
    if (new RegExp(pattern, 'u').test(text)) return { ok: false, detail: `${pattern} is shown` };
  if (!elements) return { ok: true, detail: '' };
  // The panel's own script, icons and forms are not what a model brought in.
  const found = await panel.evaluate((selectors) => {
    const own = (element) =>
      element.closest('head') ||
      element.closest('.icon, form.reply, form.composer') ||
      element.getAttribute('src')?.startsWith(location.origin) ||
      element.matches('svg') ||
      element.matches('form') ||
      element.matches('script[src]');
    const brought = [...document.querySelectorAll('[data-task-answer] *, [data-task-result] *, .turn p *')];
    return selectors.filter(
      (selector) =>
        brought.some((element) => element.matches(selector)) ||
        [...document.querySelectorAll(selector)].some((element) => !own(element)),
    );
  }, elements);
  return { ok: found.length === 0, detail: found.join(' ') };
}

/** Saves what the panel offers to save, as a user does. */
async function fileOracle({ file, contains, matches, absent_regex: patterns = [] }, panel, seen) {
  const { downloadDir } = seen.browser;
  const saved = /html|json|md/.test(file)
    ? await exported(panel, downloadDir)
    : await pressed(panel, 'Save CSV', downloadDir);
  if (!saved)
    return { ok: file === 'name' ? seen.status !== undefined : contains === undefined, detail: 'no file' };
  if (matches && !new RegExp(matches).test(saved.name)) return { ok: false, detail: saved.name };
  if (contains && !saved.text.includes(contains)) return { ok: false, detail: saved.text.slice(0, 100) };
  // In data, quotes and angle brackets are characters; in a page they would be marks.
  const marked = /json/.test(saved.name) ? '' : saved.text;
  const found = patterns.find((pattern) => new RegExp(pattern, 'i').test(marked));
  return { ok: found === undefined, detail: found ?? saved.name };
}

async function pressed(panel, name, downloadDir) {
  const button = panel.getByRole('button', { name, exact: true }).first();
  if ((await button.count()) === 0) return undefined;
  const [download] = await Promise.all([panel.waitForEvent('download', { timeout: 5_000 }), button.click()]);
  // The browser saves under real names, in a folder of its own.
  const fileName = download.suggestedFilename();
  await download.path();
  const saved = readFileSync(join(downloadDir, fileName), 'utf8');
  return { name: fileName, text: saved };
}

async function exported(panel, downloadDir) {
  await panel
    .getByRole('tab', { name: 'History' })
    .or(panel.getByRole('button', { name: 'History' }))
    .first()
    .click();
  await panel.getByRole('listitem').getByRole('button').first().click();
  await panel.getByRole('button', { name: 'Export JSON' }).waitFor({ timeout: 5_000 });
  return pressed(panel, 'Export JSON', downloadDir);
}

/** Enters each as a site in the options: none may be taken, and the page says so. */
async function refusedSites(browser, entries) {
  const options = await browser.context.newPage();
  await options.goto(`chrome-extension://${browser.extensionId}/options.html`);
  const sites = async () => (await dumpOf(options)).stores.grants.map(({ origin }) => origin);
  const before = await sites();
  const silent = [];
  for (const entry of entries) {
    await options.reload();
    await options.getByRole('textbox', { name: 'Site', exact: true }).fill(entry);
    await options.getByRole('button', { name: 'Add site', exact: true }).click();
    const said = options.locator('.save-state').filter({ hasText: /\S/ });
    await said.waitFor({ timeout: 3_000 }).catch(() => silent.push(entry));
  }
  const taken = (await sites()).filter((site) => !before.includes(site));
  await options.close();
  return { ok: taken.length === 0 && silent.length === 0, detail: [...taken, ...silent].join(' ') };
}

/** A script in the content script's own world asks for chrome.storage. */
async function storageFromPage({ page, context, extensionId }, areas) {
  const answers = await inContentScript(
    { page, context, extensionId },
    (names) =>
      `Promise.all(${JSON.stringify(names)}.map((name) => Promise.resolve().then(() => chrome.storage[name].get(null)).then(() => name, () => '')))`,
    areas,
  );
  const open = (answers ?? areas).filter(Boolean);
  return { ok: open.length === 0, detail: open.join(' ') };
}

/** Evaluates in the isolated world of the extension's content script; undefined when it is not in the page. */
export async function inContentScript({ page, context, extensionId }, source, argument) {
  const cdp = await context.newCDPSession(page);
  const worlds = [];
  cdp.on('Runtime.executionContextCreated', ({ context: world }) => worlds.push(world));
  await cdp.send('Runtime.enable');
  const world = worlds.find(
    ({ origin, auxData }) =>
      origin.includes(extensionId) || (auxData?.type === 'isolated' && !auxData?.isDefault),
  );
  if (!world) return undefined;
  const { result } = await cdp.send('Runtime.evaluate', {
    contextId: world.id,
    expression: typeof source === 'function' ? source(argument) : source,
    awaitPromise: true,
    returnByValue: true,
  });
  await cdp.detach();
  return result.value;
}
