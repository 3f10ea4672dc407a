// The summary and queries over inline pages, with literal answers.
import { detailsOf } from '../../../src/page/read/details';
import { afterEach, describe, expect, test } from 'vitest';
import { perceiveReply } from '../../../src/shared/messages/content';
import type { PcdHit, PcdQuery } from '../../../src/shared/query';
import { valueOf } from '../../../src/page/perceive/field-facts';
import { setShadowOpener } from '../../../src/page/accessible/tree';
import { PagePerception } from '../../../src/page/perceive/page-perception';
import { hitToText, toText } from '../../../src/ranking/text-form';
import { attachReader } from '../../../src/page/perceive/need-reader';
import { readNeed } from '../../../src/page/read/read-need';

attachReader(readNeed);

let perception: PagePerception | undefined;
function show(html: string): PagePerception {
  document.body.innerHTML = html;
  perception ??= new PagePerception(window);
  perception.markDirty();
  return perception;
}
const look = async (html: string, subgoal?: string) =>
  (await show(html).perceive({ needs: [], subgoal })).mini;
const ask = (html: string, query: PcdQuery) => show(html).query({ topK: 100, ...query });
const labels = (html: string, query: PcdQuery = {}) => ask(html, query).map((hit) => hit.label);

afterEach(() => {
  perception?.stop();
  perception = undefined;
  document.body.innerHTML = '';
});

