// Pages in Chinese, whose words stand without spaces: what is said of a box, an offer or an account is found all the same.
import { expect, test } from 'vitest';
import { pressedPage } from './pressed-page';
import { say } from './say';

const { log, show } = pressedPage();

const ticked = (): string[] => [...document.querySelectorAll('input:checked')].map(({ id }) => id);

const KINDS = ['邮件', '推送', '短信'];
const NOTICES = `<h1>通知设置</h1><table><thead><tr><th>事件</th>${KINDS.map((kind) => `<th>${kind}</th>`).join('')}</tr></thead>
  <tbody>${['评论', '提及', '新粉丝']
    .map(
      (row) =>
        `<tr><th scope="row">${row}</th>${KINDS.map((kind) => `<td><input type="checkbox" id="${row}/${kind}"></td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table>`;

test.each([
  ['勾选提及的推送', '提及/推送'],
  ['开启评论的邮件通知', '评论/邮件'],
])('%s: the box of that row and that column', async (goal, box) => {
  show(NOTICES);
  const ran = await say(goal);
  expect(ran.end).toBe('succeeded');
  expect(ticked()).toEqual([box]);
});

test('what ends an account is agreed to, with the box that says that it is understood', async () => {
  show(
    `<h1>账户</h1><button id="open">注销账户</button>
    <div role="alertdialog" aria-label="注销账户" aria-modal="true" hidden>
      <label><input type="checkbox" id="understood"> 我了解此操作无法撤销</label>
      <button id="gone" disabled>注销我的账户</button><button id="kept">保留账户</button></div>`,
    (name) => {
      if (name === 'open') document.querySelector<HTMLElement>('[role=alertdialog]')!.hidden = false;
    },
  );
  document.querySelector('#understood')!.addEventListener('change', () => {
    document.querySelector<HTMLButtonElement>('#gone')!.disabled = false;
  });
  await say('注销我的账户');
  expect([log, ticked()]).toEqual([['open', 'gone'], ['understood']]);
});

test('two choices that are said as one are made one after the other', async () => {
  show(
    `<h1>套餐</h1><div role="tablist"><button role="tab" aria-selected="true" id="monthly">按月</button>
    <button role="tab" aria-selected="false" id="yearly">按年</button></div>
    <section><h2>免费版</h2><button id="free">选择</button></section>
    <section><h2>团队版</h2><button id="team">选择</button></section>`,
    (name) => {
      if (name !== 'monthly' && name !== 'yearly') return;
      for (const tab of document.querySelectorAll('[role=tab]')) tab.ariaSelected = String(tab.id === name);
    },
  );
  await say('选择按年的团队版');
  expect(log).toEqual(['yearly', 'team']);
});

test('the offer of an amount is chosen, as the page writes it', async () => {
  const offers = ['¥10', '¥25', '¥50'].map(
    (sum) => `<button role="radio" aria-checked="false">${sum}</button>`,
  );
  show(`<h1>捐款</h1><div role="radiogroup" aria-label="金额">${offers.join('')}</div>`, (name) => {
    for (const radio of document.querySelectorAll('[role=radio]'))
      radio.ariaChecked = String(radio.textContent === name);
  });
  expect((await say('把金额设为25元')).end).toBe('succeeded');
  expect(log).toEqual(['¥25']);
});
