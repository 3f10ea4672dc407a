// What an observation tells of a change: the lines that a person sees, and nothing else.
import { expect, test } from 'vitest';
import { watchChanges } from '../../../src/page/act/change-watch';
import { $, render } from './stage';

test('rules of style in a shadow tree are no text of the page', async () => {
  render('<div id="host"></div>');
  const changes = await watchChanges(document);
  $('#host').attachShadow({ mode: 'open' }).innerHTML =
    '<style>p { color: navy }</style><p>Three days left</p>';
  expect((await changes.changes({ scrolled: false })).map(({ detail }) => detail)).toEqual([
    '+ “Three days left”',
  ]);
});

test('a log says what was added to it, a number is told whole, and a message drawn anew, or gone, says nothing new', async () => {
  render(
    '<div role="log">Hello</div><output>5</output><div id="alerts"><p role="alert">Two days left</p></div><p role="status">Saving</p>',
  );
  const changes = await watchChanges(document);
  $('[role=log]').textContent = 'Hello See you at noon';
  $('output').textContent = '50';
  $('[role=status]').textContent = '';
  $('#alerts').innerHTML = '<p role="alert">Two days left</p>';
  const seen = await changes.changes({ scrolled: false });
  expect(seen.flatMap(({ what, detail }) => (what === 'toast' ? [detail] : []))).toEqual([
    'See you at noon',
    '50',
  ]);
});

test('what comes after a comparison is told apart from what was compared', async () => {
  render('<p id="said">Sent</p>');
  const changes = await watchChanges(document);
  $('#said').textContent = 'Not sent';
  await changes.changes({ scrolled: false });
  const later = changes.later();
  $('#said').textContent = 'Try again';
  expect(await later.changes({ scrolled: false })).toEqual([
    { what: 'content', detail: '+ “Try again” · − “Not sent”' },
  ]);
});
