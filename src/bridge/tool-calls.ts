// A command on a page as the tool call that carries it out: the bridge has no tools of its own. Pure.
import type { RoleSelector } from '../shared/selector';
import type { ToolCall } from '../shared/tool-call';
import type { Command } from './protocol';

/** Commands that are one tool call on one tab; `snapshot` and `tab` are more, or none. */
export type PageCommand = Exclude<Command, { type: 'snapshot' | 'tab' }>;

export function toolCallOf(command: PageCommand, tabId: number): ToolCall {
  const call = (name: string, args: Record<string, unknown> = {}): ToolCall => ({
    name,
    args: { tabId, ...args },
  });
  switch (command.type) {
    case 'click':
    case 'dblclick':
    case 'hover':
    case 'focus':
      return call(`dom.${command.type}`, at(command.params.ref));
    case 'fill':
      return call('dom.type', { ...at(command.params.ref), text: command.params.value, replace: true });
    case 'type': {
      const { ref, text, delay } = command.params;
      return call('dom.type', {
        ...at(ref),
        text,
        replace: false,
        ...(delay === undefined ? {} : { delayMs: delay }),
      });
    }
    case 'press':
      return call('dom.press', {
        key: command.params.key,
        ...(command.params.ref ? at(command.params.ref) : {}),
      });
    case 'check':
    case 'uncheck':
      return call('dom.check', { ...at(command.params.ref), on: command.type === 'check' });
    case 'select': {
      const { ref, value } = command.params;
      const values = typeof value === 'string' ? [value] : value;
      return call('dom.select', {
        ...at(ref),
        value: values[0] ?? '',
        ...(values.length > 1 ? { values } : {}),
      });
    }
    case 'open':
      return call('tabs.navigate', { url: command.params.url });
    case 'get': {
      const { params } = command;
      return call('dom.get', {
        what: params.what,
        ...('ref' in params ? at(params.ref) : {}),
        ...('name' in params ? { name: params.name } : {}),
      });
    }
    case 'is':
      return call('dom.is', { what: command.params.what, ...at(command.params.ref) });
  }
}

function at(ref: string): { selector: RoleSelector } {
  return { selector: { kind: 'ref', ref } };
}

/** The ref that a command names, if it names one. */
export function refOf(command: Command): string | undefined {
  return 'ref' in command.params ? command.params.ref : undefined;
}