describe('what is perceived', () => {
  test('a button is found by its label and by what it shows', () => {
    const html = '<label for="f">CV</label><button id="f">Pick a file</button><button>Send</button>';
    expect(labels(html, { text: 'CV' })).toEqual(['CV']);
    expect(labels(html, { text: 'pick file' })).toEqual(['CV']);
  });

  test('what cannot be seen takes no place in an answer', () => {
    const hidden = '<button style="width:0;height:0;padding:0;border:0;overflow:hidden">Next</button>'.repeat(
      3,
    );
    expect(labels(`${hidden}<p><button>Next</button>`, { text: 'next', topK: 2 })).toEqual(['Next']);
    expect(labels(`${hidden}<p><button>Next</button>`, { topK: 2 })).toEqual(['Next']);
  });

  test('controls by HTML and ARIA, with roles and names', () => {
    const hits = ask(
      `<a href="/a">Docs</a><button>Go</button><input aria-label="City"><select aria-label="Size"><option>S<option>M</select>
       <div role="checkbox" aria-checked="true" tabindex="0">Agree</div><div contenteditable aria-label="Note">hi</div>
       <details><summary>More</summary>x</details><input type="hidden" name="h">`,
      {},
    ).filter((hit) => hit.type === 'action' || hit.type === 'field');
    expect(hits.map((hit) => [hit.type, hit.role, hit.label])).toEqual([
      ['action', 'link', 'Docs'],
      ['action', 'button', 'Go'],
      ['field', 'textbox', 'City'],
      ['field', 'combobox', 'Size'],
      ['action', 'checkbox', 'Agree'],
      ['field', 'textbox', 'Note'],
      ['action', 'button', 'More'],
    ]);
    expect(hits[3]).toMatchObject({ options: ['S', 'M'], value: 'S', inputType: 'select' });
    expect(hits[4]).toMatchObject({ checked: true });
    expect(hits[6]).toMatchObject({ expanded: false });
  });

  test('hidden, inert and aria-hidden controls are left out', () => {
    expect(
      labels(
        `<button>Seen</button><button hidden>A</button><button style="visibility:hidden">B</button>
         <div inert><button>C</button></div><div aria-hidden="true"><button>D</button></div>
         <details><summary>S</summary><button>E</button></details><div style="display:none"><button>F</button></div>`,
        { kind: 'action' },
      ),
    ).toEqual(['Seen', 'S']);
  });

  test('things clickable by listener, cursor or focus are implicit; only the outermost', () => {
    const hits = ask(
      `<div style="cursor:pointer" id="x">Card <span>inner</span></div><span onclick="1">Buy</span>
       <div tabindex="0">Focus me</div><button style="cursor:pointer">Real <i>inner</i></button>
       <svg width="40" height="20"><rect width="20" height="20" fill="red" onclick="1"></rect></svg>`,
      { kind: 'action' },
    );
    expect(hits.map((hit) => [hit.tag, hit.implicit === true])).toEqual([
      ['div', true],
      ['span', true],
      ['div', true],
      ['button', false],
      ['rect', true],
    ]);
    expect(hits[4]!.look).toMatchObject({ color: 'red', hex: '#ff0000' });
  });

  test('a list with one pointer gives its items', () => {
    expect(
      ask('<ul style="cursor:pointer"><li>One</li><li>Two</li></ul>', { kind: 'action', text: 'Two' })[0],
    ).toMatchObject({ tag: 'li', label: 'Two', implicit: true });
  });

  test('draggable things say so', () => {
    const hits = ask('<div draggable="true">Task</div><div style="cursor:move">Grip</div>', {
      kind: 'action',
    });
    expect(hits.map((hit) => [hit.label, hit.draggable])).toEqual([
      ['Task', true],
      ['Grip', true],
    ]);
  });

  test('the label stands for a control that is hidden', () => {
    const [hit] = ask('<label>Terms<input type="checkbox" style="display:none" checked></label>', {
      kind: 'action',
    });
    expect(hit).toMatchObject({ role: 'checkbox', label: 'Terms', checked: true, tag: 'label' });
  });

  test.each(['open', 'closed'] as const)(
    'what slots show, in the order of the slots (%s root)',
    async (mode) => {
      const page = show('<x-card></x-card>');
      const host = document.querySelector('x-card')!;
      const root = host.attachShadow({ mode });
      setShadowOpener((el) => (el === host ? root : null));
      root.innerHTML = '<slot name="c"></slot><slot name="a"></slot><slot></slot>';
      host.innerHTML =
        '<button slot="a">A</button><button>B</button><button slot="c">C</button><button>B2</button>';
      const { mini } = await page.perceive({ needs: [] });
      setShadowOpener(undefined);
      expect(mini.actions.map(({ label }) => label)).toEqual(['C', 'A', 'B', 'B2']);
      expect(mini.omitted).toBeUndefined();
    },
  );

  test('what a script puts into slots, in its order', async () => {
    const page = show('<x-card><button>One</button><button>Two</button></x-card>');
    const host = document.querySelector('x-card')!;
    const root = host.attachShadow({ mode: 'open', slotAssignment: 'manual' });
    root.innerHTML = '<slot></slot>';
    root.querySelector('slot')!.assign(host.children[1]!, host.children[0]!);
    const { mini } = await page.perceive({ needs: [] });
    expect(mini.actions.map(({ label }) => label)).toEqual(['Two', 'One']);
  });

  test('open shadow roots and slots', () => {
    const page = show('<x-card><b slot="t">Title</b></x-card>');
    const host = document.querySelector('x-card')!;
    host.attachShadow({ mode: 'open' }).innerHTML = '<slot name="t"></slot><button>Inside</button>';
    expect(page.query({ kind: 'action' }).map((hit) => hit.label)).toEqual(['Inside']);
  });

  test('scroll areas', () => {
    const hits = ask(
      '<div aria-label="Log" role="region" style="height:50px;overflow:auto"><div style="height:500px">long</div></div>',
      { kind: 'action' },
    );
    expect(hits.map((hit) => [hit.label, hit.kind])).toEqual([['Log', 'scroll_area']]);
  });

  test('secrets have no value', () => {
    const hits = ask(
      `<input aria-label="P" type="password" value="x1"><input aria-label="O" autocomplete="one-time-code" value="x2">
       <input aria-label="C" autocomplete="cc-number" value="x3"><input aria-label="N" value="plain">`,
      { kind: 'field' },
    );
    expect(hits.map((hit) => hit.value)).toEqual([undefined, undefined, undefined, 'plain']);
  });

  test.each([
    '<input name="pass">',
    '<input name="mdp">',
    '<input name="card_cvv">',
    '<input name="otp_code">',
    '<input name="userPin">',
    '<input id="ssn-2">',
    '<input name="mPassWord">',
    '<label for="x">Mot de passe</label><input id="x">',
    '<label>Security code <input></label>',
    '<input placeholder="密码">',
    '<b id="l">Passcode</b><input aria-labelledby="l">',
    '<textarea aria-label="Client secret"></textarea>',
  ])('a secret by its words: %s', (html) => {
    document.body.innerHTML = html;
    const field = document.querySelector<HTMLInputElement>('input, textarea')!;
    field.value = 'sesame';
    expect(valueOf(field)).toBeUndefined();
  });

  test.each([
    '<input name="passenger" aria-label="Passenger">',
    '<input name="compass" aria-label="Compass">',
    '<input name="shipping_name" aria-label="Shipping">',
    '<input name="spinning" aria-label="Spinning">',
    '<input name="secretary" aria-label="Secretary">',
    '<input name="hotpot" aria-label="Ski pass">',
    '<input name="cc" aria-label="Cc">',
    '<input name="zip_code" aria-label="Zip code">',
    '<input type="email" aria-label="Email, for a new password">',
  ])('no secret: %s', (html) => {
    document.body.innerHTML = html;
    const field = document.querySelector('input')!;
    field.value = '4111 1111 1111 1112';
    expect(valueOf(field)).toBe('4111 1111 1111 1112');
  });

  test('the number of a card is a secret wherever it stands', () => {
    document.body.innerHTML = '<input aria-label="Number" value="4111 1111 1111 1111">';
    expect(valueOf(document.querySelector('input')!)).toBeUndefined();
  });

  test('a password that the page shows stays a secret', async () => {
    const html = '<form><label>Key <input type="password" value="sesame"></label><button>Go</button></form>';
    await look(html);
    document.querySelector('input')!.type = 'text';
    expect(perception!.query({ topK: 9, kind: 'field' })[0]!.value).toBeUndefined();
  });

  test('a secret is no part of the name of a thing', () => {
    const html =
      '<input type="checkbox" id="c"><label for="c">With <input name="pwd" value="sesame"> on</label>';
    expect(labels(html, { kind: 'action' })).toEqual(['With on']);
  });
});

