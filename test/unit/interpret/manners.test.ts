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

test.each([
  ['download the report from May by clicking the icon', 'download report'],
  ['add the blue shirt to the cart by clicking the button', 'addToCart'],
  ['follow Otto by clicking the button', 'follow Otto'],
  ['open the second product by clicking its image', 'open #2 product'],
  ['lösche den zweiten Nutzer durch Klicken auf den Papierkorb', 'delete #2 Nutzer'],
  ['通过点击按钮来删除第二个用户', 'delete #2 用户'],
  ['reply to Otto with yes by clicking send', 'reply Otto'],
  ['upload cv.pdf by clicking the button', 'upload'],
  ['sort the table by price by clicking the header', 'sort'],
  ['log in by clicking Enter', 'click Enter'],
  ['go to the next page by clicking the arrow', 'click arrow'],
])('which thing it is done to is not lost: %s', (goal, task) => {
  expect(readAs(goal, tellTask)).toEqual([task]);
});
