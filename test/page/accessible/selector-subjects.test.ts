// The keys under which rules are filed, against what elements the browser applies the selectors to.
import { afterEach, expect, test } from 'vitest';
import { subjectKeys } from '../../../src/page/accessible/selector-subjects';

const CASES: [selectorList: string, keys: string][] = [
  ['a', 'tag a'],
  ['.btn', 'class btn'],
  ['BUTTON.a.b', 'class a'],
  ['nav > ul li.item', 'class item'],
  ['.a .b, #c + d', 'class b, tag d'],
  ['ul li:not(.x):nth-child(2n + 1)', 'tag li'],
  ['#main > *', 'every '],
  ['[data-x="a, b > c"] ~ [title]', 'attribute title'],
  ['a[href^="http"]::after', 'tag a after'],
  ['.icon:before, .icon:hover::after', 'class icon before, class icon after'],
  ['::before', 'every  before'],
  [':where(.a, p em):hover', 'class a, tag em'],
  [':is(.a, .b)::before', 'class a before, class b before'],
  ['.\\32xl\\:flex', 'class 2xl:flex'],
  ['.w-1\\/2 .\\31 0px', 'class 10px'],
  ['&:hover', 'parent '],
  ['& .inner', 'class inner'],
  [':root', 'tag html'],
  [':host(.open)', ''],
  ['::slotted(p)::before', ''],
  [':host .inside', 'class inside'],
  ['svg|a::before, *|b, |i', 'tag a before, tag b, tag i'],
  ['svg|*', 'every '],
  ['[xlink|href]', 'every '],
  ['[lang|="en"]', 'attribute lang'],
  ['input::placeholder', 'tag input placeholder'],
];

afterEach(() => {
  document.body.innerHTML = '';
});

test.each(CASES)('%s', (selectorList, keys) => {
  const told = subjectKeys(selectorList).map(({ kind, name, pseudo }) =>
    `${kind} ${name} ${pseudo}`.trimEnd(),
  );
  expect(told.join(', ')).toBe(keys.trimEnd());
});

test('a selector as the browser prints it is filed under a class that its element has', () => {
  for (const name of ['2xl:flex', '10px', 'w-1/2', 'a.b', '-x', 'é', '@sm', 'p[0]', 'x y'.slice(0, 1)]) {
    const sheet = new CSSStyleSheet();
    sheet.insertRule(`div .${CSS.escape(name)}:not(.no)::before { content: "x" }`);
    const { selectorText } = sheet.cssRules[0] as CSSStyleRule;
    expect(subjectKeys(selectorText)).toEqual([{ kind: 'class', name, pseudo: 'before' }]);
  }
});
