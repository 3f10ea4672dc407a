// What has been put aside to be bought.
import { actionNamed, actionOfKind, collectionWith, inPath, inTitle, weigh } from './evidence';
import { definePredicate } from './predicate';

const WORDS = /\b(?:cart|basket|shopping bag|warenkorb|panier|carrito)\b|购物车/;

export const cart = definePredicate({
  name: 'cart',
  test: (mini) =>
    weigh(
      [inTitle(mini, WORDS), 0.6],
      [inPath(mini, WORDS), 0.5],
      [collectionWith(mini, WORDS), 0.4],
      [actionOfKind(mini, 'checkout') || actionNamed(mini, /\bcheck ?out\b/, ['main']), 0.3],
      [collectionWith(mini, /\b(?:quantity|qty|anzahl)\b|数量/), 0.3],
    ),
});
