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
