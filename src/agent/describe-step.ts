// A tool call in a few words for people: for calls that come without a description of their own.
import { describeSelector } from '../selector/describe';
import { selectorSchema } from '../shared/selector';
import type { ToolCall } from '../shared/tool-call';
import { quoted } from '../skills/words';

export function describeStep(call: ToolCall): string {
  const parsed = selectorSchema.safeParse(call.args['selector']);
  const what = parsed.success ? describeSelector(parsed.data) : 'the page';
  const text = (key: string): string => {
    const value = call.args[key];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  switch (call.name) {
    case 'dom.click':
      return `Click ${what}`;
    case 'dom.dblclick':
      return `Double-click ${what}`;
    case 'dom.hover':
      return `Point at ${what}`;
    case 'dom.focus':
      return `Focus ${what}`;
    case 'dom.press':
      return parsed.success ? `Press ${text('key')} on ${what}` : `Press ${text('key')}`;
    case 'dom.type':
      return call.args['secret'] === undefined
        ? `Type ${quoted(text('text'))} into ${what}`
        : `Type a secret into ${what}`;
    case 'dom.select':
      return `Choose ${quoted(text('value'))} in ${what}`;
    case 'dom.check':
      return `${call.args['on'] === false ? 'Uncheck' : 'Check'} ${what}`;
    case 'dom.set':
      return `Set ${what} to ${quoted(text('value'))}`;
    case 'dom.submit':
      return `Submit the form of ${what}`;
    case 'dom.scroll':
      return parsed.success && text('direction') === ''
        ? `Scroll to ${what}`
        : `Scroll ${text('direction') || 'the page'}`;
    case 'dom.drag':
      return `Drag ${what}`;
    case 'dom.selectText':
      return `Select the text of ${what}`;
    case 'dom.upload':
      return `Put the file into ${what}`;
    case 'dom.waitFor':
      return `Wait for ${text('value') ? quoted(text('value')) : parsed.success ? what : 'the page'}`;
    case 'tabs.navigate':
      return `Go to ${text('url')}`;
    case 'tabs.open':
      return `Open ${text('url')} in a new tab`;
    case 'tabs.back':
      return 'Go back';
    case 'tabs.forward':
      return 'Go forward';
    case 'tabs.reload':
      return 'Load the page again';
    case 'tabs.close':
      return 'Close the tab';
    case 'tabs.switch':
      return 'Switch to the tab';
    case 'downloads.waitFor':
      return 'Wait until the download has finished';
    case 'request_assistance':
      return `Ask for help: ${text('message')}`;
    default:
      return parsed.success ? `${call.name} on ${what}` : call.name;
  }
}
