// Commands as an agent sends them: each parses to one tool call that its tool takes; anything else is refused by name.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMMAND_NAMES, parseCommand, type CommandName } from '../../../src/bridge/protocol';
import { toolCallOf, type PageCommand } from '../../../src/bridge/tool-calls';
import { parseToolCall } from '../../../src/tools/registry';

const ref = { selector: { kind: 'ref', ref: 'e1' } };
const CASES: [CommandName, Record<string, unknown> | undefined, { name: string; args: object } | null][] = [
  ['snapshot', undefined, null],
  ['click', { ref: 'e1' }, { name: 'dom.click', args: ref }],
  ['dblclick', { ref: 'f3.e1' }, { name: 'dom.dblclick', args: { selector: { kind: 'ref', ref: 'f3.e1' } } }],
  ['fill', { ref: 'e1', value: 'Ann' }, { name: 'dom.type', args: { ...ref, text: 'Ann', replace: true } }],
  [
    'type',
    { ref: 'e1', text: 'Ann', delay: 50 },
    { name: 'dom.type', args: { ...ref, text: 'Ann', replace: false, delayMs: 50 } },
  ],
  ['press', { key: 'Enter' }, { name: 'dom.press', args: { key: 'Enter' } }],
  ['press', { key: 'Enter', ref: 'e1' }, { name: 'dom.press', args: { ...ref, key: 'Enter' } }],
  ['hover', { ref: 'e1' }, { name: 'dom.hover', args: ref }],
  ['focus', { ref: 'e1' }, { name: 'dom.focus', args: ref }],
  ['check', { ref: 'e1' }, { name: 'dom.check', args: { ...ref, on: true } }],
  ['uncheck', { ref: 'e1' }, { name: 'dom.check', args: { ...ref, on: false } }],
  ['select', { ref: 'e1', value: 'Norway' }, { name: 'dom.select', args: { ...ref, value: 'Norway' } }],
  [
    'select',
    { ref: 'e1', value: ['a', 'b'] },
    { name: 'dom.select', args: { ...ref, value: 'a', values: ['a', 'b'] } },
  ],
  ['tab', { action: 'list' }, null],
  ['tab', { action: 'new', url: 'https://shop.example/' }, null],
  ['tab', { action: 'switch', tabId: 4 }, null],
  ['tab', { action: 'close' }, null],
  [
    'open',
    { url: 'https://shop.example/' },
    { name: 'tabs.navigate', args: { url: 'https://shop.example/' } },
  ],
  ['get', { what: 'text', ref: 'e1' }, { name: 'dom.get', args: { ...ref, what: 'text' } }],
  [
    'get',
    { what: 'attribute', ref: 'e1', name: 'href' },
    { name: 'dom.get', args: { ...ref, what: 'attribute', name: 'href' } },
  ],
  ['get', { what: 'title' }, { name: 'dom.get', args: { what: 'title' } }],
  ['is', { what: 'visible', ref: 'e1' }, { name: 'dom.is', args: { ...ref, what: 'visible' } }],
];

describe('commands', () => {
  test('the cases cover all fifteen', () => {
    expect(COMMAND_NAMES).toHaveLength(15);
    expect(new Set(CASES.map(([type]) => type))).toEqual(new Set(COMMAND_NAMES));
  });

  test.each(CASES)('%s %j', (type, params, call) => {
    const parsed = parseCommand({ id: 7, type, ...(params ? { params } : {}) });
    expect(parsed).toMatchObject({ ok: true, id: 7 });
    if (!parsed.ok || !call) return;
    const made = toolCallOf(parsed.command as PageCommand, 12);
    expect(made).toEqual({ name: call.name, args: { tabId: 12, ...call.args } });
    expect(parseToolCall(made)).toMatchObject({ ok: true });
  });

  test.each([
    [{ id: 'a', type: 'execute', params: { task: 'x' } }, 'a', /no command “execute”.*snapshot, click/],
    [{ id: 1, type: 'constructor' }, 1, /no command “constructor”/],
    [{ id: 2, type: 'click' }, 2, /click: ref/],
    [{ id: 3, type: 'click', params: { ref: 'a12' } }, 3, /click: ref/],
    [{ id: 4, type: 'click', params: { ref: 'e1', confirm: 'never' } }, 4, /confirm/],
    [{ id: 5, type: 'open', params: { url: 'javascript:alert(1)' } }, 5, /open: url/],
    [{ id: 6, type: 'open', params: { url: 'file:///etc/passwd' } }, 6, /open: url/],
    [{ id: 8, type: 'tab', params: { action: 'move' } }, 8, /tab/],
    [{ id: 9, type: 'snapshot', config: {} }, 9, /config/],
    [{ jsonrpc: '2.0', id: 10, method: 'settings/set' }, 10, /type/],
    [{ id: { a: 1 }, type: 'snapshot' }, undefined, /id/],
    [[], undefined, /object/],
    [undefined, undefined, /object/],
    ['snapshot', undefined, /object/],
  ])('%j is refused, its id told', (frame, id, why) => {
    const parsed = parseCommand(frame);
    expect(parsed).toMatchObject({ ok: false, id });
    expect(parsed.ok ? '' : parsed.error).toMatch(why);
  });

  test('nothing that is sent throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc.record({ id: fc.jsonValue(), type: fc.constantFrom(...COMMAND_NAMES), params: fc.jsonValue() }),
        ),
        (frame) => {
          const parsed = parseCommand(frame);
          expect(parsed.ok || parsed.error.length > 0).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
