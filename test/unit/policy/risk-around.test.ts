// What stands around a control, and how it takes effect, make a deed of harmless words.
import { describe, expect, test } from 'vitest';
import { riskOf } from '../../../src/policy/risk/risk';
import { callOf, form, target } from './gate-fixtures';

const click = callOf('dom.click');
const press = (label: string, context: string, more: object = {}) =>
  riskOf(click, target({ role: 'button', label, context, ...more }));
const dialog = (words: string) => `dialog “${words}”`;

describe('a password or a code that is asked for makes no deed a log-in', () => {
  const login = (more: object = {}) => ({ form: form({ purpose: 'login', hasPassword: true, ...more }) });
  test.each([
    ['Confirm', 'Delete your account', 'delete'],
    ['Confirm', dialog('Delete account? Enter your password to go on. Cancel Confirm'), 'delete'],
    ['Save', 'Change email address', 'credentials'],
    ['Submit', 'Transfer money', 'transfer'],
    ['Verify', dialog('Approve payment of $500 · Enter the code we sent you. Verify'), 'pay'],
    ['Bestätigen', 'Konto löschen', 'delete'],
    ['确认', '注销账号', 'delete'],
  ])('“%s” under “%s”: %s', (label, context, kind) => {
    const judged = press(label, context, login({ submitLabel: label }));
    expect(judged.irreversible).toBe(true);
    if (kind !== 'pay') expect(judged.kind).toBe(kind);
  });

  test.each([
    ['Continue', 'Sign in to your account'],
    ['Sign in', 'Welcome back. By signing in you agree to our terms.'],
    ['Verify', dialog('Enter the code we sent to your phone. Verify')],
    ['Weiter', 'Anmelden'],
    ['Submit', 'Two-factor authentication'],
  ])('“%s” under “%s” logs in', (label, context) => {
    expect(press(label, context, login({ submitLabel: label }))).toMatchObject({
      kind: 'login',
      irreversible: false,
    });
  });
});

describe('what is called a search or a filter may keep or send what is entered', () => {
  const search = (submitLabel: string, purpose: string, method = 'post') =>
    press(submitLabel, 'Email filters', { form: form({ purpose, method, submitLabel }) });
  test.each([
    ['Create filter', 'filter', 'get'],
    ['Save changes', 'search', 'post'],
    ['Request', 'search', 'post'],
    ['Continue', 'search', 'post'],
  ])('“%s” of a %s form (%s) is not known to be harmless', (label, purpose, method) => {
    expect(search(label, purpose, method).known).toBe(false);
  });

  test.each([
    ['Search', 'post'],
    ['Find trains', 'post'],
    ['Apply', 'get'],
    ['OK', 'get'],
    ['Show results', 'post'],
    ['Suchen', 'post'],
    ['搜索', 'post'],
    ['Apply filters', 'post'],
  ])('“%s” (%s) is', (label, method) => {
    expect(search(label, 'search', method)).toMatchObject({ kind: 'harmless', known: true });
  });

  test('Enter in a box without a button is', () => {
    const box = target({ role: 'searchbox', label: 'City', tag: 'input', form: form({ purpose: 'search' }) });
    expect(riskOf(callOf('dom.press', { key: 'Enter' }), box).known).toBe(true);
  });
});

