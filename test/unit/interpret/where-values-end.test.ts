// Where a name ends and what is said besides begins; where one field's value ends and the next field begins.
import { expect, test } from 'vitest';
import { readAs } from './read-as';
import { tellTask } from './tell';

test.each([
  ['add a user named bob to the group admins', ['click add user', 'name=bob;group=admins', 'submit']],
  ['create a folder called Made in China', ['click create folder', 'name=Made in China', 'submit']],
  [
    'erstelle einen ordner namens fotos im ordner dokumente',
    ['click ordner erstellen', 'Name=fotos;ordner=dokumente', 'submit'],
  ],
  ['创建用户名为bob的用户，角色为编辑', ['click 新建用户', '用户名=bob;角色=编辑', 'submit']],
  [
    'create a task called Write docs with high priority',
    ['click create task', 'name=Write docs;priority=high', 'submit'],
  ],
  ['create an api token named deploy with read only access', ['other']],
  ['create a token called ci valid for 30 days', ['other']],
  [
    'create a webhook called "Deploy" with the URL https://example.com/hook that is triggered when an entry is published',
    ['other'],
  ],
  ['create a list called Things to do in Rome', ['click create list', 'name=Things to do in Rome', 'submit']],
  ['create a playlist called Songs in A minor', ['click create playlist', 'name=Songs in A minor', 'submit']],
  ['create a page called Alice in Wonderland', ['click create page', 'name=Alice in Wonderland', 'submit']],
])('a name ends before what is said besides: %s', (goal, expected) => {
  expect(readAs(goal, tellTask)).toEqual(expected);
});

test.each([
  [
    'create a user with username bob and role viewer',
    ['click create user', 'username=bob;role=viewer', 'submit'],
  ],
  [
    'add user bob with email bob@x.com to group admins',
    ['click add user', 'name=bob;email=bob@x.com;group=admins', 'submit'],
  ],
  [
    'Create a new boat named "Puffin" of kind kayak with length 4.1',
    ['click create boat', 'name=Puffin;kind=kayak;length=4.1', 'submit'],
  ],
  ['enter name Anna city Bonn', ['name=Anna;city=Bonn']],
  ['set name Anna email anna@x.com', ['name=Anna;email=anna@x.com']],
  ['enter grade 2 for anna and 3 for bob', ['grade=2', 'grade=3']],
  ['rate food 5 and service 3', ['set food=5', 'set service=3']],
  ['create a task write tests, assignee tom, due 12/04', ['clarify']],
  ['Invite a user: Max Muster, max@example.com, role Editor', ['clarify']],
  ['在姓名里填张三，在城市里填北京', ['姓名=张三', '城市=北京']],
  ['enter name Tom and Jerry', ['name=Tom and Jerry']],
  ['enter name Old Town City Hall', ['name=Old Town City Hall']],
  ['answer the first question: blue', ['answer the first question=blue']],
  ['rate the food 5', ['set food=5']],
  ['enter Anna for name and Bonn for city', ['name=Anna;city=Bonn']],
])('a value ends where the next field begins: %s', (goal, expected) => {
  expect(readAs(goal, tellTask)).toEqual(expected);
});
