// npm run build [profile]: one clean build of a profile.
import { rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';

const BUILD_TIMEOUT_MS = 180_000;

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
  // Warnings about comments in packages are noise; when the build fails, all of it is told.
  if (run.status !== 0) throw new Error(`the ${profile} build failed:\n${run.stdout}${run.stderr}`);
}

if (import.meta.filename === process.argv[1]) build(process.argv[2] ?? 'release');
