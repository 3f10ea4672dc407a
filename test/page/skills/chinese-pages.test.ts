// Pages in Chinese, whose words stand without spaces: what is said of a box, an offer or an account is found all the same.
import { afterEach, expect, test } from 'vitest';
import { say } from './say';

let page = new AbortController();
let asked: string[] = [];
afterEach(() => {
  page.abort();
  page = new AbortController();
  asked = [];
  document.body.replaceChildren();
});

function show(content: string): void {
  document.body.innerHTML = `<main lang="zh-CN">${content}</main>`;
  document.addEventListener(
    'click',
    ({ target }) => {
      const at = (target as Element).closest<HTMLElement>('[data-do]');
      if (!at) return;
      asked.push(at.dataset['do']!);
      if (at.matches('[data-opens]'))
        document.querySelector<HTMLElement>('[role=alertdialog]')!.hidden = false;
      if (at.matches('input'))
        document.querySelector<HTMLButtonElement>('[disabled]')?.removeAttribute('disabled');
    },
    { signal: page.signal },
  );
}

const KINDS = ['邮件', '推送', '短信'];
const NOTICES = `<h1>通知设置</h1><table><thead><tr><th>事件</th>${KINDS.map((kind) => `<th>${kind}</th>`).join('')}</tr></thead>
  <tbody>${['评论', '提及', '新粉丝']
    .map(
      (row) =>
        `<tr><th scope="row">${row}</th>${KINDS.map((kind) => `<td><input type="checkbox" data-do="${row}/${kind}"></td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table>`;

test.each([
  ['勾选提及的推送', '提及/推送'],
  ['开启评论的邮件通知', '评论/邮件'],
])('%s: the box of that row and that column', async (goal, box) => {
  show(NOTICES);
  expect((await say(goal)).end).toBe('succeeded');
  expect(asked).toEqual([box]);
});

test('what ends an account is agreed to, with the box that says that it is understood', async () => {
  show(`<h1>账户</h1><button data-do="open" data-opens>注销账户</button>
    <div role="alertdialog" aria-label="注销账户" aria-modal="true" hidden>
      <label><input type="checkbox" data-do="understood"> 我了解此操作无法撤销</label>
      <button data-do="gone" disabled>注销我的账户</button><button data-do="kept">保留账户</button></div>`);
  await say('注销我的账户');
  expect(asked).toEqual(['open', 'understood', 'gone']);
});

test('two choices that are said as one are made one after the other', async () => {
  show(`<h1>套餐</h1><div role="tablist"><button role="tab" aria-selected="true">按月</button>
    <button role="tab" aria-selected="false" data-do="yearly">按年</button></div>
    <section><h2>免费版</h2><button data-do="free">选择</button></section>
    <section><h2>团队版</h2><button data-do="team">选择</button></section>`);
  for (const tab of document.querySelectorAll('[role=tab]'))
    tab.addEventListener('click', () => {
      for (const each of document.querySelectorAll('[role=tab]')) each.ariaSelected = String(each === tab);
    });
  await say('选择按年的团队版');
  expect(asked).toEqual(['yearly', 'team']);
});

test('the offer of an amount is chosen, as the page writes it', async () => {
  show(`<h1>捐款</h1><div role="radiogroup" aria-label="金额">
    ${['¥10', '¥25', '¥50'].map((sum) => `<button role="radio" aria-checked="false" data-do="${sum}">${sum}</button>`).join('')}</div>`);
  for (const radio of document.querySelectorAll('[role=radio]'))
    radio.addEventListener('click', () => (radio.ariaChecked = 'true'));
  expect((await say('把金额设为25元')).end).toBe('succeeded');
  expect(asked).toEqual(['¥25']);
});