describe('where things stand', () => {
  test('landmark, section, form, parent', () => {
    const hits = ask(
      `<main><h2>Profile</h2><form><input aria-label="Name"><button>Save</button></form><h2>Danger</h2><button>Delete</button></main>
       <footer><a href="/i">Imprint</a></footer>`,
      {},
    );
    const by = (label: string) => hits.find((hit) => hit.label === label)!;
    expect(by('Name')).toMatchObject({ landmark: 'main', section: 'Profile' });
    expect(by('Save').formId).toBe(by('Name').formId);
    expect(by('Save').parent).toBe(by('Name').formId);
    expect(by('Delete')).toMatchObject({ section: 'Danger' });
    expect(by('Delete').formId).toBeUndefined();
    expect(by('Imprint').landmark).toBe('footer');
  });

  test('a heading in a wrapper speaks for its siblings; a card heading does not leave its card', () => {
    const hits = ask(
      `<div><div><h3>Billing</h3></div><div><button>Pay</button></div></div>
       <section><h3>Team</h3><button>Invite</button></section><button>Loose</button>`,
      { kind: 'action' },
    );
    expect(hits.map((hit) => [hit.label, hit.section])).toEqual([
      ['Pay', 'Billing'],
      ['Invite', 'Team'],
      ['Loose', 'Billing'],
    ]);
  });

  test('a heading in the head of a panel, controls beside it, speaks for the panel; one of a column for the column', () => {
    const tall = '<p style="height:120px">Words</p>';
    const panel = (title: string) =>
      `<div><div><h2>${title}</h2><button>Fold</button></div><div>${tall}<button>Save</button></div></div>`;
    const hits = ask(
      `<div><h3>Friends</h3><button>Ann</button>${tall}</div>${panel('Billing')}${panel('Team')}<button>Loose</button>`,
      { kind: 'action' },
    );
    expect(hits.map((hit) => [hit.label, hit.section])).toEqual([
      ['Ann', 'Friends'],
      ['Fold', 'Billing'],
      ['Save', 'Billing'],
      ['Fold', 'Team'],
      ['Save', 'Team'],
      ['Loose', undefined],
    ]);
  });

  test('row, index and text of the item', () => {
    const hits = ask(
      `<table><tr><th>Name<th>Do</tr><tr><td>Mara<td><button>Edit</button></tr><tr><td>Jo<td><button>Edit</button></tr></table>`,
      { kind: 'action', text: 'Edit Jo' },
    );
    expect(hits[0]).toMatchObject({ label: 'Edit', itemIndex: 1, itemText: 'Jo Edit' });
    expect(hits[0]!.collectionId).toBeDefined();
  });

  test('tabs tell their panel', () => {
    const hits = ask(
      `<div role="tablist"><button role="tab" aria-controls="p" aria-selected="true">One</button></div><div role="tabpanel" id="p"><p>Text</p></div>`,
      { kind: 'action' },
    );
    expect(perception!.elementOf(hits[0]!.controls!)?.id).toBe('p');
    expect(hits[0]).toMatchObject({ role: 'tab', selected: true });
  });
});

