// npm run build [profile]: one clean build of a profile.
import { rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';

const BUILD_TIMEOUT_MS = 600_000;

/** Builds into the profile's folder; `more` are further environment variables of rollup.config.mjs. */
export function build(profile, more = {}) {
  const env = { ...process.env, PROFILE: profile, ...more };
  rmSync(more.OUT_DIR ?? (profile === 'release' ? 'dist' : `dist-${profile}`), {
    recursive: true,
    force: true,
  });
  const run = spawnSync(process.execPath, ['node_modules/rollup/dist/bin/rollup', '-c'], {
    env,
    encoding: 'utf8',
    timeout: BUILD_TIMEOUT_MS,
  });
  if (run.status !== 0) throw new Error(whyFailed(profile, run));
}

/** Warnings about comments in packages are noise; when the build fails, all of it is told. */
export function whyFailed(profile, { error, stdout, stderr }) {
  if (error?.code === 'ETIMEDOUT')
    return `the ${profile} build was ended after ${BUILD_TIMEOUT_MS / 1_000} s: is the machine busy with something else?`;
  return `the ${profile} build failed:\n${error ? `${error.message}\n` : ''}${stdout ?? ''}${stderr ?? ''}`;
}

if (import.meta.filename === process.argv[1]) build(process.argv[2] ?? 'release');
