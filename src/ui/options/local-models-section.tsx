// Local models: what there is, what runs here and why not, how far a download is. Asks again while something
// is on its way, and only then.
import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { MAX_CHARS } from '../../shared/budgets';
import type { LocalModelAction, LocalModelsView, LocalModelView } from '../../shared/local-models';
import type { SettingsView } from '../../shared/messages/ui';
import { numberOf, t, type MessageKey } from '../i18n';
import { TextField } from '../parts/text-field';
import { TwoStepButton } from '../parts/two-step-button';
import { troubleText } from '../trouble';
import { OptionCard } from './fields';
import type { Settings } from './settings-state';

const REFRESH_MS = 700;

const STATES: Readonly<Record<LocalModelView['state'], MessageKey>> = {
  absent: 'options_local_absent',
  downloading: 'options_local_downloading',
  partial: 'options_local_partial',
  ready: 'options_local_ready',
  loading: 'options_local_loading',
  loaded: 'options_local_loaded',
};

/** States in which how far it is matters. */
const MOVING: readonly LocalModelView['state'][] = ['downloading', 'partial', 'loading'];

const SAID: Readonly<Record<LocalModelAction, MessageKey>> = {
  download: 'options_local_started',
  cancel: 'options_local_stopped',
  remove: 'options_local_removed',
};

