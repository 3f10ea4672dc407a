// A page for one test and the acts on it, without messages: what is rendered, what is done, what it said.
import { afterEach } from 'vitest';
import type { ActContext } from '../../../src/page/act/act-context';
import { perform, type ActCall } from '../../../src/page/act/perform';
import type { ToolResult } from '../../../src/shared/tool-result';

afterEach(() => {
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  window.scrollTo(0, 0);
});

export function render(html: string): void {
  document.body.innerHTML = html;
}

export function $<T extends Element = HTMLElement>(css: string): T {
  const found = document.querySelector<T>(css);
  if (!found) throw new Error(`nothing matches ${css}`);
  return found;
}

export interface Options extends Partial<ActContext> {
  /** Auto-wait at most this long; short where a test waits for the failure. */
  waitMs?: number;
}

type ArgsFor<N extends ActCall['name']> = Omit<Extract<ActCall, { name: N }>['args'], 'tabId' | 'selector'>;

/** Performs an act on the element that `css` finds; null: an act without a target. */
export function act<N extends ActCall['name']>(
  name: N,
  css: string | null,
  args: ArgsFor<N>,
  { waitMs = 3_000, ...more }: Options = {},
): Promise<ToolResult> {
  const selector = css === null ? undefined : { kind: 'css', css };
  const call = { name, args: { tabId: 1, ...(selector ? { selector } : {}), ...args } } as unknown as ActCall;
  return perform(call, css === null ? null : $(css), {
    window,
    signal: new AbortController().signal,
    deadlineAt: performance.now() + waitMs,
    locate: (to) =>
      to.kind === 'css'
        ? { ok: true, element: $(to.css) }
        : { ok: false, code: 'NOT_FOUND', error: '', retryable: true },
    ...(css === null ? {} : { again: () => document.querySelector(css) }),
    ...more,
  });
}

/** Types and targets of events as they come, `pointerdown#save`. */
export function record(types: string): string[] {
  const seen: string[] = [];
  for (const type of types.split(' ')) {
    document.body.addEventListener(
      type,
      (event) => {
        const target = event.target as Element;
        seen.push(target.id ? `${type}#${target.id}` : type);
      },
      true,
    );
  }
  return seen;
}
