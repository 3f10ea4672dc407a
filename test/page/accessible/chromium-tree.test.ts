// Role and name of every operable element of a rich page, against the browser's own accessibility tree.
import { afterEach, expect, test } from 'vitest';
import { nameOf } from '../../../src/page/accessible/name';
import { withPerceptionCache } from '../../../src/page/accessible/pass-cache';
import { roleOf } from '../../../src/page/accessible/role';
import { OPERABLE, operableInTree } from './browser-tree';

const PAGE = `
<style>
  .caps a, .caps button { text-transform: uppercase }
  .sr { position: absolute; width: 1px; height: 1px; overflow: hidden }
  .badge::after { content: " (new)" }
  .icon::before { content: "\\2605" }
  .row { display: flex } .pill { display: inline-block } .gone { display: none } .veil { visibility: hidden }
</style>
<header class=caps><nav aria-label=Main><ul class=row>
  <li><a href=#1>Home</a></li><li><a href=#2 class=badge>Offers</a></li>
  <li><a href=#3><span class=icon></span><span class=sr>Favourites</span></a></li>
  <li><a href=#4 title=Basket><svg width=9 height=9><path d="M0 0h9"/></svg></a></li></ul></nav>
  <form role=search><label class=gone for=q>Find</label><input id=q type=search placeholder="Search shop">
  <button><svg width=9 height=9><title>Search</title></svg></button></form></header>
<main><h1>Account <a href=#e>edit</a></h1>
  <form><fieldset><legend>Delivery</legend>
    <label>Street <input required></label> <label for=zip>ZIP <b>code</b></label><input id=zip>
    <input placeholder=Town title="Town or city"><input type=password aria-label=Password>
    <label><input type=checkbox> Gift wrap for <input value=2> items</label>
    <span id=l1>Country</span><select aria-labelledby=l1><option>Chile<option selected>Japan</select>
    <label>Speed <select><option>Slow<option>Fast</select></label>
    <label><input type=radio name=r> Card <em>(safe)</em></label><label><input type=radio name=r>Cash</label>
    <label for=vol>Volume</label><input id=vol type=range value=3><input type=number aria-label=Amount>
    <label for=em></label><input id=em placeholder=x><textarea placeholder=Notes></textarea><input type=file></fieldset>
    <input type=submit value=Pay><input type=reset><input type=image alt=Go><input type=button value="Later on"></form>
  <div class=row><a href=#p1><div>Lamp</div><div><span>19</span><sup>99</sup> €</div></a>
    <a href=#p2><img alt="Red chair"><h3>Chair</h3><p>Solid <b>oak</b></p></a>
    <a href=#p3><figure><img alt=Table></figure></a><a href=#p4><span class=pill>A</span><span class=pill>B</span></a></div>
  <div role=tablist><div role=tab tabindex=0>One</div><div role=tab tabindex=-1><i class=veil>x</i>Two</div></div>
  <div role=menu><div role=menuitem>File<div role=menu><div role=menuitem>Open</div></div></div>
    <div role=menuitemcheckbox aria-checked=true>Wrap</div><div role=menuitemradio>Left</div></div>
  <ul role=tree><li role=treeitem>Root<ul role=group><li role=treeitem>Leaf</li></ul></li></ul>
  <div role=switch tabindex=0 aria-checked=false aria-label=Dark></div><div role=slider tabindex=0 aria-valuenow=3 aria-label=Zoom></div>
  <div role=combobox tabindex=0 aria-expanded=false aria-label=Fruit></div><div role=textbox contenteditable aria-label=Body>text</div>
  <button aria-labelledby="d1 d2" id=d1>Delete</button><span id=d2>row 3</span><button aria-pressed=true>Bold</button>
  <button>A<br>B</button><button>A<wbr>B</button><button><q>Hi</q></button><button><span>Re</span><span>ply</span></button>
  <button aria-haspopup=menu>More <span aria-hidden=true>▾</span></button><button><img alt=""><span title=x></span>Icon</button>
  <button>Total<div>12</div>pcs</button><button><slot>Slot</slot></button><a href=#z role=button>Buy</a><a onclick="0">Click</a>
  <table border=1><caption>Bills</caption><tr><th>No<th>Do<tr><td>7<td><button>Download <span class=sr>bill 7</span></button></table>
</main><footer><a href=#i>Im<b>print</b></a> <a href=#x><span style="display:contents">A</span> B</a></footer>`;

