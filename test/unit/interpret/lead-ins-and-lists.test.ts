// What comes before the act or between the things of one: "goal: …", "the second, third and fourth", "standard, not express".
import { expect, test } from 'vitest';
import type { Intent } from '../../../src/shared/intent';
import { readAs } from './read-as';
import { tellTask } from './tell';

const tell = (intent: Intent): string =>
  intent.kind === 'filter' ? `filter ${intent.field ?? ''}=${intent.value}` : tellTask(intent);

test.each([
  ['one more thing: sort by newest', ['sort']],
  ['goal: click Save', ['click Save']],
  ['step one: open the settings', ['open settings']],
  ['noch etwas: sortiere nach Preis', ['sort']],
  ['还有一件事：打开设置', ['open 设置']],
  ['my wish: open the settings', ['other']],
  ['note: open the door', ['note=open the door']],
])('a lead-in is no field: %s', (goal, tasks) => expect(readAs(goal, tell)).toEqual(tasks));

test.each([
  ['delete the second, third and fourth mail', ['delete #4 mail', 'delete #3 mail', 'delete #2 mail']],
  ['open the menu, second, click Save', ['open (menu)', 'click Save']],
])('a number among numbers begins no act: %s', (goal, tasks) => expect(readAs(goal, tell)).toEqual(tasks));

test.each([
  ['choose standard shipping, not express', ['choose standard shipping']],
  ['pay by card, not by paypal', ['choose card']],
  ['tick yes, not no', ['clarify']],
  ['add milk, not cream', ['clarify']],
])('what is not meant is not chosen: %s', (goal, tasks) => expect(readAs(goal, tell)).toEqual(tasks));

test.each([
  ['filter for 4 stars and up, under 50 euros, with free delivery', ['other']],
  ['filter the name column for Otto', ['filter name=Otto']],
  ['filter for hotels with a pool', ['filter =hotels with a pool']],
])('nothing of a filter is left out: %s', (goal, tasks) => expect(readAs(goal, tell)).toEqual(tasks));
