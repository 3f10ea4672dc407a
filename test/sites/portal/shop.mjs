// Decides the shop's list page: search, filters, sorting, cards and pages. Promises that every choice lives in
// the address, so that a link to a filtered list shows that list.
import { html } from './html.mjs';
import { checkbox, input, range, select, toggle } from './fields.mjs';
import { icon } from './icons.mjs';
import { page } from './layout.mjs';
import { pagination } from './pagination.mjs';
import { CATEGORIES, findProducts, HIGHEST_PRICE } from './catalogue.mjs';
import { productDrawing } from './drawings.mjs';
import { money } from './dates.mjs';

const CARDS_PER_PAGE = 12;
const SORTS = [['featured', 'Featured'], ['price-asc', 'Price: low to high'], ['price-desc', 'Price: high to low'], ['rating', 'Best rated'], ['name', 'Name']];

function wishOf(query) {
  const number = (name, fallback) => (query.get(name) ? Number(query.get(name)) || fallback : fallback);
  return {
    text: query.get('q') ?? '',
    categories: query.getAll('category'),
    lowest: number('min', 0),
    highest: number('max', HIGHEST_PRICE),
    inStock: query.get('stock') === 'on',
    sort: query.get('sort') ?? 'featured',
  };
}

export function stars(product) {
  const rating = product.rating.toFixed(1);
  return html`<p class="rating">${icon('star')}<span class="visually-hidden">Rated </span>${rating}<span class="visually-hidden"> out of 5 in</span> <span class="muted">(${product.reviewCount}<span class="visually-hidden"> reviews</span>)</span></p>`;
}

function card(context, product) {
  const button = product.inStock
    ? html`<button type="button" class="button button-primary button-wide" data-hook="add-to-cart" data-product="${product.id}" aria-label="Add to cart: ${product.name}">Add to cart</button>`
    : html`<button type="button" class="button button-ghost button-wide" aria-label="Sold out: ${product.name}" disabled>Sold out</button>`;
  return html`<li class="card product-card">${productDrawing(product, product.index)}<div class="product-body">
    <p class="muted small">${product.categoryName}</p><h3 class="product-name"><a href="/shop/${product.id}">${product.name}</a></h3>
    ${stars(product)}<p class="price">${money(product.priceCents)}</p>${button}</div></li>`;
}

function filters(context, wish) {
  const groups = [
    html`<fieldset class="filter-group"><legend>Category</legend>${context.arrange(CATEGORIES).map(([value, label]) => checkbox({ name: 'category', value, label, checked: wish.categories.includes(value) }))}</fieldset>`,
    html`<fieldset class="filter-group"><legend>Price</legend>
      ${input({ name: 'min', label: 'From ($)', type: 'number', value: wish.lowest === 0 ? '' : wish.lowest, extra: { min: 0, max: HIGHEST_PRICE, placeholder: '0' } })}
      ${range({ name: 'max', label: 'Up to ($)', value: wish.highest, extra: { min: 10, max: HIGHEST_PRICE, step: 10 } })}</fieldset>`,
    html`<div class="filter-group">${toggle({ name: 'stock', label: 'In stock only', checked: wish.inStock })}</div>`,
  ];
  return html`<form class="card filters" id="shop-filters" action="/shop" method="get" data-hook="swap" data-auto="true" aria-label="Filters">
    <h2 class="filters-title">Filters</h2>${context.arrange(groups)}
    <div class="filter-actions"><button class="button button-ghost">Apply filters</button><a href="/shop" class="small">Clear all</a></div></form>`;
}

function shop(context) {
  const wish = wishOf(context.query);
  const found = findProducts(wish);
  const pageCount = Math.max(1, Math.ceil(found.length / CARDS_PER_PAGE));
  const pageNumber = Math.min(Math.max(Number(context.query.get('page')) || 1, 1), pageCount);
  const first = (pageNumber - 1) * CARDS_PER_PAGE;
  const shown = found.slice(first, first + CARDS_PER_PAGE);
  const count = found.length === 1 ? '1 product' : `${found.length} products`;
  const summary = wish.text === '' ? count : `${count} for “${wish.text}”`;
  const results = html`<section class="shop-results" data-hook="swap-region" aria-label="Products">
    <div class="results-head"><p class="muted" role="status">${summary}</p></div>
    ${shown.length === 0 ? html`<div class="card empty"><h2>Nothing found</h2><p class="muted">Try fewer filters or another word.</p></div>` : html`<ul class="product-grid">${context.arrange(shown).map((product) => card(context, product))}</ul>`}
    ${pagination(context, { pageNumber, pageCount, label: 'Product pages' })}</section>`;
  const main = html`<div class="container section"><h1>Smart home shop</h1>
    <div class="shop-bar"><div class="search" role="search"><label class="visually-hidden" for="shop-search">Search products</label>${icon('search')}<input class="input" type="search" id="shop-search" name="q" value="${wish.text}" placeholder="Search products" form="shop-filters"><button class="button button-primary" form="shop-filters">Search</button></div>
    ${select({ name: 'sort', label: 'Sort by', value: wish.sort, choices: SORTS, form: 'shop-filters' })}</div>
    <div class="shop-grid">${context.arrange([filters(context, wish), results])}</div></div>`;
  return page(context, { title: 'Shop', main });
}

export const shopRoutes = [['GET', '/shop', shop]];
