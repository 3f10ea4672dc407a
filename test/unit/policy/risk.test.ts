import { describe, expect, test } from 'vitest';
import { riskOf } from '../../../src/policy/risk/risk';
import { parseToolCall } from '../../../src/tools/registry';
import { callOf, form as sentForm, target } from './gate-fixtures';

const click = callOf('dom.click');
const enter = callOf('dom.press', { key: 'Enter' });

function button(label: string, more: object = {}) {
  return riskOf(click, target({ role: 'button', label, ...more }));
}

const IRREVERSIBLE: Array<[label: string, kind: string]> = [
  ['Place order', 'order'],
  ['Place your order', 'order'],
  ['Submit your order', 'order'],
  ['Confirm my order', 'order'],
  ['Complete your order', 'order'],
  ['Review and place your order', 'order'],
  ['Confirm all orders', 'order'],
  ['Buy now', 'order'],
  ['Buy', 'order'],
  ['Order now', 'order'],
  ['Complete purchase', 'order'],
  ['Book flight', 'order'],
  ['Book your stay', 'order'],
  ['Reserve your table', 'order'],
  ['Pay now', 'pay'],
  ['Pay €24.00', 'pay'],
  ['Pay with card', 'pay'],
  ['Make a payment', 'pay'],
  ['Schedule payment', 'pay'],
  ['Donate', 'pay'],
  ['Transfer money', 'transfer'],
  ['Transfer', 'transfer'],
  ['Withdraw', 'transfer'],
  ['Make a bank transfer', 'transfer'],
  ['Confirm bank transfer', 'transfer'],
  ['Submit the bank transfer', 'transfer'],
  ['Transfer ownership', 'transfer'],
  ['Delete', 'delete'],
  ['Delete account', 'delete'],
  ['🗑 Delete', 'delete'],
  ['Remove account', 'delete'],
  ['Remove', 'delete'],
  ['Trash', 'delete'],
  ['Move to trash', 'delete'],
  ['Close account', 'delete'],
  ['Empty cart', 'delete'],
  ['Send', 'send'],
  ['Send message', 'send'],
  ['Submit application', 'send'],
  ['Publish', 'publish'],
  ['Post', 'publish'],
  ['Post comment', 'publish'],
  ['Tweet', 'publish'],
  ['Change password', 'credentials'],
  ['Reset password', 'credentials'],
  ['Revoke API key', 'credentials'],
  ['Disable two-factor authentication', 'credentials'],
  ['Grant access', 'grant'],
  ['Authorize', 'grant'],
  ['Allow access', 'grant'],
  ['Make Bob an admin', 'grant'],
  ['Unsubscribe', 'unsubscribe'],
  ['Cancel subscription', 'cancel'],
  ['Cancel order', 'cancel'],
  ['Cancel your order', 'cancel'],
  ['Cancel all orders', 'cancel'],
  ['Cancel all of my orders', 'cancel'],
  ['Cancel all bookings', 'cancel'],
  ['Revoke', 'credentials'],
  ['Sell', 'order'],
  ['Close position at market', 'order'],
  ['Sign', 'grant'],
  ['Invite', 'grant'],
  ['Cash out', 'transfer'],
  ['Add funds', 'transfer'],
  ['Issue refund', 'cancel'],
  ['Leave group', 'cancel'],
  ['Drop table', 'delete'],
  ['Clear all data', 'delete'],
  ['Notify all', 'send'],
  ['Cancel Pro plan', 'cancel'],
  ['Downgrade to Free', 'cancel'],
  ['Claim refund', 'cancel'],
  ['Ban user', 'cancel'],
  ['Finalize', 'order'],
  ['Renew subscription', 'order'],
  ['Recharge', 'pay'],
  ['Release payment', 'transfer'],
  ['Restart server', 'delete'],
  ['Restore backup', 'delete'],
  ['Force push', 'publish'],
  // German
  ['Verkaufen', 'order'],
  ['Vertrag verlängern', 'order'],
  ['Guthaben aufladen', 'pay'],
  ['Lastschrift einziehen', 'pay'],
  ['Gruppe auflösen', 'cancel'],
  ['Konto sperren', 'cancel'],
  ['Auf Werkseinstellungen zurücksetzen', 'delete'],
  ['Unterschreiben', 'grant'],
  ['Einreichen', 'send'],
  ['Stimme abgeben', 'send'],
  ['Kostenpflichtig bestellen', 'order'],
  ['Jetzt kaufen', 'order'],
  ['Buchung abschließen', 'order'],
  ['Buchung bestätigen', 'order'],
  ['Buchung abschicken', 'order'],
  ['Kauf bestätigen', 'order'],
  ['Reservierung bestätigen', 'order'],
  ['Bestellung jetzt abschicken', 'order'],
  ['Steuererklärung absenden', 'send'],
  ['Konto auflösen', 'delete'],
  ['Chat leeren', 'delete'],
  ['Anzeige aufgeben', 'publish'],
  ['Zahlungspflichtig bestellen', 'order'],
  ['Bezahlen', 'pay'],
  ['Überweisen', 'transfer'],
  ['Löschen', 'delete'],
  ['Konto endgültig löschen', 'delete'],
  ['Nachricht senden', 'send'],
  ['Senden', 'send'],
  ['Veröffentlichen', 'publish'],
  ['Passwort ändern', 'credentials'],
  ['Zugriff gewähren', 'grant'],
  ['Abo kündigen', 'cancel'],
  ['Newsletter abbestellen', 'unsubscribe'],
  // Chinese
  ['确认收货', 'order'],
  ['开通会员', 'order'],
  ['立即续费', 'order'],
  ['买入', 'order'],
  ['赎回', 'order'],
  ['打款', 'transfer'],
  ['申请退款', 'cancel'],
  ['清除数据', 'delete'],
  ['解除绑定', 'delete'],
  ['提交审核', 'send'],
  ['提交订单', 'order'],
  ['提交我的订单', 'order'],
  ['取消我的订单', 'cancel'],
  ['取消全部订单', 'cancel'],
  ['提交我的訂單', 'order'],
  ['立即购买', 'order'],
  ['立即支付', 'pay'],
  ['转账', 'transfer'],
  ['删除', 'delete'],
  ['注销账号', 'delete'],
  ['发送', 'send'],
  ['发布', 'publish'],
  ['修改密码', 'credentials'],
  ['授权', 'grant'],
  ['取消订阅', 'cancel'],
  // French
  ['Passer la commande', 'order'],
  ['Acheter maintenant', 'order'],
  ['Payer 24 €', 'pay'],
  ['Supprimer le compte', 'delete'],
  ['Envoyer', 'send'],
  ['Publier', 'publish'],
  ['Changer le mot de passe', 'credentials'],
  ['Autoriser l’accès', 'grant'],
  ['Se désabonner', 'unsubscribe'],
  ['Effectuer le virement', 'transfer'],
  ['Résilier', 'cancel'],
  // Spanish
  ['Realizar pedido', 'order'],
  ['Cancelar mis pedidos', 'cancel'],
  ['Comprar ahora', 'order'],
  ['Pagar', 'pay'],
  ['Eliminar cuenta', 'delete'],
  ['Borrar', 'delete'],
  ['Enviar mensaje', 'send'],
  ['Publicar', 'publish'],
  ['Cambiar contraseña', 'credentials'],
  ['Conceder acceso', 'grant'],
  ['Darse de baja', 'unsubscribe'],
  ['Cancelar suscripción', 'cancel'],
  // Look-alike letters
  ['Рау now', 'pay'],
  ['Ｄｅｌｅｔｅ', 'delete'],
  ['De\u200Blete', 'delete'],
];

