// Decides the frame around every page: header, navigation, account menu, cookie bar, footer, status region.
// Promises landmarks, a skip link and one h1 per page, and pages that load nothing from elsewhere.
import { html } from './html.mjs';
import { document } from './http.mjs';
import { icon } from './icons.mjs';

const NAVIGATION = [
  { href: '/shop', label: 'Shop' },
  { href: '/plans', label: 'Plans' },
  { href: '/support', label: 'Support' },
  { href: '/about', label: 'About' },
];

const MENU = [
  { href: '/account/profile', label: 'Profile' },
  { href: '/account/billing', label: 'Billing' },
  { href: '/account/settings', label: 'Settings' },
];

function accountMenu(context) {
  if (!context.session.signedIn) {
    return html`<a class="button button-quiet" href="/login">${icon('user')} Sign in</a>`;
  }
  const links = MENU.map(({ href, label }) => html`<a role="menuitem" tabindex="-1" class="menu-item" href="${href}">${label}</a>`);
  const signOut = html`<form method="post" action="/logout" role="none"><button role="menuitem" tabindex="-1" class="menu-item menu-item-last">Sign out</button></form>`;
  return html`<div class="account-menu" data-hook="menu-root">
    <button type="button" class="button button-quiet" id="account-menu-button" data-hook="menu-button" aria-haspopup="menu" aria-expanded="false" aria-controls="account-menu" aria-label="Account menu"><span class="avatar" aria-hidden="true">${context.state.profile.fullName.slice(0, 1)}</span><span class="account-name" aria-hidden="true">${context.state.profile.displayName}</span>${icon('chevron')}</button>
    <div class="menu" id="account-menu" data-hook="menu" role="menu" aria-label="Account menu" hidden>${context.arrange([...links, signOut])}</div>
  </div>`;
}

function header(context) {
  const count = context.session.cart.reduce((sum, line) => sum + line.quantity, 0);
  const links = context.arrange(NAVIGATION).map(({ href, label }) => {
    const current = context.path === href || context.path.startsWith(`${href}/`);
    return html`<li><a class="nav-link" href="${href}"${current ? html` aria-current="page"` : ''}>${label}</a></li>`;
  });
  return html`<header class="site-header"><div class="container header-row">
    <a class="brand" href="/">${icon('leaf')}<span>Fernwell</span></a>
    <button type="button" class="button button-quiet nav-toggle" data-hook="nav-toggle" aria-expanded="false" aria-controls="site-nav" aria-label="Main menu">${icon('menu')}</button>
    <nav class="site-nav" id="site-nav" aria-label="Main"><ul>${links}</ul></nav>
    <div class="header-tools">
      <a class="button button-quiet cart-link" href="/cart" aria-label="Cart, ${count} ${count === 1 ? 'item' : 'items'}" data-hook="cart-link">${icon('cart')}<span class="badge" data-hook="cart-count"${count === 0 ? html` hidden` : ''}>${count}</span></a>
      ${accountMenu(context)}
    </div></div></header>`;
}

function consentBar(context) {
  if (context.session.consent !== '') return '';
  return html`<section class="consent" role="dialog" aria-labelledby="consent-title" data-hook="consent">
    <div class="container consent-row"><div><h2 id="consent-title" class="consent-title">We value your privacy</h2>
    <p>Fernwell uses cookies to keep you signed in and, if you agree, to measure how the portal is used.</p></div>
    <form method="post" action="/consent" class="consent-actions" data-hook="consent-form">${context.arrange([
      html`<button class="button button-ghost" name="choice" value="necessary">Only necessary</button>`,
      html`<button class="button button-primary" name="choice" value="all">Accept all</button>`,
    ])}</form></div></section>`;
}

function footer(context) {
  const columns = [
    ['Services', [['/plans', 'Plans'], ['/shop', 'Smart home shop'], ['/virtual', 'Contact directory']]],
    ['Help', [['/support', 'Support centre'], ['/slow', 'Service activity'], ['/support#faq', 'Common questions']]],
    ['Company', [['/about', 'About Fernwell'], ['/privacy', 'Privacy'], ['/terms', 'Terms of use']]],
  ];
  return html`<footer class="site-footer"><div class="container footer-grid">
    <div><p class="brand">${icon('leaf')}<span>Fernwell</span></p><p class="muted">Home internet and a calmer smart home, looked after by people nearby.</p></div>
    ${context.arrange(columns).map(([title, links]) => html`<nav aria-label="${title}"><h2 class="footer-title">${title}</h2><ul>${links.map(([href, label]) => html`<li><a href="${href}">${label}</a></li>`)}</ul></nav>`)}
    </div><div class="container footer-base"><p>© ${context.now().getFullYear()} Fernwell Home Services. An imaginary company.</p></div></footer>`;
}

const STYLES = ['base', 'layout', 'components', 'forms', 'pages'];

function head(context, title) {
  const styles = context.variants.has('restyle') ? [...STYLES, 'restyle'] : STYLES;
  return html`<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} · Fernwell</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">
    ${styles.map((name) => html`<link rel="stylesheet" href="/assets/${name}.css">`)}
    <script type="module" src="/assets/portal.js"></script>
    ${context.variants.has('rerender') ? html`<script type="module" src="/assets/rerender.js"></script>` : ''}`;
}

/** A whole page. `dialogs` stand outside main, where a re-render of the content leaves them alone. */
export function page(context, { title, main, dialogs = '', status = 200 }) {
  const flash = context.session.flash;
  context.session.flash = '';
  const inner = context.variants.has('restyle') ? html`<div class="sheet"><div class="sheet-inner">${main}</div></div>` : main;
  return document(html`<!doctype html><html lang="en"><head>${head(context, title)}</head><body>
    <a class="skip-link" href="#main">Skip to content</a>
    ${header(context)}<main id="main" class="site-main" tabindex="-1">${inner}</main>${footer(context)}
    ${dialogs}${consentBar(context)}
    <div class="toast-region" role="status" aria-live="polite" data-hook="toast-region">${flash === '' ? '' : html`<p class="toast">${flash}</p>`}</div>
    </body></html>`, status);
}

/** A page inside a frame: styles and scripts, no header or footer. */
export function framePage(context, { title, main }) {
  return document(html`<!doctype html><html lang="en"><head>${head(context, title)}</head><body class="frame-body"><main class="frame-main">${main}</main>
    <div class="toast-region" role="status" aria-live="polite" data-hook="toast-region"></div></body></html>`);
}

export function breadcrumb(trail) {
  return html`<nav class="breadcrumb" aria-label="Breadcrumb"><ol>${trail.map(([label, href]) => html`<li>${href ? html`<a href="${href}">${label}</a>` : html`<span aria-current="page">${label}</span>`}</li>`)}</ol></nav>`;
}

export function notFound(context) {
  const main = html`<div class="container narrow prose"><h1>Page not found</h1><p>There is nothing at <code>${context.path}</code>.</p><p><a class="button button-primary" href="/">Back to the home page</a></p></div>`;
  return page(context, { title: 'Page not found', main, status: 404 });
}