describe('dialogs', () => {
  test('a native modal dialog bounds perception', async () => {
    const page = show('<button>Behind</button><dialog><h2>Sure?</h2><button>Yes</button></dialog>');
    document.querySelector('dialog')!.showModal();
    const { mini } = await page.perceive({ needs: [] });
    expect(mini.dialog).toEqual({ label: 'Sure?', modal: true });
    expect(mini.actions.map((action) => action.label)).toEqual(['Yes']);
  });

  test('aria-modal bounds, with the popups beside it', async () => {
    const mini = await look(
      `<button>Behind</button><div role="dialog" aria-modal="true" aria-label="Pick"><button>Ok</button></div>
       <ul role="listbox" aria-label="Choices"><li role="option">Red</li></ul>`,
    );
    expect(mini.dialog).toEqual({ label: 'Pick', modal: true });
    expect(mini.actions.map((action) => action.label)).toEqual(['Ok', 'Red']);
  });

  test('what lies behind a dialog is found, after what is in it, and marked', async () => {
    const page = show(
      `<main><button id="save">Save</button><a href="#terms">Terms of use</a></main>
       <div role="dialog" aria-modal="true" aria-label="Pick"><button>Save</button></div>`,
    );
    const told = (hits: PcdHit[]) => hits.map(({ label, behind }) => [label, behind ?? false]);
    expect(told(await page.find({ text: 'save', topK: 2 }))).toEqual([
      ['Save', false],
      ['Save', true],
    ]);
    const [hit] = await page.find({ text: 'terms of use', topK: 1 });
    expect(hitToText(hit!)).toBe('link Terms of use [behind the dialog]');
    expect(await page.find({ text: 'terms of use', topK: 1, behind: false })).toEqual([]);
    expect(page.elementOf(page.idOf(document.getElementById('save')!))?.id).toBe('save');
    // The dialog ends.
    document.querySelector('[role=dialog]')!.remove();
    expect(told(await page.find({ text: 'save' }))).toEqual([['Save', false]]);
  });

  test('what a native modal dialog makes inert is not there', async () => {
    const page = show('<button>Behind</button><dialog><button>Yes</button></dialog>');
    document.querySelector('dialog')!.showModal();
    expect(await page.find({ text: 'behind' })).toEqual([]);
  });

  test.each([
    ['beside the view', 'position:fixed;top:0;right:0;width:300px;height:100%;transform:translateX(100%)'],
    ['clear as glass', 'position:fixed;inset:0;opacity:0;pointer-events:none'],
  ])('a closed one that is rendered %s bounds nothing until it opens', async (_, closed) => {
    const page =
      show(`<button>Buy</button><div role="dialog" aria-modal="true" aria-label="Cart" style="${closed}">
      <button>Close</button></div>`);
    const first = await page.perceive({ needs: [] });
    expect(first.mini.dialog).toBeUndefined();
    expect(first.mini.actions.map(({ label }) => label)).toContain('Buy');
    const dialog = document.querySelector<HTMLElement>('[role=dialog]')!;
    dialog.style.transform = 'none';
    dialog.style.opacity = '1';
    const { mini } = await page.perceive({ needs: [] });
    expect(mini.dialog).toEqual({ label: 'Cart', modal: true });
    expect(mini.actions.map(({ label }) => label)).toEqual(['Close']);
  });

  test('one in a body that is said to be hidden bounds all the same', async () => {
    document.body.setAttribute('aria-hidden', 'true');
    const { mini } = await show(`<button>Behind</button>
      <div role="dialog" aria-modal="true" aria-label="Pick"><button>Ok</button></div>`).perceive({
      needs: [],
    });
    document.body.removeAttribute('aria-hidden');
    expect(mini.actions.map(({ label }) => label)).toEqual(['Ok']);
  });

  test('one without a box of its own bounds by what is in it', async () => {
    const { mini } =
      await show(`<button>Behind</button><div role="dialog" aria-modal="true" aria-label="Pick">
      <div style="position:fixed;inset:0;background:white"><button>Ok</button></div></div>`).perceive({
        needs: [],
      });
    expect(mini.dialog).toEqual({ label: 'Pick', modal: true });
    expect(mini.actions.map(({ label }) => label)).toEqual(['Ok']);
  });

  test.each([
    ['native', '<dialog aria-label="Edit"><button>Save</button></dialog>'],
    [
      'by ARIA',
      '<div role="dialog" aria-modal="true" aria-label="Edit" style="position:fixed;inset:0"><button>Save</button></div>',
    ],
  ])('one in a shadow tree bounds, %s', async (_, html) => {
    const page = show('<button>Behind</button><x-dialog></x-dialog>');
    const root = document.querySelector('x-dialog')!.attachShadow({ mode: 'open' });
    root.innerHTML = html;
    root.querySelector('dialog')?.showModal();
    for (let look = 0; look < 2; look++) {
      const { mini } = await page.perceive({ needs: [] });
      expect(mini.dialog).toEqual({ label: 'Edit', modal: true });
      expect(mini.actions.map(({ label }) => label)).toEqual(['Save']);
      // Something changes, and the dialog is still the one in force.
      root.querySelector('button')!.title = 'Keep what was changed';
    }
    root.innerHTML = '';
    const { mini } = await page.perceive({ needs: [] });
    expect(mini.dialog).toBeUndefined();
    expect(mini.actions.map(({ label }) => label)).toEqual(['Behind']);
  });

  test('of two modal ones the upper one bounds, wherever it stands', async () => {
    const page = show(`<dialog id="confirm" aria-label="Confirm"><button>Yes</button></dialog>
      <dialog id="edit" aria-label="Edit"><button>Save</button></dialog>`);
    document.querySelector<HTMLDialogElement>('#edit')!.showModal();
    document.querySelector<HTMLDialogElement>('#confirm')!.showModal();
    const { mini } = await page.perceive({ needs: [] });
    expect(mini.dialog).toEqual({ label: 'Confirm', modal: true });
    expect(mini.actions.map(({ label }) => label)).toEqual(['Yes']);
  });

  test('the list that it opens beside itself in a container of layers belongs to it, what it covers does not', async () => {
    const { mini } = await show(`<main><ul role="listbox"><li role="option">Behind</li></ul></main>
      <div style="position:fixed;inset:0"><div style="position:absolute;inset:0;background:white">
        <div role="dialog" aria-modal="true" aria-label="Edit"><button>Size</button></div></div>
        <div style="position:absolute;top:90px"><div role="listbox"><div role="option">Small</div></div></div>
      </div>`).perceive({ needs: [] });
    expect(mini.dialog).toEqual({ label: 'Edit', modal: true });
    const labels = [...mini.actions, ...mini.forms.flatMap(({ fieldSummaries }) => fieldSummaries)].map(
      ({ label }) => label,
    );
    expect(labels).toContain('Small');
    expect(labels).not.toContain('Behind');
  });

  test.each([
    [
      'after it in the body',
      '',
      '<div><div><div style="CALENDAR"><table><td tabindex="0">21</table></div></div></div>',
    ],
    ['before it in a container of layers', '<div><div style="CALENDAR"><button>21</button></div></div>', ''],
  ])(
    'the calendar without a role that it opens %s belongs to it, what lies below does not',
    async (_, before, after) => {
      const layer =
        'position:absolute;top:200px;left:50px;width:200px;height:200px;background:white;z-index:9';
      const { mini } = await show(`<div style="position:absolute;inset:0"><button>Behind</button></div>
      ${before.replace('CALENDAR', layer)}
      <div style="position:fixed;inset:0;z-index:5"><div role="dialog" aria-modal="true" aria-label="Edit">
        <input aria-label="Due"><button>Save</button></div></div>${after.replace('CALENDAR', layer)}
      <div style="position:absolute;top:9px;left:0;width:99px;height:20px"><button>Toast below</button></div>`).perceive(
        { needs: [] },
      );
      expect(mini.dialog).toEqual({ label: 'Edit', modal: true });
      expect(mini.actions.map(({ label }) => label).sort()).toEqual(['21', 'Save']);
    },
  );

  test('a banner that is a dialog does not bound', async () => {
    const mini = await look(
      '<button>Page</button><div role="dialog" aria-label="Cookies"><button>Accept all</button></div>',
    );
    expect(mini.dialog).toEqual({ label: 'Cookies', modal: false });
    expect(mini.actions.map((action) => [action.label, action.kind])).toEqual([
      ['Page', undefined],
      ['Accept all', 'accept_cookies'],
    ]);
  });
});

