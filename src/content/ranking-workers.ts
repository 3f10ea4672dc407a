// The ranking worker of a document: made from the text of the ranking code that this script itself runs, as a blob,
// because an extension's own file would have to be open to the page. A page whose CSP forbids blob workers has
// none, and ranks inline; it is tried once a document. Ends when nothing is asked and when the page is left.
import type { RankingPort, RankingWorkers } from '../page/perceive/ranker';
import type { RankingReply } from '../ranking/ranking-desk';

interface Running {
  worker: Worker;
  port: RankingPort;
  /** It has said so: a page that forbids it may be slow to tell. */
  works: boolean;
  /** Answers what is still asked with undefined. */
  giveUp(): void;
}

/** With fewer things to rank, a message there and back is more work for the page than ranking (docs/decisions/0014). */
const WORKER_PAYS = 5_000;

/** `source`: text of a function that gives `rankingDesk`, needing nothing around it. */
export function createRankingWorkers(
  view: Window & typeof globalThis,
  source: string,
  least = WORKER_PAYS,
): RankingWorkers {
  let forbidden = false;
  let running: Running | undefined;

  const end = (): void => {
    view.removeEventListener('pagehide', end);
    running?.worker.terminate();
    running?.giveUp();
    running = undefined;
  };
  const start = (): void => {
    const url = view.URL.createObjectURL(new view.Blob([glue(source)], { type: 'text/javascript' }));
    let worker: Worker;
    try {
      worker = new view.Worker(url, { name: 'ranking' });
    } catch {
      // Refused at once: as good as an error event.
      forbidden = true;
      return;
    } finally {
      view.URL.revokeObjectURL(url);
    }
    const waiting = new Map<number, (reply: RankingReply | undefined) => void>();
    let asks = 0;
    const port: RankingPort = {
      post: (request) => worker.postMessage(request),
      ask: (question) =>
        new Promise((resolve) => {
          if (running?.worker !== worker) return resolve(undefined);
          try {
            worker.postMessage({ op: 'ask', ask: ++asks, question });
            waiting.set(asks, resolve);
          } catch {
            // Something in it cannot be cloned: who asks ranks by itself.
            resolve(undefined);
          }
        }),
    };
    const giveUp = () => waiting.forEach((resolve) => resolve(undefined));
    view.addEventListener('pagehide', end);
    const mine: Running = { worker, port, works: false, giveUp };
    running = mine;
    worker.onmessage = ({ data }: MessageEvent<{ ask: number; reply?: RankingReply }>) => {
      mine.works = true;
      waiting.get(data.ask)?.(data.reply);
      waiting.delete(data.ask);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      forbidden = true;
      if (running === mine) end();
    };
  };
  return {
    least,
    current() {
      if (!running && !forbidden) start();
      return running?.works === true ? running.port : undefined;
    },
    end,
  };
}

/** The first message says that the worker works. */
function glue(source: string): string {
  return `const answer=(${source})().rankingDesk();postMessage({ask:0});onmessage=({data})=>{const reply=answer(data);if(reply)postMessage(reply)}`;
}
