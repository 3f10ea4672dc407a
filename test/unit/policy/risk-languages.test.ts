// What cannot be taken back in languages that the product itself does not speak: a person who uses a site in one
// of them names its controls in it, and is asked all the same.
import { describe, expect, test } from 'vitest';
import { authorize } from '../../../src/policy/authorize';
import { riskOf } from '../../../src/policy/risk/risk';
import { callOf, context, form, target } from './gate-fixtures';

const click = callOf('dom.click');
const risk = (label: string, more: object = {}) => riskOf(click, target({ role: 'button', label, ...more }));

const IRREVERSIBLE: Array<[label: string, kind: string]> = [
  // Italian
  ['Acquista ora', 'order'],
  ["Conferma l'ordine", 'order'],
  ['Paga', 'pay'],
  ['Effettua bonifico', 'transfer'],
  ['Elimina account', 'delete'],
  ['Invia messaggio', 'send'],
  ['Pubblica', 'publish'],
  ['Cambia password', 'credentials'],
  ['Disdici', 'cancel'],
  // Portuguese
  ['Finalizar compra', 'order'],
  ['Excluir conta', 'delete'],
  ['Apagar', 'delete'],
  ['Fazer transferência', 'transfer'],
  ['Alterar a senha', 'credentials'],
  ['Cancelar assinatura', 'cancel'],
  ['Confirmar pagamento', 'pay'],
  // Dutch and Polish
  ['Nu kopen', 'order'],
  ['Account verwijderen', 'delete'],
  ['Bericht versturen', 'send'],
  ['Kupuję i płacę', 'order'],
  ['Usuń konto', 'delete'],
  ['Wyślij', 'send'],
  ['Zapłać teraz', 'pay'],
  // Russian and Ukrainian
  ['Купить', 'order'],
  ['Оформить заказ', 'order'],
  ['Оплатить', 'pay'],
  ['Перевести деньги', 'transfer'],
  ['Удалить аккаунт', 'delete'],
  ['Отправить сообщение', 'send'],
  ['Опубликовать', 'publish'],
  ['Сменить пароль', 'credentials'],
  ['Отменить подписку', 'cancel'],
  ['Видалити обліковий запис', 'delete'],
  // Turkish
  ['Şimdi satın al', 'order'],
  ['Hesabı sil', 'delete'],
  ['Gönder', 'send'],
  // Japanese and Korean
  ['購入する', 'order'],
  ['注文を確定する', 'order'],
  ['支払う', 'pay'],
  ['送金する', 'transfer'],
  ['アカウントを削除', 'delete'],
  ['送信', 'send'],
  ['投稿する', 'publish'],
  ['パスワードを変更', 'credentials'],
  ['解約する', 'cancel'],
  ['구매하기', 'order'],
  ['결제하기', 'pay'],
  ['계정 삭제', 'delete'],
  ['보내기', 'send'],
  // Chinese as it is written in Taiwan and Hong Kong
  ['立即購買', 'order'],
  ['刪除帳號', 'delete'],
  ['轉帳', 'transfer'],
  ['發送', 'send'],
  ['修改密碼', 'credentials'],
  // Arabic
  ['حذف الحساب', 'delete'],
  ['اشترِ الآن', 'order'],
  ['ادفع الآن', 'pay'],
  ['إرسال', 'send'],
  ['إلغاء الطلب', 'cancel'],
];

const NO_ALARM = [
  'Cerca',
  'Elimina filtri',
  'Rimuovi dal carrello',
  'Aggiungi al carrello',
  'Ordina per prezzo',
  'Adicionar ao carrinho',
  'Remover do carrinho',
  'Meus pedidos',
  'In winkelwagen',
  'Dodaj do koszyka',
  'Usuń z koszyka',
  'Добавить в корзину',
  'Удалить из корзины',
  'Мои заказы',
  'Найти',
  'Перевести',
  'Войти',
  'Sepete ekle',
  '注文履歴',
  'カートに入れる',
  'カートから削除',
  '検索',
  '장바구니 담기',
  '주문 내역',
  '我的訂單',
  '加入購物車',
  'إضافة إلى السلة',
  'بحث',
  'تسجيل الدخول',
  // Words that are commands in one language and something else in another
  'Confirmer s’il vous plaît',
  'Ver compra',
  'Excluir resultados',
  'Sacar foto',
  'Dona Maria',
  'Envie de voyager ?',
];

