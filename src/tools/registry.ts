// Every tool of the product. A tool that is not in this list does not exist for anybody.
import type { z } from '../shared/schema';
import { captureCandidates } from './capture-candidates';
import { downloadsWaitFor } from './downloads-wait-for';
import { pageRunScript } from './page-run-script';
import { byName, PAGE_TOOLS, parserOf } from './page-tools';
import { requestAssistance } from './request-assistance';
import { tabsBack } from './tabs-back';
import { tabsClose } from './tabs-close';
import { tabsForward } from './tabs-forward';
import { tabsList } from './tabs-list';
import { tabsNavigate } from './tabs-navigate';
import { tabsOpen } from './tabs-open';
import { tabsReload } from './tabs-reload';
import { tabsSwitch } from './tabs-switch';
import type { Tool } from './tool';

export const TOOLS = [
  ...PAGE_TOOLS,
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

const BY_NAME = byName(TOOLS);

export function toolOf(name: string): Tool | undefined {
  return BY_NAME.get(name);
}

/** The call with parsed arguments, or `INVALID_ACTION` naming the argument that was wrong. */
export const parseToolCall = parserOf(BY_NAME);
