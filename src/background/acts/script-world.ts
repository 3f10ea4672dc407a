// The world that model-written code runs in: chrome.userScripts, apart from the page's scripts and from our
// own, without messages to the extension and with a policy that lets nothing be loaded or sent. Off until the
// user has switched it on twice: in our options, and in the browser's page about the extension.
import { CopilotError } from '../../shared/errors';
import { pageBlock } from '../../shared/page-block';
import { failure, success, type ToolFailure, type ToolResult } from '../../shared/tool-result';

const WORLD = 'model-code';
const CSP = "default-src 'none'; base-uri 'none'; form-action 'none'";
const MAX_VALUE_CHARS = 2_000;
const MAX_ERROR_CHARS = 500;

/** Why code cannot run here, in a sentence with the next step; undefined when it can. */
export async function scriptsHindered(): Promise<ToolFailure | undefined> {
  if (!(await chrome.permissions.contains({ permissions: ['userScripts'] })))
    return failure(
      'NEEDS_PERMISSION',
      'The browser has not given the permission for code in pages. Switch “Scripts” off and on again in the options, and agree when it asks.',
    );
  // Chrome takes the whole API away while the user's own switch is off.
  if (typeof chrome.userScripts?.execute === 'function') return undefined;
  const version = Number(/Chrom(?:e|ium)\/(\d+)/.exec(navigator.userAgent)?.[1] ?? 0);
  return failure(
    'NEEDS_PERMISSION',
    version > 0 && version < 135
      ? `Code in pages needs Chrome 135 or newer; this is ${version}.`
      : `Open chrome://extensions/?id=${chrome.runtime.id} and switch on “Allow user scripts”; without it the browser runs no code in pages.`,
  );
}

interface Ran {
  ok: boolean;
  text: string;
}

/** Runs the code in one document. `CODE_FAILED` with what it threw; its value as text, bounded. */
export async function executeScript(
  tabId: number,
  documentId: string,
  code: string,
): Promise<ToolResult<{ value: string }>> {
  await chrome.userScripts.configureWorld({ worldId: WORLD, csp: CSP, messaging: false });
  const [injected] = await chrome.userScripts.execute<Ran>({
    target: { tabId, documentIds: [documentId] },
    js: [{ code: wrapped(code) }],
    world: 'USER_SCRIPT',
    worldId: WORLD,
    injectImmediately: true,
  });
  if (!injected) throw new CopilotError('STALE', 'The page was replaced before the code could run.');
  if (injected.error !== undefined) return codeFailed(injected.error);
  const { result } = injected;
  // No value of the wrapper came back: the code never ran to an end of it.
  if (!result || typeof result.text !== 'string')
    return codeFailed('the code did not parse, or left the page');
  return result.ok ? success({ value: pageBlock(result.text, MAX_VALUE_CHARS) }) : codeFailed(result.text);
}

function codeFailed(why: string): ToolFailure {
  return failure('CODE_FAILED', `The code failed: ${pageBlock(why, MAX_ERROR_CHARS)}`);
}

/** The code in a wrapper that gives what it returns or throws as text; of a value that is no JSON, the name of its type. */
function wrapped(code: string): string {
  return `(async () => {
  try {
    const value = await (async () => {
${code}
    })();
    let text = '';
    try { text = value === undefined ? '' : String(JSON.stringify(value)); } catch { text = typeof value; }
    return { ok: true, text: text.slice(0, ${MAX_VALUE_CHARS}) };
  } catch (error) {
    return { ok: false, text: String(error).slice(0, ${MAX_ERROR_CHARS}) };
  }
})()`;
}
