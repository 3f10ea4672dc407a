// Runs one command of the toolchain with a deadline. Promises never to hang: past the deadline the whole
// process group is ended, and the result says so.
import { spawn } from 'node:child_process';

/**
 * `quiet` collects the output instead of passing it through. Resolves with the exit code
 * (124 past `timeoutMs`), the output and the time it took; rejects only if the command cannot be started.
 */
export function runCommand(
  command,
  args,
  { env = {}, quiet = false, timeoutMs = 600_000, cwd = process.cwd() } = {},
) {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      detached: true,
    });
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      endGroup(child.pid);
    }, timeoutMs);
    const stop = () => endGroup(child.pid);
    process.once('exit', stop);
    process.once('SIGINT', interrupted);
    process.once('SIGTERM', interrupted);
    const done = () => {
      clearTimeout(timer);
      process.off('exit', stop);
      process.off('SIGINT', interrupted);
      process.off('SIGTERM', interrupted);
    };
    child.once('error', (error) => {
      done();
      reject(error);
    });
    child.once('close', (code) => {
      done();
      const ms = performance.now() - startedAt;
      if (late) {
        const told = `\n${[command, ...args].join(' ')} was ended after ${Math.round(timeoutMs / 1000)} s.`;
        output += told;
        if (!quiet) console.log(told);
      }
      resolve({ code: late ? 124 : (code ?? 1), output, ms });
    });
  });
}

/** `exit` then ends the children too. */
function interrupted() {
  process.exit(130);
}

/** The child leads a group of its own: browsers that it started end with it. */
function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
