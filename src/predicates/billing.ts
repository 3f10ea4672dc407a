// The billing part of an account: plan, payments, invoices.
import { actionNamed, formFor, inPath, inTitle, weigh } from './evidence';
import { definePredicate } from './predicate';

const WORDS =
  /\b(?:billing|payments?|subscription|plan|abrechnung|zahlungen|facturation|facturacion)\b|计费|付款/;

export const billing = definePredicate({
  name: 'billing',
  test: (mini) =>
    weigh(
      [inTitle(mini, WORDS), 0.6],
      [inPath(mini, WORDS), 0.5],
      [formFor(mini, 'billing', 'payment_method'), 0.4],
      [actionNamed(mini, /\b(?:payment method|change plan|invoices?)\b/, ['main']), 0.3],
    ),
});
