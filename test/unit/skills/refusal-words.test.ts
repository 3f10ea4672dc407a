// What pages say when something could not be done, and what only sounds like it.
import { expect, test } from 'vitest';
import { saysNo } from '../../../src/skills/words/refusal-words';

test.each([
  'Could not save. Please try again.',
  'Details Cannot add boat The harbour list is not there.',
  'Something went wrong',
  'You are offline. Changes were not saved.',
  'An error occurred',
  'Payment failed',
  'You don’t have permission',
  'Message not delivered',
  'Request timed out',
  'Could not delete mila stone: the harbour office has left.',
  'Änderungen konnten nicht gespeichert werden',
  'Es ist ein Fehler aufgetreten',
  'Zugriff verweigert',
  '保存失败',
  '无法保存更改',
  '网络错误，请稍后再试',
  '权限不足',
  '消息未发送',
  '文件已被锁定，无法保存',
  '投票失败',
  'Your changes weren’t saved',
  'Sorry, we could not add that item to your cart',
])('“%s” says no', (line) => {
  expect(saysNo(line)).toBe(true);
});

test.each([
  '导入完成：成功 10 条，失败 0 条',
  '10 erfolgreich, 0 fehlgeschlagen',
  '验证码已发送，60秒后可重试',
  'Code sent. Didn’t get it? Try again in 60 s',
  '“plan.pdf” is now available offline',
  '已开启离线模式',
  'Request denied',
  '已拉黑，对方将无法给你发消息',
  'Deleted. This could not be undone.',
  'Entwurf gespeichert, nicht gesendet',
  '已加入购物车：《失败的逻辑》',
  'Added “Forbidden Planet” to cart',
  '您有未保存的更改',
  'Changes not saved',
  'Sorry, I couldn’t come yesterday',
  '我今天无法参加',
  '下单成功，请在30分钟内付款，超时订单将自动取消',
  '已设为私密，他人无法打开',
  'I couldn’t find your order. Which email did you use?',
  'Comments turned off. Others can’t add comments.',
  'Saver fare. Tickets cannot be changed.',
  'You are offline. Your message will be sent when you reconnect',
  '构建 #512 失败',
  'Step 3: failed to pull image',
  '此操作无法撤销，确定要删除吗？',
])('“%s” does not', (line) => {
  expect(saysNo(line)).toBe(false);
});
