// Names against literal answers; chromium-tree.test.ts holds them against the browser's own.
import { afterEach, expect, test } from 'vitest';
import { descriptionOf, nameOf } from '../../../src/page/accessible/name';
import { withPerceptionCache } from '../../../src/page/accessible/pass-cache';
import { setShadowOpener } from '../../../src/page/accessible/tree';

afterEach(() => {
  setShadowOpener(undefined);
  document.body.innerHTML = '';
});

/** The name of `#t` in this markup. */
function nameIn(html: string): string {
  document.body.innerHTML = html;
  const el = document.getElementById('t')!;
  const alone = nameOf(el);
  expect(withPerceptionCache(() => nameOf(el))).toBe(alone);
  return alone;
}

const CASES: [what: string, html: string, name: string][] = [
  ['content', '<a id=t href=x>Read <b>more</b></a>', 'Read more'],
  ['folded white space', '<button id=t>\n  Save&nbsp;\n all </button>', 'Save all'],
  ['aria-label over content', '<button id=t aria-label="Close dialog">×</button>', 'Close dialog'],
  ['an empty aria-label is none', '<button id=t aria-label=" ">Go</button>', 'Go'],
  ['aria-labelledby over aria-label', '<i id=l>Total</i><button id=t aria-labelledby=l aria-label=x>y</button>', 'Total'],
  ['several references in their order', '<i id=a>One</i><i id=b>Two</i><p id=t role=link aria-labelledby="b a">x</p>', 'Two One'],
  ['a reference to itself', '<p id=r>Row 3</p><button id=t aria-label=Delete aria-labelledby="t r">x</button>', 'Delete Row 3'],
  ['a dangling reference', '<button id=t aria-labelledby=nowhere>Go</button>', 'Go'],
  ['a hidden referenced element', '<p id=l hidden>Secret <b hidden>word</b></p><button id=t aria-labelledby=l></button>', 'Secret word'],
  ['hidden parts of a shown reference', '<p id=l>Open <b hidden>word</b></p><button id=t aria-labelledby=l></button>', 'Open'],
  ['hidden content', '<button id=t>Go <span hidden>a</span><span style="visibility:hidden">b</span><span aria-hidden=true>c</span></button>', 'Go'],
  ['visible inside hidden', '<button id=t>A<span style="visibility:hidden">B<b style="visibility:visible">C</b></span></button>', 'AC'],
  ['wrapping label', '<label>First name <input id=t></label>', 'First name'],
  ['label by for', '<label for=t>Email</label><input id=t placeholder=x>', 'Email'],
  ['two labels', '<label for=t>Card</label><label for=t>number</label><input id=t>', 'Card number'],
  ['an empty label is the name', '<label for=t></label><input id=t placeholder=Search>', ''],
  ['a label around several controls', '<label for=t>Send after <input value=5> days <input id=t type=checkbox></label>', 'Send after 5 days'],
  ['the chosen option in a label', '<label for=t>Size <select><option>S<option selected>M</select><input id=t type=checkbox></label>', 'Size M'],
  ['slider in a name', '<h2 id=t>Volume <span role=slider aria-valuenow=7 aria-valuetext=loud></span></h2>', 'Volume loud'],
  ['title of a field', '<input id=t title="Your town">', 'Your town'],
  ['title before placeholder', '<input id=t title=Town placeholder=Berlin>', 'Town'],
  ['placeholder', '<input id=t placeholder="Search shops">', 'Search shops'],
  ['value of a submit', '<input id=t type=submit value="Pay now">', 'Pay now'],
  ['submit without value', '<input id=t type=submit>', 'Submit'],
  ['reset without value', '<input id=t type=reset>', 'Reset'],
  ['image button', '<input id=t type=image alt=Find>', 'Find'],
  ['file', '<input id=t type=file>', 'Choose File'],
  ['img alt', '<img id=t alt="A red bus">', 'A red bus'],
  ['image link', '<a id=t href=x><img alt=Home></a>', 'Home'],
  ['a decorative image says nothing', '<a id=t href=x><img alt="" title=x>Home</a>', 'Home'],
  ['a presentational image says nothing', '<a id=t href=x><img alt=Icon role=presentation>Home</a>', 'Home'],
  ['svg title', '<button id=t><svg><title>Menu</title><path /></svg></button>', 'Menu'],
  ['tooltip as a last resort', '<a id=t href=x title=Settings></a>', 'Settings'],
  ['a tooltip on a bare span is no name', '<button id=t>A<span title=B></span></button>', 'A'],
  ['fieldset legend', '<fieldset id=t><legend>Address</legend><input></fieldset>', 'Address'],
  ['figure caption', '<figure id=t>x<figcaption>Growth</figcaption></figure>', 'Growth'],
  ['an empty figure caption', '<figure id=t title=x>x<figcaption></figcaption></figure>', ''],
  ['a figure in a link', '<a id=t href=x>A<figure>B<figcaption>C</figcaption></figure></a>', 'A'],
  ['the content of a referenced landmark', '<nav id=l>Menu <article>one</article></nav><button id=t aria-labelledby=l></button>', 'Menu one'],
  ['a link of a no-break space', '<a id=t href=x title=Tip>&nbsp;</a>', ''],
  ['a hidden image says nothing', '<a id=t href=x>A<img style="visibility:hidden" alt=B></a>', 'A'],
  ['a hidden label says nothing', '<a id=t href=x>A<i style="visibility:hidden" role=img aria-label=B></i></a>', 'A'],
  ['how a word is read is not the word', '<a id=t href=x><ruby>漢<rt>kan</rt></ruby></a>', '漢'],
  ['table caption', '<table id=t><caption>Prices</caption><tr><td>1</table>', 'Prices'],
  ['a table is not named by content', '<table id=t border=1><tr><th>a<th>b<tr><td>1<td>2</table>', ''],
  ['blocks are spaced', '<a id=t href=x><div>Title</div><div>Text</div></a>', 'Title Text'],
  ['inlines are not', '<a id=t href=x><span>Re</span><span>ad</span></a>', 'Read'],
  ['inline blocks are spaced', '<a id=t href=x>A<span style="display:inline-block">B</span></a>', 'A B'],
  ['flex items are spaced', '<a id=t href=x style="display:flex"><span>A</span><span>B</span></a>', 'A B'],
  ['a block within an inline is spaced', '<a id=t href=x>A<span><div>B</div></span>C</a>', 'A B C'],
  ['line breaks are spaces', '<a id=t href=x>A<br>B</a>', 'A B'],
  ['controls are spaced', '<h2 id=t>A<button>B</button>C</h2>', 'A B C'],
  ['landmarks keep to themselves', '<div id=t role=tab>Find<form role=search>x</form></div>', 'Find'],
  ['menus keep to themselves', '<div id=t role=menuitem>File<div role=menu>Open</div></div>', 'File'],
  ['upper case as shown', '<a id=t href=x style="text-transform:uppercase">Learn more</a>', 'LEARN MORE'],
  ['a skipped subtree says nothing', '<button id=t>A<div style="content-visibility:hidden">B<b>C</b></div></button>', 'A'],
  ['a link of which all is skipped has no name', '<a id=t href=x style="content-visibility:hidden;display:block">A</a>', ''],
  ['the content of display: contents is apart', '<a id=t href=x>A<span style="display:contents">B</span>C</a>', 'A B C'],
  ['floats and boxes out of the flow are spaced', '<a id=t href=x>A<b style="float:left">B</b><b style="position:absolute">C</b></a>', 'A B C'],
  ['a drawing without words is spaced', '<a id=t href=x>A<svg><path /></svg>B</a>', 'A B'],
  ['comments part no text', '<a id=t href=x>Sign<!-- -->ed <!-- -->in</a>', 'Signed in'],
  ['quotation marks', '<a id=t href=x>He said <q>no</q></a>', 'He said “no”'],
  ['adopted children', '<p id=o>late</p><button id=t aria-owns=o>Too </button>', 'Too late'],
  ['a circle of references ends', '<p id=a aria-labelledby=t>x</p><button id=t aria-labelledby=a>y</button>', 'x'],
  ['role none keeps its content', '<button id=t><span role=none>Go</span></button>', 'Go'],
  ['a row of a table has no name', '<table border=1><tr id=t><td>a<td>b<tr><td>c<td>d</table>', ''],
  ['a row of a grid has', '<div role=grid><div id=t role=row><i role=gridcell>a</i> <i role=gridcell>b</i></div></div>', 'a b'],
  ['no name for a plain div', '<div id=t>text</div>', ''],
]; // prettier-ignore

