// Words of several characters in labels that are written without spaces.
import { expect, test } from 'vitest';
import { phraseOf } from '../../../src/shared/phrase';
import { draft } from '../../../src/skills/pointer/click';
import { isOfMore } from '../../../src/skills/items/item-control';
import { itemSkill } from '../../../src/skills/item-acts/item';
import { makerOf, makesAnother } from '../../../src/skills/pages/maker';
import { choicesCrossed } from '../../../src/skills/choices/matrix';
import { tell } from '../../../src/skills/target/telling';
import { saysAny, withoutWords } from '../../../src/skills/words/words';
import { hit, step, table, viewWith } from './views';

const MAKES = /^(?:new|create)$|新建|创建/;

test.each([
  ['Create issue', true, ['issue']],
  ['Creates issue', false, ['creates', 'issue']],
  ['创建问题', true, ['问', '题']],
  ['问题', false, ['问', '题']],
  ['新建 issue', true, ['issue']],
])('words of “%s”', (text, says, rest) => {
  expect(saysAny(text, MAKES)).toBe(says);
  expect(withoutWords(text, MAKES)).toEqual(rest);
});

test.each([
  ['Delete all', 'delete', 'milk', true],
  ['全部删除', '删除', '牛奶', true],
  ['删除所有', '删除', '牛奶', true],
  ['删除', '删除', '牛奶', false],
  ['删除全部', '删除', '全部', false],
])('“%s” for “%s %s” is of more: %s', (label, action, thing, expected) => {
  expect(isOfMore(hit({ label }), action, thing)).toBe(expected);
});

test.each([
  ['new issue', 'Create issue'],
  ['新建问题', '创建问题'],
  ['创建工单', '新增工单'],
])('“%s” is made by “%s”', (text, label) => {
  const maker = hit({ label });
  const hits = [maker, hit({ label: '删除问题' }), hit({ label: '问题' })];
  expect(makerOf(viewWith({ hits }), { text })).toBe(maker);
});

test.each([
  ['Create', 'new queue', true],
  ['创建', '新建队列', true],
  ['创建', '新建问题', false],
])('“%s” in a form for issues makes something other than a “%s”: %s', (label, text, expected) => {
  const send = hit({ label, inputType: 'submit', formId: 'f1' });
  const heading = hit({ type: 'text', role: 'heading', tag: 'h2', label: 'Issue 问题' });
  expect(makesAnother(viewWith({ hits: [send, heading] }), send, { text })).toBe(expected);
});

test.each([
  ['create issue', 'Create'],
  ['创建问题', '创建'],
])('“%s” by a link “%s”, which is no list of them', (text, label) => {
  const link = hit({ role: 'link', tag: 'a', label });
  const params = { kind: 'click' as const, target: { text }, opens: [{ text: 'x' }] };
  expect(draft(viewWith({ hits: [link] }), params)).toMatchObject({ then: 'verify', steps: [{ on: link }] });
});

test.each([
  ['delete', 'Confirm deletion', true],
  ['删除', '确认删除', true],
  ['删除', '确定移除', true],
  ['删除', '是否删除', false],
  ['删除', '好友删除', false],
])('“%s” on a page of its own is agreed to by “%s”: %s', (action, label, expected) => {
  const answer = hit({ label });
  const way = hit({ label: action });
  const pressed = step('dom.click', way, { say: phraseOf('do_press', tell(way)) });
  const attempts = [{ ...pressed, observation: { ...pressed.observation!, urlChanged: true, changes: [] } }];
  const params = { kind: 'item' as const, item: { text: 'Gull Rock' }, action };
  const ids = itemSkill
    .match(viewWith({ hits: [answer], attempts }), params)
    .flatMap(({ requestedIds }) => requestedIds);
  expect(ids.includes(answer.id)).toBe(expected);
});

test.each([
  [['SMS for everything'], 2],
  [['所有短信'], 2],
  [['短信'], 0],
])('boxes of a table for “%s”: %i', (said, count) => {
  const box = (row: number) =>
    hit({ role: 'checkbox', tag: 'input', type: 'field', collectionId: 'c1', itemIndex: row });
  const hits = [box(0), box(0), box(1), box(1)];
  const column = said[0]!.startsWith('SMS') ? 'SMS' : '短信';
  const tables = [table(['名称', 'Email', column], [['评论'], ['点赞']])];
  expect(choicesCrossed(viewWith({ hits, tables }), said)).toHaveLength(count);
});