describe('the thirty', () => {
  test('what only frames controls is not among them, what has words of its own is', async () => {
    const { actions, omitted } = await look(`<style>.p { cursor: pointer }</style>
      <div class="p"><label><input type="checkbox">Agree</label></div>
      <span class="p"><button>One</button><button>Two</button></span>
      <div tabindex="0">Calendar <button>Next</button><button>Back</button></div>
      <div class="p">Lamp, 9 € <button>Buy</button></div><div tabindex="0">Alone <button>Go</button></div>`);
    expect(actions.map(({ label }) => label)).toEqual([
      ...['Agree', 'One', 'Two', 'Next', 'Back', 'Lamp, 9 € Buy', 'Buy', 'Alone Go', 'Go'],
    ]);
    expect(omitted?.actions).toBe(3);
  });

  test('what shows nothing comes after all that does', async () => {
    const blank = '<i style="cursor:pointer;display:block;width:20px;height:9px"></i>'.repeat(9);
    const { actions } = await look(`${blank}<p><a href="/x">Far</a>${'<button>Do</button>'.repeat(29)}`);
    expect(actions).toHaveLength(30);
    expect(actions.map(({ label }) => label)).not.toContain('');
  });

  test('row buttons fold into one template', async () => {
    const rows = Array.from(
      { length: 40 },
      (_, i) => `<tr><td>N${i}<td><a href="/d/${i}">N${i} details</a><td><button>Download</button></tr>`,
    ).join('');
    const mini = await look(
      `<main><table><tr><th>Name<th>Link<th>Get</tr>${rows}</table><button>New</button></main>`,
    );
    expect(mini.actions.map((action) => [action.label, action.appliesToCollectionId])).toEqual([
      ['N0 details', mini.collections[0]!.id],
      ['Download', mini.collections[0]!.id],
      ['New', undefined],
    ]);
    expect(mini.omitted).toEqual({ actions: 78, forms: 0, collections: 0 });
    expect(mini.collections[0]).toMatchObject({ itemFields: ['Name', 'Link', 'Get'], approxCount: 40 });
  });

  test('what stood for others and is not like them any more stands for itself', async () => {
    const row = '<tr><td>Someone</td><td><button>Follow</button></td></tr>';
    const page = show(`<header><a href="/cart">Cart</a></header>
      <table><tr><th>Name</th><th>Do</th></tr>${row.repeat(4)}</table><p><a href="/cart">View cart</a></p>`);
    const told = async () =>
      (await page.perceive({ needs: [] })).mini.actions.map(
        ({ label, appliesToCollectionId }) => label + (appliesToCollectionId === undefined ? '' : ' each'),
      );
    expect(await told()).toEqual(['Cart', 'Follow each']);
    document.querySelector('td button')!.textContent = 'Following';
    expect(await told()).toEqual(['Cart', 'Following', 'Follow each']);
    document.querySelector('header a')!.setAttribute('href', '/checkout');
    expect(await told()).toEqual(['Cart', 'Following', 'Follow each', 'View cart']);
  });

  test('links beside each other in every row are as many templates', async () => {
    const links = ['View', 'Edit', 'Delete'].map((word) => `<a href="/ID/${word}">${word}</a>`).join(' ');
    const row = (i: number) =>
      `<tr><td><a href="/by/${i}">By ${i}</a></td><td>${links.replaceAll('ID', `${i}`)}</td></tr>`;
    const mini = await look(
      `<table><tr><th>By</th><th>Do</th></tr>${[1, 2, 3, 4].map(row).join('')}</table>`,
    );
    expect(mini.actions.map(({ label, appliesToCollectionId }) => [label, appliesToCollectionId])).toEqual(
      ['By 1', 'View', 'Edit', 'Delete'].map((label) => [label, mini.collections[0]!.id]),
    );
  });

  test('links that lead nowhere are not one and the same', async () => {
    const mini = await look(
      '<a href="#!">Edit</a> <a href="#!">Share</a> <a href="#0">Next</a> <a href="#0">Back</a>',
    );
    expect(mini.actions.map(({ label }) => label)).toEqual(['Edit', 'Share', 'Next', 'Back']);
  });

  test('of two links to the same place the one in view stays, and none without words', async () => {
    const mini =
      await look(`<header style="position:absolute;left:-400px;width:300px"><a href="/n">News</a></header>
      <p><a href="/n">News</a></p><a href="/i"><img alt="" width="40" height="40"></a>
      <footer><a href="/i">Picture</a></footer><nav style="margin-top:9000px"><a href="/n">News</a></nav>`);
    expect(mini.actions.map(({ label, landmark }) => [label, landmark])).toEqual([
      ['News', undefined],
      ['Picture', 'footer'],
    ]);
  });

  test('links to the same place fold, the better placed one stays', async () => {
    const mini = await look('<footer><a href="/p">Pricing</a></footer><main><a href="/p">Pricing</a></main>');
    expect(mini.actions).toHaveLength(1);
    expect(mini.actions[0]).toMatchObject({ landmark: 'main', clusterId: 'link:/p' });
  });

  test('main and header come before a long footer; a subgoal brings a footer link in', async () => {
    const footer = Array.from({ length: 60 }, (_, i) => `<a href="/f${i}">Footer ${i}</a><br>`).join('');
    const html = `<header><a href="/login">Sign in</a></header><main><button>Start</button></main><footer>${footer}<a href="/imprint">Imprint</a></footer>`;
    expect((await look(html)).actions.map((action) => action.label)).toEqual(
      expect.arrayContaining(['Sign in', 'Start']),
    );
    expect((await look(html)).actions).toHaveLength(30);
    expect((await look(html)).actions.map((action) => action.label)).not.toContain('Imprint');
    expect((await look(html, 'imprint')).actions.map((action) => action.label)).toContain('Imprint');
  });
});