const REVERSIBLE = [
  'Add to cart',
  'Add to basket',
  'Remove from cart',
  'Search',
  'Search orders',
  'Order by',
  'Order by price',
  'Reorder columns',
  'Anzeige',
  'Sort order',
  'Order history',
  'My orders',
  'View your orders',
  'All orders',
  'Track my order',
  'Your order',
  'Edit your order',
  'Confirm your order details',
  'Bank transfer',
  'My transfers',
  'Mis pedidos',
  '查看我的订单',
  'View order',
  'Track order',
  'Delete filter',
  'Clear filters',
  'Remove filter',
  'Clear all filters',
  'Payment methods',
  'Payment history',
  'Sent',
  'Blog posts',
  'Older posts',
  'Post code',
  'Publication date',
  'Published',
  'Recently deleted',
  'Refund policy',
  'Release notes',
  'Renewal date',
  'Best selling',
  'Rejected',
  'Bildschirmauflösung',
  'Verkäufe ansehen',
  'Einreichungen',
  'Widerrufsbelehrung',
  '退款说明',
  '续费说明',
  '报名须知',
  '卖家中心',
  'Cancel',
  'Next',
  'Page 2',
  'Show more',
  'Sign in',
  'Log in',
  'Reply',
  'Forward',
  'Submit',
  'OK',
  'Save',
  'Save draft',
  'Like',
  'Mark as read',
  'Accept all cookies',
  'Anmelden',
  'In den Warenkorb',
  'Filter löschen',
  'Sortieren',
  'Bestellübersicht',
  'Zahlungsarten',
  '搜索',
  '加入购物车',
  '我的订单',
  '支付方式',
  '清除筛选',
  'Rechercher',
  'Ajouter au panier',
  'Mes commandes',
  'Supprimer les filtres',
  'Buscar',
  'Añadir al carrito',
  'Ver pedido',
  'Mara Lindt: the report that we wanted to send on Friday is here',
];

const KNOWN_HARMLESS = [
  'Search',
  'Next',
  'Page 2',
  'Show more',
  'Show all 12 results',
  'Show items 1 to 20',
  'Show password',
  'View',
  'View details',
  'View terms and conditions',
  'Hide filters',
  'Go to next page',
  'Go to page 3',
  'Go to cart',
  'Go back to results',
  'Voir les détails',
  'Mostrar más',
  'Add to cart',
  'Menu',
  'Suchen',
  '搜索',
  'Fermer',
  'Abrir',
  'Sign in',
];
const UNKNOWN = [
  'Submit',
  'OK',
  'Frobnicate',
  'Save draft',
  '',
  'Оплатить',
  '🚀',
  'Show my profile to everyone',
  'Show my phone number to buyers',
  'Hide my account',
  'View request and accept',
  'View offer & accept it',
  'Go to production',
  'Go back to free plan',
  'Mostrar mi perfil a todos',
  'Afficher mon profil à tous',
  'Voir et accepter',
];