afterEach(() => {
  document.body.innerHTML = '';
});

test('equals the accessibility tree of the browser', async () => {
  document.body.innerHTML = PAGE;
  const host = document.createElement('x-host');
  document.body.append(host);
  host.innerHTML = '<b slot=a>light</b>';
  host.attachShadow({ mode: 'open' }).innerHTML = '<button>In <slot name=a></slot> shadow</button>';
  const found: Element[] = [];
  const collect = (root: ParentNode) => {
    for (const el of root.querySelectorAll('*')) {
      found.push(el);
      if (el.shadowRoot !== null) collect(el.shadowRoot);
    }
  };
  collect(document.body);
  const ours = withPerceptionCache(() =>
    found.map((el) => ({ role: roleOf(el), name: nameOf(el) })).filter(({ role }) => OPERABLE.includes(role)),
  );

  const theirs = await operableInTree('Delete row 3');
  const told = (all: { role: string; name: string }[]) =>
    all.map(({ role, name }) => `${role} “${name}”`).sort();
  expect(theirs.length).toBeGreaterThan(50);
  expect(told(ours)).toEqual(told(theirs));
});

const SYMBOL =
  '<svg style="display:none"><symbol id=s6><title>Arrow</title><desc>up</desc><path d="M0 0"/></symbol></svg>';

