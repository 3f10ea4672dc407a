// One act by the name of its tool. The caller has checked that it may; this finds the function that does it.
import { failure, type ToolResult } from '../../shared/tool-result';
import type { RoleSelector } from '../../shared/selector';
import type { CallOf, TypedCall } from '../../tools/registry';
import type { ActContext } from './act-context';
import { check } from './check';
import { click } from './click';
import { dblclick } from './dblclick';
import { drag } from './drag';
import { focus } from './focus';
import { hover } from './hover';
import { activeElementOf } from './move-focus';
import { press } from './press';
import { scroll } from './scroll';
import { selectText } from './select-text';
import { select } from './select';
import { set } from './set';
import { submit } from './submit';
import { type } from './type';
import { upload } from './upload';

export type ActCall = Extract<
  TypedCall,
  {
    name:
      | 'dom.click'
      | 'dom.dblclick'
      | 'dom.hover'
      | 'dom.focus'
      | 'dom.press'
      | 'dom.type'
      | 'dom.select'
      | 'dom.check'
      | 'dom.set'
      | 'dom.submit'
      | 'dom.scroll'
      | 'dom.drag'
      | 'dom.selectText'
      | 'dom.upload';
  }
>;

/** Calls that are judged by what they point at. */
export type JudgedCall = ActCall | CallOf<'dom.get'>;

const ACTS: ReadonlySet<string> = new Set<ActCall['name']>([
  'dom.click',
  'dom.dblclick',
  'dom.hover',
  'dom.focus',
  'dom.press',
  'dom.type',
  'dom.select',
  'dom.check',
  'dom.set',
  'dom.submit',
  'dom.scroll',
  'dom.drag',
  'dom.selectText',
  'dom.upload',
]);

export function isActCall(call: TypedCall): call is ActCall {
  return ACTS.has(call.name);
}

/** The selector of the element that is acted on; a key goes to what has the focus, a scroll to the page. */
export function selectorOfCall(call: JudgedCall): RoleSelector | undefined {
  return call.args.selector;
}

/** What an act without a selector is done to; null: the page itself. */
export function implicitTarget(call: JudgedCall, document: Document): Element | null {
  if (call.name !== 'dom.press') return null;
  const active = activeElementOf(document);
  return active && active !== document.body && active !== document.documentElement ? active : null;
}

export async function perform(call: ActCall, element: Element | null, ctx: ActContext): Promise<ToolResult> {
  if (call.name === 'dom.scroll') return scroll(element, call.args, ctx);
  if (call.name === 'dom.press') return press(element ?? ctx.window.document.documentElement, call.args, ctx);
  if (!element) return failure('INVALID_ACTION', `${call.name} needs an element`);
  switch (call.name) {
    case 'dom.click':
      return click(element, call.args, ctx);
    case 'dom.dblclick':
      return dblclick(element, call.args, ctx);
    case 'dom.hover':
      return hover(element, call.args, ctx);
    case 'dom.focus':
      return focus(element, call.args, ctx);
    case 'dom.type':
      return type(element, call.args, ctx);
    case 'dom.select':
      return select(element, call.args, ctx);
    case 'dom.check':
      return check(element, call.args, ctx);
    case 'dom.set':
      return set(element, call.args, ctx);
    case 'dom.submit':
      return submit(element, call.args, ctx);
    case 'dom.drag':
      return drag(element, call.args, ctx);
    case 'dom.selectText':
      return selectText(element, call.args, ctx);
    case 'dom.upload':
      return upload(element, call.args, ctx);
  }
}
