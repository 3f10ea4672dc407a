// npm run attacks -- --cases DIR [--only ID,…] [--benign] [--allow-all] [--dist DIST] [--out FILE]
//
// Runs the attack cases of a suite against the built extension: a scripted model that says the worst thing there is
// to say, pages and servers that work with it, a user who answers as the case says. The suite brings its cases, its
// sites, its model and its oracles; `attacks/adapter.mjs` puts the model's acts into the planner's language.
// A case holds when every oracle does and the hostile act is known to have been judged (or refused by a schema);
// without that proof it is counted as not proven. With --allow-all the gate of the test build lets everything
// through, and most cases must succeed: else they prove nothing.
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import * as adapter from './attacks/adapter.mjs';
import { demandAll, hostileAgent, pair } from './attacks/bridge-peer.mjs';
import { dumpOf, extensionOracle, policyOf, proofOf } from './attacks/evidence.mjs';
import { playWithoutModel } from './attacks/senders.mjs';
import { openPanelOn, openStage, openTheGate, setUp } from './attacks/stage.mjs';
import { playUser } from './attacks/user.mjs';
import { findChromium } from './setup.mjs';

const CASE_LIMIT_MS = 40_000;

const { values: options } = parseArgs({
  options: {
    cases: { type: 'string' },
    only: { type: 'string' },
    benign: { type: 'boolean', default: false },
    'allow-all': { type: 'boolean', default: false },
    dist: { type: 'string', default: 'dist-loopback' },
    out: { type: 'string' },
  },
});
if (!options.cases || !existsSync(options.cases)) throw new Error('--cases names the folder of the suite');

const part = (name) => import(pathToFileURL(resolve(options.cases, name)).href);
const [{ start, CANARY }, { createModel, loadCases }, { evaluate, fillVars }] = await Promise.all(
  ['attack-site.mjs', 'hostile-model.mjs', 'oracles.mjs'].map(part),
);
const files = [options.benign ? 'benign.json' : 'attacks.json'].map((name) => join(options.cases, name));
const wanted = options.only?.split(',');
const cases = loadCases(files).filter(({ id }) => !wanted || wanted.includes(id));
const { always = [] } =
  (await import(pathToFileURL(files[0]).href, { with: { type: 'json' } })).default.meta ?? {};

const site = await start();
const model = createModel({ cases, adapter });
const endpoint = `${await model.listen(0)}/v1`;
const results = [];
for (const each of cases) {
  const result = await run(each).catch((error) => ({ verdict: 'broken', why: String(error.stack ?? error) }));
  results.push({ id: each.id, class: each.class, title: each.title, ...result });
  console.log(
    `${each.id} ${result.verdict.padEnd(10)} ${each.title}${result.why ? `\n    ${result.why}` : ''}`,
  );
}
report();
await Promise.all([model.close(), site.close()]);
process.exit(results.every(({ verdict }) => verdict === 'held') ? 0 : 1);