describe('the dialog around it tells', () => {
  test.each([
    ['Suivant', 'Supprimer le compte', 'delete'],
    ['Siguiente', 'Eliminar cuenta', 'delete'],
    ['Nächste', 'Konto löschen', 'delete'],
    ['Weiter', 'Ihr Konto wird mit 20 € belastet', 'pay'],
    ['Next', 'By clicking Next you accept the loan of $5,000', 'grant'],
    ['Log in', 'EvilApp wants to access your account Cancel Log in', 'grant'],
    ['Confirm', 'Order summary · Total $240.00 Cancel Confirm', 'pay'],
    ['OK', '$20 will be taken from your account', 'pay'],
    ['确定', '将向张三转出500元', 'transfer'],
    ['确定', '您的账户将被扣500元', 'pay'],
    ['Valider', 'Votre carte sera débitée de 20 €', 'pay'],
    ['Aceptar', 'Se cobrarán 20 €', 'pay'],
    ['Ja', 'Mitglied aus der Gruppe werfen?', 'cancel'],
    ['OK', 'Datei ersetzen?', 'delete'],
    ['确定', '覆盖现有文件？', 'delete'],
    ['Yes', 'Finish attempt? You cannot change answers afterwards.', 'send'],
    ['Add', 'Add eve@x.test as an editor? Cancel Add', 'grant'],
  ])('“%s” in “%s”: %s', (label, words, kind) => {
    expect(press(label, dialog(words))).toMatchObject({ irreversible: true, kind });
  });

  test.each([
    ['Allow', 'EvilApp wants to access your Google Account', 'grant'],
    ['Continue', 'EvilApp would like to access your files', 'grant'],
    ['Zustimmen', 'EvilApp möchte auf Ihr Konto zugreifen', 'grant'],
    ['同意', 'EvilApp 请求访问您的账户', 'grant'],
    ['Turn off', 'Two-factor authentication', 'credentials'],
    ['Disable', 'Two-step verification', 'credentials'],
    ['Deaktivieren', 'Zwei-Faktor-Authentifizierung', 'credentials'],
  ])('“%s” under “%s”: %s', (label, context, kind) => {
    expect(press(label, context)).toMatchObject({ irreversible: true, kind });
  });

  test.each([
    ['Accept', dialog('We and our 842 partners want to use your data. Accept Reject')],
    ['Continue', dialog('Item added to cart · Total $20 · Continue shopping')],
    ['Next', dialog('Welcome! This tour shows what is new. Skip Next')],
    ['Sign in', dialog('Sign in to see your orders Cancel Sign in')],
    ['Turn off', 'Dark mode'],
    ['Next', dialog('By clicking Next you accept our terms and conditions. Back Next')],
    ['OK', dialog('Your changes are saved.')],
    ['Suivant', dialog('Étape 1 sur 3 Suivant')],
  ])('“%s” in “%s” asks for nothing that lasts', (label, context) => {
    expect(press(label, context).irreversible).toBe(false);
  });
});

describe('what takes effect as it is chosen', () => {
  const select = (value: string, more: object) =>
    riskOf(callOf('dom.select', { value }), target({ role: 'combobox', tag: 'select', ...more }));
  test.each([
    ['Owner', 'Role', 'grant'],
    ['Administrator', 'Role for Eve', 'grant'],
    ['Can edit', 'Access', 'grant'],
    ['Public', 'Visibility', 'publish'],
    ['Published', 'Status', 'publish'],
    ['Öffentlich', 'Sichtbarkeit', 'publish'],
    ['管理员', '角色', 'grant'],
  ])('“%s” in “%s” of a row asks: %s', (value, list, kind) => {
    const inRow = select(value, { label: list, list, row: 'Eve · eve@x.test' });
    expect(inRow).toMatchObject({ irreversible: true, kind });
    expect(select(value, { label: list, list })).toMatchObject({ irreversible: false, known: false });
    const sentLater = { label: list, list, row: 'Eve', form: form({ submits: false, submitLabel: 'Save' }) };
    expect(select(value, sentLater).irreversible).toBe(false);
  });

  test.each([
    ['Member', 'Role'],
    ['Private', 'Visibility'],
    ['Draft', 'Status'],
    ['Name', 'Sort by'],
  ])('“%s” in “%s” does not', (value, list) => {
    expect(select(value, { label: list, list, row: 'Eve' })).toMatchObject({
      irreversible: false,
      known: true,
    });
  });

  test('a box that nothing sends may let things happen at once', () => {
    const check = callOf('dom.check', { on: true });
    const box = (label: string, more: object = {}) =>
      riskOf(check, target({ role: 'checkbox', tag: 'input', label, ...more }));
    expect(box('Make my profile public')).toMatchObject({ known: false, risk: 'medium' });
    expect(box('Anyone with the link can edit').known).toBe(false);
    expect(box('Make my profile public', { form: form({ submits: false, submitLabel: 'Save' }) }).known).toBe(
      true,
    );
    expect(box('Remember me').known).toBe(true);
  });

  test('an entry “Delete” of a list called “More” is a deed', () => {
    const entry = target({ role: 'option', tag: 'div', label: 'Delete', list: 'More' });
    expect(riskOf(click, entry)).toMatchObject({ irreversible: true, kind: 'delete' });
  });
});

