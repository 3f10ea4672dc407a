import { afterEach, expect, test } from 'vitest';
import { setShadowOpener } from '../../../src/page/accessible/tree';
import { chooseSelector } from '../../../src/page/resolve/choose';
import { fingerprintOf } from '../../../src/page/resolve/fingerprint';
import { resolveOne, type RefTable } from '../../../src/page/resolve/resolve';

const refs: RefTable = { elementOf: () => undefined, refOf: () => 'e1' };

afterEach(() => {
  setShadowOpener(undefined);
  document.body.innerHTML = '';
});

const el = (id: string) => document.getElementById(id)!;
const chosen = (id: string) => chooseSelector(el(id), document)!.selector;

test('role and exact name where that is unique', () => {
  document.body.innerHTML = '<button id=a>Save</button><button>Save as</button><a href=x>Save</a>';
  expect(chooseSelector(el('a'), document)).toEqual({
    selector: { kind: 'role', role: 'button', name: 'Save', nameMode: 'exact' },
    altSelectors: [
      { kind: 'text', text: 'Save', exact: true, nth: 0 },
      { kind: 'css', css: '#a' },
    ],
  });
});

test('then the landmark, then nth', () => {
  document.body.innerHTML =
    '<nav><button id=a>Go</button></nav><main><button id=b>Go</button><button id=c>Go</button></main>' +
    '<p><i role=tab id=d>T</i><i role=tab id=e>T</i></p>';
  const go = { kind: 'role', role: 'button', name: 'Go', nameMode: 'exact' };
  expect(chosen('a')).toEqual({ ...go, withinLandmark: 'nav' });
  expect(chosen('c')).toEqual({ ...go, withinLandmark: 'main', nth: 1 });
  expect(chosen('e')).toEqual({ kind: 'role', role: 'tab', name: 'T', nameMode: 'exact', nth: 1 });
});

test('text for what has no role, css for what has nothing', () => {
  document.body.innerHTML =
    '<div id=a onclick="1">Open menu</div><div><div class=x></div><div class=x id=x1234></div></div>';
  expect(chosen('a')).toEqual({ kind: 'text', text: 'Open menu', exact: true });
  expect(chosen('x1234')).toEqual({ kind: 'css', css: 'div:nth-of-type(2) > div:nth-of-type(2)' });
});

test('each selector leads to its element, in shadow roots too', () => {
  document.body.innerHTML = `<header><a href=/>Home</a></header><nav><a href=/a>Home</a><a href=/b>Home</a></nav>
    <form><label>Name <input></label><input placeholder=Town><input><input></form>
    <ul>${'<li><a href=#>Edit</a><button>Delete</button></li>'.repeat(4)}</ul><details><summary>More</summary>x</details>
    <x-open></x-open><x-open></x-open><x-shut></x-shut><span onclick="1"></span><svg onclick="1"></svg>`;
  for (const host of document.querySelectorAll('x-open')) {
    host.attachShadow({ mode: 'open' }).innerHTML = '<button>Buy</button><i></i>';
  }
  const shut = document.querySelector('x-shut')!.attachShadow({ mode: 'closed' });
  shut.innerHTML = '<button>Buy</button><input><b></b>';
  setShadowOpener((host) => (host.localName === 'x-shut' ? shut : host.shadowRoot));
  const scopes = [
    document.body,
    shut,
    ...[...document.querySelectorAll('x-open')].map((host) => host.shadowRoot!),
  ];
  const all = scopes.flatMap((scope) => [
    ...scope.querySelectorAll('a, button, input, summary, span, svg, i, b'),
  ]);
  expect(all.length).toBe(25);
  for (const one of all) {
    const found = chooseSelector(one, document);
    expect(found, one.outerHTML).toBeDefined();
    for (const selector of [found!.selector, ...found!.altSelectors]) {
      const resolved = resolveOne(selector, document, refs);
      expect(resolved.ok && resolved.element, JSON.stringify(selector)).toBe(one);
    }
  }
});

test('a selector outlives a render anew and new class names', () => {
  const render = (name: string) =>
    `<main class=${name}><button class=${name}1>Save</button><button>Back</button></main>`;
  document.body.innerHTML = render('x');
  const { selector } = chooseSelector(document.querySelector('button')!, document)!;
  document.body.innerHTML = render('y');
  const found = resolveOne(selector, document, refs);
  expect(found.ok && found.element).toBe(document.querySelector('button'));
});

test('an element that left the page has no selector', () => {
  document.body.innerHTML = '<button id=a>Go</button>';
  const gone = el('a');
  gone.remove();
  expect(chooseSelector(gone, document)).toBeUndefined();
});

test('a fingerprint stays with looks and place, and tells a swapped target', () => {
  document.body.innerHTML = '<form action="https://shop.example/pay"><button id=a>Pay</button></form>';
  const before = fingerprintOf(el('a'));
  el('a').className = 'other';
  el('a').before(document.createElement('p'));
  expect(fingerprintOf(el('a'))).toBe(before);
  document.querySelector('form')!.setAttribute('action', 'https://evil.example/pay');
  expect(fingerprintOf(el('a'))).not.toBe(before);
  el('a').textContent = 'Pay 100';
  const renamed = fingerprintOf(el('a'));
  el('a').setAttribute('formaction', 'https://shop.example/');
  expect(fingerprintOf(el('a'))).not.toBe(renamed);
});

test('a fingerprint is not fooled by controls named like properties', () => {
  const html = (extra: string) =>
    `<form action="https://shop.example/"><button id=a>Pay</button>${extra}</form>`;
  document.body.innerHTML = html('');
  const plain = fingerprintOf(el('a'));
  document.body.innerHTML = html(
    '<input name=action value="x"><input name=getAttribute><input name=closest>',
  );
  expect(fingerprintOf(el('a'))).toBe(plain);
});
