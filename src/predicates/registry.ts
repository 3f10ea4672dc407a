// Every predicate of the product, and what a page is by them.
import type { MiniPCD } from '../shared/mini-pcd';
import { article } from './article';
import { billing } from './billing';
import { cart } from './cart';
import { checkout } from './checkout';
import { contact } from './contact';
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
  return PREDICATES.map((predicate) => ({ name: predicate.name, score: predicate.test(mini) }))
    .filter(({ score }) => score >= IS_ONE)
    .sort((a, b) => b.score - a.score)
    .map(({ name }) => name);
}