test.each(CASES)('%s', (_, html, name) => {
  expect(nameIn(html)).toBe(name);
});

test('generated text from style sheets counts, also after a sheet is added', () => {
  const html = '<button id=t class=new>Mail</button>';
  expect(nameIn(html)).toBe('Mail');
  const sheet = document.createElement('style');
  sheet.textContent = '.new::before{content:"New "} .new::after{content:" (" attr(id) ")"}';
  document.head.append(sheet);
  expect(nameIn(html)).toBe('New Mail (t)');
  sheet.textContent = '.new::before{content:url(x.png) / "unread"}';
  expect(nameIn(html)).toBe('unread Mail');
  sheet.remove();
  expect(nameIn(html)).toBe('Mail');
});

test.each([
  ['a class with characters to escape', '.w-1\\/2::before', '<b class="x w-1/2">a</b>'],
  ['an attribute alone', '[data-note]::before', '<b data-note>a</b>'],
  ['an id and a tag', 'p #t b::before', '<b>a</b>'],
  ['a list in :where', ':where(.k, u)::before', '<u>a</u>'],
  ['anything', '#t > *::before', '<b>a</b>'],
])('text that a sheet generates by %s is told', (_, selector, inner) => {
  const sheet = document.createElement('style');
  sheet.textContent = `${selector} { content: "new " }`;
  document.head.append(sheet);
  expect(nameIn(`<p><a id=t href=x>${inner}</a></p>`)).toBe('new a');
  sheet.textContent = `@media print { ${selector} { content: "new " } }`;
  expect(nameIn(`<p><a id=t href=x>${inner}</a></p>`)).toBe('a');
  sheet.remove();
});

