// Goes from the cart to the order, one page at a time. The order itself is a step that the gate has confirmed.
import { phraseOf, series } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { nameOfField } from '../fields/fields';
import { attemptsOn, changedSomething } from '../steps/attempts';
import { act } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { exploreFor, lookFor } from '../target/aim';
import { poolOf } from '../target/pool';
import { tell } from '../target/telling';
import { kindScore } from '../words/synonyms';
import { fold } from '../words/words';

const MOST_PAGES = 8;
const GO_ON = /^(?:(?:continue|proceed|next|next step|weiter|fortfahren)\b|继续)/;
const ORDER =
  /\b(?:place (?:your )?order|pay(?: now)?|buy now|order now|confirm order|complete (?:purchase|order)|kostenpflichtig bestellen|jetzt kaufen)\b|提交订单|支付/;

export const checkoutSkill = draftSkill<'checkout'>({
  name: 'checkout',
  kinds: ['checkout'],
  needs: () => lookFor([{ text: 'checkout|cart|basket|place order|pay|continue' }]),
  draft(view) {
    const pool = poolOf(view).filter((hit) => hit.type === 'action' && !hit.disabled);
    const order = pool.find((hit) => hit.kind === 'place_order' || ORDER.test(fold(hit.label)));
    const missing = poolOf(view).filter(isMissing);
    if (missing.length > 0 && (order ?? pool.some((hit) => GO_ON.test(fold(hit.label)))))
      return {
        kind: 'assist',
        type: 'custom',
        message: phraseOf('help_order_needs_more', series(missing.slice(0, 6).map(nameOfField))),
      };
    if (order)
      return act(
        [{ tool: 'dom.click', on: order, say: phraseOf('do_place_order', tell(order)) }],
        'verify',
        0.9,
        tell(order),
      );
    const untried = pool.filter((hit) => attemptsOn(view, hit).length === 0);
    const checkout = untried.find(
      (hit) => hit.kind === 'checkout' || kindScore(hit.label, 'checkout') >= 0.8,
    );
    if (view.attempts.length > MOST_PAGES)
      return { kind: 'unable', reason: phraseOf('unable_checkout_endless') };
    const next =
      checkout ?? (view.attempts.length > 0 ? untried.find((hit) => GO_ON.test(fold(hit.label))) : undefined);
    if (next)
      return act(
        [{ tool: 'dom.click', on: next, say: phraseOf('do_go_on_with', tell(next)) }],
        'replan',
        0.85,
        tell(next),
      );
    const cart = untried.find((hit) => hit.kind === 'cart' || kindScore(hit.label, 'cart') >= 0.8);
    if (cart)
      return act(
        [{ tool: 'dom.click', on: cart, say: phraseOf('do_open', tell(cart)) }],
        'replan',
        0.85,
        tell(cart),
      );
    return exploreFor('checkout|cart|basket', phraseOf('seek_checkout'));
  },
  effects: [
    (_after, _params, view) => changedSomething(view.attempts.at(-1)) || !view.attempts.at(-1)?.observation,
  ],
});

/** Empty for sure, or refused by the page. A secret shows no value, so one may well be there: the page will say. */
function isMissing(hit: PcdHit): boolean {
  if (hit.type !== 'field' || !hit.required || hit.disabled || hit.checked !== undefined) return false;
  return hit.value === undefined ? hit.invalid !== undefined : hit.value === '';
}
