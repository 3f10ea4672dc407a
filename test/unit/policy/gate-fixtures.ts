// A gate's world to vary in tests: one allowed site, one tab on it, the user's words.
import type { GateContext, GateTask } from '../../../src/policy/gate-context';
import type { TargetInfo } from '../../../src/shared/target-info';
import { targetInfo } from '../../../src/shared/target-info';
import { parseToolCall, toolOf, type TypedCall } from '../../../src/tools/registry';

export const A = 'https://a.test';
export const B = 'https://b.test';

export function target(more: Partial<Record<keyof TargetInfo, unknown>> = {}): TargetInfo {
  return targetInfo.parse({
    id: 'a1',
    role: 'button',
    label: 'Frobnicate',
    tag: 'button',
    fingerprint: 'print-1',
    ...more,
  });
}

export function form(more: object = {}): NonNullable<TargetInfo['form']> {
  return {
    action: `${A}/submit`,
    method: 'post',
    hasPassword: false,
    hasCard: false,
    submits: true,
    ...more,
  };
}

/** The tool's own example with other arguments. */
export function callOf(name: string, args: object = {}): TypedCall {
  const tool = toolOf(name);
  if (!tool) throw new Error(`no tool ${name}`);
  const parsed = parseToolCall({ name, args: { ...tool.example, ...args } });
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.call;
}

export interface Vary extends Partial<Omit<GateContext, 'task' | 'tab' | 'target'>> {
  task?: Partial<GateTask>;
  tab?: Partial<NonNullable<GateContext['tab']>> | null;
  target?: TargetInfo | null;
}

export function context({ task, tab, target: on, ...more }: Vary = {}): GateContext {
  return {
    caller: 'skill',
    allowlist: [A],
    permissionGranted: true,
    policy: { kind: 'none' },
    settings: { scripts: false },
    now: 1_700_000_000_000,
    ...more,
    ...(on === null ? {} : { target: on ?? target() }),
    ...(tab === null
      ? {}
      : {
          tab: {
            tabId: 1,
            topOrigin: A,
            frameOrigin: A,
            url: `${A}/page`,
            page: `${A}/page`,
            documentId: 'doc-1',
            ...tab,
          },
        }),
    task: {
      goalOrigins: [A],
      readOrigins: [A],
      approvedFlows: [],
      userWords: '',
      approvals: [],
      ...task,
    },
  };
}
