// What a model may choose from.
import { phraseOf } from '../../../../src/shared/phrase';
import { describe, expect, test } from 'vitest';
import { choicesOf, rankingWords } from '../../../../src/agent/model/candidates';
import { estimateTokens } from '../../../../src/agent/prompts/token-estimate';
import { MAX_CHOICES } from '../../../../src/shared/budgets';
import { attemptOf, hit, seenOf, type PageParts } from './pages';

const options = { tabId: 1, attempts: [], budgetTokens: 1_500, mayOpen: false };
const choose = (parts: PageParts, more: Partial<Parameters<typeof choicesOf>[1]> = {}) =>
  choicesOf(seenOf(parts), { ...options, ...more });

describe('choicesOf', () => {
  test('numbers what can be acted on in the order of the page, under its headings', () => {
    const { lines, candidates } = choose({
      hits: [
        hit({ label: 'Home', role: 'link', landmark: 'nav' }),
        hit({ label: 'Heat up', section: 'Climate' }),
        hit({ label: 'Off', disabled: true }),
        hit({ label: 'Photo', type: 'field', role: 'textbox', inputType: 'file' }),
        hit({ label: 'Cool down', section: 'Climate' }),
      ],
    });
    expect(lines).toEqual([
      'Cabin https://cabin.example/',
      '@nav',
      '1. link Home',
      '# Climate',
      '2. button Heat up',
      '3. button Cool down',
      '4. Scroll down',
    ]);
    expect(candidates.map(({ n }) => n)).toEqual(['1', '2', '3', '4']);
  });

  test('tells equals apart by the row they stand in', () => {
    const { lines } = choose({
      hits: ['March', 'April'].map((month) =>
        hit({ label: 'Download', role: 'link', itemText: `Bill of ${month}` }),
      ),
    });
    expect(lines.filter((line) => line.includes('Download'))).toEqual([
      '1. link Download — Bill of March',
      '2. link Download — Bill of April',
    ]);
  });

  test('shows values, options and state of fields, and calls a password field one', () => {
    const { lines } = choose({
      hits: [
        hit({
          label: 'Room',
          type: 'field',
          role: 'combobox',
          tag: 'select',
          value: 'Attic',
          options: ['Attic', 'Hall'],
        }),
        hit({ label: 'Alarm', type: 'field', role: 'checkbox', checked: true }),
        hit({ label: 'Word', type: 'field', role: 'textbox', tag: 'input', inputType: 'password' }),
      ],
    });
    expect(lines).toContain('1. combobox Room = Attic (Attic/Hall)');
    expect(lines).toContain('2. checkbox Alarm [checked]');
    expect(lines).toContain('3. password Word');
  });

  test(`offers at most ${MAX_CHOICES} things, those that the words rank first of all`, () => {
    const hits = Array.from({ length: 200 }, (_, index) => hit({ label: `Thing ${index}` }));
    const { candidates } = choose({ hits, ranked: [hits[170]!, hits[90]!] }, { budgetTokens: 5_000 });
    expect(candidates).toHaveLength(MAX_CHOICES);
    const labels = candidates.flatMap((each) => ('hit' in each ? [String(each.hit.label)] : []));
    expect(labels).toEqual(expect.arrayContaining(['Thing 90', 'Thing 170']));
    expect(labels.indexOf('Thing 90')).toBeLessThan(labels.indexOf('Thing 170'));
  });

  test('keeps to its budget by leaving out what ranks last', () => {
    const hits = Array.from({ length: 60 }, (_, index) =>
      hit({ label: `${index} ${'long label '.repeat(10)}` }),
    );
    const { lines, candidates } = choose({ hits, ranked: [hits[55]!] }, { budgetTokens: 400 });
    expect(estimateTokens(lines.join('\n'))).toBeLessThanOrEqual(400);
    expect(candidates.some((each) => 'hit' in each && each.hit.label.startsWith('55 '))).toBe(true);
  });

  test('offers Enter in the field that was typed into last, and the way back after a navigation', () => {
    const typed = attemptOf('Type “heat” into textbox Search', 'Search: heat', {
      call: { name: 'dom.type', args: { tabId: 1, text: 'heat', selector: { kind: 'css', css: 'input' } } },
      observation: { url: 'https://cabin.example/2', title: '', ts: 2, urlChanged: true },
    });
    const { candidates } = choose({ hits: [] }, { attempts: [typed], mayOpen: true });
    expect(candidates).toEqual([
      expect.objectContaining({
        n: '1',
        call: {
          name: 'dom.press',
          args: { tabId: 1, key: 'Enter', selector: { kind: 'css', css: 'input' } },
        },
      }),
      expect.objectContaining({ n: '2', say: phraseOf('do_scroll_down') }),
      expect.objectContaining({ n: '3', say: phraseOf('do_go_back') }),
      expect.objectContaining({ n: '4', open: 'address' }),
    ]);
  });

  test('shows what the page says about the goal after the choices', () => {
    const { lines } = choose({ hits: [hit({ label: 'Heat up' })], texts: ['It is 18 degrees inside.'] });
    expect(lines.at(-1)).toBe('text: It is 18 degrees inside.');
  });
});

test('the words of the item rank before those of the goal, each once', () => {
  expect(rankingWords('Warm the room and tell Mara', 'Warm the room')).toBe('warm room tell mara');
});
