// npm run build [profile]: one clean build of a profile.
import { rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';

/** Builds into the profile's folder; `more` are further environment variables of rollup.config.mjs. */
export function build(profile, more = {}) {
  const env = { ...process.env, PROFILE: profile, ...more };
  rmSync(more.OUT_DIR ?? (profile === 'release' ? 'dist' : `dist-${profile}`), {
    recursive: true,
    force: true,
  });
  const run = spawnSync(process.execPath, ['node_modules/rollup/dist/bin/rollup', '-c', '--silent'], {
    env,
    stdio: 'inherit',
  });
  if (run.status !== 0) throw new Error(`the ${profile} build failed`);
}

if (import.meta.filename === process.argv[1]) build(process.argv[2] ?? 'release');