export function LocalModelsSection({ state, now }: { state: Settings; now: SettingsView }) {
  const view = state.localModels;
  const failed = useSignal('');
  useRefresh(state, view, failed);
  const change = (id: string, action: LocalModelAction) =>
    void state.attempt(async () => {
      view.value = await state.api.changeLocalModel({ id, action });
      await state.loadModels();
    }, t(SAID[action]));
  const { value } = view;
  return (
    <OptionCard id="local-models" title={t('options_local')} text={t('options_local_text')}>
      {failed.value && <p class="problem">{failed.value}</p>}
      {value?.adapter && <p class="muted">{t('options_local_adapter', value.adapter)}</p>}
      {value && (value.problem ?? !value.advised) && (
        <p class="note" role="note">
          {value.problem ?? t('options_local_none')}
        </p>
      )}
      {value && (
        <div class="table-scroll">
          <table class="local-models" role="table" aria-labelledby="local-models-title">
            <thead role="rowgroup">
              <tr role="row">
                <th scope="col" role="columnheader">
                  {t('options_local_model')}
                </th>
                <th scope="col" role="columnheader">
                  {t('options_local_size')}
                </th>
                <th scope="col" role="columnheader">
                  {t('options_local_licence')}
                </th>
                <th scope="col" role="columnheader">
                  {t('options_local_state')}
                </th>
                <th scope="col" role="columnheader">
                  {t('options_local_actions')}
                </th>
              </tr>
            </thead>
            <tbody role="rowgroup">
              {value.models.map((model) => (
                <ModelRow
                  key={model.id}
                  model={model}
                  advised={model.id === value.advised}
                  inUse={now.provider.provider === 'webllm' && now.provider.model === model.id}
                  fixed={state.managed('provider')}
                  onChange={(action) => change(model.id, action)}
                  onUse={() => void state.save({ provider: { provider: 'webllm', model: model.id } })}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <TextField
        id="model-mirror"
        label={t('options_mirror')}
        type="url"
        maxChars={MAX_CHARS.modelMirror}
        value={now.modelMirror}
        disabled={state.managed('modelMirror')}
        hint={t(state.managed('modelMirror') ? 'options_managed' : 'options_mirror_text')}
        onChange={(modelMirror) => void state.save({ modelMirror: modelMirror.trim() })}
      />
    </OptionCard>
  );
}

/** Reads the list once, and again as long as a model is being downloaded or loaded. */
function useRefresh(
  settings: Settings,
  view: Signal<LocalModelsView | undefined>,
  failed: Signal<string>,
): void {
  const moving = view.value?.models.some(isMoving);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const read = async () => {
      try {
        const next = await settings.api.listLocalModels({});
        if (gone) return;
        view.value = next;
        failed.value = '';
        if (moving && !next.models.some(isMoving)) await settings.loadModels();
      } catch (error) {
        failed.value = troubleText(error);
      }
      // A call that failed for once (the worker was restarting) is followed by the next.
      if (moving && !gone) timer = setTimeout(() => void read(), REFRESH_MS);
    };
    if (moving) timer = setTimeout(() => void read(), REFRESH_MS);
    else if (!view.value) void read();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [moving]);
}

const isMoving = ({ state }: LocalModelView) => state === 'downloading' || state === 'loading';

interface RowProps {
  model: LocalModelView;
  advised: boolean;
  inUse: boolean;
  /** An administrator has chosen the provider. */
  fixed: boolean;
  onChange: (action: LocalModelAction) => void;
  onUse: () => void;
}

function ModelRow({ model, advised, inUse, fixed, onChange, onUse }: RowProps) {
  const { name, state, doneBytes, totalBytes, problem, usable } = model;
  const named = (label: MessageKey) => t('options_local_action_of', t(label), name);
  const onDisk = state === 'partial' || state === 'ready' || state === 'loading' || state === 'loaded';
  return (
    <tr role="row" data-state={state}>
      <th scope="row" role="rowheader">
        {name}
        {advised && <span class="badge success">{t('options_local_advised')}</span>}
        {inUse && <span class="badge running">{t('options_local_in_use')}</span>}
      </th>
      <td role="cell">
        {totalBytes !== null && totalBytes > 0 && (
          <div>{t('options_local_bytes', gigabytes(totalBytes))}</div>
        )}
        <div>{t('options_local_memory', gigabytes(model.vramMB * 1e6))}</div>
        <div class="muted">{t('options_local_context', model.contextTokens)}</div>
      </td>
      <td role="cell">
        <a href={model.card} target="_blank" rel="noreferrer">
          {model.licence ?? t('options_local_card')}
        </a>
      </td>
      <td role="cell">
        <div>{t(STATES[state])}</div>
        {MOVING.includes(state) && totalBytes !== null && (
          <>
            <progress
              max={totalBytes}
              value={doneBytes}
              aria-label={t(
                state === 'loading' ? 'options_local_load_progress' : 'options_local_progress',
                name,
              )}
            />
            <div class="muted">{t('options_local_done', gigabytes(doneBytes), gigabytes(totalBytes))}</div>
          </>
        )}
        {problem && <p class={usable ? 'problem' : 'muted'}>{problem}</p>}
      </td>
      <td role="cell">
        <div class="card-buttons start">
          {state === 'downloading' && (
            <button
              type="button"
              class="small"
              aria-label={named('options_local_cancel')}
              onClick={() => onChange('cancel')}
            >
              {t('options_local_cancel')}
            </button>
          )}
          {usable && (state === 'absent' || state === 'partial') && (
            <button
              type="button"
              class="small"
              aria-label={named(state === 'partial' ? 'options_local_resume' : 'options_local_download')}
              onClick={() => onChange('download')}
            >
              {t(state === 'partial' ? 'options_local_resume' : 'options_local_download')}
            </button>
          )}
          {usable && onDisk && state !== 'partial' && !inUse && (
            <button
              type="button"
              class="small primary"
              disabled={fixed}
              aria-label={named('options_local_use')}
              onClick={onUse}
            >
              {t('options_local_use')}
            </button>
          )}
          {onDisk && (
            <TwoStepButton
              small
              label={t('remove')}
              name={named('remove')}
              question={t('options_local_remove_question', name)}
              onConfirm={() => onChange('remove')}
            />
          )}
        </div>
      </td>
    </tr>
  );
}

/** In the language of the page, without the unit. */
function gigabytes(bytes: number): string {
  return numberOf(bytes / 1e9, bytes < 1e9 ? 2 : 1);
}
