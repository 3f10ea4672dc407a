// Local models for the options page: what the model host says of them, in the user's language, and changes to
// them where policy allows. The host does the work; it goes on when this worker dies.
import { MODEL_HOST_TIMEOUT_MS } from '../../shared/budgets';
import { CopilotError } from '../../shared/errors';
import type { LocalModelAction, LocalModelsView } from '../../shared/local-models';
import type { Trouble } from '../../shared/messages/model';
import type { EffectiveSettings } from '../../shared/policy-shapes';
import type { App } from '../app';
import { askHost, inWords } from './model-host';

export async function localModelsView(): Promise<LocalModelsView> {
  const told = await askHost({ op: 'local_models' }, patience());
  if (!told.ok) throw refused(told);
  const { models, ...list } = told.data;
  const [first] = models;
  const forAll = FOR_ALL[first?.trouble?.reason ?? ''];
  const isShared = forAll !== undefined && models.every((m) => m.trouble?.reason === first?.trouble?.reason);
  return {
    ...list,
    models: models.map(({ trouble, ...model }) => ({
      ...model,
      ...(trouble && !isShared ? { problem: inWords(trouble).error } : {}),
    })),
    ...(isShared ? { problem: chrome.i18n.getMessage(forAll) } : {}),
  };
}

/** What can be said of all models at once, by the reason that each gives. */
const FOR_ALL: Readonly<Record<string, string>> = {
  webllm_no_webgpu: 'options_local_no_webgpu',
  webllm_no_adapter: 'options_local_no_adapter',
  webllm_old_gpu: 'options_local_old_gpu',
  webllm_no_library: 'options_local_no_library',
};

export async function changeLocalModel(
  { effective }: App,
  { id, action }: { id: string; action: LocalModelAction },
): Promise<LocalModelsView> {
  const allowed = action === 'download' ? allowedSources(effective) : [];
  if (allowed === 'none') throw refused({ ok: false, code: 'POLICY_DENIED', reason: 'webllm_off', args: [] });
  const { modelMirror: mirror } = effective.settings;
  const sources = allowed === 'any' ? {} : { sources: allowed };
  const done = await askHost({ op: 'local_model', id, action, mirror, ...sources }, patience());
  if (!done.ok) throw refused(done);
  return localModelsView();
}

/** Origins that a policy lets weights come from. A mirror that it names itself needs no second permission. */
function allowedSources({ policy }: EffectiveSettings): 'any' | 'none' | string[] {
  if (policy.kind === 'none') return 'any';
  if (policy.kind === 'closed') return 'none';
  const { allowedProviders, allowedEndpoints, disabledFeatures, modelMirror } = policy.policy;
  if (disabledFeatures?.includes('models') || allowedProviders?.includes('webllm') === false) return 'none';
  return modelMirror === undefined && allowedEndpoints ? allowedEndpoints : 'any';
}

function patience() {
  return { signal: new AbortController().signal, timeoutMs: MODEL_HOST_TIMEOUT_MS };
}

/** Thrown to the page that asked, with the sentence in its words. */
function refused(trouble: Trouble): CopilotError {
  const { code, error } = inWords(trouble);
  return new CopilotError(code, error);
}
