// Chinese verbs and what only looks like one: words have no spaces between them.
import { expect, test } from 'vitest';
import type { Intent, TargetPhrase } from '../../../src/shared/intent';
import { readAs, tellFields } from './read-as';

const tellPhrase = ({ text, ordinal, all, where = [] }: TargetPhrase): string =>
  [
    ...(all ? ['all'] : []),
    ...(ordinal === undefined ? [] : [`#${ordinal}`]),
    ...(text === '' ? [] : [text]),
    ...where.map(({ op, value }) => `${op}:${value}`),
  ].join(' ');

function tell(intent: Intent): string {
  switch (intent.kind) {
    case 'item':
      return `${intent.action} ${tellPhrase(intent.item)}`;
    case 'check':
      return `${intent.on ? 'on' : 'off'} ${intent.targets.map(tellPhrase).join(',')}`;
    case 'open':
    case 'click':
      return `${intent.kind} ${tellPhrase(intent.target)}`;
    case 'date':
      return `date ${intent.field?.text ?? ''} ${intent.date.from}`;
    case 'fill':
      return tellFields(intent.fields);
    default:
      return intent.kind;
  }
}

test.each([
  ['关闭工单12', ['close 工单12']],
  ['关闭订单1003', ['close 订单1003']],
  ['关闭这个任务', ['close 任务']],
  ['关闭任务提醒', ['off 任务提醒']],
  ['关闭通知', ['off 通知']],
  ['取消关注小李', ['取消关注 小李']],
  ['取消发布这篇文章', ['取消发布 文章']],
  ['取消收藏第一条', ['取消收藏 #1']],
  ['取消点赞', ['click 取消点赞']],
  ['取消订单1003', ['cancel 订单1003']],
  ['取消订阅', ['cancel 订阅']],
  ['去掉第一个', ['delete #1']],
  ['去掉第一个的勾', ['other']],
  ['去除标签新闻', ['other']],
  ['去购物车', ['open 购物车']],
  ['去程12月5日，返程12月8日', ['date 去程 2026-12-05', 'date 返程 2026-12-08']],
  ['除了第一个都选上', ['clarify']],
])('what is done: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});

test.each([
  ['删除第2行和第4行', ['delete #4', 'delete #2']],
  ['删除第二封和第三封邮件', ['delete #3 邮件', 'delete #2 邮件']],
  ['删除周五的所有日程', ['delete all 日程 is:2026-11-27']],
  ['打开上个月的账单', ['open 上个月的账单']],
])('to which of several: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});

test.each([
  ['姓名：张三，性别：女', ['姓名=张三;性别=女']],
  ['打开特别优惠', ['open 特别优惠']],
  ['把分类改为别墅', ['分类=别墅']],
  ['别提交', ['clarify']],
  ['填写姓名张三，别提交', ['姓名=张三']],
  ['打开这个别提交', ['clarify']],
  ['打开订单，别处理', ['open 订单']],
])('what is forbidden: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});
