// What a rule of the gate is, and what several rules ask of a call.
import type { ErrorCode } from '../../shared/errors';
import { chordParts } from '../../shared/key-chord';
import type { Facts } from '../facts';
import type { AskedKey, Params, ReasonKey } from './reason-texts';

export type Verdict =
  | { kind: 'deny'; code: ErrorCode; key: ReasonKey; params?: Record<string, string> }
  | {
      kind: 'confirm';
      key: AskedKey;
      params?: Params;
      /** Origins that an approval also covers, for the rest of the task. */
      flow?: readonly [from: string, to: string];
    };

export interface Rule {
  id: string;
  /** For the documentation. */
  looksAt: string;
  promises: string;
  judge(facts: Facts): Verdict | null;
}

export const deny = (code: ErrorCode, key: ReasonKey, params?: Record<string, string>): Verdict => ({
  kind: 'deny',
  code,
  key,
  ...(params ? { params } : {}),
});
export const ask = (key: AskedKey, params?: Params): Verdict => ({
  kind: 'confirm',
  key,
  ...(params ? { params } : {}),
});

/** Address of the link that the act follows; null where it follows none. */
export function followsLink(facts: Facts): string | null {
  const { call, context } = facts;
  const follows =
    call.name === 'dom.click' ||
    call.name === 'dom.dblclick' ||
    call.name === 'dom.select' ||
    call.name === 'dom.check' ||
    (call.name === 'dom.press' && chordParts(call.args.key).at(-1) === 'Enter');
  return follows ? (context.target?.href ?? null) : null;
}

/** Whether the act sends the target's form. */
export function submitsForm(facts: Facts): boolean {
  const { call, context } = facts;
  if (call.name === 'dom.submit') return true;
  const activates =
    call.name === 'dom.click' ||
    call.name === 'dom.dblclick' ||
    call.name === 'dom.select' ||
    call.name === 'dom.check' ||
    (call.name === 'dom.press' && /^(?:Enter| )$/.test(chordParts(call.args.key).at(-1) ?? ''));
  return activates && context.target?.form?.submits === true;
}

export function schemeOf(url: string): string {
  return URL.canParse(url) ? new URL(url).protocol : 'unreadable';
}
