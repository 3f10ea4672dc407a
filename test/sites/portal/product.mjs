// Decides a product's page: buying form, colours, tabs and questions. Promises tabs and disclosure buttons that
// follow the usual ARIA patterns.
import { html } from './html.mjs';
import { breadcrumb, notFound, page } from './layout.mjs';
import { colourName, colourValue, productById } from './catalogue.mjs';
import { productDrawing } from './drawings.mjs';
import { stars } from './shop.mjs';
import { icon } from './icons.mjs';
import { money } from './dates.mjs';

const QUESTIONS = [
  ['Do I need a hub?', 'One Fernwell Hub for the whole home is enough. Lights and plugs also work without it.'],
  ['How long does delivery take?', 'Standard delivery takes three to five working days, express one.'],
  ['Can I send it back?', 'Yes, within 30 days, also when it has been installed.'],
];

function swatches(product) {
  return html`<fieldset class="group"><legend class="field-label">Color</legend><div class="swatches">${product.colours.map(
    (colour, index) => html`<label class="swatch"><input type="radio" name="color" value="${colour}"${index === 0 ? html` checked` : ''}><span class="swatch-dot" style="background:${colourValue(colour)}"></span><span>${colourName(colour)}</span></label>`,
  )}</div></fieldset>`;
}

function buyForm(context, product) {
  const parts = [
    swatches(product),
    html`<div class="field"><label class="field-label" for="quantity">Quantity</label><div class="stepper"><button type="button" class="tool" data-hook="step" data-step="-1" aria-label="Decrease quantity">−</button><input class="input" id="quantity" name="quantity" type="number" value="1" min="1" max="10"><button type="button" class="tool" data-hook="step" data-step="1" aria-label="Increase quantity">+</button></div></div>`,
  ];
  return html`<form method="post" action="/cart/add" class="stack" data-hook="buy-form"><input type="hidden" name="product" value="${product.id}">${context.arrange(parts)}
    ${product.inStock ? html`<button class="button button-primary button-large">Add to cart</button>` : html`<button class="button button-ghost button-large" disabled>Sold out</button>`}</form>`;
}

function tabs(context, product) {
  const panels = context.arrange([
    ['description', 'Description', html`<p>${product.summary}</p><p>It joins your home in under five minutes: open the app, hold the device near the hub, give it a name. Updates arrive at night and never restart a light that is on.</p>`],
    ['specs', 'Specs', html`<table class="table specs"><tbody>${product.specs.map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}</tbody></table>`],
    ['reviews', 'Reviews', html`<ul class="reviews">${product.reviews.map((review) => html`<li><p><strong>${review.author}</strong> <span class="muted">${review.stars} out of 5 stars</span></p><p>${review.text}</p></li>`)}</ul>`],
  ]);
  return html`<div class="tabs" data-hook="tabs"><div class="tab-list" role="tablist" aria-label="Product information">${panels.map(
    ([key, label], index) => html`<button type="button" class="tab" role="tab" id="tab-${key}" aria-controls="panel-${key}" aria-selected="${String(index === 0)}" tabindex="${index === 0 ? 0 : -1}" data-hook="tab">${label}</button>`,
  )}</div>${panels.map(([key, , body], index) => html`<div class="tab-panel" role="tabpanel" id="panel-${key}" aria-labelledby="tab-${key}" tabindex="0"${index === 0 ? '' : html` hidden`}>${body}</div>`)}</div>`;
}

function accordion(context) {
  return html`<section aria-labelledby="questions-title"><h2 id="questions-title">Questions</h2>${context.arrange(QUESTIONS).map(
    ([question, answer], index) => html`<div class="accordion-item"><h3><button type="button" class="accordion-button" data-hook="disclosure" aria-expanded="false" aria-controls="answer-${index}">${question}${icon('chevron')}</button></h3><div class="accordion-panel" id="answer-${index}" hidden><p>${answer}</p></div></div>`,
  )}</section>`;
}

function showProduct(context) {
  const product = productById(context.params.id);
  if (!product) return notFound(context);
  const picture = html`<div class="card product-picture">${productDrawing(product, product.index)}</div>`;
  const details = html`<div class="stack"><div><p class="muted small">${product.categoryName}</p><h1>${product.name}</h1>${stars(product)}</div>
    <p class="price price-large">${money(product.priceCents)}</p><p>${product.summary}</p><p class="pill ${product.inStock ? 'pill-good' : 'pill-plain'}">${product.inStock ? 'In stock' : 'Sold out'}</p>${buyForm(context, product)}</div>`;
  const main = html`<div class="container section">${breadcrumb([['Shop', '/shop'], [product.name]])}<div class="product-grid-detail">${context.arrange([picture, details])}</div>
    <div class="product-more">${context.arrange([tabs(context, product), accordion(context)])}</div></div>`;
  return page(context, { title: product.name, main });
}

export const productRoutes = [['GET', '/shop/:id', showProduct]];