describe('forms', () => {
  test('purpose, fields and submit label', async () => {
    const mini = await look(
      `<form><label>Email <input type="email" required></label><label>Password <input type="password"></label><button>Log in</button></form>`,
    );
    expect(mini.forms).toMatchObject([
      {
        purpose: 'login',
        submitLabel: 'Log in',
        fieldSummaries: [
          { label: 'Email', type: 'email', required: true },
          { label: 'Password', type: 'password' },
        ],
      },
    ]);
    expect(mini.loginState).toBe('out');
  });

  test('fields without a form are grouped with their button', async () => {
    const mini = await look(
      `<div><input placeholder="Search products"><button>Search</button></div>
       <div><label>Name <input></label><label>Message <textarea></textarea></label><button>Send</button></div>`,
    );
    expect(mini.forms.map((form) => [form.purpose, form.submitLabel])).toEqual([
      ['search', 'Search'],
      ['contact', 'Send'],
    ]);
  });
});

describe('collections', () => {
  test('cards, with fields named by markup and value', async () => {
    const card = (i: number) =>
      `<div class="card"><img src="/i${i}.png" alt="P${i}"><h3><a href="/p/${i}">Product ${i}</a></h3><span>€ ${i}9,90</span><button>Add to cart</button></div>`;
    const mini = await look(`<main><h2>Shop</h2><div>${[1, 2, 3, 4].map(card).join('')}</div></main>`);
    expect(mini.collections).toMatchObject([
      { name: 'Shop', itemFields: ['image', 'title', 'price', 'detailUrl'], approxCount: 4 },
    ]);
  });

  test('a table without heads names columns by value; spans are carried', async () => {
    const mini = await look(
      `<table><tr><td rowspan="2">Ann<td>2025-01-02<td>$4.00</tr><tr><td>2025-02-03<td>$5.00</tr></table>`,
    );
    expect(mini.collections[0]!.itemFields).toEqual(['name', 'date', 'amount']);
  });

  test('definition lists', async () => {
    expect((await look('<dl><dt>Plan<dd>Pro<dt>Seats<dd>4</dl>')).collections[0]).toMatchObject({
      itemFields: ['term', 'definition'],
      approxCount: 2,
    });
  });

  test('a menu of links is no collection', async () => {
    expect(
      (await look('<ul><li><a href="/1">A</a><li><a href="/2">B</a><li><a href="/3">C</a></ul>')).collections,
    ).toEqual([]);
  });

  test('columns of links are no collection', async () => {
    const column = (n: number) =>
      `<div><h3>Part ${n}</h3><a href="/${n}a">First</a><a href="/${n}b">Second</a></div>`;
    expect(
      (await look(`<footer><div>${column(1)}${column(2)}${column(3)}</div></footer>`)).collections,
    ).toEqual([]);
  });

  test('buttons whose names tell their card fold by what they show', async () => {
    const card = (n: string) =>
      `<div class="card"><h3>${n}</h3><p>About ${n}</p><button aria-label="Add to cart: ${n}">Add to cart</button></div>`;
    const mini = await look(
      `<div>${card('Lamp')}${card('Desk')}${card('Sofa')}</div><select aria-label="Sort"><option>Price</select>`,
    );
    expect(mini.actions.map((action) => action.label)).toEqual(['Add to cart: Lamp']);
    expect(mini.actions[0]!.appliesToCollectionId).toBe(mini.collections[0]!.id);
    expect(mini.forms[0]!.submitLabel).toBeUndefined();
  });
});

