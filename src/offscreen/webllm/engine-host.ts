// Owns the engine's worker: starts it for one model, gives it one command at a time, and ends it. The engine
// has no patience of its own and a dead worker answers nothing, so every wait here ends: by an event, by
// silence, by a deadline, or by the caller. Runs in the offscreen document.
import { ENGINE_INTERRUPT_GRACE_MS, ENGINE_SILENCE_MS } from '../../shared/budgets';
import { engineEvent, type EngineCommand, type EngineEvent } from './engine-messages';

/** How a command ended: with its own event, or without one. */
export type EngineEnd =
  | Extract<EngineEvent, { type: 'loaded' | 'done' | 'failed' }>
  | { type: 'silent' | 'late' | 'crashed' | 'stopped' };

interface Patience {
  signal: AbortSignal;
  /** For the whole command, ms; absent: only silence ends it. */
  limitMs?: number;
  onEvent?: (event: EngineEvent) => void;
}

export class EngineHost {
  private worker: Worker | undefined;
  /** Ends the command under way. */
  private end: ((end: EngineEnd) => void) | undefined;

  constructor(private readonly script: string) {}

  get running(): boolean {
    return this.worker !== undefined;
  }

  /**
   * Commands must not overlap: the caller waits for the end of one before the next. After any end but the
   * command's own event the worker may be gone; `running` tells.
   */
  run(command: EngineCommand, { signal, limitMs, onEvent }: Patience): Promise<EngineEnd> {
    const worker = (this.worker ??= new Worker(this.script, { type: 'module' }));
    return new Promise((resolve) => {
      let ending: EngineEnd | undefined;
      let grace: ReturnType<typeof setTimeout> | undefined;
      const finish = (end: EngineEnd) => {
        clearTimeout(silence);
        clearTimeout(limit);
        clearTimeout(grace);
        signal.removeEventListener('abort', stopped);
        worker.onmessage = worker.onerror = worker.onmessageerror = null;
        this.end = undefined;
        resolve(end);
      };
      this.end = finish;
      const kill = (end: EngineEnd) => {
        finish(end);
        this.stop();
      };
      // A reply is asked to end between two tokens; what does not end then, and a load, is ended with the worker.
      const wind = (end: EngineEnd) => {
        if (command.op !== 'complete') return kill(end);
        ending ??= end;
        worker.postMessage({ op: 'interrupt' } satisfies EngineCommand);
        grace ??= setTimeout(() => kill(end), ENGINE_INTERRUPT_GRACE_MS);
      };
      const stopped = () => wind({ type: 'stopped' });
      const onSilence = () => kill({ type: 'silent' });
      let silence = setTimeout(onSilence, ENGINE_SILENCE_MS);
      const limit = limitMs === undefined ? undefined : setTimeout(() => wind({ type: 'late' }), limitMs);
      const crashed = (event: Event) => {
        event.preventDefault();
        kill({ type: 'crashed' });
      };
      worker.onerror = crashed;
      worker.onmessageerror = crashed;
      worker.onmessage = ({ data }: MessageEvent<unknown>) => {
        const event = engineEvent.parse(data);
        clearTimeout(silence);
        silence = setTimeout(onSilence, ENGINE_SILENCE_MS);
        if (event.type === 'loaded' || event.type === 'done' || event.type === 'failed')
          finish(ending ?? event);
        else onEvent?.(event);
      };
      signal.addEventListener('abort', stopped, { once: true });
      // A worker queues what comes before it listens.
      worker.postMessage(command);
      if (signal.aborted) stopped();
    });
  }

  /** Ends the worker and with it everything it holds, graphics memory and a command under way included. */
  stop(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.end?.({ type: 'stopped' });
  }
}
