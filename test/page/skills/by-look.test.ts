// Things that the user's words describe by their look alone: colour, size, place. From the words to the click.
import { afterEach, expect, test } from 'vitest';
import { interpret } from '../../../src/interpret/interpret';
import { PagePerception } from '../../../src/page/perceive/page-perception';
import { recordClicks } from './recorded-clicks';
import { runIntent } from './run-intent';

const clicks = recordClicks((el) => el.closest('[id]')?.id ?? '');
afterEach(() => document.body.removeAttribute('style'));

/** What is clicked for the goal on the page: ids, or how it ended when nothing was. */
async function clicked(goal: string, html: string, locale = 'en-US'): Promise<string[]> {
  document.body.innerHTML = html;
  const read = interpret(goal, { now: new Date('2026-11-21T12:00:00Z'), locale });
  const intent = read.kind === 'tasks' ? read.list.tasks[0]?.parameters : undefined;
  if (!intent) return [`not understood: ${JSON.stringify(read)}`];
  const { end } = await runIntent(intent, { maxRounds: 3 });
  return clicks.length > 0 ? [...new Set(clicks)] : [end];
}

const ICON = (fill: string) =>
  `<svg width="20" height="20" viewBox="0 0 20 20"><circle cx="10" cy="10" r="8" fill="${fill}"/></svg>`;

const BAR = `<style>body{margin:0} header{display:flex;gap:12px;align-items:center;padding:8px;position:relative;top:0}
  header .end{margin-left:auto;display:flex;gap:8px} .skip{position:absolute;left:-9999px;top:-50px}</style>
  <a class="skip" id="skip" href="#main">Skip to content</a>
  <p style="text-align:center;margin:0"><a id="news" href="#n">Autumn sale</a></p>
  <header><a id="logo" href="#home"><img alt="Ferry" width="80" height="40"></a><a id="plans" href="#p">Plans</a>
  <span class="end"><button id="bell" aria-label="Alerts">${ICON('#444')}</button>
  <button id="gear" aria-label="Preferences">${ICON('#444')}</button></span></header>
  <main id="main"><button id="big" style="font-size:30px;width:300px;height:80px;margin:20px">Start</button>
  <button id="low" style="position:absolute;left:40px;top:500px">Help</button>
  <button id="chat" style="position:absolute;right:20px;top:560px;width:40px;height:40px" aria-label="Chat">${ICON('#444')}</button></main>`;

test.each([
  ['click the top right icon', 'gear'],
  ['click the icon in the top right corner', 'gear'],
  ['click the bottom right icon', 'chat'],
  ['click the upper left link', 'logo'],
  ['click the biggest button', 'big'],
  ['click the button in the lower left corner', 'low'],
  ['click the rightmost button', 'gear'],
  ['klicke auf das Symbol oben rechts', 'gear'],
  ['点击右上角的图标', 'gear'],
  ['点击左下角的按钮', 'low'],
])('place and size: %s', async (goal, id) => {
  expect(
    await clicked(goal, BAR, /[一-鿿]/.test(goal) ? 'zh-CN' : /^klick/.test(goal) ? 'de' : 'en-US'),
  ).toEqual([id]);
});

test.each([
  ['click the top button', 'first'],
  ['click the bottom button', 'last'],
])(
  'what is scrolled away counts as what is in view does, what is beside the page does not: %s',
  async (goal, id) => {
    const html = `<a id="skip" class="skip" style="position:absolute;top:-90px" href="#m">Skip to content</a>
    <a id="jump" style="position:fixed;top:-90px" href="#m">Jump to search</a>
    <main id="m" style="height:4000px"><button id="first">One</button>
    <button id="late" style="position:absolute;top:1400px">Three</button>
    <button id="last" style="position:absolute;top:1500px">Four</button></main>`;
    document.body.innerHTML = html;
    window.scrollTo({ top: 1_300, behavior: 'instant' });
    expect(await clicked(goal, html)).toEqual([id]);
  },
);

const button = (id: string, style: string, text = 'Go') =>
  `<button id="${id}" style="border:0;${style}">${text}</button>`;

test.each([
  ['a plain colour', button('x', 'background:#c81e1e')],
  ['a wide-gamut colour', button('x', 'background:oklch(0.6 0.22 27)')],
  ['a mixed colour', button('x', 'background:color-mix(in srgb, red 90%, black)')],
  ['a gradient', button('x', 'background-image:linear-gradient(#e33, #b11)')],
  [
    'a fill of what is in it',
    `<button id="x" style="all:unset;cursor:pointer"><span style="display:block;padding:8px;background:#d22">Go</span></button>`,
  ],
  ['an outline on the page’s own colour', button('x', 'background:#fff;border:2px solid #c00;color:#c00')],
  ['text of its own colour on nothing', `<a id="x" href="#a" role="button" style="color:#c00">Go</a>`],
  ['an icon', `<button id="x" aria-label="Stop" style="background:none;border:0">${ICON('#d11')}</button>`],
])('the red button is the one with %s', async (_what, red) => {
  const others =
    button('blue', 'background:#1d4ed8;color:#fff') + button('gray', 'background:#eee;color:#111', 'Other');
  expect(await clicked('click the red button', `<main>${others}${red}</main>`)).toEqual(['x']);
});

