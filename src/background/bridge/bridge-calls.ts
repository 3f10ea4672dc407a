// The calls of the activity view. Thin.
import type { BRIDGE_CALLS, BridgeStatus } from '../../shared/messages/bridge';
import type { CopilotApi, UiArgs } from '../../shared/messages/ui';
import { listLogs } from '../../store/logs';
import { saveSettings } from '../../store/settings';
import type { App } from '../app';
import { LOG_AREA, type Bridge } from './bridge';

export function bridgeCalls(app: App, bridge: Bridge): Pick<CopilotApi, keyof typeof BRIDGE_CALLS> {
  const change = async (next: UiArgs<'setSettings'>['bridge']): Promise<BridgeStatus> => {
    app.effective = await saveSettings({ bridge: next });
    await bridge.sync();
    return bridge.status();
  };
  return {
    GET_STATUS: async () => bridge.status(),
    CONNECT: async () => change({ on: true }),
    DISCONNECT: async () => change({ on: false }),
    UPDATE_URL: async ({ url }) => change({ address: url.trim() }),
    GET_ACTIVITY_LOG: async () => {
      const entries = await listLogs(app.db);
      return entries
        .filter(({ area }) => area === LOG_AREA)
        .map(({ ts, level, message }) => ({ ts, level, message }))
        .reverse();
    },
    decideBridge: async ({ cardId, approve, trust }) => {
      bridge.decide(cardId, approve, trust ?? false);
      return {};
    },
  };
}
