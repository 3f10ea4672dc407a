// Decides what is in the cart and what it costs. Promises one line per product and color, quantities from 1 to
// 10, and the same answer for a script and for a plain form.
import { html } from './html.mjs';
import { json, redirect, textField } from './http.mjs';
import { page } from './layout.mjs';
import { colourName, productById } from './catalogue.mjs';
import { productDrawing } from './drawings.mjs';
import { money } from './dates.mjs';

const MOST = 10;

function clamp(value) {
  return Math.min(Math.max(Math.trunc(Number(value)) || 1, 1), MOST);
}

export function cartLines(session) {
  return session.cart.map((line) => ({ ...line, product: productById(line.productId) }));
}

export function subtotalCents(session) {
  return cartLines(session).reduce((sum, line) => sum + line.product.priceCents * line.quantity, 0);
}

function itemCount(session) {
  return session.cart.reduce((sum, line) => sum + line.quantity, 0);
}

function add(context) {
  const { session, state, fields } = context;
  const product = productById(textField(fields, 'product'));
  if (!product?.inStock) return json({ ok: false, message: 'This product is sold out.', count: itemCount(session) }, 409);
  const wished = textField(fields, 'color');
  const color = product.colours.includes(wished) ? wished : product.colours[0];
  const quantity = clamp(textField(fields, 'quantity') || 1);
  const line = session.cart.find((candidate) => candidate.productId === product.id && candidate.color === color);
  if (line) line.quantity = clamp(line.quantity + quantity);
  else session.cart.push({ id: `${product.id}.${color}`, productId: product.id, color, quantity });
  state.count('cartAdds');
  const message = `${product.name} added to cart.`;
  if (context.wantsJson) return json({ ok: true, message, count: itemCount(session) });
  session.flash = message;
  return redirect('/cart');
}

function update({ session, state, fields }) {
  const removed = textField(fields, 'remove');
  for (const line of session.cart) {
    const wished = textField(fields, `quantity-${line.id}`);
    if (wished !== '') line.quantity = clamp(wished);
  }
  const kept = session.cart.filter((line) => line.id !== removed);
  if (kept.length < session.cart.length) state.count('cartRemoves');
  session.cart = kept;
  return redirect('/cart');
}

function row(context, line, columns) {
  const { product } = line;
  const title = `${product.name}, ${colourName(line.color)}`;
  const cells = {
    Product: html`<div class="cart-product">${productDrawing(product, product.index)}<span><a href="/shop/${product.id}">${product.name}</a><br><span class="muted">${colourName(line.color)}</span></span></div>`,
    Price: money(product.priceCents),
    Quantity: html`<input class="input input-small" type="number" min="1" max="${MOST}" name="quantity-${line.id}" value="${line.quantity}" aria-label="Quantity of ${title}">`,
    Total: html`<strong>${money(product.priceCents * line.quantity)}</strong>`,
    Remove: html`<button class="button button-ghost button-small" name="remove" value="${line.id}">Remove<span class="visually-hidden"> ${title}</span></button>`,
  };
  return html`<tr>${columns.map((name) => html`<td data-label="${name}">${cells[name]}</td>`)}</tr>`;
}

function showCart(context) {
  const { session } = context;
  const lines = cartLines(session);
  const columns = context.arrange(['Product', 'Price', 'Quantity', 'Total', 'Remove']);
  const filled = html`<div class="cart-grid"><form method="post" action="/cart" class="card table-card" data-hook="swap" data-auto="true" aria-label="Cart contents"><div class="table-scroll"><table class="table"><caption class="visually-hidden">Cart</caption>
    <thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${lines.map((line) => row(context, line, columns))}</tbody></table></div>
    <div class="table-foot"><a href="/shop">Continue shopping</a><button class="button button-ghost">Update cart</button></div></form>
    <section class="card summary" aria-label="Summary"><h2>Summary</h2><p class="summary-line"><span>Subtotal</span><strong>${money(subtotalCents(session))}</strong></p><p class="muted">Shipping is chosen at checkout.</p><a class="button button-primary button-wide" href="/checkout">Go to checkout</a></section></div>`;
  const empty = html`<div class="card empty"><p>Your cart is empty.</p><p><a class="button button-primary" href="/shop">Visit the shop</a></p></div>`;
  const main = html`<div class="container section"><h1>Cart</h1><div data-hook="swap-region" data-count="${itemCount(session)}">${lines.length === 0 ? empty : filled}</div></div>`;
  return page(context, { title: 'Cart', main });
}

export const cartRoutes = [
  ['GET', '/cart', showCart],
  ['POST', '/cart', update],
  ['POST', '/cart/add', add],
];