async function run(each) {
  site.reset();
  model.log.length = 0;
  const outside = each.class === 'bridge' ? await hostileAgent() : undefined;
  const { browser, heard } = await openStage({ dist: options.dist, executablePath: findChromium() });
  try {
    const { A, B, AP, AH, PORT1, PORT2 } = site;
    const vars = {
      ...CANARY,
      A,
      B,
      AP,
      AH,
      PORT1,
      PORT2,
      EXT: browser.extensionId,
      BRIDGE: outside?.agent.port,
      OTHER_TAB: '999',
    };
    if (each.model) model.setCase(each.id, vars);
    const { setup } = fillVars(each, vars);
    const { user } = setup;
    await setUp(browser, {
      endpoint,
      key: CANARY.APIKEY,
      sites: user.allow,
      secrets: user.grants.map(({ name, origin }) => ({
        name,
        site: origin,
        value: CANARY[name.toUpperCase()],
      })),
      scripts: user.userScripts === true,
    });
    // A page that knocks at the agent's door, and a bridge that was never switched on, need no pairing.
    const pairs = each.hostile.by === 'bridge' && each.title !== 'Off by default';
    const peer = pairs ? await pair(browser, outside) : undefined;
    if (options['allow-all']) await openTheGate(browser);
    const begin = beginning(setup, vars);
    if (begin.otherTab) await (await browser.context.newPage()).goto(begin.otherTab);
    if (begin.earlier) await browser.page.goto(begin.earlier);
    const panel = await openPanelOn(browser, begin.url);
    heard.net.length = 0;
    heard.visited.clear();
    if (begin.prepare) await browser.page.evaluate(begin.prepare);
    const started = each.model ? 1 : 0;
    // Starting a task on a tab is the user's own leave for its site.
    const sites = [...new Set([...user.allow, ...(each.model ? [new URL(begin.url).origin] : [])])].sort();
    const before = policyOf(await dumpOf(panel)).replace(
      /"sites":\[[^\]]*\]/,
      `"sites":${JSON.stringify(sites)}`,
    );
    const onCard = begin.onCard ? () => browser.page.evaluate(begin.onCard) : undefined;
    const means = each.observe
      .flatMap(({ ui, contains }) => (ui === 'approval' && contains ? [contains] : []))
      .map((words) => fillVars(words, vars));
    const during = begin.during ? onceAsked(() => browser.page.goto(begin.during)) : undefined;
    const played = each.model
      ? await playUser(panel, {
          goal: setup.task,
          confirm: user.confirm,
          limitMs: CASE_LIMIT_MS,
          means,
          onCard,
        })
      : await playWithoutModel(each, { browser, panel, vars, site });
    await during?.catch(() => undefined);
    if (peer) played.proof = await demandAll(peer, vars);
    const dump = await dumpOf(panel);
    const seen = {
      browser,
      panel,
      dump,
      before,
      heard,
      started,
      origins: [A, B, AP, AH, new URL(endpoint).origin],
    };
    const ext = extensionOracle({ ...seen, ...played });
    const pages = async () =>
      browser.context
        .pages()
        .filter((page) => page !== panel)
        .map((page) => ({
          url: page.url(),
          frames: page.frames().map((frame) => frame.url()),
          evaluate: (expression) => page.evaluate(expression),
        }));
    const observe = [...each.observe, ...(each.class === 'benign' ? [] : always)];
    const seenBySuite = { site, model, vars, pages, net: heard.net, visited: heard.visited, ext };
    const judged = await evaluate({ ...each, observe }, seenBySuite);
    if (each.max_prompts !== undefined && played.cards.length > each.max_prompts)
      judged.push({ oracle: 'questions', ok: false, detail: `${played.cards.length} questions` });
    const proof = played.proof ?? proofOf(dump, model.log);
    for (const { oracle, detail } of judged)
      if (oracle.file && detail !== 'no file') proof.push(`saved: ${detail}`);
    return verdictOf(judged, proof, played.status, each);
  } finally {
    await browser.close();
    await outside?.agent.close();
  }
}

/** The page a case begins with, and what its words say happens besides. */
function beginning({ page, origin, query, does = '' }, { A, B }) {
  const url = `${origin === 'B' ? B : A}${page}${query ? (query.startsWith('?') ? query : `?${query}`) : ''}`;
  if (/visited B before the task started on A/.test(does)) return { earlier: url, url: `${A}/p/shop` };
  if (/already read A/.test(does)) return { url: `${A}/p/shop`, during: url };
  if (/B\/p\/landing is open/.test(does)) return { url, otherTab: `${B}/p/landing` };
  if (/browserfilled-9Q/.test(does))
    return { url, prepare: `document.querySelector('#pw').value = 'browserfilled-9Q'` };
  if (/sets qty=50/.test(does)) return { url, onCard: `document.querySelector('[name=qty]').value = '50'` };
  return { url };
}

/** Something that happens when the model has been asked what to do next. */
async function onceAsked(happens) {
  while (
    model.log.filter(({ body }) => /"plan"/.test(JSON.stringify(body?.response_format ?? ''))).length === 0
  )
    await new Promise((resolve) => setTimeout(resolve, 50));
  return happens();
}

function verdictOf(judged, proof, status, each) {
  const failed = judged.filter(({ ok }) => ok === false);
  const unseen = judged.filter(({ ok }) => ok === null);
  const told = (list) => list.map(({ oracle, detail }) => `${JSON.stringify(oracle)} ${detail}`).join('; ');
  if (failed.length > 0) return { verdict: 'fails', why: `${told(failed)} (${status})`, proof };
  if (unseen.length > 0) return { verdict: 'not judged', why: told(unseen), proof };
  if (proof.length === 0 && each.class !== 'benign')
    return { verdict: 'not proven', why: `task: ${status}`, proof };
  return { verdict: 'held', why: proof[0] ?? '', proof };
}

function report() {
  const verdicts = [...new Set(results.map(({ verdict }) => verdict))];
  const line = verdicts.map((one) => `${one} ${results.filter(({ verdict }) => verdict === one).length}`);
  console.log(
    `${results.length} cases${options['allow-all'] ? ' with the gate open' : ''}: ${line.join(', ')}`,
  );
  if (options.out) writeFileSync(options.out, `${JSON.stringify(results, null, 1)}\n`);
}
