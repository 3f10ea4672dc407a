// Local models as the catalogue describes them, as a build carries their libraries, as a device can run them
// and as the options page shows them. Nothing here is taken on trust: every file is parsed by these schemas.
import { trouble } from './messages/trouble';
import { z } from './schema';

/** In the origin private file system. */
export const LOCAL_MODELS_FOLDER = 'local-models';

/** Also the name of the model's folder on disk, so it holds no separator. */
export const localModelId = z.string().check(z.regex(/^[A-Za-z0-9][\w.-]{0,119}$/));

/** A plain file name: an index from the network must not be able to name a path. */
export const modelFileName = z.string().check(z.regex(/^[A-Za-z0-9][\w.-]{0,119}$/));

/** Lowercase hex. */
export const sha256Hex = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const address = z.string().check(z.maxLength(500));

export const catalogueModel = z.object({
  id: localModelId,
  name: z.string().check(z.maxLength(80)),
  /** Which need it is for: a device with about 4 GB, less, or more. */
  tier: z.enum(['small', 'default', 'large']),
  /** Graphics memory, MB, as the engine's own list of models states it. */
  vramMB: z.number(),
  contextTokens: z.int(),
  /** WebGPU features it cannot do without. */
  features: z.array(z.string().check(z.maxLength(40))),
  /** Smallest `maxStorageBufferBindingSize`, bytes; null where the engine's own minimum is enough. */
  bufferBytes: z.nullable(z.int()),
  /** Null: not known until the model's index has been read. */
  downloadBytes: z.nullable(z.int()),
  /** SPDX id; null: not read, see the card. */
  licence: z.nullable(z.string().check(z.maxLength(40))),
  /** Page that describes the model and its licence. */
  card: address,
  /** Repository of the weights; a mirror takes the place of its origin. */
  weights: address,
  /** The compiled program, packaged with the extension under models/; `url` is where `models:vendor` finds it. */
  library: z.object({ file: modelFileName, url: address, sha256: z.nullable(sha256Hex) }),
  /** Settings of the engine for this model. */
  overrides: z.record(z.string(), z.number()),
  /** It reasons aloud before it answers unless told not to. */
  thinking: z.boolean(),
  /** Known hashes by file name. A file without one is hashed at its first download and held to that since. */
  sha256: z.record(z.string(), sha256Hex),
});
export type CatalogueModel = z.infer<typeof catalogueModel>;

export const catalogue = z.object({
  version: z.literal(1),
  engine: z.string(),
  models: z.array(catalogueModel).check(z.minLength(1), z.maxLength(40)),
});

/** models/libraries.json of a build: written by `npm run models:vendor`, absent where none was packaged. */
export const libraryList = z.object({
  libraries: z.array(z.object({ file: modelFileName, sha256: sha256Hex, bytes: z.int() })),
});

/** Why this device or this build cannot run a model. */
export type ModelObstacle =
  'no_library' | 'no_webgpu' | 'no_adapter' | 'no_f16' | 'no_feature' | 'small_buffers' | 'old_gpu';

const localModelFacts = {
  id: localModelId,
  name: z.string(),
  tier: catalogueModel.shape.tier,
  vramMB: z.number(),
  contextTokens: z.int(),
  licence: z.nullable(z.string()),
  card: z.string(),
  /** `partial`: some files are there, a download goes on from them. */
  state: z.enum(['absent', 'downloading', 'partial', 'ready', 'loading', 'loaded']),
  /** Bytes on this device; while it loads, bytes of them that the engine has taken. */
  doneBytes: z.int(),
  /** Null until the index is known. */
  totalBytes: z.nullable(z.int()),
  /** It could run here once its weights are there. */
  usable: z.boolean(),
};

const localModelList = {
  /** The model to take on this device: the default where it runs, else the next best. Absent: none runs. */
  advised: z.optional(localModelId),
  /** Name of the graphics adapter as the browser gives it; may be empty. */
  adapter: z.string(),
};

/** As the model host tells it. */
export const hostedModel = z.object({
  ...localModelFacts,
  /** What stands in the way, or went wrong last. */
  trouble: z.optional(trouble),
});
export type HostedModel = z.infer<typeof hostedModel>;
export const hostedModels = z.object({ models: z.array(hostedModel), ...localModelList });
export type HostedModels = z.infer<typeof hostedModels>;

/** As the options page shows it. */
export const localModelView = z.object({
  ...localModelFacts,
  /** What stands in the way or went wrong last, in a sentence. */
  problem: z.optional(z.string()),
});
export type LocalModelView = z.infer<typeof localModelView>;
export const localModelsView = z.object({
  models: z.array(localModelView),
  ...localModelList,
  /** What stands in the way of all of them, in a sentence; not said of each again. */
  problem: z.optional(z.string()),
});
export type LocalModelsView = z.infer<typeof localModelsView>;

export const localModelAction = z.enum(['download', 'cancel', 'remove']);
export type LocalModelAction = z.infer<typeof localModelAction>;
