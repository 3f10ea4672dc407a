import { afterEach, beforeEach, expect, test } from 'vitest';
import { seeded } from '../../../scripts/seeded.mjs';
import { childElementsOf, setShadowOpener, walkElements } from '../../../src/page/accessible/tree';
import { isVisible } from '../../../src/page/accessible/visible';
import { resolveAll, resolveOne, type RefTable } from '../../../src/page/resolve/resolve';
import { byPosition } from '../../../src/page/resolve/scopes';
import { textOf } from '../../../src/page/resolve/text-match';
import { foldSpace } from '../../../src/selector/match-text';
import type { RoleSelector } from '../../../src/shared/selector';

const table = new Map<string, Element>();
const refs: RefTable = { elementOf: (ref) => table.get(ref), refOf: () => 'e1' };

beforeEach(() => {
  table.clear();
});
afterEach(() => {
  setShadowOpener(undefined);
  document.body.innerHTML = '';
});

/** Ids of what the selector means. */
function ids(selector: RoleSelector): string[] {
  return resolveAll(selector, document, refs).map((el) => el.id);
}
function button(rest: Partial<Extract<RoleSelector, { kind: 'role' }>> = {}): RoleSelector {
  return { kind: 'role', role: 'button', ...rest };
}
function trouble(selector: RoleSelector): { code: string; error: string } {
  const found = resolveOne(selector, document, refs);
  if (found.ok) throw new Error(`found ${found.element.outerHTML}`);
  return found;
}

test('role, then states, then name, then landmark, then nth', () => {
  document.body.innerHTML =
    '<nav><button id=a>Save</button></nav><main><button id=b disabled>Save</button>' +
    '<button id=c aria-pressed=true>Save as</button><input id=d type=submit value=Save></main><a id=e href=x>Save</a>';
  expect(ids(button())).toEqual(['a', 'b', 'c', 'd']);
  expect(ids(button({ name: 'save' }))).toEqual(['a', 'b', 'c', 'd']);
  expect(ids(button({ name: 'Save', nameMode: 'exact' }))).toEqual(['a', 'b', 'd']);
  expect(ids(button({ name: 'save', nameMode: 'exact' }))).toEqual([]);
  expect(ids(button({ name: '/^save (as)?/i', nameMode: 'regex' }))).toEqual(['c']);
  expect(ids(button({ disabled: false, name: 'Save', nameMode: 'exact' }))).toEqual(['a', 'd']);
  expect(ids(button({ pressed: true }))).toEqual(['c']);
  expect(ids(button({ name: 'Save', nameMode: 'exact', withinLandmark: 'main' }))).toEqual(['b', 'd']);
  expect(ids(button({ name: 'Save', nameMode: 'exact', withinLandmark: 'main', nth: 1 }))).toEqual(['d']);
});

test('levels, checks, selection and expansion tell elements apart', () => {
  document.body.innerHTML =
    '<h2 id=a>x</h2><h3 id=b>x</h3><input id=c type=checkbox checked><input id=d type=checkbox>' +
    '<div id=f role=tab aria-selected=true>x</div><div id=g role=tab>x</div>' +
    '<button id=h aria-expanded=false>x</button><button id=i>x</button>';
  expect(ids({ kind: 'role', role: 'heading', level: 3 })).toEqual(['b']);
  expect(ids({ kind: 'role', role: 'checkbox', checked: false })).toEqual(['d']);
  expect(ids({ kind: 'role', role: 'tab', selected: true })).toEqual(['f']);
  expect(ids(button({ expanded: false }))).toEqual(['h']);
});

test('hidden elements match only where nothing else does', () => {
  document.body.innerHTML =
    '<button id=a hidden>Go</button><button id=b>Go</button><button id=c hidden>Stop</button>';
  expect(ids(button({ name: 'Go' }))).toEqual(['b']);
  expect(ids(button({ name: 'Stop' }))).toEqual(['c']);
});

test('none found names what comes near', () => {
  document.body.innerHTML =
    '<button>Save draft</button><button>Cancel</button><button hidden>Save all</button>';
  const { code, error } = trouble(button({ name: 'Save drft', nameMode: 'exact' }));
  expect(code).toBe('NOT_FOUND');
  expect(error).toBe('no button “Save drft”; nearest: button “Save draft”, button “Cancel”');
});

test('nth beyond the matches says how many there are', () => {
  document.body.innerHTML = '<button>Go</button><button>Go</button>';
  expect(trouble(button({ name: 'Go', nth: 2 }))).toMatchObject({
    code: 'NOT_FOUND',
    error: 'no button with “Go” (3rd): there are 2 (nth counts from 0)',
  });
});

test('several found are listed with what tells them apart', () => {
  document.body.innerHTML = `<nav><button>Open</button></nav><main>${'<button>Open</button>'.repeat(7)}</main>`;
  const { code, error } = trouble(button({ name: 'Open', nameMode: 'exact' }));
  expect(code).toBe('AMBIGUOUS');
  expect(error).toContain(
    'button "Open" matches 8 elements: 0: button “Open” in nav; 1: button “Open” in main;',
  );
  expect(error).toContain('and 2 more; add nth (1st = 0) or a landmark');
});

