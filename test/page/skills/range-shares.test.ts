// Percents and words for a share of a slider are told by its range.
import { afterEach, expect, test } from 'vitest';
import { say } from './say';

afterEach(() => {
  document.body.innerHTML = '';
});

const BRIGHTNESS = '<input type="range" max="255" value="10" aria-label="Brightness">';
const VOLUME = '<input type="range" min="0" max="1" step=".1" value="0.9" aria-label="Volume">';
const ZOOM = '<input type="range" min="50" max="200" value="60" aria-label="Zoom" aria-valuetext="60%">';
const PLAIN = '<input type="range" value="10" aria-label="Opacity">';

test.each([
  ['Set brightness to 50%', BRIGHTNESS, '128'],
  ['Set brightness to 50', BRIGHTNESS, '50'],
  ['Set the brightness to maximum', BRIGHTNESS, '255'],
  ['Stelle die Brightness auf Maximum', BRIGHTNESS, '255'],
  ['Set the volume to 30%', VOLUME, '0.3'],
  ['Set the volume to half', VOLUME, '0.5'],
  ['Set the volume to minimum', VOLUME, '0'],
  ['Set the zoom to 150%', ZOOM, '150'],
  ['Set the opacity to 40%', PLAIN, '40'],
  [
    'Set the tip percentage to 20%',
    '<input type="range" max="30" value="10" aria-label="Tip percentage">',
    '20',
  ],
])('%s', async (goal, html, value) => {
  document.body.innerHTML = html;
  const { end } = await say(goal);
  expect(document.querySelector('input')?.value).toBe(value);
  expect(end).toBe('succeeded');
});
