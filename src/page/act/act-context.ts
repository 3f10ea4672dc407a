// What every act is given besides its element and arguments. Page logic: any window, no extension.
import type { RoleSelector } from '../../shared/selector';
import type { ToolFailure, ToolResult } from '../../shared/tool-result';

export type PageWindow = Window & typeof globalThis;

export type Located = { ok: true; element: Element } | ToolFailure;

export interface ActContext {
  window: PageWindow;
  /** On the clock of `window.performance.now()`: waiting for actionability ends here. */
  deadlineAt: number;
  signal: AbortSignal;
  /** Finds a second element of the call (a drag's destination). */
  locate(selector: RoleSelector): Located;
  /** The same thing again when the page replaced its node; null when it is gone. */
  again?: () => Element | null;
  /** Typed instead of the call's text; appears in no result. */
  secretText?: string;
  /** What is chosen was not there to be judged: nothing but an option of that very name is taken. */
  exact?: boolean | undefined;
  /** The file of an upload. */
  file?: File;
}

/** One act: waits until the element can take it, performs it, and verifies what can be read back at once. */
export type Act<Args> = (element: Element, args: Args, ctx: ActContext) => Promise<ToolResult>;
