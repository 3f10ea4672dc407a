// The popup's activity view: the bridge's state, connect and disconnect, its address, what the agent waits for, and
// the activity log.
import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { MAX_CHARS } from '../../shared/budgets';
import type { ActivityEntry, BridgeStatus } from '../../shared/messages/bridge';
import type { Client } from '../client';
import { t } from '../i18n';
import { troubleText } from '../trouble';
import { AgentCards } from '../parts/agent-cards';
import { BridgeStatusLine, bridgeLine } from '../parts/bridge-status';
import { Icon } from '../parts/icon';
import { LogEntries } from '../parts/log-list';
import { TextField } from '../parts/text-field';

interface Props {
  client: Client;
  status: Signal<BridgeStatus | undefined>;
  /** An administrator switched the bridge off. */
  managed: boolean;
  onBack: () => void;
}

export function Activity({ client, status, managed, onBack }: Props) {
  const { api } = client;
  const trouble = useSignal('');
  const entries = useSignal<readonly ActivityEntry[] | undefined>(undefined);
  const now = status.value;
  const on = now !== undefined && now.state !== 'off';

  const attempt = (call: Promise<BridgeStatus | object>) => {
    trouble.value = '';
    call.then(
      (next) => {
        if ('state' in next) status.value = next;
      },
      (error: unknown) => (trouble.value = troubleText(error)),
    );
  };
  const readLog = () =>
    void api.GET_ACTIVITY_LOG({}).then(
      (found) => (entries.value = found.map((entry) => ({ ...entry, message: bridgeLine(entry.message) }))),
      () => undefined, // read again with the next change
    );
  useEffect(() => {
    readLog();
    return client.onEvent((event) => event.type === 'bridge_update' && readLog());
  }, []);

  return (
    <main class="activity">
      <div class="view-head">
        <button type="button" class="icon-button" aria-label={t('back')} onClick={onBack}>
          <Icon name="back" />
        </button>
        <h1>{t('activity')}</h1>
      </div>
      {now && (
        <section class="activity" aria-label={t('activity_bridge')}>
          <p class="activity-bridge">
            <BridgeStatusLine status={now} />
            <button
              type="button"
              disabled={managed}
              onClick={() => attempt(on ? api.DISCONNECT({}) : api.CONNECT({}))}
            >
              {t(on ? 'activity_disconnect' : 'activity_connect')}
            </button>
          </p>
          <TextField
            id="activity-address"
            label={t('activity_address')}
            type="url"
            maxChars={MAX_CHARS.bridgeAddress}
            disabled={managed}
            value={now.address}
            onChange={(url) => attempt(api.UPDATE_URL({ url }))}
          />
          {managed && <p class="muted">{t('options_managed')}</p>}
          {trouble.value && (
            <p class="error-line" role="alert">
              {trouble.value}
            </p>
          )}
          <AgentCards
            cards={now.cards}
            onDecide={(cardId, approve, trust) => attempt(api.decideBridge({ cardId, approve, trust }))}
          />
        </section>
      )}
      <section aria-labelledby="log-title">
        <h2 id="log-title">{t('activity_log')}</h2>
        {entries.value?.length === 0 && <p class="muted">{t('activity_empty')}</p>}
        {entries.value && <LogEntries entries={entries.value} name={t('activity_log')} />}
      </section>
    </main>
  );
}
