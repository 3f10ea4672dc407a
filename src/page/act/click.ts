// dom.click: a person's click on the element, once.
import { failure, success } from '../../shared/tool-result';
import type { ArgsOf } from '../../tools/registry';
import type { Act } from './act-context';
import { waitActionable, waitPressable } from './actionable';
import { describeElement } from './describe-element';
import { isHtml, nativeGet } from './native';
import { clickAt, isListOption } from './pointer';
import { pickOptions } from './native-select';
import { pressNamed } from './press';
import { chooseRow } from './row-choice';

export const click: Act<ArgsOf<'dom.click'>> = async (element, args, ctx) => {
  if (isListOption(element) && element.closest('select')) return clickOption(element, undefined, ctx);
  const ready = await waitPressable(element, { keys: true }, ctx);
  if (!ready.ok) return ready;
  const name = describeElement(ready.element);
  const opens = newTabOf(ready.hit.element);
  if (ready.offPage) {
    pressNamed(ctx, 'Enter');
    return success(opens ? { opens } : {});
  }
  if (args.chosen !== undefined) return chooseRow(ready.element, ready.hit, args.chosen, ctx);
  const clicked = await clickAt(ready.hit);
  // The page has had the press and may have acted on it: a second one could do it twice.
  if (!clicked) return failure('OUTCOME_UNKNOWN', `${name} went away when it was pressed`);
  return success(opens ? { opens } : {});
};

/** An option cannot be hit by a pointer while its list is drawn by the browser: it is chosen. */
const clickOption: Act<ArgsOf<'dom.click'> | undefined> = async (element, _args, ctx) => {
  const select = element.closest('select');
  if (!select) return failure('NOT_ACTIONABLE', `${describeElement(element)} is in no list`);
  const ready = await waitActionable(select, { pointer: false }, ctx);
  if (!ready.ok) return ready;
  if ((element as HTMLOptionElement).matches(':disabled'))
    return failure('NOT_ACTIONABLE', `${describeElement(element)} is disabled`);
  const multiple = select.multiple;
  const wanted = multiple
    ? Array.from(select.options).filter((o) => (o === element ? !o.selected : o.selected))
    : [element as HTMLOptionElement];
  pickOptions(select, wanted);
  return success({});
};

/**
 * Address that a click opens in another tab. Without user activation the browser's pop-up blocker may
 * hold that tab back; the caller can then open it itself.
 */
function newTabOf(element: Element): string | undefined {
  const link = element.closest('a[href], area[href]');
  if (!isHtml(link, 'a') && !isHtml(link, 'area')) return undefined;
  const target = link.getAttribute('target')?.toLowerCase() ?? '';
  if (!target || ['_self', '_top', '_parent'].includes(target)) return undefined;
  const from = isHtml(link, 'a') ? 'HTMLAnchorElement' : 'HTMLAreaElement';
  const href = String(nativeGet(link, from, 'href'));
  return /^https?:/.test(href) ? href.slice(0, 4_000) : undefined;
}
