// Words for the same thing: how people call the kinds of things that perception infers, in a few languages.
import { kindsNamedBy } from '../../ranking/kinds';
import { fold, hasPhrase, keywords, nameScore, stem, tokens, wordScore } from './words';

/** Inferred kind → what people say. */
const KIND_WORDS: Readonly<Record<string, readonly string[]>> = {
  search: ['search', 'find', 'look up', 'suche', 'suchen', '搜索', 'magnifying glass'],
  login: ['log in', 'login', 'sign in', 'signin', 'anmelden', 'einloggen', '登录'],
  logout: ['log out', 'logout', 'sign out', 'log off', 'abmelden', 'ausloggen', '退出', '登出'],
  signup: ['sign up', 'register', 'create account', 'join', 'registrieren', '注册'],
  billing: ['billing', 'payments', 'abrechnung', 'zahlungen', '账单'],
  invoices: ['invoices', 'invoice', 'bills', 'receipts', 'rechnungen', 'rechnung', '发票'],
  orders: ['orders', 'purchases', 'order history', 'bestellungen', '订单'],
  checkout: ['checkout', 'check out', 'place order', 'zur kasse', '结账'],
  cart: ['cart', 'basket', 'shopping bag', 'warenkorb', '购物车'],
  add_to_cart: ['add to cart', 'add to basket', 'buy', 'in den warenkorb', '加入购物车'],
  download: ['download', 'save', 'get', 'export', 'herunterladen', '下载'],
  upload: ['upload', 'attach', 'choose file', 'browse', 'hochladen', '上传'],
  settings: ['settings', 'preferences', 'options', 'configuration', 'einstellungen', '设置', 'gear'],
  profile: ['profile', 'account', 'my account', 'konto', 'profil', '账户', '个人资料'],
  account: ['account', 'profile', 'my account', 'konto', '账户'],
  contact: ['contact', 'contact us', 'support', 'kontakt', '联系'],
  help: ['help', 'support', 'faq', 'hilfe', '帮助'],
  next_page: ['next', 'next page', 'older', 'weiter', '下一页', '>', '›', '»', '→'],
  previous_page: [
    'previous',
    'previous page',
    'prev',
    'back',
    'newer',
    'zuruck',
    '上一页',
    '<',
    '‹',
    '«',
    '←',
  ],
  close: ['close', 'dismiss', 'cancel', 'x', '×', '✕', 'schliessen', 'schließen', '关闭'],
  submit: ['submit', 'send', 'ok', 'save', 'confirm', 'done', 'go', 'absenden', 'senden', '提交'],
  send: ['send', 'submit', 'senden', '发送'],
  save: ['save', 'apply', 'update', 'speichern', '保存'],
  delete: ['delete', 'remove', 'trash', 'discard', 'bin', 'loschen', 'entfernen', '删除'],
  remove: ['remove', 'delete', 'entfernen', '删除'],
  edit: ['edit', 'change', 'modify', 'rename', 'pencil', 'bearbeiten', '编辑'],
  add: ['add', 'new', 'create', 'plus', 'hinzufugen', '添加'],
  create: ['create', 'new', 'add', 'compose', 'erstellen', '新建'],
  compose: [
    'compose',
    'write',
    'new message',
    'new mail',
    'new email',
    'write email',
    'compose email',
    'verfassen',
    'schreiben',
    'neue nachricht',
    'neue mail',
    'neue e-mail',
    'e-mail schreiben',
    'write a message',
    'write a new message',
    'write mail',
    'write a mail',
    'write a new mail',
    'nachricht schreiben',
    'nachricht verfassen',
    'neue nachricht schreiben',
    'mail schreiben',
    '写信',
    '写邮件',
    '写新邮件',
  ],
  reply: ['reply', 'respond', 'answer', 'antworten', '回复'],
  forward: ['forward', 'weiterleiten', '转发'],
  share: ['share', 'teilen', '分享'],
  like: ['like', 'favorite', 'favourite', 'heart', 'upvote', 'star', 'love', 'gefallt mir', '喜欢'],
  favorite: ['favorite', 'favourite', 'star', 'bookmark', 'like', '收藏'],
  star: ['star', 'favorite', 'important', 'mark as important'],
  menu: ['menu', 'more', 'options', 'hamburger', 'menü', '菜单'],
  more: ['more', 'more options', 'show more', 'mehr', '更多'],
  filter: ['filter', 'refine', 'filtern', '筛选'],
  sort: ['sort', 'order', 'sortieren', '排序'],
  home: ['home', 'start', 'main page', 'startseite', '首页'],
  play: ['play', 'start', 'abspielen'],
  print: ['print', 'drucken'],
  refresh: ['refresh', 'reload', 'aktualisieren'],
  expand: ['expand', 'show', 'open', 'more'],
  collapse: ['collapse', 'hide', 'close', 'less'],
  calendar: ['calendar', 'date picker', 'choose date', 'kalender'],
  newsletter: ['newsletter', 'subscribe'],
};