describe('text', () => {
  test('headings, paragraphs, inline pieces, cells, images', () => {
    expect(
      labels(
        `<h1>Report</h1><p>Total: <b>42</b></p><table><tr><td>x<td>y</tr></table><img alt="A cat" width="9" height="9" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">`,
        { kind: 'text' },
      ),
    ).toEqual(['Report', 'Total: 42', '42', 'x', 'y', 'A cat']);
  });

  test('shapes and coloured boxes by their look', () => {
    expect(
      labels(
        `<svg width="100" height="40"><circle cx="10" cy="10" r="9" fill="blue"/><polygon points="1,1 9,1 5,9" fill="#0a0"/><text x="40" y="20">7</text></svg>
         <div style="width:20px;height:20px;background:red"></div>`,
        { kind: 'text' },
      ),
    ).toEqual(['blue circle', 'green triangle', '7', 'red square']);
  });

  test('ranks text by words', () => {
    expect(labels('<p>First part</p><p>Delivery on Monday</p>', { kind: 'text', text: 'delivery' })).toEqual([
      'Delivery on Monday',
    ]);
  });

  test('tells folded branches besides what the words name, as many as there is room for', () => {
    const branch = (name: string) =>
      `<li><span>${name}</span><ul style="display:none"><li><span>x</span></li></ul></li>`;
    const tree = `<p>Harbours</p><ul>${['Islands', 'Rivers', 'Lakes'].map(branch).join('')}</ul>`;
    const query = { kind: 'text', text: 'harbours' } as const;
    expect(labels(tree, query)).toEqual(['Harbours', 'Islands', 'Rivers', 'Lakes']);
    expect(labels(tree, { ...query, topK: 2 })).toEqual(['Harbours', 'Islands']);
  });
});

describe('ids, versions, details', () => {
  test('an element keeps its id across rebuilds, others are new', () => {
    const page = show('<button id="k">Keep</button>');
    const before = page.query({})[0]!.id;
    document.body.prepend(document.createElement('button'));
    document.body.firstElementChild!.textContent = 'New';
    const after = page.query({});
    expect(after.map((hit) => hit.label)).toEqual(['New', 'Keep']);
    expect(after[1]!.id).toBe(before);
    expect(page.elementOf(before)).toBe(document.getElementById('k'));
  });

  test('ts stays while nothing material changes, and moves when it does', async () => {
    const page = show('<button>One</button>');
    const { ts } = (await page.perceive({ needs: [] })).mini;
    page.markDirty();
    expect((await page.perceive({ needs: [] })).mini.ts).toBe(ts);
    document.querySelector('button')!.textContent = 'Two';
    expect((await page.perceive({ needs: [] })).mini.ts).toBeGreaterThan(ts);
  });

  test('details lead to exactly the element', async () => {
    const page = show(
      '<main><button>Edit</button><button>Save</button></main><footer><button>Edit</button></footer>',
    );
    const hits = page.query({ kind: 'action' });
    const details = await detailsOf(page, [...hits.map((hit) => hit.id), 'a999']);
    expect(details.map((detail) => detail.selector)).toEqual([
      { kind: 'role', role: 'button', name: 'Edit', nameMode: 'exact', withinLandmark: 'main' },
      { kind: 'role', role: 'button', name: 'Save', nameMode: 'exact' },
      { kind: 'role', role: 'button', name: 'Edit', nameMode: 'exact', withinLandmark: 'footer' },
    ]);
  });

  test('answers parse as the message that carries them', async () => {
    const page = show(
      '<main><h1>T</h1><p>Some text.</p><form><input aria-label="q"><button>Go</button></form><ul><li>a b<li>c d</ul></main>',
    );
    const reply = await page.perceive({
      needs: [
        { key: 'q', type: 'query', query: { text: 'go' } },
        { key: 'x', type: 'extract' },
        { key: 't', type: 'text', maxChars: 1000 },
      ],
    });
    expect(() => perceiveReply.parse(reply)).not.toThrow();
    expect(reply.answers.map((answer) => answer.type)).toEqual(['query', 'extract', 'text']);
  });
});