/** Where names are gathered from what is seldom met; of each snippet the first operable element is compared. */
const SELDOM = [
  '<a href=#s>A<figure>B<figcaption>C</figcaption></figure></a>',
  '<a href=#s><figure aria-label=Plan><img alt=""></figure>Open</a>',
  '<p id=s1><nav id=s2>Menu <article>first</article><b role=group>of two</b></nav></p><button aria-labelledby=s2>x</button>',
  '<ul id=s3><li>One<li>Two</ul><button aria-labelledby=s3>x</button>',
  '<a href=#s title=Tip>&nbsp;</a>',
  '<button title=Tip>&nbsp;</button>',
  '<a href=#s title=Tip> \n </a>',
  '<button aria-label="&nbsp;">Go</button>',
  '<input type=image alt="" value=Send title=Tip>',
  '<input type=image title=Tip>',
  '<input type=image>',
  '<input type=button value="" title=Tip>',
  '<input type=submit value="" title=Tip>',
  '<a href=#s>A<img style="visibility:hidden" alt=B></a>',
  '<a href=#s>A<span style="visibility:hidden" role=img aria-label=B></span></a>',
  '<a href=#s>A<input style="visibility:hidden" value=B title=C></a>',
  '<a href=#s>A<i style="visibility:hidden"><b style="visibility:visible" role=img aria-label=B></b></i></a>',
  '<a href=#s>A<svg style="visibility:hidden" width=9 height=9><title>B</title></svg></a>',
  '<a href=#s><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>字</a>',
  '<p id=s4><ruby>漢<rt>kan</rt></ruby></p><button aria-labelledby=s4>x</button>',
  '<label style="text-transform:uppercase">Size <select><option>small<option selected>large</select></label>',
  '<a href=#s>Map<map name=m><area href=#q alt=North></map></a>',
  '<a href=#s>A<details><summary>More</summary>hidden</details></a>',
  '<a href=#s><table><tr><td>A<td>B</table></a>',
  '<a href=#s>A<meter value=3 max=10>3</meter></a>',
  '<a href=#s>A<progress value=3 max=10></progress></a>',
  '<button>A<span hidden>B</span><span role=none title=C>D</span></button>',
  '<button><i aria-hidden=true>x</i></button>',
  '<button><abbr title="Frequently asked questions">FAQ</abbr></button>',
  '<button><span aria-labelledby=s5>x</span> now</button><i id=s5 hidden>Pay</i>',
  '<label>Amount <input type=number value=3> of <output>12</output></label>',
  '<figure role=button tabindex=0><img alt="A chart"><figcaption>Growth</figcaption></figure>',
  '<div role=checkbox tabindex=0><input type=checkbox id=s5><label for=s5>Night mode</label></div>',
  '<div role=checkbox tabindex=0><label for=s5>Night mode</label><input id=s5></div>',
  `<a href=#s>Go<svg width=9 height=9><use href="#s6"/></svg>${SYMBOL}</a>`,
  `<a href=#s title=Tip><svg width=9 height=9 aria-hidden=true><use xlink:href="#s6"/></svg>${SYMBOL}</a>`,
  `<button><span aria-hidden=true><svg width=9 height=9><g><use href="#s6"/></g></svg></span>On${SYMBOL}</button>`,
  `<button><svg width=9 height=9 role=img aria-label=Mine><use href="#s6"/></svg>${SYMBOL}</button>`,
  `<button><svg width=9 height=9><title>Mine</title><use href="#s6"/></svg>${SYMBOL}</button>`,
  `<button>On<svg width=9 height=9 style="display:none"><use href="#s6"/></svg>${SYMBOL}</button>`,
  `<button>On<svg width=9 height=9><use href="#s7"/></svg></button>`,
  '<label id=s8 for=s9>Assignee</label><button id=s9 aria-labelledby="s8 s9">Wade</button>',
  '<label id=s8 for=s9>Assignee</label><input id=s9 aria-labelledby="s8 s9" value=Wade>',
  '<button aria-owns=s5>Owner</button><span id=s5>of text</span>',
  '<section><a href=#s>A<aside>B</aside></a></section>',
  '<label id=s8>Loud <i role=slider tabindex=0 aria-valuenow=3 aria-labelledby=s8></i></label>',
  '<label id=s8>Self <input aria-labelledby="s8 s9" id=s9 value=VAL></label>',
  '<input type=file title=Resume>',
  '<input type=file title=Resume multiple>',
  '<div role=textbox tabindex=0 aria-placeholder=Town></div>',
  '<div role=searchbox contenteditable aria-placeholder=Town>x</div>',
  '<div role=textbox contenteditable aria-placeholder=Town title=Tip>x</div>',
  '<div role=combobox contenteditable aria-placeholder=Town>x</div>',
  '<div role=combobox tabindex=0 aria-placeholder=Town></div>',
  '<div role=spinbutton tabindex=0 aria-placeholder=Town>x</div>',
  '<div role=checkbox tabindex=0 aria-placeholder=Town>x</div>',
  '<select aria-placeholder=Town></select>',
  '<div role=button contenteditable>Go</div>',
  '<button contenteditable>Go</button>',
  '<a href=#s contenteditable>Edit</a>',
  '<a href=#s contenteditable title=Tip>Edit</a>',
  '<a href=#s contenteditable=false>Edit</a>',
  ...'number date time month week datetime-local password email range checkbox radio submit file'
    .split(' ')
    .map((type) => `<input type=${type} list=l><datalist id=l></datalist>`),
  '<input type=checkbox switch>',
  '<a href=#s>A<b role=combobox>B</b></a>',
  '<a href=#s>A<b role=combobox tabindex=0>B</b></a>',
  '<button aria-labelledby=k>x</button><p id=k>In <i role=combobox>B</i></p>',
  '<button aria-labelledby=k>x</button><span id=k title=Tip></span>',
  '<button aria-labelledby=k>x</button><p id=k><span title=Tip></span></p>',
  '<label><span title=Tip></span><input type=checkbox></label>',
  '<label title=Tip><input type=checkbox></label>',
];

test.each(SELDOM)('equals it in %s', async (html) => {
  document.body.innerHTML = `<h1>Seldom met</h1>${html}`;
  const ours = withPerceptionCache(() =>
    [...document.body.querySelectorAll('*')]
      .map((el) => ({ role: roleOf(el), name: nameOf(el) }))
      .find(({ role }) => OPERABLE.includes(role)),
  );
  expect(ours).toBeDefined();
  expect(ours).toEqual((await operableInTree('Seldom met'))[0]);
});

