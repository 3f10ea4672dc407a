// The way from the cart to the order.
import { actionNamed, actionOfKind, fieldNamed, formFor, inPath, inTitle, weigh } from './evidence';
import { definePredicate } from './predicate';

const WORDS =
  /\b(?:check ?out|kasse|place order|order summary|bestellung abschliessen|passer la commande)\b|结算|结账/;

export const checkout = definePredicate({
  name: 'checkout',
  test(mini) {
    const orders =
      actionOfKind(mini, 'place_order') ||
      actionNamed(mini, /\b(?:place (?:your )?order|pay now|complete purchase)\b/);
    const form = formFor(mini, 'checkout') || fieldNamed(mini, /shipping|delivery address|lieferadresse/);
    return weigh([inTitle(mini, WORDS), 0.5], [inPath(mini, WORDS), 0.5], [orders, 0.6], [form, 0.5]);
  },
});