test.each([
  ['click the blue submit button', 'send'],
  ['click the green button', 'ok'],
  ['click the white button', 'pale'],
  ['click the big orange button', 'wide'],
  ['click the button with the blue background', 'send'],
  ['drücke den grünen Knopf', 'ok'],
  ['点击绿色按钮', 'ok'],
])('colours of a form: %s', async (goal, id) => {
  document.body.style.background = '#22304a';
  const html = `<form aria-label="Order">${button('reset', 'background:#dc2626;color:#fff', 'Reset')}
    ${button('ok', 'background:#16a34a;color:#fff', 'Check')}${button('pale', 'background:#fff;color:#111', 'Cancel')}
    ${button('narrow', 'background:#f97316;padding:2px', 'Add')}${button('wide', 'background:#f97316;padding:20px 60px', 'Add to box')}
    <input type="button" id="draft" style="background:#2563eb;color:#fff;border:0" value="Draft">
    <input type="submit" id="send" style="background:#2563eb;color:#fff;border:0" value="Submit"></form>`;
  const plain = html.replace(/<input type="button".*?>/, goal.includes('background') ? '' : '$&');
  const locale = /[一-鿿]/.test(goal) ? 'zh-CN' : /^dr/.test(goal) ? 'de' : 'en-US';
  expect(await clicked(goal, plain, locale)).toEqual([id]);
});

test('two that look alike are asked about, none that looks so is not clicked', async () => {
  const blue = (id: string) => button(id, 'background:#1d4ed8;color:#fff', id);
  expect(await clicked('click the blue button', `<main>${blue('one')}${blue('two')}</main>`)).toEqual([
    'ask',
  ]);
  expect(await clicked('click the red button', `<main>${blue('one')}</main>`)).toEqual(['unable']);
});

test.each([
  ['red button', 'stop'],
  ['the green one', 'go'],
  ['roter Knopf', 'stop'],
  ['红色按钮', 'stop'],
])('a query finds by colour, on a page with more things than are ranked at once: %s', (text, id) => {
  const many = Array.from({ length: 300 }, (_, i) => button(`n${i}`, 'background:#ddd', `Part ${i}`)).join(
    '',
  );
  document.body.innerHTML = `<main>${many}${button('stop', 'background:#b91c1c', 'Halt')}${button('go', 'background:#15803d', 'Run')}</main>`;
  const perception = new PagePerception(window);
  const [first, second] = perception.query({ text, kind: 'action' });
  expect(perception.elementOf(first?.id ?? '')?.id).toBe(id);
  expect(second?.score ?? 0).toBeLessThan(first?.score ?? 0);
  perception.stop();
});

test('a name counts for more in a query than a colour', () => {
  document.body.innerHTML =
    button('red', 'background:#b91c1c', 'Halt') + button('named', 'background:#ddd', 'Red wines');
  const perception = new PagePerception(window);
  const [first] = perception.query({ text: 'red' });
  expect(perception.elementOf(first?.id ?? '')?.id).toBe('named');
  perception.stop();
});

test('a colour in a name is a word like another: where the name is, nothing is found by its colour', () => {
  document.body.innerHTML =
    button('deals', 'background:#ddd', 'Black Friday deals') + button('dark', 'background:#000', 'Friday');
  const perception = new PagePerception(window);
  expect(perception.query({ text: 'black friday' }).map(({ label }) => label)).toEqual([
    'Black Friday deals',
    'Friday',
  ]);
  expect(perception.query({ text: 'black' }).map(({ label }) => label)).toEqual(['Black Friday deals']);
  perception.stop();
});

test('a colour that most of a page has describes nothing', () => {
  const many = Array.from({ length: 300 }, (_, i) => button(`n${i}`, 'background:#000', `Part ${i}`)).join(
    '',
  );
  document.body.innerHTML = `<main>${many}${button('stop', 'background:#b91c1c', 'Halt')}</main>`;
  const perception = new PagePerception(window);
  expect(perception.query({ text: 'Black Friday', kind: 'action' })).toEqual([]);
  expect(perception.query({ text: 'Red Friday', kind: 'action' }).map(({ label }) => label)).toEqual([
    'Halt',
  ]);
  perception.stop();
});