/** Words that mean nearly the same where a page names its places: for exploring and weak matches. */
const GROUPS: ReadonlyArray<readonly string[]> = [
  ['invoice', 'bill', 'billing', 'receipt', 'statement', 'payment', 'rechnung', '发票', '账单'],
  ['order', 'purchase', 'bestellung', '订单'],
  ['setting', 'preference', 'option', 'configuration', 'einstellung', '设置'],
  ['account', 'profile', 'user', 'konto', 'profil', '账户'],
  ['help', 'support', 'faq', 'contact', 'hilfe', '帮助'],
  ['login', 'signin', 'log in', 'sign in', 'anmelden'],
  ['cart', 'basket', 'bag', 'warenkorb', '购物车'],
  ['shop', 'store', 'product', 'catalogue', 'catalog', 'laden', '商店'],
  ['delete', 'remove', 'trash', 'discard'],
  ['doc', 'documentation', 'guide', 'manual', 'reference', 'tutorial'],
  ['download', 'file', 'export', 'release'],
  ['message', 'inbox', 'mail', 'email', 'notification', 'nachricht'],
  ['user', 'member', 'people', 'person', 'contact', 'directory', 'team'],
  ['team', 'about', 'company', 'staff'],
  ['job', 'career', 'vacancy', 'position'],
  ['price', 'pricing', 'plan', 'subscription'],
  ['password', 'security', 'kennwort', 'passwort'],
  ['address', 'shipping', 'delivery', 'adresse'],
  ['news', 'blog', 'article', 'post'],
  ['history', 'activity', 'log', 'audit'],
];

/** Verbs that stand for each other on controls. */
const ACTS: ReadonlyArray<ReadonlySet<string>> = [
  'add create new make insert plus compose write',
  'clear reset empty remove delete discard erase',
  'cancel stop end unsubscribe leave exit quit close decline reject deny',
  'continue next proceed skip go ok start',
  'finish complete done end submit send save',
  'join register sign subscribe enter request apply claim',
  'undo revert restore back rollback',
  'retry again try repeat reload sync refresh update load',
  'export download get save',
  'import upload',
  'apply use redeem submit save',
  'accept agree allow approve ok yes confirm',
  'contact message email mail write',
  'share send invite',
  'publish post deploy release save',
  'preview view show',
  'edit change modify rename update manage',
].map((group) => new Set(group.split(' ')));

/** Whether a name or a kind of control does what the verb says; all but the kind may be in any form of the word. */
export function doesAct(verb: string, name: string, kind = ''): boolean {
  const wanted = fold(verb);
  const alike = [wanted, ...ACTS.filter((group) => group.has(wanted)).flatMap((group) => [...group])];
  const isSaid = (word: string): boolean => alike.some((other) => wordScore(word, other) >= 0.7);
  return tokens(name).some(isSaid) || kindScore(wanted, kind) >= 0.8;
}

/** How well words name a thing of an inferred kind, 0…0.86. */
export function kindScore(words: string, kind: string): number {
  if (kind === '' || words === '') return 0;
  const wanted = fold(words);
  const said = KIND_WORDS[kind] ?? [kind.replace(/_/g, ' ')];
  if (said.some((each) => fold(each) === wanted)) return 0.86;
  if (said.some((each) => nameScore(wanted, each) >= 0.9)) return 0.8;
  if (kindsNamedBy(words).has(kind)) return 0.8;
  return said.some((each) => each.length > 2 && hasPhrase(wanted, fold(each))) ? 0.5 : 0;
}

/** The stems of what is said beside the words for the kind: what is added, deleted, opened. */
export function restOf(words: string, kind: string): string[] {
  const own = new Set((KIND_WORDS[kind] ?? [kind]).flatMap((each) => tokens(each)).map(stem));
  return keywords(words)
    .map(stem)
    .filter((word) => !own.has(word) && !THINGS.has(word));
}

/** Say what kind of thing a control is, not what it is about. */
const THINGS = new Set(['form', 'icon', 'button', 'link', 'page', 'here', 'now', 'all']);

/** The words and their relatives, for `pcd.query` and for exploring: `invoice|billing|receipt`. */
export function termsFor(words: string): string {
  const found = keywords(words);
  const terms = new Set<string>();
  if (words.trim() !== '') terms.add(fold(words).replace(/\|/g, ' '));
  for (const word of found) {
    terms.add(word);
    for (const group of GROUPS)
      if (group.some((each) => stem(each) === stem(word))) for (const each of group) terms.add(each);
  }
  return [...terms].join('|').slice(0, 400);
}