const STRUCTURE = 'banner complementary definition deletion form heading listitem navigation paragraph region term'.split(' '); // prettier-ignore
/** What the protocol calls otherwise. */
const USUAL: Record<string, string> = { DescriptionListTerm: 'term', DescriptionListDetail: 'definition' };

/** What parts a page, told by roles that stand in the way of none. */
const PARTS = [
  '<main><aside>x</aside></main>',
  '<div role=main><aside>x</aside></div>',
  '<div role=region aria-label=a><aside>x</aside></div>',
  '<div role=region aria-label=a><header>x</header></div>',
  '<section><aside>x</aside></section>',
  '<main><article><aside>x</aside></article></main>',
  '<div role=article><aside>x</aside></div>',
  '<article><aside title=y>x</aside></article>',
  '<section title=T>x</section>',
  '<form title=T>x</form>',
  '<div role=form title=T>x</div>',
  '<div role=region title=T>x</div>',
  '<section aria-labelledby=e><i id=e></i></section>',
  '<section aria-labelledby=nowhere>x</section>',
  '<form aria-labelledby=e><i id=e>y</i></form>',
  ...'menu listbox tree group toolbar navigation list none'
    .split(' ')
    .map((role) => `<ul role=${role}><li>x</ul>`),
  '<dl><dt>a<dd>b</dl>',
  '<dl role=none><dt>a<dd>b</dl>',
  '<dl role=none><div><dt>a<dd>b</div></dl>',
  '<p><dfn>a</dfn></p>',
  '<p><i role=term>a</i></p>',
  '<p><s>a</s> <del>b</del></p>',
  '<h2 role=none aria-grabbed=true>y</h2>',
  '<h2 role=none aria-hidden=false>y</h2>',
  '<h2 role=none aria-label=x>y</h2>',
  '<p title=Tip>x</p>',
  '<s title=Tip>x</s>',
  '<h2 contenteditable>Head</h2>',
];

test.each(PARTS)('equals it in the parts of %s', async (html) => {
  document.body.innerHTML = `<h1>Parts</h1>${html}`;
  const ours = withPerceptionCache(() =>
    [...document.body.querySelectorAll('*')]
      .map((el) => ({ role: roleOf(el), name: nameOf(el) }))
      .filter(({ role }) => STRUCTURE.includes(role)),
  );
  const theirs = await operableInTree('Parts', [...STRUCTURE, ...Object.keys(USUAL)]);
  expect(ours).toEqual(theirs.map(({ role, name }) => ({ role: USUAL[role] ?? role, name })));
});

class FormField extends HTMLElement {
  static readonly formAssociated = true;
}
customElements.define('x-form-field', FormField);

test.each([
  '<label for=c>Town</label><x-form-field id=c role=combobox tabindex=0></x-form-field>',
  '<label>Town <x-form-field role=textbox tabindex=0>u</x-form-field></label>',
  '<label for=c>Town</label><x-form-field id=c role=button tabindex=0>Inner</x-form-field>',
  '<label for=c>Town</label><x-plain id=c role=button tabindex=0>Inner</x-plain>',
])('equals it where custom elements may be fields: %s', async (html) => {
  document.body.innerHTML = `<h1>Custom fields</h1>${html}`;
  const field = document.querySelector('x-form-field, x-plain')!;
  const ours = { role: roleOf(field), name: nameOf(field) };
  expect(withPerceptionCache(() => nameOf(field))).toBe(ours.name);
  expect(await operableInTree('Custom fields')).toEqual([ours]);
});

test('equals it where references are set as elements', async () => {
  document.body.innerHTML = '<h1>Set as elements</h1><button>own</button><i>given</i> <b hidden>twice</b>';
  const [button, ...labels] = document.querySelectorAll('button, i, b');
  button!.ariaLabelledByElements = labels;
  expect(nameOf(button!)).toBe('given twice');
  expect(await operableInTree('Set as elements')).toEqual([{ role: 'button', name: nameOf(button!) }]);
});