test.each([
  ['heart', '<i class="fa fa-heart fa-lg"></i>'],
  ['brush', '<svg class="icon icon-set icons-set-outline icon-set-brush icon-1"></svg>'],
  ['paper plane', '<svg data-icon="paper-plane"></svg>'],
  ['gauge', '<svg><use href="/icons.svg#icon-gauge"></use></svg>'],
  ['', '<svg class="icon icon-1 mt-2"></svg>'],
])('a control that shows nothing but an icon is called by its name in the set: %s', async (name, icon) => {
  const { actions } = await look(`<button style="width:30px;height:30px">${icon}</button>`);
  expect(actions.map(({ label }) => label)).toEqual([name]);
});

test('buttons that say nothing give way to those that have a name', async () => {
  const nameless = '<button style="width:20px;height:20px"></button>'.repeat(20);
  const named = Array.from({ length: 28 }, (_, n) => `<p><button>Open ${n}</button>`).join('');
  const { actions } = await look(nameless + named);
  expect(actions.filter(({ label }) => label !== '')).toHaveLength(28);
});

test.each([
  ['in', '<a href="/logout">Bye</a>'],
  ['out', '<a href="/help/how-to-log-out">Help</a><a href="/login">Log in</a>'],
  ['in', '<div hidden><button>Abmelden</button></div><button aria-haspopup="menu">Account</button>'],
  ['out', '<header><a href="/x">Sign in</a></header>'],
  ['unknown', '<a href="/checkout">Checkout</a>'],
])('loginState %s: %s', async (state, html) => {
  expect((await look(html)).loginState).toBe(state);
});

test.each(['before', 'after'])('a way out in a closed menu %s thousands of links is found', async (where) => {
  const links = Array.from({ length: 3_000 }, (_, n) => `<a href="/n/${n}">${n}</a> `).join('');
  const menu = '<div hidden><a href="/logout">Bye</a></div>';
  expect((await look(where === 'before' ? menu + links : links + menu)).loginState).toBe('in');
});

test('text form: one line an item', async () => {
  const mini = await look(
    '<main><button>Save</button><form aria-label="Tags"><input aria-label="q" required><button>Go</button></form></main>',
  );
  expect(toText(mini).split('\n').slice(1)).toEqual([
    '@main',
    `${mini.actions[0]!.id} button Save`,
    `${mini.actions[1]!.id} button Go`,
    `${mini.forms[0]!.id} form: q* > Go`,
  ]);
});
test('a name longer than a label is told in full, and found by all of it', () => {
  const name = Array.from({ length: 40 }, (_, i) => `word${i}`).join(' ');
  const page = show(`<button>${name} and more</button><button aria-label="${name}">x</button>`);
  const [first] = page.query({ text: name });
  expect(first).toMatchObject({ score: 1, fullLabel: name });
  expect(first!.label.length).toBe(120);
});

describe('where the work goes on', () => {
  const ROWS = Array.from({ length: 60 }, (_, i) => `<p><button>Open file ${i}</button></p>`).join('');

  test('things near the focused one come before their likes', () => {
    const page = show(ROWS);
    const order = () => page.query({ text: 'open', topK: 1 })[0]!.label;
    expect(order()).toBe('Open file 0');
    document.querySelectorAll('button')[40]!.focus();
    expect(order()).toBe('Open file 40');
  });

  test('things near the last act, too, and what was acted on before', () => {
    const page = show(ROWS);
    const buttons = document.querySelectorAll('button');
    page.noteAct(buttons[10]!);
    page.noteAct(buttons[30]!);
    expect(page.query({ text: 'open', topK: 1 })[0]!.label).toBe('Open file 30');
    page.stop();
    expect(page.query({ text: 'open', topK: 1 })[0]!.label).toBe('Open file 0');
  });
});

test('a page of 10,000 nodes', async () => {
  const card = (i: number) =>
    `<article class="card"><h3><a href="/item/${i}">Item ${i}</a></h3><p>About <b>thing</b> ${i}</p><span class="price">$${i}.00</span><div><button>Buy</button><label><input type="checkbox"> Compare</label></div></article>`;
  const html = `<header><nav><a href="/">Home</a></nav></header><main><div>${Array.from({ length: 1000 }, (_, i) => card(i)).join('')}</div></main>`;
  const page = show(html);
  const times: number[] = [];
  for (let i = 0; i < 7; i++) {
    page.markDirty();
    times.push((await page.perceive({ needs: [] })).mini.metrics!.buildMs!);
  }
  const { mini } = await page.perceive({ needs: [] });
  const started = performance.now();
  const [hit] = page.query({ text: 'Item 777', topK: 1 });
  const queryMs = performance.now() - started;
  expect(hit).toMatchObject({ label: 'Item 777', score: 1, itemIndex: 777 });
  expect(mini.collections[0]).toMatchObject({ approxCount: 1000 });
  expect(
    mini.actions.filter((action) => action.appliesToCollectionId !== undefined).map((action) => action.label),
  ).toEqual(['Item 0', 'Buy', 'Compare']);
  console.log(
    `nodes ${document.querySelectorAll('*').length} build ${times.join(' ')} ms, query ${queryMs.toFixed(1)} ms`,
  );
});