describe('risk in further languages', () => {
  test.each(IRREVERSIBLE)('“%s” is irreversible: %s', (label, kind) => {
    expect(risk(label)).toMatchObject({ irreversible: true, kind });
  });

  test.each(NO_ALARM)('“%s” is no false alarm', (label) => {
    expect(risk(label)).toMatchObject({ irreversible: false });
  });

  test.each(['Sì', 'Sim', 'Tak', 'Да', 'Evet', 'はい', '예', '確認', 'نعم'])(
    '“%s” agrees to what its dialog says',
    (label) => {
      expect(risk(label, { context: 'dialog “Удалить аккаунт”' })).toMatchObject({ kind: 'delete' });
    },
  );

  test.each([
    ['确定', '提示 此操作将永久删除该文件, 是否继续?', 'delete'],
    ['确定', '提示 删除后无法恢复，确定删除该项目吗？', 'delete'],
    ['确定', '提示 确认支付 99 元给商户北京某某科技有限公司吗？', 'pay'],
    ['确 定', '注销账号后所有数据将被清除', 'delete'],
    ['Ja', 'Möchten Sie das Abo wirklich kündigen?', 'cancel'],
    ['Ja', 'Soll die Überweisung von 500 EUR jetzt ausgeführt werden?', 'transfer'],
    ['Ja', 'Möchten Sie die Zahlung jetzt ausführen?', 'pay'],
    ['OK', 'Das Projekt wird mit allen seinen Dateien unwiderruflich gelöscht', 'delete'],
    ['Bestätigen', 'Der Beitrag wird für alle veröffentlicht', 'publish'],
    ['Confirm', 'The selected users will be deleted permanently', 'delete'],
    ['Yes', 'You are going to transfer 500 EUR to Max Mustermann', 'transfer'],
    ['Yes', 'Your order for 3 items totalling 99 EUR will be placed now', 'order'],
    ['Continue', 'Pay 250 EUR to ACME GmbH with your saved card?', 'pay'],
    ['Proceed', 'Deleting this workspace cannot be undone', 'delete'],
    ['Yes', 'All of what lies in this folder is going to be removed', 'delete'],
    ['Save', 'Roles · The members you chose will be removed from the project', 'delete'],
  ])('“%s” agrees to a deed that stands anywhere in its dialog: %s', (label, words, kind) => {
    for (const context of [`dialog “${words}”`, `dialog “Please note · ${words} Cancel ${label}” · Settings`])
      expect(risk(label, { context }), context).toMatchObject({ irreversible: true, kind });
  });

  test.each([
    ['Clear', 'All of your browsing history will be deleted', 'delete'],
    ['Go', 'Transfer 500 EUR to Anna', 'transfer'],
    ['Next', 'You will be charged $99', 'pay'],
    ['Close', 'Close account · Your account and all data will be deleted', 'delete'],
    ['关闭', '关闭账户 账户将被永久删除', 'delete'],
    ...[
      ...['Proceed anyway', 'Continue anyway', 'I am sure', 'Got it', 'Do it', 'Agree and continue', 'Allow'],
      ...['Ja, ich bin sicher', 'Trotzdem fortfahren', 'Bestätigen und weiter', 'Zustimmen und fortfahren'],
      ...['是', '我确定', '立即确认', '仍要继续', '同意并继续'],
    ].map((label) => [label, 'Your account will be deleted', 'delete']),
    ['OK', 'Your account and the tracking data in it will be permanently deleted', 'delete'],
    ['OK', 'All time tracking entries will be deleted', 'delete'],
    ['OK', 'Files that were uploaded get deleted', 'delete'],
    ['OK', 'Whatever was shared is deleted', 'delete'],
    ['OK', 'Dateien, die geteilt wurden, sind danach gelöscht', 'delete'],
    ['OK', 'Dateien, die geteilt wurden, gehen verloren', 'delete'],
    ['OK', 'Thank you for checking, your card will now be charged 500 EUR', 'pay'],
    ['OK', 'All your data will be lost', 'delete'],
    ['OK', 'Alle Daten gehen verloren', 'delete'],
    ['确定', '数据将会丢失', 'delete'],
    ['OK', 'Ihre Mitgliedschaft wird beendet', 'cancel'],
    ['OK', 'Das Konto wird geschlossen', 'cancel'],
    ['OK', 'The database will be dropped', 'delete'],
    ['确定', '500元将转给张三', 'transfer'],
    ['OK', 'Select Yes to delete your account', 'delete'],
    ['OK', 'Nicht gespeicherte Dateien vernichten', 'delete'],
    ['OK', 'Nicht benötigte Dateien werden gelöscht', 'delete'],
    ['OK', 'Your card is now being charged', 'pay'],
    ['Bestätigen', 'Veröffentlichung bestätigen', 'publish'],
    ['OK', 'It will not be recovered', 'delete'],
    ['OK', 'You can cancel anytime and your card will be charged', 'pay'],
    ['OK', 'This can not be undone', 'delete'],
    ['OK', 'Dies kann nicht mehr rückgängig gemacht werden', 'delete'],
    ['OK', 'Wenn Sie nicht bezahlen, wird Ihr Konto gelöscht', 'delete'],
    ['Weiter', 'Die Überweisung über 500 EUR an Max', 'transfer'],
    ['确定', '清除后不能找回', 'delete'],
    ['确定', '您的资料将对所有人公开', 'publish'],
  ])('“%s” carries out what is still to come: “%s”', (label, words, kind) => {
    expect(risk(label, { context: `dialog “${words}”` })).toMatchObject({ irreversible: true, kind });
  });

  test('“Close” closes a dialog that is called otherwise', () => {
    for (const words of ['Notice · Old files will be deleted', 'Close', 'Account · It will be deleted'])
      expect(risk('Close', { context: `dialog “${words}”` }), words).toMatchObject({ known: true });
    expect(risk('Next', { context: 'Your card will be charged' }).known).toBe(true);
  });

  test.each([
    ['OK', 'Datei gelöscht'],
    ['OK', 'Die Datei ist gelöscht'],
    ['OK', 'Nachricht gesendet'],
    ['OK', 'Ihre Bestellung wurde aufgegeben'],
    ['OK', 'Die Nachricht konnte nicht gesendet werden'],
    ['OK', 'Es wurde nichts abgebucht'],
    ['OK', 'Ihre Kündigung ist eingegangen'],
    ['Weiter', 'Der Code wurde an 0171 gesendet'],
    ['Weiter', 'Zahlungsart · Rechnung Lastschrift Kreditkarte'],
    ['OK', 'Artikel wurde aus dem Warenkorb entfernt'],
    ['OK', 'dieser Artikel kann nicht bestellt werden'],
    ['OK', 'Your profile is now public'],
    ['OK', 'Your account will not be deleted'],
    ['OK', 'Ihr Konto wird nicht gelöscht'],
    ['Allow', 'a.test wants to send notifications'],
    ['OK', 'Please select at least one item to delete'],
    ['OK', 'Select an item to delete'],
    ['OK', 'You cannot delete this file, as it is in use'],
    ['OK', 'Tip: press Delete to remove an item'],
    ['OK', 'Keyboard shortcuts · Delete row'],
    ['Got it', 'You can now share boards and delete old cards'],
    ['OK', 'You can now share boards and delete old cards'],
    ['OK', 'your purchase is final'],
    ['OK', '10% off your first order'],
    ['OK', 'Get notified when your order is shipped'],
    ['确定', '是否清除筛选条件'],
    ['确定', '是否清除缓存'],
    ['确定', '信息公开 通知公告'],
    ['确定', '您的包裹已寄出'],
    ['确定', '规格 红色 购买数量 1'],
    ['OK', 'The file was deleted'],
    ['OK', 'Your message has been successfully sent. You can close this window'],
    ['OK', 'Datei wurde erfolgreich gelöscht'],
    ['知道了', '文件已删除'],
    ['OK', 'We use cookies to publish content and to send you offers'],
    ['Accept', 'We and our partners store information. You can withdraw your consent at any time.'],
    ['Yes', 'Leave this page? Changes you made may not be saved.'],
    ['Ja', 'Möchten Sie die Sprache auf Deutsch umstellen?'],
    ['确定', '是否切换到中文版？'],
    ['确定', '选择支付方式 支付宝 微信 取消'],
    ['Save', 'Edit profile · Name Email Phone City Country Language Delete account Cancel Save'],
    ['Continue', 'Choose a delivery date'],
    ['OK', 'Remove this item from your cart?'],
    ['确定', '手机验证 手机号 发送验证码 验证码'],
  ])('“%s” agrees to nothing in “%s”', (label, words) => {
    expect(risk(label, { context: `dialog “${words}”` })).toMatchObject({ irreversible: false });
  });

  test('a control that a page calls a tab or an entry of a tree says its deed in Chinese, too', () => {
    for (const label of ['删除账号', '立即支付'])
      expect(risk(label, { role: 'treeitem', tag: 'div' }), label).toMatchObject({ known: false });
    for (const label of ['删除', '订单', '我的订单', '转账记录', '支付方式'])
      expect(risk(label, { role: 'treeitem', tag: 'div' }), label).toMatchObject({ known: true });
  });

  test.each([
    ...[
      'Kostenpflichtig abonnieren',
      'Auftrag erteilen',
      'Probeabo starten',
      '拼单',
      '立即开通',
      'Make offer',
    ].map((label) => [label, 'order']),
    ...['Mit TAN bestätigen', 'Dauerauftrag anlegen', 'Lastschrift einrichten', '20 € einzahlen', '移交'].map(
      (label) => [label, 'transfer'],
    ),
    ...['申请贷款', 'Confirm transaction'].map((label) => [label, 'transfer']),
    ...['Übermitteln', 'Steuererklärung abgeben', 'Absenden', 'Abschicken', '投递', '立即投递'].map(
      (label) => [label, 'send'],
    ),
    ...['Submit for approval', 'E-file', 'File return'].map((label) => [label, 'send']),
    ...['Öffentlich machen', '发朋友圈', '发微博', '公开'].map((label) => [label, 'publish']),
    ...[
      'Zum Administrator machen',
      'Mitglied hinzufügen',
      '审批通过',
      '电子签名',
      '签名',
      '添加成员',
      '邀请',
    ].map((label) => [label, 'grant']),
    ['I accept the terms and sign', 'grant'],
    ...['Überschreiben', '格式化', '恢复出厂设置', 'Clear chat'].map((label) => [label, 'delete']),
    ['更换手机号', 'credentials'],
    ...[
      'Settle up',
      'Unlock for $5',
      'Continue – €20.00',
      '¥30 开通',
      'Jetzt 20 € spenden',
      '30元解锁全文',
    ].map((label) => [label, 'pay']),
  ] as Array<[string, string]>)('the button “%s” is irreversible: %s', (label, kind) => {
    expect(risk(label)).toMatchObject({ irreversible: true, kind });
  });

  test('codes of currencies are written in capitals', () => {
    for (const label of ['Start now, try 7 days', 'Download 3 CAD files', 'Get 5 ft cable'])
      expect(risk(label).irreversible, label).toBe(false);
    for (const label of ['Start now TRY 70', 'Unlock for 3 CAD', 'Download 5 EUR', 'Donate 5 eur'])
      expect(risk(label).irreversible, label).toBe(true);
  });

  test('a ware may be called after a deed', () => {
    for (const label of [
      ...['Get Out (2017) $3.99', 'Give and Take $9.99', 'Support pillow €30', 'Unlock phone $99'],
      'Complete set of knives €49.90',
    ])
      expect(risk(label).irreversible, label).toBe(false);
    for (const label of [
      ...['Get it for $3.99', 'Give $10', 'Support us €30', 'Complete purchase $40', 'Join now – $5'],
      ...['Play for $1', 'Watch for $3.99', 'Contribute $5', 'Mieten 5 €', 'Leihen 3,99 €', 'Spende 5 €'],
      ...['9.9元秒杀', '立即参团'],
      ...['Unlock everything $5', 'Start your trial $1', 'Get the whole book for only $9'],
    ])
      expect(risk(label).irreversible, label).toBe(true);
  });

  test('tabs and choices in Chinese name what is to be paid or was sent', () => {
    for (const role of ['tab', 'radio', 'treeitem']) {
      for (const label of [
        ...['待付款', '已付款', '待支付', '已发送', '已删除', '已发布', '已购买', '我的发布', '投票中'],
        ...['删除记录', '转账金额', '微信支付', '支付宝支付'],
      ])
        expect(risk(label, { role, tag: 'div' }), label).toMatchObject({ known: true });
      for (const label of ['立即支付', '删除账号', '我要付款'])
        expect(risk(label, { role, tag: 'div' }), label).toMatchObject({ known: false });
    }
    expect(risk('微信支付', { role: 'tab', tag: 'div', shows: 'Pay now' }).known).toBe(false);
  });

  test.each([
    'Möchten Sie die Seite verlassen?',
    'Möchten Sie den Dunkelmodus aktivieren?',
    'Möchten Sie Benachrichtigungen aktivieren?',
  ])('“%s” asks about no deed', (words) => {
    expect(risk('Ja', { context: `dialog “${words}”` }).kind).not.toBe('deed');
    expect(risk('Ja', { context: 'dialog “Möchten Sie das Konto aktivieren?”' }).kind).toBe('deed');
  });

  test.each([
    ...['Under $25', '$10 – $20', 'Wireless Mouse $24.99', 'Add to cart – €20.00', '加入购物车 ¥30'],
    ...['Save $5', 'Get $5 off', 'Book from €20', 'Checkout $45.00', 'Continue – $0.00', 'Apply $5 coupon'],
    ...['Share', '分享', '共享', 'Settings', 'Format code', '格式化代码', 'Person hinzufügen', 'New offer'],
    ...['绑定设备', '分享设置', '添加商品', 'Settled', 'File explorer'],
  ])('the button “%s” is no false alarm', (label) => {
    expect(risk(label)).toMatchObject({ irreversible: false });
  });

  test('a word that names a state, a place or a menu elsewhere says a deed on a button only', () => {
    for (const label of ['审批通过', '邀请', '公开', '移交'])
      expect(risk(label, { role: 'tab', tag: 'div' }), label).toMatchObject({ known: true });
    for (const label of ['Share', '分享']) {
      expect(risk(label, { context: 'dialog “Share document · Anna”' }).kind, label).toBe('publish');
      expect(risk(label, { context: 'dialog “Share document”', expanded: false }).irreversible).toBe(false);
    }
    const sends = form({ submitLabel: 'Absenden' });
    expect(risk('Absenden', { form: sends }).irreversible).toBe(false);
    expect(risk('格式化', { beside: { fields: [{ label: 'JSON', value: '{}' }] } }).irreversible).toBe(false);
  });

  test('taking something out of a cart is taken back by a click', () => {
    for (const [label, context] of [
      ['Elimina', 'Carrello'],
      ['Remover', 'Carrinho'],
      ['削除', 'カート'],
    ] as const)
      expect(risk(label, { context }).irreversible, label).toBe(false);
  });

  test('the user’s own words do not do without the card', () => {
    for (const label of ['Acquista ora', 'Удалить аккаунт', '購入する'])
      expect(
        authorize(
          click,
          context({
            target: target({ label }),
            task: { userWords: `click ${label.toLowerCase()}`, namedByUser: true },
          }),
        ).decision,
        label,
      ).toBe('confirm');
  });
});