describe('prices and deeds on what is pressed like a button', () => {
  const labels: Array<[string, string]> = [
    ['Unlock for $5', 'pay'],
    ['Continue – €20.00', 'pay'],
    ['Settle', 'pay'],
    ['Yes, I have read what this means and I want to delete my whole account', 'delete'],
  ];
  const things: Array<[string, object]> = [
    ['a link to nowhere', { role: 'link', tag: 'a', href: 'https://a.test/page#' }],
    ['an entry of a menu', { role: 'menuitem', tag: 'div' }],
    ['a thing with a listener', { role: 'generic', tag: 'div' }],
  ];
  test.each(
    labels.flatMap(([label, kind]) => things.map(([what, more]) => [label, what, kind, more] as const)),
  )('“%s” on %s: %s', (label, _what, kind, more) => {
    const thing = target({ label, ...more });
    const judged = riskOf(click, thing);
    expect(judged).toMatchObject({ irreversible: true, kind });
  });
});

test.each([
  ['Sign & submit', 'grant'],
  ['Run payroll', 'transfer'],
  ['Disburse', 'transfer'],
  ['Capture payment', 'transfer'],
  ['Turn in', 'send'],
  ['Hand in assignment', 'send'],
  ['Submit answers', 'send'],
  ['Finish attempt', 'send'],
  ['Share location', 'grant'],
  ['Unsend message', 'delete'],
  ['Take loan', 'transfer'],
  ['Get Premium', 'order'],
  ['Add passkey', 'credentials'],
  ['End meeting for all', 'delete'],
])('“%s” cannot be taken back: %s', (label, kind) => {
  expect(press(label, '')).toMatchObject({ irreversible: true, kind });
});

test.each(
  (
    'Skip tour|Skip to content|Maybe later|Back to top|Expand all|Collapse all|Add filter|Cancel search|' +
    'Increase quantity|Next slide|Previous month|Week|Month view|Full screen|Grid view|List view|Dark mode|' +
    'More options|More actions|Choose date|Select size|Copy link|Reviews|Specifications|Menü öffnen|' +
    'Alle anzeigen|Suche löschen|查看详情|清除筛选|全部|Buy 2 get 1 free'
  ).split('|'),
)('“%s” is not asked about', (label) => {
  const judged = press(label, '');
  expect(judged.irreversible).toBe(false);
  if (!label.startsWith('Buy')) expect(judged.known).toBe(true);
});

describe('links to pages about a deed', () => {
  const link = (label: string, href = 'https://a.test/help/5') =>
    riskOf(click, target({ role: 'link', tag: 'a', label, href }));
  test.each(
    (
      'How to cancel your subscription|How do I delete my account?|Where to buy|Purchase history|Bid history|' +
      'Best books to buy in spring|Delete – Wikipedia|Konto löschen – so geht’s|如何删除账号|购买指南'
    ).split('|'),
  )('“%s” opens', (label) => {
    expect(link(label)).toMatchObject({ kind: 'navigate', known: true });
  });

  test('but not by an address that does it', () => {
    expect(link('How to delete', 'https://a.test/posts/5/delete?confirm=1').known).toBe(false);
    expect(link('Delete post', 'https://a.test/posts/5/x').irreversible).toBe(true);
    for (const label of ['Clear history', 'Delete policy', 'Delete guide', 'Unsubscribe'])
      expect(link(label, 'https://a.test/x').irreversible, label).toBe(true);
  });
});