describe('riskOf', () => {
  test.each(IRREVERSIBLE)('“%s” is irreversible: %s', (label, kind) => {
    expect(button(label)).toMatchObject({ irreversible: true, risk: 'high', kind });
  });

  test.each(REVERSIBLE)('“%s” is no false alarm', (label) => {
    expect(button(label)).toMatchObject({ irreversible: false });
  });

  test.each(KNOWN_HARMLESS)('“%s” is known to be harmless', (label) => {
    expect(button(label).known).toBe(true);
  });

  test.each(UNKNOWN)('“%s” is not known', (label) => {
    expect(button(label).known).toBe(false);
  });

  test('an assent takes over what its dialog says', () => {
    expect(button('OK', { context: 'Delete this file?' })).toMatchObject({
      irreversible: true,
      kind: 'delete',
    });
    expect(button('Ja', { context: 'Konto wirklich löschen?' })).toMatchObject({ kind: 'delete' });
    expect(button('', { context: 'Pay €20?' })).toMatchObject({ kind: 'pay' });
    expect(button('OK', { context: 'Cookies' })).toMatchObject({ irreversible: false });
    expect(button('Cancel', { context: 'Delete this file?' })).toMatchObject({ irreversible: false });
  });

  test('an assent takes over what its dialog asks or warns of, however long that is', () => {
    for (const [label, context, kind] of [
      ['Yes', 'dialog “Are you sure you want to delete your account?”', 'delete'],
      ['OK', 'dialog “Do you really want to permanently remove this file and all its versions?”', 'delete'],
      ['Confirm', 'dialog “Confirm” · You are about to transfer 400 EUR to Max', 'transfer'],
      ['Yes, I am sure', 'dialog “Are you sure you want to cancel your subscription?”', 'cancel'],
      ['Yes', 'dialog “Do you want to cancel your order?”', 'cancel'],
      ['Continue', 'dialog “This will send your message to 400 people. Continue?”', 'send'],
      ['Oui', 'dialog “Êtes-vous sûr de vouloir supprimer définitivement ce compte ?”', 'delete'],
      ['确定', '您确定要永久删除该账号以及其中的所有数据吗？此操作不可恢复', 'delete'],
    ] as const)
      expect(button(label, { context }), context).toMatchObject({ irreversible: true, kind });
    for (const context of [
      'dialog “Payment received. Thank you for your order, we send it today.”',
      'dialog “We use cookies to publish content and to send you offers”',
      'dialog “Do you want to save your changes?”',
      'dialog “The file was deleted”',
      'dialog “Checkout” · Shipping address',
    ])
      expect(button('OK', { context }).irreversible, context).toBe(false);
  });

  test('a question that opens its answer does nothing; one that wants a yes is judged by its words', () => {
    const opens = (label: string) => button(label, { expanded: false });
    for (const label of ['Where can I see what I pay?', 'How do I cancel my order?', 'Wie bezahle ich?'])
      expect(opens(label)).toMatchObject({ irreversible: false, known: true });
    expect(opens('Delete account?')).toMatchObject({ kind: 'delete', irreversible: true });
    expect(opens('Pay now')).toMatchObject({ kind: 'pay', irreversible: true });
    expect(button('How do I pay now?')).toEqual(button('How do I pay now'));
  });

  test('removing from a cart is taken back by a click, emptying it is not', () => {
    expect(button('Remove', { context: 'Shopping cart' }).irreversible).toBe(false);
    expect(button('Remove all', { context: 'Shopping cart' }).irreversible).toBe(true);
    const context = 'Shopping cart';
    expect(button('Remove item', { context }).irreversible).toBe(false);
    expect(button('Remove Blue shirt', { context, row: 'Blue shirt €20.00' }).irreversible).toBe(false);
  });

  test('chips of filters, coupons and lists of wishes are taken back by a click', () => {
    for (const [label, context] of [
      ['Remove Brand: Nike', 'Filters'],
      ['Remove Color: Red', 'Active filters'],
      ['Remove coupon', 'Shopping cart'],
      ['Remove promo code', 'Cart'],
      ['Remove from list', 'Wishlist'],
      ['OK', 'dialog “The item will be removed from your cart”'],
      ['OK', 'dialog “Der Artikel wird aus dem Warenkorb entfernt”'],
    ] as const)
      expect(button(label, { context }).irreversible, label).toBe(false);
    for (const [label, context] of [
      ['Remove Owner: Anna', 'Members'],
      ['Remove coupon', 'Coupons of the shop'],
      ['OK', 'dialog “All items will be removed from your cart”'],
      ['OK', 'dialog “Anna will be removed from the project”'],
    ] as const)
      expect(button(label, { context }).irreversible, label).toBe(true);
    expect(button('Remove', { context: 'Filter members', row: 'Anna Meier admin' }).irreversible).toBe(true);
    expect(button('Remove', { context: 'Filters', row: 'Nike Remove' }).irreversible).toBe(false);
  });

  test.each([
    ['Remove user', 'Filters'],
    ['Remove account', 'Filter'],
    ['Remove Anna Meier', 'Filters'],
    ['移除成员', '筛选'],
    ['Remove card', 'Your bag'],
  ])('“%s” under “%s” deletes what it names', (label, context) => {
    expect(button(label, { context })).toMatchObject({ kind: 'delete', irreversible: true });
  });

  test.each(['tab', 'treeitem', 'heading', 'columnheader', 'menuitemcheckbox', 'radio'])(
    'a page may call any button a %s',
    (role) => {
      const judged = (label: string, tag = 'div') => riskOf(click, target({ label, role, tag }));
      for (const label of ['Delete account', 'Pay now', 'Delete all'])
        expect(judged(label).known).toBe(false);
      for (const label of ['Orders', 'Send', 'Details'])
        expect(judged(label).known).toBe(label !== 'Send' || role !== 'menuitemcheckbox');
      expect(judged('Pay now', 'input').known).toBe(true);
    },
  );

  test('tabs, options and fields only move the view', () => {
    for (const role of ['tab', 'textbox', 'combobox', 'radio'])
      expect(riskOf(click, target({ role, label: 'Delete' }))).toMatchObject({
        irreversible: false,
        known: true,
      });
  });

  test('a choice that says a deed is not known to be harmless where no button sends it', () => {
    const choose = (value: string, form?: object) =>
      riskOf(callOf('dom.select', { value }), target({ role: 'combobox', ...(form ? { form } : {}) }));
    const sent = {
      action: 'https://a.test/x',
      method: 'post',
      hasPassword: false,
      hasCard: false,
      submits: false,
    };
    expect(choose('Delete account')).toMatchObject({ known: false, irreversible: false });
    expect(choose('Delete account', { ...sent, submitLabel: 'Apply' }).known).toBe(true);
    expect(choose('Price, low to high').known).toBe(true);
    expect(riskOf(click, target({ role: 'option', label: 'Delete' })).known).toBe(false);
    expect(riskOf(click, target({ role: 'option', label: 'Denmark' })).known).toBe(true);
  });

  test('the entry that a list would choose is judged by its own words', () => {
    const choose = (more: object) =>
      riskOf(callOf('dom.select', { value: '2' }), target({ tag: 'select', ...more }));
    expect(choose({ role: 'combobox', label: 'Quantity', aim: 'Order now' })).toMatchObject({
      irreversible: true,
    });
    expect(choose({ role: 'combobox', label: 'Bulk actions', aim: 'Delete' })).toMatchObject({
      irreversible: true,
    });
    expect(choose({ role: 'combobox', label: 'Type', aim: 'Transfer' })).toMatchObject({
      irreversible: false,
    });
    expect(choose({ role: 'combobox', label: 'Quantity', aim: '2' })).toMatchObject({ known: true });
  });

  test('a key that chooses in a list is judged by the entry that it comes to', () => {
    const press = (key: string, more: object) =>
      riskOf(callOf('dom.press', { key }), target({ role: 'combobox', tag: 'select', ...more }));
    for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End']) {
      expect(press(key, { label: 'Actions', aim: 'Delete account' }), key).toMatchObject({
        kind: 'delete',
        irreversible: true,
      });
      expect(press(key, { label: 'Type', aim: 'Transfer' })).toMatchObject({
        known: false,
        irreversible: false,
      });
      expect(press(key, { label: 'Country', aim: 'Denmark' })).toMatchObject({ known: true });
      expect(press(key, { label: 'Country' })).toMatchObject({ known: true });
    }
    const drawn = { role: 'listbox', tag: 'ul', aim: 'Delete account' };
    expect(press('Enter', { ...drawn, label: 'Actions' }).irreversible).toBe(true);
    expect(press('Enter', { ...drawn, label: 'Type' }).known).toBe(false);
    expect(press('Enter', { ...drawn, role: 'menu', label: 'More' }).irreversible).toBe(true);
    expect(press('Enter', { ...drawn, label: 'Country', aim: 'Denmark' }).known).toBe(true);
  });

  test('an entry that is clicked is judged by the name of its list', () => {
    const entry = (more: object) =>
      riskOf(click, target({ role: 'option', tag: 'li', label: 'Delete account', ...more }));
    expect(entry({ list: 'Actions' })).toMatchObject({ kind: 'delete', irreversible: true });
    expect(entry({ list: 'Type' })).toMatchObject({ known: false, irreversible: false });
    expect(entry({ list: 'Actions', label: 'Denmark' }).known).toBe(true);
  });

  test('what is no list is pressed to show one, and its menu does what its entries say', () => {
    const choose = (more: object, value = 'x') => riskOf(callOf('dom.select', { value }), target(more));
    expect(choose({ label: 'Pay now' })).toMatchObject({ irreversible: true });
    expect(choose({ label: 'Place order', tag: 'input' })).toMatchObject({ irreversible: true });
    expect(choose({ label: 'Delete account', role: 'combobox', tag: 'div' }).known).toBe(false);
    expect(choose({ label: 'Frobnicate' }).known).toBe(false);
    expect(choose({ label: 'Frobnicate', expanded: false }).known).toBe(true);
    expect(choose({ label: 'More', expanded: false }, 'Delete account').irreversible).toBe(true);
    expect(choose({ label: 'Row', role: 'menu', tag: 'ul', aim: 'Delete' }).irreversible).toBe(true);
    expect(choose({ label: 'Country', role: 'combobox', tag: 'div' }, 'Denmark').known).toBe(true);
  });

  test('what is switched by another name than that of a switch is judged by its words, too', () => {
    const check = (more: object) => riskOf(callOf('dom.check', { on: true }), target(more));
    expect(check({ role: 'checkbox', tag: 'div', label: 'Pay now' }).known).toBe(false);
    expect(check({ role: 'checkbox', tag: 'div', label: 'Newsletter' }).known).toBe(true);
    expect(check({ role: 'switch', label: 'Quiet', shows: 'Delete account' }).irreversible).toBe(true);
  });

  test('a handle that does what it says when it arrives is no value', () => {
    const slider = target({ role: 'slider', tag: 'input', label: 'Slide to pay' });
    for (const call of [
      callOf('dom.set', { value: '100' }),
      callOf('dom.press', { key: 'End' }),
      callOf('dom.press', { key: 'ArrowRight' }),
      callOf('dom.drag', { by: { x: 300, y: 0 } }),
    ])
      expect(riskOf(call, slider), call.name).toMatchObject({ kind: 'pay', irreversible: true });
    const confirm = target({ role: 'slider', label: 'Slide to confirm' });
    expect(riskOf(callOf('dom.set', { value: '100' }), confirm).known).toBe(false);
    const amount = target({ role: 'slider', label: 'Amount to pay' });
    expect(riskOf(callOf('dom.set', { value: '40' }), amount)).toMatchObject({ known: true });
  });

  test('words that mean a deed as well as a view are not known to be harmless', () => {
    for (const label of [
      'Forward',
      'Clear all',
      'Clear everything',
      'Search and wire',
      'Filter out permanently',
    ])
      expect(button(label).known, label).toBe(false);
    for (const label of ['Go forward', 'Clear all filters', 'Clear search', 'Search products', 'Sign in'])
      expect(button(label), label).toMatchObject({ irreversible: false, known: true });
  });

  test('a link that sends by the method DELETE deletes, unless it ends a session or empties a cart', () => {
    const link = (label: string, action: string, method = 'delete') =>
      riskOf(click, target({ role: 'link', label, href: action, form: sentForm({ action, method }) }));
    expect(link('×', 'https://a.test/posts/3')).toMatchObject({ kind: 'delete', irreversible: true });
    expect(link('Sign out', 'https://a.test/users/sign_out').irreversible).toBe(false);
    expect(link('×', 'https://a.test/cart/items/3').irreversible).toBe(false);
    expect(link('Details', 'https://a.test/posts/3', 'post').known).toBe(false);
    expect(link('Pay invoice', 'https://a.test/pay', 'post').irreversible).toBe(true);
  });

  test('a link that leads nowhere is a button', () => {
    const link = (label: string, href: string) => riskOf(click, target({ role: 'link', label, href }));
    expect(link('Pay now', 'https://a.test/cart#')).toMatchObject({ kind: 'pay', irreversible: true });
    expect(link('Send', 'https://a.test/#!')).toMatchObject({ kind: 'send', irreversible: true });
    expect(link('Details', 'https://a.test/cart#')).toMatchObject({ known: true });
    expect(link('Pay', 'https://a.test/cart#pay')).toMatchObject({ irreversible: false });
  });

  test('what can be read on a control is judged beside what it is called', () => {
    expect(button('Save draft', { shows: 'Delete account' })).toMatchObject({ kind: 'delete' });
    expect(button('Next', { shows: '›' })).toMatchObject({ known: true });
  });

  test.each([
    'I know what follows from this for my team and me, delete this project',
    'I want to permanently delete my account and everything in it right now',
    'Ja, ich möchte mein Konto mit allen Daten, die dazu gehören, endgültig löschen',
    'Everything is as I want it to be: pay now',
    'I have read the terms of service and want to pay now',
    'Agree to the terms and delete my account and data',
    'Accept all terms and conditions and complete the purchase',
    'Agree to the terms and conditions and delete account',
    'Ich habe die AGB gelesen und möchte jetzt zahlungspflichtig bestellen',
    '我已阅读并同意《用户协议》并确认支付 ¥99.00',
    '同意服务条款和隐私政策并立即支付',
    'Yes, please do delete my account with all that is in it',
  ])('the sentence on the button “%s” is irreversible', (label) => {
    expect(button(label).irreversible).toBe(true);
    const sends = sentForm({ submitLabel: label });
    expect(riskOf(enter, target({ role: 'textbox', tag: 'input', form: sends })).irreversible).toBe(true);
  });

  test.each([
    'Mara Lindt: the report that we wanted to send on Friday is here',
    'I have read the terms of service and the privacy policy',
    'The best books that people buy and read on the train',
    'Ich habe die AGB und die Datenschutzerklärung gelesen',
    '我已阅读并同意《用户协议》和《隐私政策》',
  ])('the sentence “%s” is no false alarm', (label) => {
    expect(button(label).irreversible).toBe(false);
    expect(riskOf(click, target({ role: 'link', label, href: 'https://a.test/3' })).known).toBe(true);
  });

  test('a link to a page where something is paid is asked there; a link that deletes is asked here', () => {
    const link = (label: string, href: string) => riskOf(click, target({ role: 'link', label, href }));
    expect(link('Pay', 'https://a.test/pay-page')).toMatchObject({ irreversible: false, risk: 'medium' });
    for (const label of ['Delete', 'Place order', 'Cancel booking', 'Unsubscribe'])
      expect(link(label, 'https://a.test/items/3'), label).toMatchObject({ irreversible: true });
    expect(link('Invoices', 'https://a.test/billing')).toMatchObject({ known: true });
    expect(link('Invoices', 'https://a.test/items/3/delete')).toMatchObject({ known: false });
    expect(link('Log out', 'https://a.test/logout?x=1')).toMatchObject({ known: false });
  });

  test('a link whose address does the deed with what it names is asked here', () => {
    const link = (label: string, href: string) =>
      riskOf(click, target({ role: 'link', label, href: `https://a.test${href}` }));
    for (const [label, href] of [
      ['Transfer funds', '/transfer?to=9&amount=500'],
      ['Approve', '/requests/1/approve'],
      ['Publish', '/posts?action=publish&id=3'],
      ['Publish', '/blog/posts/3/publish'],
      ['Publish', '/docs/publish?id=3'],
      ['Approve', '/users/anna/approve'],
      ['Publish', '/posts/my-first-post/publish'],
      ['Transfer', '/#/transfer?to=9'],
    ] as const)
      expect(link(label, href), href).toMatchObject({ irreversible: true });
    for (const [label, href] of [
      ['Transfer funds', '/transfer'],
      ['Transfer funds', '/transfer?lang=en&utm_source=mail'],
      ['Publish', '/posts/3'],
      ['Publish', '/docs/cli/v10/publish'],
      ['Publish', '/docs/publish?version=2'],
      ['Publish', '/publish/2024/how-to'],
      ['Withdraw', '/account/withdraw?tab=bank'],
      ['Pay', '/pay?session=8a7f'],
      ['Transfer', '/#/transfer'],
      ['Publish', '/docs/cli/publish'],
    ] as const)
      expect(link(label, href), href).toMatchObject({ irreversible: false, risk: 'medium' });
    expect(link('Approvals', '/requests/1/approve').irreversible).toBe(false);
    expect(link('Confirm', '/orders/9/confirm').known).toBe(false);
    expect(link('Continue', '/checkout/address').known).toBe(true);
  });

  test('an address of a model’s own is known to be a page only where nothing in it says that it is none', () => {
    const go = (url: string) => riskOf(callOf('tabs.navigate', { url: `https://a.test${url}` }), undefined);
    for (const url of ['/api/order?item=book', '/api/message?to=eve', '/order?item=3', '/poll/vote?for=2'])
      expect(go(url).known, url).toBe(false);
    for (const url of [
      '/',
      '/orders/3',
      '/search?q=red+shoes',
      '/p/landing',
      '/messages',
      '/docs/api/how-to-submit',
    ])
      expect(go(url).known, url).toBe(true);
  });

  test('what deletes by its address is asked, whatever it is called', () => {
    const link = (label: string, href: string) => riskOf(click, target({ role: 'link', label, href }));
    for (const href of ['https://a.test/api/delete?confirm=1', 'https://a.test/?id=3&action=delete'])
      expect(link('Details', href), href).toMatchObject({ kind: 'delete', irreversible: true });
    for (const href of ['https://a.test/docs/api/delete', 'https://a.test/help/delete-account?lang=en'])
      expect(link('How it works', href).irreversible, href).toBe(false);
    expect(link('×', 'https://a.test/cart/3/delete').irreversible).toBe(false);
    const submit = (label: string, action: string, method = 'post') =>
      button(label, {
        form: { action, method, hasPassword: false, hasCard: false, submits: true, submitLabel: label },
      });
    expect(submit('Save draft', 'https://a.test/api/delete')).toMatchObject({ kind: 'delete' });
    expect(submit('Go on', 'https://a.test/users/3/delete')).toMatchObject({ irreversible: true });
    expect(submit('Save draft', 'https://a.test/api/draft').irreversible).toBe(false);
    expect(submit('Take out', 'https://a.test/cart/3/delete').irreversible).toBe(false);
  });

  const form = (more: object) =>
    target({
      role: 'textbox',
      label: 'Field',
      form: {
        action: 'https://a.test/x',
        method: 'post',
        hasPassword: false,
        hasCard: false,
        submits: true,
        ...more,
      },
    });

  test('Enter in a field is judged by what the form’s submit says and is for', () => {
    expect(riskOf(enter, form({ submitLabel: 'Pay now' }))).toMatchObject({ irreversible: true });
    expect(riskOf(enter, form({ purpose: 'search_products', submitLabel: 'Go' }))).toMatchObject({
      irreversible: false,
      known: true,
    });
    for (const submitLabel of ['Pay now', 'Transfer', 'Publish', 'Delete'])
      expect(riskOf(enter, form({ purpose: 'search', submitLabel })).irreversible, submitLabel).toBe(true);
    expect(riskOf(enter, form({ purpose: 'search', submitLabel: 'Send' }))).toMatchObject({
      irreversible: false,
      known: false,
    });
    expect(
      riskOf(enter, form({ purpose: 'login', hasPassword: true, submitLabel: 'Continue' })),
    ).toMatchObject({
      irreversible: false,
      kind: 'login',
    });
    expect(riskOf(enter, form({ hasCard: true, submitLabel: 'Confirm' }))).toMatchObject({
      irreversible: true,
    });
    expect(riskOf(enter, form({ purpose: 'checkout', submitLabel: 'Continue' }))).toMatchObject({
      irreversible: false,
      known: false,
    });
    expect(riskOf(enter, form({ purpose: 'checkout', submitLabel: 'Submit' }))).toMatchObject({
      irreversible: true,
    });
    expect(riskOf(enter, form({ purpose: 'contact', submitLabel: 'Submit' }))).toMatchObject({
      kind: 'send',
    });
    expect(riskOf(enter, form({ submitLabel: 'Save' }))).toMatchObject({ irreversible: false, known: false });
    expect(riskOf(callOf('dom.submit'), form({ submitLabel: 'Delete project' }))).toMatchObject({
      irreversible: true,
    });
  });

  test('keys: typing is harmless, Delete on a row deletes, Control+Enter sends', () => {
    const press = (key: string) => callOf('dom.press', { key });
    const row = target({ role: 'row', label: 'Mail from Mara' });
    expect(riskOf(press('Delete'), row)).toMatchObject({ irreversible: true });
    expect(riskOf(press('Delete'), target({ role: 'textbox' }))).toMatchObject({ irreversible: false });
    expect(riskOf(press('Control+Enter'), target({ role: 'textbox' }))).toMatchObject({ kind: 'send' });
    expect(riskOf(press('ArrowDown'), undefined)).toMatchObject({ known: true });
    expect(riskOf(press('Enter'), undefined)).toMatchObject({ known: false });
    expect(riskOf(press('Space'), target({ role: 'button', label: 'Buy' }))).toMatchObject({
      irreversible: true,
    });
  });

  test('a key is judged by what it is, whatever it is called', () => {
    const press = (key: string, on: object) => riskOf(callOf('dom.press', { key }), target(on));
    const remove = { role: 'button', label: 'Delete account' };
    for (const key of ['Return', 'return', ' Enter ', '\n', '\r', 'Spacebar', 'Shift+Return'])
      expect(press(key, remove), key).toMatchObject({ kind: 'delete', irreversible: true });
    for (const key of ['Del', 'del', 'Shift+Del', 'Cmd+Backspace'])
      expect(press(key, { role: 'row', label: 'Mail' }), key).toMatchObject({ irreversible: true });
    for (const key of ['Ctrl+Return', 'cmd+enter', 'Command+\n'])
      expect(press(key, { role: 'textbox' }), key).toMatchObject({ kind: 'send' });
  });

  test('a shortcut of the page is not known to be harmless; moving and editing are', () => {
    const press = (key: string, role: string) => riskOf(callOf('dom.press', { key }), target({ role }));
    for (const key of ['#', 'e', 'Shift+3', 'Control+S', 'Alt+D', 'F5'])
      expect(press(key, 'row').known, key).toBe(false);
    for (const key of ['Control+D', 'Meta+s', 'Alt+x']) expect(press(key, 'textbox').known, key).toBe(false);
    for (const key of ['Tab', 'Shift+Tab', 'Escape', 'PageDown', 'Control+Home', 'Control+A'])
      expect(press(key, 'row').known, key).toBe(true);
    for (const key of ['#', 'e', 'Control+V', 'Control+Z', 'Meta+Backspace', 'Space'])
      expect(press(key, 'textbox').known, key).toBe(true);
  });

  test('a drag that ends where it began is a press', () => {
    const drag = (by: object, label: string, more: object = {}) =>
      riskOf(callOf('dom.drag', { by }), target({ label, ...more }));
    for (const by of [
      { x: 0, y: 0 },
      { x: 3, y: -4 },
    ]) {
      expect(drag(by, 'Delete account')).toMatchObject({ kind: 'delete', irreversible: true });
      expect(drag(by, 'Frobnicate').known).toBe(false);
    }
    const onItself = callOf('dom.drag', { to: { kind: 'ref', ref: 'e7' }, by: undefined });
    expect(riskOf(onItself, target({ label: 'Frobnicate', aim: 'Frobnicate' })).known).toBe(false);
    // Released farther off on the same wide button it is a press still; a card is moved.
    expect(drag({ x: 40, y: 0 }, 'Pay now').irreversible).toBe(true);
    expect(drag({ x: 0, y: 90 }, 'Buy milk', { tag: 'li' }).known).toBe(true);
    const drawn = { tag: 'div', role: 'button' };
    expect(drag({ x: 13, y: 0 }, 'Send', drawn)).toMatchObject({ kind: 'send', irreversible: true });
    expect(drag({ x: 90, y: 0 }, 'Frobnicate', drawn).known).toBe(false);
    expect(drag({ x: 0, y: 300 }, 'Buy milk', { ...drawn, aim: 'Done' }).known).toBe(true);
  });

  test('dropping into the bin deletes', () => {
    const drop = (name: string) =>
      riskOf(callOf('dom.drag', { to: { kind: 'role', role: 'button', name } }), target({ label: 'a.txt' }));
    expect(drop('Trash').irreversible).toBe(true);
    expect(drop('Inbox').irreversible).toBe(false);
    const onto = (aim: string) =>
      riskOf(callOf('dom.drag', { to: { kind: 'ref', ref: 'e7' } }), target({ label: 'a.txt', aim }));
    expect(onto('Trash').irreversible).toBe(true);
    expect(onto('Publish').irreversible).toBe(true);
    expect(onto('Done').known).toBe(true);
    expect(onto('Done Write the text, delete the old one and send it').known).toBe(true);
  });

  test('a switch takes effect at once, a checkbox waits for its form', () => {
    const check = callOf('dom.check', { on: true });
    expect(riskOf(check, target({ role: 'switch', label: 'Make public' })).irreversible).toBe(true);
    for (const role of ['button', 'menuitemcheckbox', 'menuitemradio'])
      expect(riskOf(check, target({ role, label: 'Make public' })).irreversible, role).toBe(true);
    expect(riskOf(check, target({ role: 'button', label: 'Bold' })).known).toBe(true);
    expect(riskOf(check, target({ role: 'checkbox', label: 'Delete' })).irreversible).toBe(false);
  });

  const SWITCHED: Array<[label: string, on: boolean, kind: string]> = [
    ['Public profile', true, 'publish'],
    ['公开', true, 'publish'],
    ['Öffentlich sichtbar', true, 'publish'],
    ['Anyone can find me', true, 'publish'],
    ['Share my location with everyone', true, 'grant'],
    ['Two-factor authentication', false, 'credentials'],
    ['2FA', false, 'credentials'],
    ['Zwei-Faktor-Authentifizierung', false, 'credentials'],
    ['双重验证', false, 'credentials'],
    ['Ask for the password at start', false, 'credentials'],
  ];

  test.each(SWITCHED)('the switch “%s” (%s) lets something happen: %s', (label, on, kind) => {
    for (const role of ['switch', 'button', 'menuitemcheckbox'])
      expect(riskOf(callOf('dom.check', { on }), target({ role, label })), role).toMatchObject({
        kind,
        irreversible: true,
      });
    expect(riskOf(click, target({ role: 'switch', label }))).toMatchObject({ kind, irreversible: true });
    const later = sentForm({ submits: false, submitLabel: 'Save' });
    expect(riskOf(callOf('dom.check', { on }), target({ role: 'switch', label, form: later }))).toMatchObject(
      { irreversible: false, known: false },
    );
  });

  test('a switch at once is known to be harmless only by its name', () => {
    const check = (label: string) =>
      riskOf(callOf('dom.check', { on: true }), target({ role: 'switch', label }));
    for (const label of [
      'Dark mode',
      'Dunkelmodus',
      '深色模式',
      'Autoplay',
      'In stock only',
      'Show password',
    ])
      expect(check(label), label).toMatchObject({ irreversible: false, known: true });
    for (const label of ['Public transport', 'Frobnicate', 'Data saver', 'Maintenance'])
      expect(check(label), label).toMatchObject({ irreversible: false, known: false });
  });

  test.each([
    'Show my phone number',
    'Show my email address to buyers',
    'Show profile in search results',
    'Show my activity to others',
    'Find me by my number',
    'Hide my posts from Anna',
  ])('the switch “%s” is not known to be harmless', (label) => {
    const on = target({ role: 'switch', label });
    expect(riskOf(callOf('dom.check', { on: true }), on).known).toBe(false);
    expect(riskOf(click, on).known).toBe(false);
    for (const view of ['Show passwords', 'Show line numbers', 'Mute'])
      expect(riskOf(click, target({ role: 'switch', label: view })).known, view).toBe(true);
  });

  test.each(['Auto renew', 'Auto-renewal', 'AutoPay', '自动续费', '自动扣款'])(
    'the switch “%s” pays by itself',
    (label) => {
      const on = target({ role: 'switch', label });
      expect(riskOf(callOf('dom.check', { on: true }), on)).toMatchObject({
        kind: 'pay',
        irreversible: true,
      });
    },
  );

  test('an entry of a menu does what it says when it is pressed; a thing that it names may be a filter', () => {
    for (const role of ['menuitemradio', 'menuitemcheckbox'])
      for (const call of [click, enter, callOf('dom.check', { on: true })]) {
        for (const label of ['Delete', 'Pay'])
          expect(riskOf(call, target({ role, label })).irreversible, label).toBe(true);
        expect(riskOf(call, target({ role, label: 'Relevance' })).known).toBe(true);
      }
    for (const label of ['Public', 'Everyone', 'Passwords', '公开', '所有人', 'Öffentlich'])
      for (const call of [click, callOf('dom.check', { on: true })])
        expect(riskOf(call, target({ role: 'menuitemradio', label })), label).toMatchObject({
          irreversible: false,
          known: false,
        });
  });

  test('of several entries each is judged', () => {
    const choose = (aim: string, list = 'Actions') =>
      riskOf(
        callOf('dom.select', { value: 'x1', values: ['x1', 'x2', 'x3'] }),
        target({ role: 'listbox', tag: 'select', label: list, aim }),
      );
    const aim = 'Archive selected items now, Mark all as read, Delete account';
    expect(choose(aim)).toMatchObject({ kind: 'delete', irreversible: true });
    expect(choose(aim, 'Labels').known).toBe(false);
    expect(choose('Red, Green, Blue', 'Colours').known).toBe(true);
    expect(choose(`${'Rather long, '.repeat(16)}`.slice(0, 200), 'Colours').known).toBe(false);
  });

  test('a space chooses in a box that shows its list', () => {
    const press = (more: object) =>
      riskOf(callOf('dom.press', { key: ' ' }), target({ role: 'combobox', tag: 'div', ...more }));
    expect(press({ label: 'Actions', aim: 'Delete account' })).toMatchObject({ irreversible: true });
    expect(press({ label: 'Country', aim: 'Denmark' }).known).toBe(true);
    expect(press({ label: 'Country', tag: 'input' }).known).toBe(true);
  });

  test('code and uploads are the highest risk, reading none', () => {
    const parsed = parseToolCall({ name: 'page.runScript', args: { tabId: 1, code: '1', explanation: '' } });
    if (parsed.ok) expect(riskOf(parsed.call, undefined)).toMatchObject({ risk: 'high', irreversible: true });
    expect(riskOf(callOf('dom.snapshot'), undefined)).toMatchObject({ risk: 'low', known: true });
    expect(riskOf(callOf('dom.upload'), target({}))).toMatchObject({ risk: 'high' });
  });
});

