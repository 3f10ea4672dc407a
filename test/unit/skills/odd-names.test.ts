// Words that name what every object has (constructor, __proto__) are words like any others.
import { expect, test } from 'vitest';
import { describeSelector } from '../../../src/selector/describe';
import { thingIn } from '../../../src/shared/known-fault';
import { colorHex } from '../../../src/skills/words/color-names';
import { namesOfSwitch, turnedBy } from '../../../src/skills/items/item-control';
import { withPastWeekdays } from '../../../src/skills/words/past-weekdays';
import { monthNumber } from '../../../src/skills/words/quantity';
import { roleFit } from '../../../src/skills/words/role-words';
import { hit, table } from './views';

test.each(['constructor', '__proto__'])('%s', (name) => {
  expect(colorHex(name)).toBeUndefined();
  expect(monthNumber(name)).toBeUndefined();
  expect(turnedBy(`toggle ${name}`)).toEqual([name]);
  expect(namesOfSwitch(name)).toEqual([]);
  expect(roleFit(hit({ role: 'button' }), [name])).toBe(roleFit(hit({ role: 'button' }), ['nonsense']));
  expect(describeSelector({ kind: 'role', role: name })).toBe(name);
  expect(() => thingIn(`button “Save” in the ${name}`)).not.toThrow();
  const rows = table(['Name', name], [['Monday']]);
  rows.rows[0]!.cells = { Name: rows.rows[0]!.cells['Name']! };
  expect(withPastWeekdays(rows, '', 0, 'en')).toEqual(rows);
});
