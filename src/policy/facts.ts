// What the rules look at, worked out once per call from the call and its context.
import { hashOf } from '../shared/capability';
import type { ToolResult } from '../shared/tool-result';
import type { TypedCall } from '../tools/registry';
import type { Tool } from '../tools/tool';
import { isForeign, type GateContext } from './gate-context';
import { namedInWords } from './named';
import { saysDeed } from './risk/deeds';
import { riskOf } from './risk/risk';
import type { RiskJudgement } from './risk/risk-judgement';
import { parseOrigin, type ParsedOrigin } from './sites/origin';

export interface Facts {
  call: TypedCall;
  tool: Tool;
  context: GateContext;
  /** Chosen by a model or an outside agent. */
  foreign: boolean;
  risk: RiskJudgement;
  /** Whether the call touches a page (reads it or acts on it). */
  onPage: boolean;
  /** Origin of the frame it touches; refused when opaque or not http(s). */
  frame: ToolResult<ParsedOrigin> | null;
  top: ToolResult<ParsedOrigin> | null;
  /** Where the call itself says that a tab should go. */
  address: ToolResult<ParsedOrigin> | null;
  /** The user's words name this very step. */
  named: boolean;
  actionHash: string;
}

export function factsOf(call: TypedCall, tool: Tool, context: GateContext): Facts {
  const { tab, target, task, caller } = context;
  const foreign = isForeign(caller);
  const onPage = tool.host === 'page' || tool.host === 'capture' || tool.host === 'script';
  const address =
    call.name === 'tabs.navigate' || call.name === 'tabs.open' ? parseOrigin(call.args.url) : null;
  const direct = caller === 'panel' || caller === 'palette' || caller === 'test';
  const inWords = target !== undefined && namedInWords(target.label, task.userWords);
  const goesToSaid = 'url' in call.args && saysAddress(call.args.url, task.userWords);
  const risk = riskOf(call, target);
  const meant = risk.deed === undefined || saysDeed(risk.deed, task.userWords);
  return {
    call,
    tool,
    context,
    foreign,
    risk,
    onPage,
    frame: tab ? parseOrigin(tab.frameOrigin) : null,
    top: tab ? parseOrigin(tab.topOrigin) : null,
    address,
    // A model cannot declare its own choice to be the user's. A skill's step counts as named, except for a deed (deeds.ts)
    // that the user's words do not say.
    named: direct || inWords || goesToSaid || (!foreign && task.namedByUser === true && meant),
    actionHash: hashOf({ name: call.name, args: call.args }),
  };
}

/** The user wrote the address as it stands. `userWords`: in lower case. */
function saysAddress(url: string, userWords: string): boolean {
  const said = url.toLowerCase();
  return userWords.split(/[\s"“”„«»「」<>]+/u).some((word) => word.replace(/[.,;:!?)]+$/u, '') === said);
}
