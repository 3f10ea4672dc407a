// The tools that a page's content script carries out itself: what else there is (registry.ts) is no part of its bytes.
import type { ToolCall } from '../shared/tool-call';
import type { ToolFailure } from '../shared/tool-result';
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
import { getDetails } from './get-details';
import { getMiniPCD } from './get-mini-pcd';
import { pageHighlight } from './page-highlight';
import { pageInfo } from './page-info';
import { pageRead } from './page-read';
import { pcdQuery } from './pcd-query';
import type { TypedCall } from './registry';
import { badCall, type Tool } from './tool';

export const PAGE_TOOLS = [
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
] as const;

type Parsed = { ok: true; call: TypedCall; tool: Tool } | ToolFailure;

/** Reads calls of these tools: with parsed arguments, or `INVALID_ACTION` naming the argument that was wrong. */
export function parserOf(tools: ReadonlyMap<string, Tool>): (call: ToolCall) => Parsed {
  return (call) => {
    const tool = tools.get(call.name);
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
  };
}

export const byName = (tools: ReadonlyArray<{ name: string }>): ReadonlyMap<string, Tool> =>
  new Map(tools.map((tool) => [tool.name, tool as Tool]));

export const parsePageCall = parserOf(byName(PAGE_TOOLS));
