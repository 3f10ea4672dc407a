// What the activity view shows of the bridge and asks of it.
import { MAX_CHARS } from '../budgets';
import { confirmCard } from '../card';
import { z } from '../schema';

/** Why there is no paired agent; the UI says it in words (`bridge_trouble_<name>`). */
export const bridgeTrouble = z.enum([
  'no_key',
  'short_key',
  'bad_address',
  'not_loopback',
  'unreachable',
  'no_answer',
  'refused',
  'wrong_key',
  'bad_frame',
  'flooded',
  'silent',
  'closed',
  'switched_off',
]);
export type BridgeTrouble = z.infer<typeof bridgeTrouble>;

/** off: switched off. unready: something in the settings must change first. waiting: until the next try. */
export const bridgeState = z.enum(['off', 'unready', 'connecting', 'pairing', 'connected', 'waiting']);
export type BridgeState = z.infer<typeof bridgeState>;

/** A write that the agent asked for, before the user. */
export const bridgeCard = z.object({
  card: confirmCard,
  /** Approving may include whatever else is harmless on this site, until the agent goes. */
  offersTrust: z.boolean(),
});
export type BridgeCard = z.infer<typeof bridgeCard>;

export const bridgeStatus = z.object({
  state: bridgeState,
  address: z.string(),
  trouble: z.optional(bridgeTrouble),
  /** ms since the epoch: when it became what it is. */
  since: z.number(),
  cards: z.array(bridgeCard),
});
export type BridgeStatus = z.infer<typeof bridgeStatus>;

export const activityEntry = z.object({
  ts: z.number(),
  level: z.enum(['debug', 'info', 'warn', 'error']),
  message: z.string(),
});
export type ActivityEntry = z.infer<typeof activityEntry>;

const empty = z.object({});

/** Arguments and result of each call of the activity view. */
export const BRIDGE_CALLS = {
  GET_STATUS: { args: empty, result: bridgeStatus },
  CONNECT: { args: empty, result: bridgeStatus },
  DISCONNECT: { args: empty, result: bridgeStatus },
  UPDATE_URL: {
    args: z.object({ url: z.string().check(z.maxLength(MAX_CHARS.bridgeAddress)) }),
    result: bridgeStatus,
  },
  /** Newest first. */
  GET_ACTIVITY_LOG: { args: empty, result: z.array(activityEntry) },
  /** The user's answer to a card; `trust` where the card offers it. */
  decideBridge: {
    args: z.object({
      cardId: z.string().check(z.maxLength(64)),
      approve: z.boolean(),
      trust: z.optional(z.boolean()),
    }),
    result: empty,
  },
} as const;
