// The bridge as the rest of the worker sees it: follows the settings (switch, address, key, policy), keeps the
// client running while it is on, and tells the pages of the extension what it is doing. Safe to lose: the next
// worker reads the same settings and connects again.
import { parseBridgeAddress } from '../../bridge/address';
import { startClient } from '../../bridge/client';
import type { Socket } from '../../bridge/link';
import { BRIDGE_MIN_KEY_CHARS } from '../../shared/budgets';
import type { BridgeState, BridgeStatus, BridgeTrouble } from '../../shared/messages/bridge';
import { takingTurns } from '../../shared/taking-turns';
import { appendLog } from '../../store/logs';
import { loadPairingKey } from '../../store/settings';
import type { App } from '../app';
import { now } from '../clock';
import { createBridgeCards } from './cards';
import { openAgentSession, type Note } from './session';

export interface Bridge {
  status(): BridgeStatus;
  /** After a change of settings, and at start. Calls take turns. */
  sync(): Promise<void>;
  decide(cardId: string, approve: boolean, trust: boolean): void;
}

/** The activity log is this area of the log. */
export const LOG_AREA = 'bridge';
const OFF = { address: '', fingerprint: 'off' };

export function createBridge(app: App): Bridge {
  const cards = createBridgeCards(changed);
  let state: BridgeState = 'off';
  let trouble: BridgeTrouble | undefined;
  let since = now();
  /** The last line that was logged about the connection: the client retries for ever, and the same failure is logged once. */
  let noted = '';
  let running = { ...OFF, stop: () => {} };
  const inTurn = takingTurns();

  function status(): BridgeStatus {
    const { address } = app.effective.settings.bridge;
    return { state, address, since, cards: cards.list(), ...(trouble ? { trouble } : {}) };
  }

  function changed(): void {
    const open = cards.list().length;
    void chrome.action.setBadgeText({ text: open === 0 ? '' : String(open) });
    app.broadcast({ type: 'bridge_update', status: status() });
  }

  const note: Note = (level, message) => {
    const kept = appendLog(app.db, { ts: now(), level, area: LOG_AREA, message });
    // A full disk loses a line, no more.
    kept.catch(() => undefined).then(changed, changed);
  };

  function become(next: BridgeState, why?: BridgeTrouble): void {
    const trying = next === 'connecting' || next === 'pairing';
    // While it retries, the last failure stays on show.
    trouble = why ?? (trying ? trouble : undefined);
    state = next;
    since = now();
    const line = why ? `${next}: ${why}` : next;
    if (!trying && line !== noted) {
      noted = line;
      note(why ? 'warn' : 'info', line);
    }
    changed();
  }

  async function follow(): Promise<void> {
    const { settings, policy } = app.effective;
    const { on, address } = settings.bridge;
    const key = on ? await loadPairingKey() : undefined;
    const extra = policy.kind === 'managed' ? (policy.policy.bridgeAddresses ?? []) : [];
    const fingerprint = on ? JSON.stringify([address, key, extra]) : OFF.fingerprint;
    if (fingerprint === running.fingerprint) return;
    running.stop();
    running = { address, fingerprint, stop: () => {} };
    if (!on) return become('off');
    const parsed = parseBridgeAddress(address, extra);
    if (!parsed.ok) return become('unready', parsed.fault);
    if (key === undefined) return become('unready', 'no_key');
    if (key.length < BRIDGE_MIN_KEY_CHARS) return become('unready', 'short_key');
    running.stop = startClient({
      url: parsed.url,
      port: parsed.port,
      key,
      open: (url) => new WebSocket(url) as Socket,
      onState: become,
      onPeer: (peer) => openAgentSession(app, peer, cards, note),
    });
  }

  return {
    status,
    sync: () => inTurn(follow),
    decide: (cardId, approve, trust) => cards.decide(cardId, approve, trust),
  };
}
