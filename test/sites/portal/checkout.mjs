// Decides the checkout and the confirmation. Promises that an order is counted once, with a valid address, a
// shipping choice and a card number of the right length, and that only the card's last digits are kept.
import { html } from './html.mjs';
import { redirect, textField } from './http.mjs';
import { input, radios, select } from './fields.mjs';
import { notFound, page } from './layout.mjs';
import { cartLines, subtotalCents } from './cart.mjs';
import { colourName } from './catalogue.mjs';
import { COUNTRIES } from './profile.mjs';
import { dayAfter, money, shortDate } from './dates.mjs';

const SHIPPING = { standard: ['Standard', 490, 4], express: ['Express', 1290, 1], pickup: ['Pick up in Portland', 0, 2] };
const REQUIRED = ['fullName', 'email', 'street', 'city', 'postalCode', 'cardName', 'cardNumber', 'cardExpiry', 'cardCode'];

function problemsIn(values) {
  const problems = {};
  for (const name of REQUIRED) if (values[name] === '') problems[name] = 'This field is required.';
  if (values.cardNumber && !/^\d{13,19}$/.test(values.cardNumber.replace(/[ -]/g, ''))) problems.cardNumber = 'Enter a card number of 13 to 19 digits.';
  if (values.cardExpiry && !/^(0[1-9]|1[0-2]) ?\/ ?\d\d$/.test(values.cardExpiry)) problems.cardExpiry = 'Enter the date as MM/YY.';
  if (values.cardCode && !/^\d{3,4}$/.test(values.cardCode)) problems.cardCode = 'Enter 3 or 4 digits.';
  return problems;
}

function checkoutPage(context, values = {}, errors = {}) {
  const { session, state } = context;
  if (session.cart.length === 0) return redirect('/cart');
  const known = session.signedIn ? { fullName: state.profile.fullName, email: state.profile.email } : {};
  const text = (name, label, options = {}) => input({ name, label, required: true, value: values[name] ?? known[name] ?? '', error: errors[name], ...options });
  const parts = [
    html`<section class="card section-card" aria-label="Delivery address"><h2>Delivery address</h2><div class="form-grid">${context.arrange([
      text('fullName', 'Full name', { autocomplete: 'name' }), text('email', 'Email', { type: 'email', autocomplete: 'email' }),
      text('street', 'Street and number', { autocomplete: 'address-line1', wide: true }), text('city', 'City', { autocomplete: 'address-level2' }),
      text('postalCode', 'Postal code', { autocomplete: 'postal-code' }), select({ name: 'country', label: 'Country', value: values.country ?? 'US', choices: COUNTRIES, autocomplete: 'country' }),
    ])}</div></section>`,
    html`<section class="card section-card" aria-label="Shipping"><h2>Shipping</h2>${radios({ name: 'shipping', legend: 'Shipping method', value: values.shipping ?? 'standard', className: 'choice-list', choices: context.arrange(Object.entries(SHIPPING)).map(([key, [label, cents]]) => [key, label, cents === 0 ? 'free' : money(cents)]) })}</section>`,
    html`<section class="card section-card" aria-label="Payment"><h2>Payment</h2><div class="form-grid">${context.arrange([
      text('cardName', 'Name on card', { autocomplete: 'cc-name' }), text('cardNumber', 'Card number', { autocomplete: 'cc-number', extra: { inputmode: 'numeric' } }),
      text('cardExpiry', 'Expiry date', { autocomplete: 'cc-exp', hint: 'MM/YY' }), text('cardCode', 'Security code', { autocomplete: 'cc-csc', type: 'password', extra: { inputmode: 'numeric', maxlength: 4 } }),
    ])}</div></section>`,
  ];
  const main = html`<div class="container section"><h1>Checkout</h1>${Object.keys(errors).length > 0 ? html`<p class="alert alert-bad" role="alert">Please check the highlighted fields.</p>` : ''}
    <form method="post" action="/checkout" class="cart-grid" novalidate aria-label="Checkout"><div class="stack-large">${context.arrange(parts)}</div>
    <section class="card summary" aria-label="Order summary"><h2>Order summary</h2><ul class="plain-list">${cartLines(session).map((line) => html`<li class="summary-line"><span>${line.quantity} × ${line.product.name}</span><span>${money(line.product.priceCents * line.quantity)}</span></li>`)}</ul>
    <p class="summary-line"><span>Subtotal</span><strong>${money(subtotalCents(session))}</strong></p><p class="muted small">Shipping is added to the total.</p><button class="button button-primary button-wide">Place order</button></section></form></div>`;
  return page(context, { title: 'Checkout', main, status: Object.keys(errors).length > 0 ? 422 : 200 });
}

function placeOrder(context) {
  const { session, state, fields } = context;
  if (session.cart.length === 0) return redirect('/cart');
  const values = Object.fromEntries([...REQUIRED, 'country', 'shipping'].map((name) => [name, textField(fields, name)]));
  if (!SHIPPING[values.shipping]) values.shipping = 'standard';
  const errors = problemsIn(values);
  if (Object.keys(errors).length > 0) return checkoutPage(context, values, errors);
  const [label, shippingCents, days] = SHIPPING[values.shipping];
  const order = {
    id: `FW-${String(50001 + state.orders.size)}`,
    lines: cartLines(session),
    shipping: label,
    totalCents: subtotalCents(session) + shippingCents,
    arrives: shortDate(dayAfter(context.now(), days)),
    name: values.fullName,
    cardEnding: values.cardNumber.slice(-4),
  };
  state.orders.set(order.id, order);
  state.count('orders');
  session.cart = [];
  return redirect(`/order/${order.id}`);
}

function confirmation(context) {
  const order = context.state.orders.get(context.params.id);
  if (!order) return notFound(context);
  const main = html`<div class="container narrow"><div class="card section-card"><p class="pill pill-good">Order placed</p><h1>Thank you, ${order.name}</h1><p>Your order <strong>${order.id}</strong> is on its way to our workshop.</p>
    <ul class="plain-list">${order.lines.map((line) => html`<li class="summary-line"><span>${line.quantity} × ${line.product.name}, ${colourName(line.color)}</span><span>${money(line.product.priceCents * line.quantity)}</span></li>`)}</ul>
    <dl class="facts"><dt>Shipping</dt><dd>${order.shipping}</dd><dt>Expected</dt><dd>${order.arrives}</dd><dt>Paid with</dt><dd>Card ending in ${order.cardEnding}</dd><dt>Total</dt><dd><strong>${money(order.totalCents)}</strong></dd></dl>
    <p><a class="button button-ghost" href="/shop">Back to the shop</a></p></div></div>`;
  return page(context, { title: `Order ${order.id}`, main });
}

export const checkoutRoutes = [
  ['GET', '/checkout', (context) => checkoutPage(context)],
  ['POST', '/checkout', placeOrder],
  ['GET', '/order/:id', confirmation],
];
