import { afterEach, expect, test } from 'vitest';
import {
  childNodesOf,
  closest,
  parentOf,
  setShadowOpener,
  walkElements,
} from '../../../src/page/accessible/tree';

afterEach(() => {
  setShadowOpener(undefined);
  document.body.innerHTML = '';
});

function walked(root: Element, skip?: string): string {
  const names: string[] = [];
  walkElements(root, (el) => {
    names.push(el.id || el.localName);
    return el.localName !== skip;
  });
  return names.join(' ');
}

function host(mode: ShadowRootMode): ShadowRoot {
  document.body.innerHTML = '<x-h id=h><i id=a slot=s></i><b id=lost slot=nowhere></b>text</x-h>';
  const root = document.querySelector('x-h')!.attachShadow({ mode });
  root.innerHTML =
    '<p id=p><slot name=s id=s><u id=u></u></slot></p><slot id=d></slot><slot name=none id=n><em id=e></em></slot>';
  return root;
}

test.each(['open', 'closed'] as const)(
  'walks %s shadow roots, slots and fallback content, up and down',
  (mode) => {
    const root = host(mode);
    setShadowOpener((el) => (el.id === 'h' ? root : el.shadowRoot));
    expect(walked(document.body)).toBe('h p s a d n e');
    const light = document.getElementById('a')!;
    expect(parentOf(light)).toBe(root.getElementById('s'));
    expect(closest(light, (el) => el.id === 'h')).toBe(document.getElementById('h'));
    expect(parentOf(document.getElementById('lost')!)).toBeNull();
    expect(
      [...(childNodesOf(root.getElementById('d')!) as NodeList)].map((node) => node.textContent),
    ).toEqual(['text']);
  },
);

test('a closed root that nobody opens leaves the light children', () => {
  host('closed');
  expect(walked(document.body)).toBe('h a lost');
});

test('a visit can skip what is below', () => {
  document.body.innerHTML = '<ul><li><b></b></li></ul><p></p>';
  expect(walked(document.body, 'ul')).toBe('ul p');
});

test('controls named like properties lead no walk astray', () => {
  document.body.innerHTML =
    '<form id=f><input name=parentNode><input name=firstElementChild><input name=childNodes>' +
    '<input name=nextElementSibling><input name=shadowRoot><input name=nodeType></form><p></p>';
  expect(walked(document.body)).toBe(`f ${'input '.repeat(6)}p`);
  const form = document.querySelector('#f')!;
  expect(parentOf(form)).toBe(document.body);
  expect(childNodesOf(form).length).toBe(6);
});
