// Makes sure of what everything else needs: the packages of the lockfile and a Chromium that takes unpacked
// extensions. Needs nothing but Node itself; promises a clear sentence where it cannot help.
import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir, platform } from 'node:os';
import { delimiter, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { runCommand } from './run-command.mjs';

const ROOT = join(import.meta.dirname, '..');

/** Something that the user has to do; the message says what. */
export class SetupError extends Error {
  name = 'SetupError';
}

/** `npm ci` when node_modules is missing or is not what the lockfile says. */
export async function ensureDependencies({ say = console.log } = {}) {
  if (dependenciesAreCurrent()) return;
  say('Installing the packages of package-lock.json (npm ci) …');
  const { code, output } = await runCommand(npm(), ['ci', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    quiet: true,
    timeoutMs: 10 * 60_000,
    env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
  if (code !== 0) throw new SetupError(`npm ci failed:\n${output}`);
}

function npm() {
  return platform() === 'win32' ? 'npm.cmd' : 'npm';
}

/** Every package that is not for another platform stands in node_modules in the lockfile's version. */
export function dependenciesAreCurrent(root = ROOT) {
  const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const installed = read('node_modules/.package-lock.json');
  return Object.entries(read('package-lock.json')).every(
    ([path, { version, optional, link }]) =>
      path === '' || optional || link || installed[path]?.version === version,
  );
}

/** Path of a Chromium; installs Debian's package where none is found and the user may install it. */
export async function ensureChromium({ say = console.log } = {}) {
  const found = findChromium();
  if (found) return found;
  await installPackages(['chromium'], 'a Chromium', { say });
  const installed = findChromium();
  if (!installed) throw new SetupError('The package chromium was installed, but no chromium is on the PATH.');
  return installed;
}

const NAMES = ['chromium', 'chromium-browser', 'chrome-for-testing'];
const PLACES = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** $CHROMIUM, then the PATH, then known places, then the browsers that Playwright has downloaded. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM) {
    if (!isExecutable(env.CHROMIUM))
      throw new SetupError(`CHROMIUM is ${env.CHROMIUM}, which cannot be run.`);
    refuseGoogleChrome(env.CHROMIUM);
    return env.CHROMIUM;
  }
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((dir) => NAMES.map((name) => join(dir, name)));
  return [...onPath, ...PLACES, ...playwrightBrowsers(env)].find(isExecutable);
}

/** Google Chrome's own builds ignore --load-extension; Chrome for Testing does not. */
function refuseGoogleChrome(path) {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  if (/Google Chrome/.test(stdout ?? '') && !/for Testing/.test(stdout))
    throw new SetupError(
      `CHROMIUM is ${path}, a Google Chrome, which refuses to load unpacked extensions from the command line. Name a Chromium or a Chrome for Testing.`,
    );
}

function playwrightBrowsers(env) {
  const cache =
    env.PLAYWRIGHT_BROWSERS_PATH ??
    join(homedir(), platform() === 'darwin' ? 'Library/Caches/ms-playwright' : '.cache/ms-playwright');
  if (!existsSync(cache)) return [];
  const versions = readdirSync(cache).filter((name) => /^chromium-\d+$/.test(name));
  const newest = versions.sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)));
  return newest.flatMap((name) => [
    join(cache, name, 'chrome-linux/chrome'),
    join(cache, name, 'chrome-linux64/chrome'),
    join(cache, name, 'chrome-mac/Chromium.app/Contents/MacOS/Chromium'),
  ]);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Debian packages, as root or by a sudo that asks nothing. */
export async function installPackages(packages, what, { say = console.log } = {}) {
  const wanted = packages.join(' ');
  const sudo = sudoOrNothing();
  if (!sudo)
    throw new SetupError(
      `${what} is needed and none was found. Install it (on Debian or Ubuntu: sudo apt-get install ${wanted}), or set CHROMIUM to the path of a Chromium or a Chrome for Testing, and run this again.`,
    );
  say(`Installing ${wanted} (apt-get) …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const steps = [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', ...packages],
  ];
  for (const step of steps) {
    const [command, ...args] = [...sudo, ...step];
    const { code, output } = await runCommand(command, args, { quiet: true, timeoutMs: 10 * 60_000, env });
    if (code !== 0) throw new SetupError(`${step.join(' ')} failed:\n${output.slice(-2_000)}`);
  }
}

/** The words before apt-get, or `undefined` where packages cannot be installed without asking. */
function sudoOrNothing() {
  const works = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;
  if (!works('apt-get', '--version')) return undefined;
  if (process.getuid?.() === 0) return [];
  return works('sudo', '-n', 'true') ? ['sudo', '-n'] : undefined;
}

/** For scripts that end on a SetupError with its sentence alone. */
export function exitOnSetupError(error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exit(1);
}

if (import.meta.filename === process.argv[1]) {
  try {
    await ensureDependencies();
    console.log(`Chromium: ${await ensureChromium()}`);
  } catch (error) {
    exitOnSetupError(error);
  }
}
