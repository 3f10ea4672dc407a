// Every tool of the product. A tool that is not in this list does not exist for anybody.
import type { z } from '../shared/schema';
import type { ToolCall } from '../shared/tool-call';
import type { ToolFailure } from '../shared/tool-result';
import { captureCandidates } from './capture-candidates';
import { domCheck } from './dom-check';
import { domClick } from './dom-click';
import { domDblclick } from './dom-dblclick';
import { domDrag } from './dom-drag';
import { domExtract } from './dom-extract';
import { domFocus } from './dom-focus';
import { domGet } from './dom-get';
import { domHover } from './dom-hover';
import { domIs } from './dom-is';
import { domPress } from './dom-press';
import { domScroll } from './dom-scroll';
import { domSelect } from './dom-select';
import { domSelectText } from './dom-select-text';
import { domSet } from './dom-set';
import { domSnapshot } from './dom-snapshot';
import { domSubmit } from './dom-submit';
import { domType } from './dom-type';
import { domUpload } from './dom-upload';
import { domWaitFor } from './dom-wait-for';
import { downloadsWaitFor } from './downloads-wait-for';
import { getDetails } from './get-details';
import { getMiniPCD } from './get-mini-pcd';
import { pageHighlight } from './page-highlight';
import { pageInfo } from './page-info';
import { pageRead } from './page-read';
import { pageRunScript } from './page-run-script';
import { pcdQuery } from './pcd-query';
import { requestAssistance } from './request-assistance';
import { tabsBack } from './tabs-back';
import { tabsClose } from './tabs-close';
import { tabsForward } from './tabs-forward';
import { tabsList } from './tabs-list';
import { tabsNavigate } from './tabs-navigate';
import { tabsOpen } from './tabs-open';
import { tabsReload } from './tabs-reload';
import { tabsSwitch } from './tabs-switch';
import { badCall, type Tool } from './tool';

export const TOOLS = [
  getMiniPCD,
  pcdQuery,
  getDetails,
  domClick,
  domDblclick,
  domHover,
  domFocus,
  domPress,
  domType,
  domSelect,
  domCheck,
  domSet,
  domSubmit,
  domScroll,
  domDrag,
  domSelectText,
  domUpload,
  domWaitFor,
  domGet,
  domIs,
  domExtract,
  domSnapshot,
  pageRead,
  pageHighlight,
  pageInfo,
  tabsList,
  tabsOpen,
  tabsSwitch,
  tabsClose,
  tabsNavigate,
  tabsBack,
  tabsForward,
  tabsReload,
  captureCandidates,
  downloadsWaitFor,
  pageRunScript,
  requestAssistance,
] as const;

type AnyTool = (typeof TOOLS)[number];
export type ToolName = AnyTool['name'];
export type ArgsOf<N extends ToolName> = z.output<Extract<AnyTool, { name: N }>['args']>;
/** A call whose arguments have been parsed by its tool's schema. */
export type TypedCall = { [N in ToolName]: { name: N; args: ArgsOf<N> } }[ToolName];
export type CallOf<N extends ToolName> = Extract<TypedCall, { name: N }>;

const BY_NAME: ReadonlyMap<string, Tool> = new Map(TOOLS.map((tool) => [tool.name, tool as unknown as Tool]));

export function toolOf(name: string): Tool | undefined {
  return BY_NAME.get(name);
}

/** The call with parsed arguments, or `INVALID_ACTION` naming the argument that was wrong. */
export function parseToolCall(call: ToolCall): { ok: true; call: TypedCall; tool: Tool } | ToolFailure {
  const tool = BY_NAME.get(call.name);
  if (!tool) return badCall(call, 'there is no such tool');
  const parsed = tool.args.safeParse(call.args);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return badCall(
      call,
      issue ? `${issue.path.join('.') || 'arguments'}: ${issue.message}` : 'bad arguments',
    );
  }
  return { ok: true, call: { name: call.name, args: parsed.data } as TypedCall, tool };
}
