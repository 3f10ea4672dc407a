// Small words that turn a sentence into another one: politeness, questions, negations, exceptions, text that is dictated.
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
      return [intent.action, tellPhrase(intent.item), intent.recipient, intent.value]
        .filter((part) => part !== undefined && part !== '')
        .join(' | ');
    case 'fill':
      return tellFields(intent.fields);
    case 'check':
      return `${intent.on ? 'check' : 'uncheck'} ${intent.targets.map(tellPhrase).join(',')}`;
    case 'choose':
      return `choose ${intent.options.map(tellPhrase).join(',')}`;
    case 'open':
    case 'click':
      return `${intent.kind} ${tellPhrase(intent.target)}`;
    case 'addToCart':
      return `cart ${intent.quantity ?? 1} ${tellPhrase(intent.what)}`;
    case 'search':
      return `search ${intent.query}`;
    case 'sort':
      return `sort ${intent.by}`;
    case 'createEvent':
      return `event ${intent.name} ${intent.day?.from ?? ''} ${intent.start}`;
    case 'date':
      return `date ${intent.field?.text ?? ''} ${intent.date.from}`;
    default:
      return intent.kind;
  }
}

test.each([
  ['lösche bitte die erste mail', ['delete | #1 mail']],
  ['markiere bitte alle als gelesen', ['mark as read | all']],
  ['leg bitte 2 lampen in den warenkorb', ['cart 2 lampen']],
  ['such mal nach lampe', ['search lampe']],
  ['sortiere bitte nach preis', ['sort preis']],
  ['könnten Sie bitte die erste mail löschen', ['delete | #1 mail']],
  ['bitte einmal alle häkchen entfernen', ['uncheck all']],
  ['delete also the second mail', ['delete | #2 mail']],
  ['plz delete the second mail', ['delete | #2 mail']],
  ['can u open the first mail', ['open #1 mail']],
  ['删除一下第一封邮件', ['delete | #1 邮件']],
  ['你能帮我删除第一封邮件吗', ['delete | #1 邮件']],
])('politeness is no part of what is meant: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});

test.each([
  '可以取消订单吗？',
  '能不能取消订单',
  '能取消订单吗',
  '需要登录吗',
  '我有多少封未读邮件',
  '这篇文章讲了什么',
  '在哪里修改密码',
  'könnte ich das konto löschen?',
  'kannst du mir sagen wie viel das kostet',
  'lohnt sich das abo?',
  'any new mails?',
  'the cheapest one?',
  'check if there are new mails',
])('is a question, and no order: %s', (goal) => {
  expect(readAs(goal, tell)).toEqual(['answer']);
});

test.each([
  ['lösche nichts, archiviere nur die alten', ['archive | nur die alten']],
  ['buche den flug, aber bezahl noch nicht', ['book | flug']],
  ['delete nothing', ['clarify']],
  ['click Save instead of Submit', ['click Save']],
  ['archiviere die erste mail statt sie zu löschen', ['archive | #1 mail']],
  ['点击保存而不是提交', ['click 保存']],
  ['zeig nur flüge ohne umstieg', ['filter']],
])('what is left undone is not done: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});

test.each([
  'approve all except the ones from Tom',
  'download all invoices except the one from May',
  'delete all files not named plan.pdf',
  'archive everything apart from the starred ones',
  'mark all as read except the first',
  'wähle alle aus außer Newsletter',
  'lösche alle mails ausser der ersten',
  '删除所有文件，除了plan.pdf',
  '删除除了张三以外的所有邮件',
])('who is spared is asked where it is not one name: %s', (goal) => {
  expect(readAs(goal, tell)).toEqual(['clarify']);
});

test('one name is spared', () => {
  expect(readAs('select all except Newsletter', tell)).toEqual(['choose all not:Newsletter']);
});

test.each([
  ['reply to Tom: ok, delete the old one then', ['reply | Tom | ok, delete the old one then']],
  ['antworte Tom: ok, lösch die alte mail', ['reply | Tom | ok, lösch die alte mail']],
  ['回复张三：好的，删除旧的', ['reply | 张三 | 好的，删除旧的']],
  [
    'send a message to Anna: please cancel the meeting and book a room',
    ['message | Anna | please cancel the meeting and book a room'],
  ],
  ['set description to: click save and close the tab', ['description to=click save and close the tab']],
  ['reply to Tom: thanks and archive it', ['reply | Tom | thanks', 'archive | Tom']],
  ['schreib Anna: kommst du?', ['message | Anna | kommst du?']],
  ['reply to Tom saying are you free on Friday?', ['reply | Tom | are you free on Friday?']],
  ['set the title to What now?', ['title=What now?']],
  ['can you set the title to Harbour?', ['title=Harbour']],
  ['在消息框输入你好吗', ['消息=你好吗']],
])('what is dictated is written as it stands: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});

test.each([
  ['delete all empty rows', ['delete | all is:empty']],
  ['lösche alle leeren zeilen', ['delete | all is:leeren']],
  ['delete the selected rows', ['delete | all is:selected']],
  ['archive the selected mails', ['archive | all is:selected']],
  ['delete rows 2 to 4', ['delete | #4', 'delete | #3', 'delete | #2']],
  ['删除第2到3行', ['delete | #3', 'delete | #2']],
])('what is said of rows is a condition, or their numbers: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});

test.each([
  ['lösche die letzte nachricht', ['delete | #-1 nachricht']],
  ['lösche den kommentar', ['delete | kommentar']],
  ['lösche die E-Mail-Adresse', ['E-Mail-Adresse=']],
  ['打开第一封邮件，标为已读', ['mark as read | #1 邮件']],
  ['搜索台灯并收藏第一个', ['search 台灯', 'star | #1']],
  ['forward the mail to bob@x.org with the text please check', ['forward | mail | bob@x.org | please check']],
  ['send the report to anna@x.org with subject Report', ['other']],
  ['send $20 to Bob with the note pizza', ['other']],
  ['show all orders', ['open orders']],
  ['open all links', ['open all']],
  ['gib anna adminrechte', ['clarify']],
  ['jetzt kaufen', ['clarify']],
  ['schedule lunch with Tom on Friday at noon', ['event lunch with Tom 2026-11-27 12:00']],
  ['trag morgen um 15 uhr einen zahnarzttermin ein', ['event zahnarzttermin 2026-11-22 15:00']],
  ['用用户名admin密码123456登录', ['用户名=admin;密码=123456', 'submit']],
  ['create a user called bob with role editor', ['click create user', 'name=bob;role=editor', 'submit']],
  ['create a folder called Dances with wolves', ['click create folder', 'name=Dances with wolves', 'submit']],
])('%s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});

test.each([
  ['set departure to 5 January', 'date departure 2027-01-05'],
  ['set the birthday to 5 January', 'date birthday 2026-01-05'],
  ['把截止日期设为周一', 'date 截止日期 2026-11-23'],
])('what is planned is to come: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual([expected]);
});

test.each([
  ['reply to the selected mail', ['reply | is:selected']],
  ['archive the last selected mail', ['archive | #-1 selected mail']],
  ['lösche die ausgewählten Mails', ['delete | all is:ausgewählten']],
  ['lösche die ausgewählte Zeile', ['delete | is:ausgewählte']],
  ['markierte Zeilen löschen', ['delete | all is:markierte']],
  ['lösche den ausgewählten Eintrag', ['delete | is:ausgewählten']],
  ['删除选中的邮件', ['delete | all is:选中']],
  ['reply to Tom: thanks, then archive the mail', ['reply | Tom | thanks', 'archive | mail']],
  ['reply to Tom: "thanks", but don\'t send it', ['clarify']],
  ['schreib Anna: Hallo, aber noch nicht absenden', ['clarify']],
  ['write a comment: "Nice" and click Post', ['comment=Nice', 'submit', 'click Post']],
  ['answer: yes, click next', ['answer=yes', 'click next']],
  ['find the cheapest flight without booking it', ['clarify']],
  ['reply to Tom saying use Slack instead of mail', ['reply | Tom | use Slack instead of mail']],
  ['search for tea instead of coffee', ['search tea instead of coffee']],
  ['set due date to yesterday', ['date due date 2026-11-20']],
  ['show all comments and delete them', ['delete | all comments']],
  ['archive all mails. Except the first.', ['clarify']],
  ['lösche alle Mails mit Ausnahme von Tom', ['clarify']],
  ['klick Jetzt kaufen', ['click Jetzt kaufen']],
  ['click Please wait', ['click Please wait']],
  ['open Nothing', ['open Nothing']],
  ['click Sign in and register', ['click Sign in and register']],
  ['可以打开第一封邮件吗', ['open #1 邮件']],
  ['删除国外订单', ['delete | 国外订单']],
  ['could you bump this thread?', ['bump | thread']],
  ['set the month to May!', ['month=May']],
  ['jetzt speichern', ['submit']],
  ['schedule publication for 5 May 9:00', ['event publication 2027-05-05 9:00']],
  ['Create a meeting called Review at 5pm on Friday', ['event Review 2026-11-27 5pm']],
])('a small word is not taken for what it is not: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});
