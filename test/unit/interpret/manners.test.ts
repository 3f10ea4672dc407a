// How something is to be done: "by clicking the x".
import { expect, test } from 'vitest';
import { readAs } from './read-as';
import { tellTask } from './tell';

test.each([
  ['Close the dialog box by clicking the "x"', 'click x in:dialog box'],
  ['close the dialog by pressing Escape', 'press'],
  ['sort the table by clicking on the Price header', 'click Price header'],
  ['schließe das Fenster, indem du auf das X klickst', 'click X'],
  ['通过点击取消来关闭弹窗', 'click 取消'],
  // Which row it is in, the button does not say.
  ['delete the mail from Otto by clicking the bin', 'delete mail is:Otto'],
  ['reply to Otto saying I fixed it by clicking reset', 'reply Otto'],
])('what is pressed is pressed: %s', (goal, task) => {
  expect(readAs(goal, tellTask)).toEqual([task]);
});
