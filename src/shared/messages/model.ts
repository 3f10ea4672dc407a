// Background ↔ offscreen document: one port a request. The worker calls the document by a message, the
// document opens the port, the first message on it is the request; replies follow until a result; closing the
// port on either side cancels. The document never listens for ports: whoever does becomes a party to every
// port of the extension's pages, and they would not learn of the worker's death. Parsed on both sides.
import { hostedModels, localModelAction, localModelId } from '../local-models';
import { modelReply, modelRequest } from '../model';
import { ENDPOINT_PROVIDERS } from '../providers';
import { z } from '../schema';
import { trouble } from './trouble';

export type { HostResult, Trouble } from './trouble';

/** The call for a port, and the port's name. */
export const hostCall = z.object({
  call: z.literal('model-host'),
  id: z.string().check(z.minLength(8), z.maxLength(64)),
});
export type HostCall = z.infer<typeof hostCall>;
export const portNameOf = (id: string): string => `copilot-model:${id}`;

const modelName = z.string().check(z.minLength(1), z.maxLength(200));

/** Which provider is asked, with all it needs. The key travels here and is kept nowhere on the other side. */
export const providerConfig = z.discriminatedUnion('provider', [
  z.object({
    provider: z.enum(ENDPOINT_PROVIDERS),
    baseUrl: z.url().check(z.maxLength(500)),
    model: modelName,
    apiKey: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
  }),
  z.object({ provider: z.literal('chrome') }),
  z.object({ provider: z.literal('webllm'), model: localModelId }),
]);
export type ProviderConfig = z.infer<typeof providerConfig>;

export const hostRequest = z.discriminatedUnion('op', [
  z.object({ op: z.literal('complete'), config: providerConfig, request: modelRequest }),
  /** Can this provider be asked here, before anything is sent to it? */
  z.object({ op: z.literal('ready'), config: providerConfig }),
  z.object({ op: z.literal('local_models') }),
  /** Answered at once; a download goes on by itself, also when the worker dies. */
  z.object({
    op: z.literal('local_model'),
    id: localModelId,
    action: localModelAction,
    /** Stands in for the origin of the weights; empty: none. */
    mirror: z.string().check(z.maxLength(500)),
    /** Origins that weights may come from; absent: any. */
    sources: z.optional(z.array(z.string().check(z.maxLength(400)))),
  }),
]);
export type HostRequest = z.infer<typeof hostRequest>;

const result = <T extends z.core.$ZodType>(data: T) =>
  z.discriminatedUnion('ok', [z.object({ ok: z.literal(true), data }), trouble]);

/** The result of each op. */
export const HOST_RESULTS = {
  complete: result(modelReply),
  ready: result(z.object({})),
  local_models: result(hostedModels),
  local_model: result(z.object({})),
} as const;
export type HostOp = HostRequest['op'];
export type HostData<O extends HostOp> = Extract<z.output<(typeof HOST_RESULTS)[O]>, { ok: true }>['data'];

export const hostReply = z.discriminatedUnion('type', [
  /** A sign of life before the result. */
  z.object({ type: z.literal('alive') }),
  z.object({ type: z.literal('result'), result: z.unknown() }),
]);
export type HostReply = z.infer<typeof hostReply>;