test('text generated by nested rules, for hosts, slotted elements and parts is told', () => {
  const sheet = document.createElement('style');
  sheet.textContent = 'a { & b { &::before { content: "1" } } } x-badge::part(p)::after { content: "4" }';
  document.head.append(sheet);
  document.body.innerHTML = '<a id=t href=x><b>a</b><x-badge><i>b</i></x-badge></a>';
  document.querySelector('x-badge')!.attachShadow({ mode: 'open' }).innerHTML =
    '<style>:host::before { content: "2" } ::slotted(i)::before { content: "3" }</style><slot></slot><u part=p>c</u>';
  expect(nameOf(document.getElementById('t')!)).toBe('1a2 3b c4');
  sheet.remove();
});

test('a name is right before all rules of a large sheet are read, and after', async () => {
  document.body.innerHTML = '<button id=early>go</button><button id=t class=late>go</button>';
  const sheet = document.body.appendChild(document.createElement('style'));
  const others = Array.from({ length: 1_000 }, (_, i) => `.f${i} { color: red }`);
  sheet.textContent = `${others.join('')} .late { text-transform: uppercase } .late::before { content: "On" }`;
  const [early, late] = document.querySelectorAll('button');
  for (let turn = 0; turn < 20; turn++) {
    expect(nameOf(early!)).toBe('go');
    expect(nameOf(late!)).toBe('ONGO');
    await new Promise((resolve) => requestIdleCallback(resolve));
  }
});

test('text nodes of nothing part nothing and join nothing', () => {
  const sheet = document.createElement('style');
  sheet.textContent = '.must::before { content: "*" }';
  document.head.append(sheet);
  document.body.innerHTML = '<label for=t class=must style="display:flex">Name</label><input id=t>';
  document.querySelector('label')!.prepend('', '');
  expect(nameOf(document.getElementById('t')!)).toBe('* Name');
  sheet.remove();
});

test('a style that changes between two passes is read anew', () => {
  document.body.innerHTML = '<a id=t href=x>go <b>on</b></a>';
  const link = document.getElementById('t')!;
  expect(nameOf(link)).toBe('go on');
  link.style.textTransform = 'uppercase';
  expect(nameOf(link)).toBe('GO ON');
  link.querySelector('b')!.style.display = 'none';
  expect(nameOf(link)).toBe('GO');
});

test('hidden and transformed text by class is told as shown', () => {
  const sheet = document.createElement('style');
  sheet.textContent = '.gone{visibility:hidden} nav a{text-transform:uppercase} .off{display:none}';
  document.head.append(sheet);
  expect(nameIn('<nav><a id=t href=x>go <i class=gone>a</i><i class=off>b</i>on</a></nav>')).toBe('GO ON');
  sheet.remove();
});

const INNER = '<a id=t href=x>go <b class=k>on</b></a>';

