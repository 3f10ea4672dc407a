// Puts a product into the cart: from its card in a list, or from its own page; the quantity first.
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { COUNT_NEEDS, isCountStep, stepTo } from '../amounts/stepper';
import { holds } from '../fields/fields';
import { fittingItems } from '../items/fitting-items';
import { partOf } from '../items/item-part';
import { itemsOf } from '../items/items';
import { openable } from '../pages/open';
import type { Attempt } from '../skill';
import { attemptsOn, changedSomething } from '../steps/attempts';
import { act, type DraftStep } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { exploreFor, lookFor } from '../target/aim';
import { poolOf } from '../target/pool';
import { reveal } from '../target/reveal';
import { byAnswer, optionsOf, tell } from '../target/telling';
import { kindScore } from '../words/synonyms';
import { fold, nameScore, quote, quoted } from '../words/words';

export const addToCartSkill = draftSkill<'addToCart'>({
  name: 'add-to-cart',
  kinds: ['addToCart'],
  needs: (params) => [
    ...lookFor([params.what], { tables: true }),
    { key: 'near', type: 'query', query: { text: 'add to cart|add to basket|buy|quantity', topK: 60 } },
    ...((params.quantity ?? 1) > 1 ? COUNT_NEEDS : []),
  ],
  draft(view, params) {
    const pool = poolOf(view);
    const items = itemsOf(view.tables('tables'), pool);
    // "Add this to the cart": what the page is about, and no entry of a list on it.
    const isThis = params.what.text === '' && Object.keys(params.what).length === 1;
    const fitting = isThis
      ? []
      : fittingItems(items, params.what, view.locale).filter((each) => each.score >= 0.5);
    const best = fitting[0];
    const tie = best ? fitting.filter((each) => best.score - each.score < 0.04) : [];
    let item = best?.item;
    if (tie.length > 1) {
      const parts = tie.flatMap((each) => partOf(each.item, params.what, openable, false) ?? []);
      const answered = byAnswer(view, parts);
      item = answered && tie.find((each) => each.item.hits.includes(answered))?.item;
      if (!item && parts.length > 1)
        return {
          kind: 'ask',
          question: phraseOf('ask_which_mean', params.what.text),
          options: optionsOf(parts),
        };
      item ??= best?.item;
    }
    const onPage = pool.filter(isAdd);
    const inItem = item?.hits.find(isAdd);
    const titled = nameScore(params.what.text, (view.mini.title.split(/\s[|–—·-]\s/)[0] ?? '').trim()) >= 0.6;
    const button =
      inItem ?? (titled || onPage.length === 1 ? onPage.find((hit) => hit.landmark !== 'aside') : undefined);
    if (button) {
      const near = (item?.hits ?? pool).find(
        (hit) =>
          hit.type === 'field' &&
          /quantity|qty|amount|anzahl|menge|数量/.test(fold(`${hit.label} ${hit.kind ?? ''}`)),
      );
      const steps: DraftStep[] = [];
      const quantity = params.quantity ?? 1;
      const pressed = attemptsOn(view, button, 'dom.click').filter(({ result }) => result.ok).length;
      const where = params.what.text === '' ? {} : { within: params.what.text };
      const counted =
        near || quantity === 1 ? undefined : stepTo(view, { text: 'quantity', ...where }, quantity);
      if (counted && counted.kind !== 'done' && pressed === 0) return counted;
      if (near && quantity > 1 && !holds(near, String(quantity)))
        steps.push(
          near.tag === 'select'
            ? {
                tool: 'dom.select',
                on: near,
                args: { value: String(quantity) },
                say: phraseOf('do_choose', quantity),
              }
            : {
                tool: 'dom.type',
                on: near,
                args: { text: String(quantity) },
                say: phraseOf('do_set_quantity', quantity),
              },
        );
      const demand = pressed > 0 ? demandOf(view.attempts.at(-1)) : undefined;
      if (demand !== undefined) return { kind: 'unable', reason: phraseOf('unable_refused', quote(demand)) };
      const isCounted = counted !== undefined || view.attempts.some(isCountStep);
      const left = (near || isCounted ? 1 : quantity) - pressed;
      if (left <= 0)
        return {
          kind: 'unable',
          reason: phraseOf('unable_no_sign_of_press', tell(button)),
        };
      for (let n = 0; n < Math.min(left, 20); n++)
        steps.push({
          tool: 'dom.click',
          on: button,
          say:
            params.what.text === ''
              ? phraseOf('do_add_it_to_cart')
              : phraseOf('do_add_to_cart', quoted(params.what.text)),
        });
      return act(steps, 'verify', 0.9, tell(button));
    }
    const main = item && partOf(item, { text: params.what.text }, openable, false);
    if (main && attemptsOn(view, main).length === 0)
      return act(
        [{ tool: 'dom.click', on: main, say: phraseOf('do_open', tell(main)) }],
        'replan',
        0.85,
        tell(main),
      );
    const next = items.some((each) => each.hits.some(isAdd)) ? reveal(view, params.what) : undefined;
    return (
      next ??
      exploreFor(
        `${params.what.text}|shop|products|store|catalogue`,
        phraseOf('seek_product', quote(params.what.text)),
      )
    );
  },
  effects: [
    (_after, _params, view) => changedSomething(view.attempts.at(-1)) || !view.attempts.at(-1)?.observation,
    (_after, _params, view) => demandOf(view.attempts.at(-1)) === undefined,
  ],
});

/** "Please select a size": what the page wants before it takes anything. */
function demandOf(last: Attempt | undefined): string | undefined {
  const came = (last?.observation?.changes ?? []).filter(
    ({ what }) => what === 'content' || what === 'toast' || what === 'validation',
  );
  const texts = came.map(({ detail = '' }) => /[“"](.+)[”"]/u.exec(detail)?.[1] ?? detail);
  return texts.find((text) => DEMANDS.test(fold(text)));
}

const DEMANDS =
  /\bplease (?:select|choose|pick|enter|specify)\b|\b(?:select|choose|pick) (?:an?|your|the) [\w ]{1,30}(?:first|before)\b|\bbitte (?:wahlen|auswahlen)|\bbitte .{1,30} (?:aus)?wahlen\b|请选择/;

function isAdd(hit: PcdHit): boolean {
  return (
    hit.type === 'action' &&
    !hit.disabled &&
    (hit.kind === 'add_to_cart' || kindScore(hit.label, 'add_to_cart') >= 0.8)
  );
}