describe('what a button does by what is beside it', () => {
  const beside = (label: string, value: string) => ({ beside: { fields: [{ label, value }] } });
  const inForm = (label: string, value: string) => ({ form: sentForm({ fields: [{ label, value }] }) });

  test.each([
    ['Go', beside('Action', 'Delete selected users (delete_selected)'), 'delete'],
    ['Go', inForm('Action:', 'delete_selected'), 'delete'],
    ['Apply', inForm('Select bulk action', 'Move to Trash (trash)'), 'delete'],
    ['OK', beside('With selected', 'Publish'), 'publish'],
    ['Ausführen', beside('Aktion', 'Löschen'), 'delete'],
    ['Save', inForm('Delete', 'on'), 'delete'],
  ])('“%s” does what was chosen: %j', (label, around, kind) => {
    expect(button(label, around)).toMatchObject({ kind, irreversible: true });
  });

  test.each([
    ['Go', {}],
    ['Go', beside('Page', '3')],
    ['Filter', inForm('Select bulk action', 'Move to Trash (trash)')],
    ['Save', inForm('Send me news', 'on')],
    ['Apply', inForm('Category', 'Orders')],
    ['Apply', inForm('Select bulk action', 'Bulk actions (-1)')],
  ])('“%s” is not asked about beside %j', (label, around) => {
    expect(button(label, around).irreversible).toBe(false);
  });

  test('“Cancel” calls off the booking in whose row it stands, and closes a dialog or a form', () => {
    const row = 'Booking 4711 Lisbon 3 March';
    expect(button('Cancel', { row })).toMatchObject({ kind: 'cancel', irreversible: true });
    for (const more of [
      { row: 'Tea 3 pieces' },
      { row, context: 'dialog “Change the booking”' },
      { row, beside: { fields: [{ label: 'Note', value: 'late' }] } },
      {},
    ])
      expect(button('Cancel', more)).toMatchObject({ irreversible: false, known: true });
  });

  test('Enter sends what is written in a box that talks to people, and looks up what is searched', () => {
    const on = (more: object) => riskOf(enter, target({ role: 'textbox', tag: 'div', ...more }));
    for (const label of ['Message #general', 'Write a comment…', 'Nachricht an Ada', '发送消息'])
      expect(on({ label })).toMatchObject({ kind: 'send', irreversible: true });
    for (const label of ['Search messages', 'Title', 'Add a task', 'Nachrichten durchsuchen'])
      expect(on({ label }).irreversible, label).toBe(false);
  });

  test('letters set apart are read as the word', () => {
    for (const label of ['D e l e t e', 'P-A-Y', 'S.e.n.d'])
      expect(button(label).irreversible, label).toBe(true);
  });
});

