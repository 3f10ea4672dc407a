// Properties 5 and 8 on real documents: the tools of the page, through the content script's own handler.
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { browserStateOf } from '../../../src/agent/views/browser-state';
import { CONTENT_REPLIES } from '../../../src/shared/messages/content';
import { browserState } from '../../../src/shared/task-context';
import type { ToolCall } from '../../../src/shared/tool-call';
import type { ToolResult } from '../../../src/shared/tool-result';
import { parseSelector } from '../../../src/selector/parse';
import { pages, type PagePart } from '../../unit/properties/generators/pages';
import { call, openTab, type Tab } from '../content/tab';

afterEach(() => (document.body.innerHTML = ''));

/** What can be done with a part, and whether it has come about. */
function actOn(part: PagePart): { call: ToolCall; happened: () => boolean } | undefined {
  const css = `#${part.id}`;
  const element = document.querySelector(css);
  const input = element as HTMLInputElement;
  switch (part.kind) {
    case 'button': {
      let clicks = 0;
      element?.addEventListener('click', () => clicks++);
      return { call: call('dom.click', css), happened: () => clicks === 1 };
    }
    case 'textbox':
      return {
        call: call('dom.type', css, { text: 'Ann', clear: true }),
        happened: () => input.value === 'Ann',
      };
    case 'checkbox':
      return { call: call('dom.check', css, { on: true }), happened: () => input.checked };
    case 'select':
      return {
        call: call('dom.select', css, { value: 'Denmark' }),
        happened: () => input.value === 'Denmark',
      };
    case 'range':
      return { call: call('dom.set', css, { value: '40' }), happened: () => input.value === '40' };
    case 'link':
      return { call: call('dom.hover', css), happened: () => true };
    case 'heading':
    case 'table':
      return undefined;
  }
}

let asked = 0;
async function read(tab: Tab, wanted: ToolCall): Promise<ToolResult> {
  const reply = await tab.send({ op: 'read', call: wanted, requestId: `read-${++asked}` });
  return CONTENT_REPLIES.read.parse(reply).result;
}

// **Feature: browser-automation-assistant, Property 5: DOM tool availability**
describe('Property 5: DOM tool availability', { timeout: 120_000 }, () => {
  test('every control can be used by its tool, which says what came of it and what was seen after', async () => {
    await fc.assert(
      fc.asyncProperty(pages, fc.nat(), async ({ title, html, parts }, pick) => {
        document.title = title;
        const tab = openTab(html);
        const usable = parts.filter(({ kind }) => kind !== 'heading' && kind !== 'table');
        const part = usable[pick % Math.max(1, usable.length)];
        if (!part) return;
        const act = actOn(part);
        if (!act) throw new Error(`${part.kind} has no act`);
        // A disabled control is waited for, which is for another test; here it is not acted on at all.
        if (part.disabled && part.kind !== 'link') {
          expect(await read(tab, call('dom.is', `#${part.id}`, { what: 'enabled' }))).toMatchObject({
            ok: true,
            data: false,
          });
          return;
        }
        const { result, observation } = await tab.act(act.call);
        expect(result, JSON.stringify(result)).toMatchObject({ ok: true });
        expect(act.happened()).toBe(true);
        // Property 8, at its source: an act is never answered without the state of the page after it.
        expect(observation).toMatchObject({ url: location.href, title });
        expect(observation.ts).toBeGreaterThan(0);
      }),
      { numRuns: 100 },
    );
  });

  test('every part can be read: whether it is visible, its text, its value, the rows of a table', async () => {
    await fc.assert(
      fc.asyncProperty(pages, async ({ title, html, parts }) => {
        document.title = title;
        const tab = openTab(html);
        expect(await read(tab, call('page.info', null))).toMatchObject({ ok: true, data: { title } });
        for (const { id, kind, name } of parts) {
          const css = `#${id}`;
          expect(await read(tab, call('dom.is', css, { what: 'visible' }))).toMatchObject({
            ok: true,
            data: true,
          });
          if (kind === 'heading' || kind === 'button' || kind === 'link')
            expect(await read(tab, call('dom.get', css, { what: 'text' }))).toMatchObject({
              ok: true,
              data: name,
            });
          if (kind === 'textbox')
            expect(await read(tab, call('dom.get', css, { what: 'value' }))).toMatchObject({ ok: true });
        }
        const snapshot = await read(tab, call('dom.snapshot', null));
        expect(JSON.stringify(snapshot)).toContain(title);
      }),
      { numRuns: 100 },
    );
  });

  test('the DOM that is asked for is a whole BrowserState, whose selectors find what they name', async () => {
    await fc.assert(
      fc.asyncProperty(pages, async ({ title, html, parts }) => {
        document.title = title;
        const tab = openTab(html);
        const needs = [{ key: 'all', type: 'query', query: { topK: 60 } }];
        const seen = CONTENT_REPLIES.perceive.parse(await tab.send({ op: 'perceive', needs }));
        const hits = seen.answers.flatMap((answer) => (answer.type === 'query' ? answer.hits : []));
        const reply = await tab.send({ op: 'details', ids: hits.map(({ id }) => id) });
        const { details } = CONTENT_REPLIES.details.parse(reply);
        const state = browserStateOf({ mini: seen.mini, hits, details, readyState: document.readyState });
        expect(browserState.safeParse(state).success).toBe(true);
        expect(state).toMatchObject({
          url: location.href,
          title,
          viewport: { width: innerWidth, height: innerHeight },
        });
        const controls = parts.filter(({ kind }) => kind !== 'heading' && kind !== 'table');
        const listed = state.elements.filter(({ tagName }) =>
          ['button', 'input', 'select', 'a'].includes(tagName),
        );
        expect(listed).toHaveLength(controls.length);
        for (const element of listed) {
          const parsed = parseSelector(element.selector);
          if (!parsed.ok) throw new Error(`${element.selector} is no selector`);
          const found = await tab.target({ name: 'dom.click', args: { tabId: 1, selector: parsed.data } });
          expect(found, element.selector).toMatchObject({ ok: true, data: { id: element.id } });
        }
      }),
      { numRuns: 100 },
    );
  });
});
