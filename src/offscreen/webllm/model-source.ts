// Where a model's files come from, and what its index says they are. The index is as untrusted as the rest
// of the network: it may name plain files only. Pure.
import { modelFileName, type CatalogueModel } from '../../shared/local-models';
import { z } from '../../shared/schema';

export const CONFIG_FILE = 'mlc-chat-config.json';
export const INDEX_FILE = 'tensor-cache.json';

/** Part of mlc-chat-config.json; the engine reads the rest. */
const configShape = z.object({ tokenizer_files: z.array(z.string()) });
const indexShape = z.object({
  records: z
    .array(z.object({ dataPath: modelFileName, nbytes: z.int().check(z.positive()) }))
    .check(z.minLength(1), z.maxLength(2_000)),
});

/** The engine takes the first of these that the model has. */
const TOKENIZERS = ['tokenizer.json', 'tokenizer.model'];

/**
 * The folder that the files lie in, ending with a slash. A mirror stands in for the origin: the path of the
 * repository stays. Undefined: the address is not https, nor http on this machine.
 */
export function weightsFolder(model: CatalogueModel, mirror: string): string | undefined {
  const repository = URL.parse(model.weights);
  const base = mirror === '' ? repository?.origin : mirror;
  if (!repository || base === undefined || !URL.canParse(base)) return undefined;
  const url = new URL(base);
  url.search = url.hash = '';
  url.pathname = [url.pathname, repository.pathname].map((part) => part.replace(/^\/+|\/+$/g, '')).join('/');
  url.pathname += /\/resolve\/[^/]+$/.test(url.pathname) ? '/' : '/resolve/main/';
  return isSafe(url) ? url.href : undefined;
}

function isSafe(url: URL): boolean {
  if (url.username || url.password) return false;
  const isLoopback = /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback);
}

/** The tokenizer's file, or undefined when the configuration is not one. */
export function tokenizerOf(config: string): string | undefined {
  const parsed = configShape.safeParse(parseJson(config));
  if (!parsed.success) return undefined;
  return TOKENIZERS.find((name) => parsed.data.tokenizer_files.includes(name));
}

/** Files of weights and their sizes in bytes; each name once. Undefined when the index is not one. */
export function shardsOf(index: string): Map<string, number> | undefined {
  const parsed = indexShape.safeParse(parseJson(index));
  if (!parsed.success) return undefined;
  return new Map(parsed.data.records.map(({ dataPath, nbytes }) => [dataPath, nbytes]));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