test.each<[string, string, string, string]>([
  ['no rule', '', INNER, 'go on'],
  ['in a nested rule', 'a { color: red; & b { text-transform: uppercase } }', INNER, 'go ON'],
  ['after a nested rule', '.k { & u { color: red } visibility: hidden }', INNER, 'go'],
  ['in layers and conditions', '@layer x { @media screen { @supports (color: red) { .k { visibility: hidden } } } }', INNER, 'go'],
  ['from an import', '@import "data:text/css,.k{visibility:hidden}";', INNER, 'go'],
  ['all at once', 'a { text-transform: uppercase } .k { all: initial }', INNER, 'GO on'],
  ['for print only', '@media print { .k { visibility: hidden } }', INNER, 'go on'],
  ['a skipped link', '.k { content-visibility: hidden; display: block }', '<a id=t href=x class=k>a</a>', ''],
  ['found by search only', '', '<a id=t href=x>a <b hidden=until-found style="display:block">b</b></a>', 'a'],
  ['by its style attribute', '', '<a id=t href=x>a <i><b style="text-transform:uppercase">b</b></i></a>', 'a B'],
  ['inherited from outside of the link', '', `<p style="text-transform:uppercase">${INNER}</p>`, 'GO ON'],
])('style on what is inside: %s', async (_, css, html, expected) => {
  const sheet = document.createElement('style');
  sheet.textContent = css;
  const loaded = new Promise((resolve) => sheet.addEventListener('load', resolve));
  document.head.append(sheet);
  await loaded;
  expect(nameIn(html)).toBe(expected);
  sheet.remove();
}); // prettier-ignore

test('rules that come later, adopted sheets and animations are seen', () => {
  document.body.innerHTML = INNER;
  const link = document.getElementById('t')!;
  expect(nameOf(link)).toBe('go on');
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [sheet];
  expect(nameOf(link)).toBe('go on');
  sheet.insertRule('.k { text-transform: uppercase }');
  expect(nameOf(link)).toBe('go ON');
  document.adoptedStyleSheets = [];
  expect(nameOf(link)).toBe('go on');
  const animation = link
    .querySelector('b')!
    .animate({ visibility: ['hidden', 'hidden'] }, { duration: 1e6, fill: 'both' });
  for (let look = 0; look < 2; look++) expect(nameOf(link)).toBe('go');
  animation.cancel();
  expect(nameOf(link)).toBe('go on');
});

test('open shadow roots and slots are told in flat-tree order', () => {
  document.body.innerHTML = '<button id=t><x-badge><b slot=end>now</b>Buy</x-badge></button>';
  const root = document.querySelector('x-badge')!.attachShadow({ mode: 'open' });
  root.innerHTML = '<slot></slot> it <slot name=end>later</slot>';
  expect(nameOf(document.getElementById('t')!)).toBe('Buy it now');
});

test('closed shadow roots are told where they can be opened', () => {
  document.body.innerHTML = '<a id=t href=x><x-label></x-label></a>';
  const host = document.querySelector('x-label')!;
  const root = host.attachShadow({ mode: 'closed' });
  root.innerHTML = '<span>Inside</span>';
  const link = document.getElementById('t')!;
  expect(nameOf(link)).toBe('');
  setShadowOpener((el) => (el === host ? root : el.shadowRoot));
  expect(nameOf(link)).toBe('Inside');
});

test('nothing is remembered outside of a pass', () => {
  document.body.innerHTML = '<button id=t>One</button>';
  const button = document.getElementById('t')!;
  expect(withPerceptionCache(() => nameOf(button))).toBe('One');
  button.textContent = 'Two';
  expect(withPerceptionCache(() => nameOf(button))).toBe('Two');
});

test('a name is bounded', () => {
  const words = Array.from({ length: 3_000 }, (_, i) => `<i>w${i}</i> `).join('');
  expect(nameIn(`<button id=t>${words}</button>`).split(' ').length).toBeLessThan(150);
});

test('drawings that use each other again and again are told no longer', () => {
  const use = (i: number) => `<use href="#g${i}"/>`;
  const levels = Array.from({ length: 8 }, (_, i) => `<svg id="g${i + 1}">${use(i)}${use(i)}</svg>`);
  document.body.innerHTML = `<svg id="g0"><text>w</text></svg>${levels.join('')}<a id=t href=x><svg><use href="#g8"/></svg></a>`;
  const words = nameOf(document.getElementById('t')!).split(' ');
  expect(words.length).toBeGreaterThan(1);
  expect(words.length).toBeLessThan(150);
});

test('descriptions come from aria-describedby, aria-description, then the unused title', () => {
  document.body.innerHTML =
    '<p id=d>At least 8 signs</p><input id=a aria-label=P aria-describedby=d title=x>' +
    '<button id=b aria-description=why title=x>B</button><button id=c title=Tip>C</button><button id=e title=Tip></button>';
  const of = (id: string) => descriptionOf(document.getElementById(id)!);
  expect([of('a'), of('b'), of('c'), of('e')]).toEqual(['At least 8 signs', 'why', 'Tip', '']);
});
