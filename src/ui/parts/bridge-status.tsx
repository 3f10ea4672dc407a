// The bridge's state in a sentence: in the activity view and in the options.
import type { BridgeState, BridgeStatus, BridgeTrouble } from '../../shared/messages/bridge';
import { t, type MessageKey } from '../i18n';

const STATES: Readonly<Record<BridgeState, MessageKey>> = {
  off: 'bridge_off',
  unready: 'bridge_unready',
  connecting: 'bridge_connecting',
  pairing: 'bridge_pairing',
  connected: 'bridge_connected',
  waiting: 'bridge_waiting',
};
const TROUBLES: Readonly<Record<BridgeTrouble, MessageKey>> = {
  no_key: 'bridge_trouble_no_key',
  short_key: 'bridge_trouble_short_key',
  bad_address: 'bridge_trouble_bad_address',
  not_loopback: 'bridge_trouble_not_loopback',
  unreachable: 'bridge_trouble_unreachable',
  no_answer: 'bridge_trouble_no_answer',
  refused: 'bridge_trouble_refused',
  wrong_key: 'bridge_trouble_wrong_key',
  bad_frame: 'bridge_trouble_bad_frame',
  flooded: 'bridge_trouble_flooded',
  silent: 'bridge_trouble_silent',
  closed: 'bridge_trouble_closed',
  switched_off: 'bridge_off',
};

export function BridgeStatusLine({ status: { state, trouble } }: { status: BridgeStatus }) {
  return (
    <>
      <span class={state === 'connected' ? 'dot on' : 'dot'} />
      <span role="status" data-bridge-state={state}>
        {sentenceOf(state, trouble)}
      </span>
    </>
  );
}

/** A line of the activity log in words, where it tells how the bridge stands; any other as it is. */
export function bridgeLine(line: string): string {
  const [, state = '', trouble] = /^(\w+)(?:: (\w+))?$/.exec(line) ?? [];
  if (!isOf(STATES, state)) return line;
  return trouble === undefined || isOf(TROUBLES, trouble) ? sentenceOf(state, trouble) : line;
}

function sentenceOf(state: BridgeState, trouble: BridgeTrouble | undefined): string {
  return trouble ? `${t(STATES[state])} ${t(TROUBLES[trouble])}` : t(STATES[state]);
}

const isOf = <Name extends string>(words: Readonly<Record<Name, MessageKey>>, name: string): name is Name =>
  Object.hasOwn(words, name);
