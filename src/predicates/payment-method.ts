// Where a card or another way to pay is kept.
import { actionNamed, fieldNamed, formFor, inPath, inTitle, weigh } from './evidence';
import { definePredicate } from './predicate';

const WORDS =
  /\b(?:payment methods?|credit cards?|add (?:a )?card|card details|zahlungs(?:art|methode)n?|moyens? de paiement)\b|支付方式/;

export const paymentMethod = definePredicate({
  name: 'payment_method',
  test: (mini) =>
    weigh(
      [formFor(mini, 'payment_method'), 0.7],
      [fieldNamed(mini, /card number|kartennummer|cc-?number|iban/), 0.6],
      [inTitle(mini, WORDS), 0.5],
      [inPath(mini, WORDS), 0.4],
      [actionNamed(mini, WORDS, ['main']), 0.4],
    ),
});
