// Wishes of every day in the three languages: players, prices and times of what is listed, sharing, acts by their names.
import { expect, test } from 'vitest';
import type { Intent } from '../../../src/shared/intent';
import { readAs, tellFields } from './read-as';

const read = (goal: string): string[] => readAs(goal, tell);

function tell(intent: Intent): string {
  switch (intent.kind) {
    case 'click':
      return `click ${intent.target.text}`;
    case 'choose': {
      const of = intent.field ? ` of ${intent.field.text}` : '';
      const told = intent.options.map(
        ({ text, where = [] }) => `${text}${of}${where.map(({ value }) => ` with ${value}`).join('')}`,
      );
      return `choose ${told.join('|')}`;
    }
    case 'fill':
      return tellFields(intent.fields);
    case 'item':
      return `${intent.action} ${intent.item.text}`;
    case 'check':
      return `${intent.on ? 'on' : 'off'} ${intent.targets.map(({ text }) => text).join('|')}`;
    case 'submit':
      return `submit ${intent.target?.text ?? ''}`;
    default:
      return intent.kind;
  }
}

test.each([
  ['Play the song', ['click Play song']],
  ['Stop the music', ['click Stop music']],
  ['Turn the sound off', ['off sound']],
  ['Play the next song', ['click next']],
  ['Play the song Harbour', ['play song Harbour']],
  ['Spiel das Lied ab', ['click play']],
  ['Nächster Titel', ['click Nächster Titel']],
  ['Spring zum nächsten Titel', ['click nächsten Titel']],
  ['Lösche den nächsten Titel', ['delete nächsten Titel']],
  ['下一首', ['click 下一首']],
  ['播放下一首', ['click 下一首']],
  ['静音', ['click 静音']],
  ['Choose the flight for $380', ['choose flight with $380']],
  ['Choose the room for 20 euros', ['choose room with 20 euros']],
  ['Take the flight at 11:40', ['choose flight with 11:40']],
  ['Choose a table for 4', ['choose table of 4']],
  ['Nimm den Flug um 11:40 Uhr', ['choose Flug with 11:40']],
  ['Wähle den Flug für 380 €', ['choose Flug with 380 €']],
  ['Upgrade to the Team plan', ['choose Team plan']],
  [
    'Choose Agree for the food and Neutral for the staff',
    ['choose Agree of food', 'choose Neutral of staff'],
  ],
  [
    'Share it with otto@x.example as editor',
    ['click share', 'email=otto@x.example', 'choose editor', 'submit share'],
  ],
  ['Teile es mit otto@x.example', ['click teilen', 'email=otto@x.example', 'submit teilen']],
  ['Delete the files plan.pdf and mast.jpg', ['delete plan.pdf', 'delete mast.jpg']],
  ['Delete the emails from Ada and Otto', ['delete emails']],
  ['Delete the book Pride and Prejudice', ['delete book Pride and Prejudice']],
  ['Delete the messages Ada and Otto sent', ['delete messages Ada and Otto sent']],
  ['Find plan.pdf and share it with otto@x.example as editor', ['search', 'other']],
  ['Find plan.pdf and share it with otto@x.example', ['forward plan.pdf']],
  ['Genehmige den Antrag von Otto', ['other']],
  ['Sperre alle Nutzer', ['other']],
  ['Alles ist erledigt', ['other']],
  ['Gehe zum Stundenplan', ['open']],
  [
    'Set the first name of passenger 1 to Ada and the last name of passenger 1 to Brandt',
    ['first name of passenger 1=Ada;last name of passenger 1=Brandt'],
  ],
  [
    'Add a film with title of Road to Perdition and price 3',
    ['click add film', 'name=Road to Perdition;price=3', 'submit '],
  ],
  ['Stimm für Bornholm ab', ['choose Bornholm', 'submit abstimmen']],
  ['Schließe mein Konto', ['click Konto schließen']],
  ['Konto schließen', ['click Konto schließen']],
  ['Setze das Passwort zurück', ['click Passwort zurücksetzen']],
  ['Dunkelmodus an', ['on Dunkelmodus']],
  ['Share this email with otto@x.example', ['forward email']],
  ['Answer the question on page 3', ['other']],
  ['Öffne Seite 3', ['paginate']],
  ['Erledige Segel nähen', ['complete Segel nähen']],
  ['„Segel nähen“ ist erledigt', ['complete Segel nähen']],
  ['Trag „Anker kaufen“ in die Liste ein', ['add']],
  ['Wechsle auf jährlich', ['open']],
  ['Klicke auf Speichern und dann auf Schließen', ['click Speichern', 'click Schließen']],
])('%s', (goal, expected) => {
  expect(read(goal)).toEqual(expected);
});

test.each([
  ['Vote for Bornholm', ['choose Bornholm', 'submit vote']],
  ['Vote for this post', ['other']],
  ['Complete "Sew sail"', ['complete Sew sail']],
  ['开始播放', ['click 播放']],
  ['把声音关掉', ['click 静音']],
  ['给青岛投票', ['choose 青岛', 'submit 投票']],
  ['选择青岛并投票', ['choose 青岛', 'submit 投票']],
  ['选择价格为¥380的航班', ['choose 航班 with ¥380']],
  ['选11点40分起飞的航班', ['choose 航班 with 11:40']],
  ['切换到团队版套餐', ['choose 团队版套餐']],
  ['分享这个文档给otto@x.org', ['click 分享', 'email=otto@x.org', 'submit 分享']],
  ['把它分享给otto@x.org，权限为可编辑', ['click 分享', 'email=otto@x.org', 'choose 可编辑', 'submit 分享']],
  ['邀请otto@x.org加入项目', ['click 邀请', 'email=otto@x.org', 'submit 邀请']],
  ['不再接收邮件', ['off 接收邮件']],
  ['停用已读回执', ['off 已读回执']],
  ['新任务：买锚', ['add']],
  ['新建任务“买锚”', ['add']],
  ['完成“缝帆”', ['complete 缝帆']],
  ['将“缝帆”设为完成', ['complete 缝帆']],
  ['完成注册', ['clarify']],
  ['删除文件plan.pdf和mast.jpg', ['delete plan.pdf', 'delete mast.jpg']],
  ['注销我的账户', ['click 注销账户']],
  ['将语言切换为英语', ['语言=英语']],
  // More is said than what is read as one wish: nothing of it is left out.
  ['分享给a@x.org和b@x.org', ['clarify']],
  ['分享给a@x.org，并发消息给李四', ['clarify']],
  ['选择100-200元的酒店', ['choose 100-200元的酒店']],
  ['选择12点起飞380元的航班', ['choose 12点起飞380元的航班']],
  ['重置张三的密码', ['重置密码 张三']],
  ['不再显示此消息', ['other']],
  ['选择匿名投票', ['choose 匿名投票']],
  ['删除视频猫和老鼠', ['delete 视频猫和老鼠']],
  ['把任务状态设为已完成', ['任务状态=已完成']],
  ['Vote for Ada, not Bob', ['other']],
  ['Vote for Proposal 5 with no', ['other']],
  ['投给张三或李四', ['clarify']],
  ['停止发送邮件', ['other']],
  ['邀请a@x.org加入团队作为管理员', ['other']],
  ['选择300元的航班和400元的酒店', ['choose 300元的航班|400元的酒店']],
  ['新建任务：整理照片，并发给李四', ['add']],
  ['把筛选设为未读', ['筛选=未读']],
])('%s is read as %j', (goal, expected) => {
  expect(read(goal)).toEqual(expected);
});
