// What is folded up by clipping, and what has a tab stop only to be scrolled.
import { expect, test } from 'vitest';
import { perceived, perception } from './perceived';

const links = '<ul><li><a href="#one">One</a></li><li><a href="#two">Two</a></li></ul>';
const told = async (html: string) => (await perceived(html)).actions.map(({ label }) => label);

test.each([
  ['max-height', `<nav style="max-height:0;overflow:hidden">${links}</nav>`],
  ['height', `<div style="height:0;overflow:clip">${links}</div>`],
  ['width', `<aside style="width:0;overflow:hidden;white-space:nowrap">${links}</aside>`],
  [
    'rows of a grid',
    `<div style="display:grid;grid-template-rows:0fr"><div style="overflow:hidden">${links}</div></div>`,
  ],
])('what is folded up is not there: by %s', async (_, html) => {
  expect(await told(`<button>Menu</button>${html}`)).toEqual(['Menu']);
  expect(perception!.query({ text: 'two' })).toEqual([]);
});

test('what is unfolded is there', async () => {
  expect(
    await told(`<button>Menu</button><nav id="menu" style="max-height:0;overflow:hidden">${links}</nav>`),
  ).toEqual(['Menu']);
  document.getElementById('menu')!.style.maxHeight = 'none';
  const { mini } = await perception!.perceive({ needs: [] });
  expect(mini.actions.map(({ label }) => label)).toEqual(['Menu', 'One', 'Two']);
});

test.each([
  [
    'fixed',
    `<div style="height:0;overflow:hidden;position:relative"><div style="position:fixed;top:9px">${links}</div></div>`,
  ],
  [
    'absolute',
    `<div style="height:0;overflow:hidden"><p><span style="position:absolute;top:9px">${links}</span></p></div>`,
  ],
  ['not clipped', `<div style="height:0">${links}</div>`],
])('what shows outside of its holder is there: %s', async (_, html) => {
  expect(await told(html)).toEqual(['One', 'Two']);
});

test.each([
  ['clear as glass and let through', 'opacity:0;pointer-events:none', []],
  ['shrunk to nothing', 'transform:scale(0)', []],
  ['clear, but clicked', 'opacity:0', ['One', 'Two']],
  ['let through, but seen', 'pointer-events:none', ['One', 'Two']],
])('a menu that is %s', async (_, style, shown) => {
  expect(
    await told(
      `<button>Menu</button><nav style="${style}"><ul><li><a href="#one"><img alt="One" width="9" height="9"></a></li><li><a href="#two">Two</a></li></ul></nav>`,
    ),
  ).toEqual(['Menu', ...shown]);
});

test('a menu that clears up is there', async () => {
  const html = `<button>Menu</button><nav id="menu" style="opacity:0;pointer-events:none">${links}</nav>`;
  expect(await told(html)).toEqual(['Menu']);
  document.getElementById('menu')!.style.cssText = '';
  const { mini } = await perception!.perceive({ needs: [] });
  expect(mini.actions.map(({ label }) => label)).toEqual(['Menu', 'One', 'Two']);
});

test('what has a tab stop to be scrolled by keys is no action', async () => {
  const long = '<p style="height:500px">Terms</p>';
  const html = `<div tabindex="0" style="height:90px;overflow:auto">${long}</div>
    <pre tabindex="0" style="height:20px;overflow:auto">one\ntwo\nthree\nfour</pre>
    <div tabindex="0" style="overflow:auto">Pick me</div><div tabindex="0" style="height:90px;overflow:auto;cursor:pointer">Card${long}</div>`;
  expect(await told(html)).toEqual(['Pick me', 'Card Terms']);
  expect(perception!.query({ kind: 'action' })[0]).toMatchObject({ kind: 'scroll_area', label: 'Terms' });
});