describe('what is known to be harmless', () => {
  test('going somewhere and folding parts of the page is; going premium and toggling a service is not', () => {
    for (const label of ['Go', 'Go to cart', 'Go back', 'Toggle navigation', 'Toggle dark mode'])
      expect(button(label).known, label).toBe(true);
    for (const label of ['Go premium', 'Go Pro', 'Toggle maintenance mode', 'Toggle two-factor login'])
      expect(button(label).known, label).toBe(false);
  });
});

describe('a form that is posted to where money is taken', () => {
  const sent = (label: string, path: string, more: object = {}) =>
    button(label, { form: sentForm({ action: `https://shop.example${path}`, submitLabel: label, ...more }) });

  test.each(['/payment/confirm', '/pay', '/checkout/complete', '/confirm-order.php', '/orders/place/'])(
    'takes it, whatever its button is called: %s',
    (path) => {
      expect(sent('Continue', path)).toMatchObject({ irreversible: true, kind: 'order' });
    },
  );

  test.each([
    ['Continue', '/checkout/payment', {}],
    ['Continue', '/pay', { method: 'get' }],
    ['Add to cart', '/buy', {}],
    ['Continue', '/confirm', {}],
    ['Save', '/display', {}],
  ])('%s to %s does not', (label, path, more) => {
    expect(sent(label, path, more).irreversible).toBe(false);
  });
});