test('a stale or unknown ref says so', () => {
  document.body.innerHTML = '<button id=a>Go</button>';
  const el = document.getElementById('a')!;
  table.set('e7', el);
  expect(ids({ kind: 'ref', ref: 'e7' })).toEqual(['a']);
  el.remove();
  expect(trouble({ kind: 'ref', ref: 'e7' })).toMatchObject({ code: 'STALE', retryable: true });
  expect(trouble({ kind: 'ref', ref: 'e9' }).error).toContain('e9 is not known');
});

test('css works through shadow roots, and a broken one is the caller’s mistake', () => {
  document.body.innerHTML = '<x-a><i class=k id=a></i></x-a><b class=k id=b></b>';
  const host = document.querySelector('x-a')!;
  host.attachShadow({ mode: 'open' }).innerHTML = '<u class=k id=c></u><slot></slot>';
  expect(ids({ kind: 'css', css: '.k' })).toEqual(['c', 'a', 'b']);
  expect(ids({ kind: 'css', css: 'x-a >> u' })).toEqual(['c']);
  expect(trouble({ kind: 'css', css: 'b[' })).toMatchObject({ code: 'INVALID_ACTION' });
  expect(trouble({ kind: 'css', css: '.k' })).toMatchObject({ code: 'AMBIGUOUS' });
});

test('an inadmissible regex is refused', () => {
  expect(trouble(button({ name: '(a+)+', nameMode: 'regex' })).code).toBe('INVALID_ACTION');
});

test('text means the smallest element that holds it', () => {
  document.body.innerHTML =
    '<div id=a><p id=b>Terms of <b id=c>Service</b></p><p id=d>terms</p></div><script>Terms</script>' +
    '<input id=e type=submit value="Accept terms"><p id=f hidden>Terms</p>';
  expect(ids({ kind: 'text', text: 'terms' })).toEqual(['b', 'd', 'e']);
  expect(ids({ kind: 'text', text: 'Terms of  Service' })).toEqual(['b']);
  expect(ids({ kind: 'text', text: 'Service', exact: true })).toEqual(['c']);
  expect(ids({ kind: 'text', text: 'terms', exact: true })).toEqual(['d']);
  expect(ids({ kind: 'text', text: 'Terms', exact: true })).toEqual(['f']);
});

/** A tree of seeded tags, texts, style sheets and shadow roots. */
function grow(into: Element, random: () => number, depth: number): void {
  const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)]!;
  for (let i = 0; i < 3; i++) {
    const el = document.createElement(pick(['p', 'b', 'div', 'x-host', 'style', 'input', 'slot']));
    if (el instanceof HTMLInputElement)
      Object.assign(el, { type: pick(['submit', 'text']), value: pick(['a', 'b']) });
    else if (el.localName === 'x-host' && random() < 0.5)
      grow(el.attachShadow({ mode: 'open' }).appendChild(document.createElement('p')), random, depth - 1);
    if (depth > 0 && !/input|slot/.test(el.localName)) grow(el, random, depth - 1);
    into.append(pick(['', ' ', 'a', 'b ', '\u200b', ' a\n']), el, pick(['', '\n  ', 'b']));
  }
}

test('an exact text means each smallest element that has it and nothing else, on any page, in page order', () => {
  const random = seeded(7);
  let found = 0;
  for (let round = 0; round < 60; round++) {
    document.body.innerHTML = '';
    grow(document.body, random, 2);
    const all: Element[] = [document.body];
    walkElements(document.body, (el) => void all.push(el));
    const texts = new Map(all.map((el) => [el, foldSpace(textOf(el))]));
    for (const text of new Set(texts.values())) {
      if (text === '') continue;
      const smallest = all.filter(
        (el) => texts.get(el) === text && !childElementsOf(el).some((child) => texts.get(child) === text),
      );
      const meant = resolveAll({ kind: 'text', text, exact: true }, document, refs);
      expect(new Set(meant)).toEqual(
        new Set(smallest.some(isVisible) ? smallest.filter(isVisible) : smallest),
      );
      expect(meant).toEqual([...meant].sort(byPosition));
      found += meant.length;
    }
  }
  expect(found).toBeGreaterThan(500);
});

test('elements in open and closed shadow roots are found, in page order', () => {
  document.body.innerHTML =
    '<button id=a>Go</button><x-open></x-open><x-shut></x-shut><button id=d>Go</button>';
  document.querySelector('x-open')!.attachShadow({ mode: 'open' }).innerHTML = '<button id=b>Go</button>';
  const shut = document.querySelector('x-shut')!.attachShadow({ mode: 'closed' });
  shut.innerHTML = '<nav><button id=c>Go</button></nav>';
  expect(ids(button())).toEqual(['a', 'b', 'd']);
  setShadowOpener((el) => (el.localName === 'x-shut' ? shut : el.shadowRoot));
  expect(ids(button())).toEqual(['a', 'b', 'c', 'd']);
  expect(ids(button({ withinLandmark: 'nav' }))).toEqual(['c']);
});

test('header and footer are landmarks of the page only', () => {
  document.body.innerHTML =
    '<header><a id=a href=x>x</a></header><article><footer><a id=b href=x>x</a></footer></article>' +
    '<div role=contentinfo><a id=c href=x>x</a></div><aside><nav><a id=d href=x>x</a></nav></aside>';
  const within = (withinLandmark: 'header' | 'footer' | 'nav' | 'aside') =>
    ids({ kind: 'role', role: 'link', withinLandmark });
  expect([within('header'), within('footer'), within('nav'), within('aside')]).toEqual([
    ['a'],
    ['c'],
    ['d'],
    [],
  ]);
});
