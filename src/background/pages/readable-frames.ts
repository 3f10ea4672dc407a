// Which frames of a page may be read: the page is the site in its tab and every site that it lets in. Each
// origin is judged once a look. The main frame refused is a refusal; a child frame refused is left out.
import { refusedByPolicy } from '../../policy/sites/managed-site';
import { failure, success, type ToolResult } from '../../shared/tool-result';
import { judgeReading, mayRead, type Asker } from '../acts/gate';
import type { App } from '../app';
import type { Frame } from './frames';

/** Chooses among the frames of a page, the main frame first. */
export type FrameChoice = (frames: Frame[]) => Promise<ToolResult<Frame[]>>;

/** Those that `asker` may read. */
export function readableTo(app: App, asker: Asker): FrameChoice {
  return async (frames) => {
    const [main, ...children] = frames;
    if (!main) return success([]);
    const refused = await judgeReading(app, main.origin, asker);
    if (refused) return refused;
    const others = children.map(({ origin }) => origin).filter((origin) => origin !== main.origin);
    const may = await readableOf(app, others, asker);
    may.add(main.origin);
    return success(frames.filter(({ origin }) => may.has(origin)));
  };
}

/** Those of the origins that `asker` may read. */
export async function readableOf(app: App, origins: readonly string[], asker: Asker): Promise<Set<string>> {
  const judged = [...new Set(origins)].map(async (origin) =>
    (await mayRead(app, origin, asker)) ? [origin] : [],
  );
  return new Set((await Promise.all(judged)).flat());
}

/** All of them: for what tells no more than whether the user is signed in. */
export const everyFrame: FrameChoice = async (frames) => success(frames);

/** Those that no administrator keeps from everyone: for what is shown to the user alone. */
export function openedBy(app: App): FrameChoice {
  return async (frames) => {
    const { policy } = app.effective;
    const open = frames.filter(({ origin }) => !refusedByPolicy(policy, origin));
    return policy.kind === 'closed' || open[0] !== frames[0]
      ? failure('POLICY_DENIED', `The administrator blocks ${frames[0]?.origin ?? ''}.`)
      : success(open);
  };
}
