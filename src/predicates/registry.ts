// Every predicate of the product, what a page is by them, and which of them a goal's words mean.
import type { MiniPCD } from '../shared/mini-pcd';
import { article } from './article';
import { billing } from './billing';
import { cart } from './cart';
import { checkout } from './checkout';
import { contact } from './contact';
import { plain } from './evidence';
import { fromTerms } from './from-terms';
import { invoices } from './invoices';
import { login } from './login';
import { paymentMethod } from './payment-method';
import type { Predicate } from './predicate';
import { schedule } from './schedule';
import { searchResults } from './search-results';
import { settings } from './settings';
import { upload } from './upload';

export const PREDICATES: readonly Predicate[] = [
  login,
  searchResults,
  invoices,
  billing,
  paymentMethod,
  checkout,
  upload,
  schedule,
  article,
  contact,
  settings,
  cart,
];

/** From here on a page counts as of a predicate's sort. */
export const IS_ONE = 0.6;

/** Names of the sorts that a page is of, surest first. */
export function predicatesOf(mini: MiniPCD): string[] {
  return PREDICATES.map((predicate) => ({ name: predicate.name, score: predicate.test(mini, []) }))
    .filter(({ score }) => score >= IS_ONE)
    .sort((a, b) => b.score - a.score)
    .map(({ name }) => name);
}

/** How surely this is the page that the terms (`invoice|billing`) are about, 0…1. */
export function isGoalPage(mini: MiniPCD, terms: string): number {
  const words = plain(terms.replace(/\|/g, ' '));
  const own = terms.split('|').map(plain);
  const named = PREDICATES.filter((predicate) => predicate.words.test(words)).map((each) =>
    each.test(mini, own),
  );
  return Math.max(fromTerms(terms).test(mini, own), 0.9 * Math.max(0, ...named));
}
