// What an outside agent and the extension say to each other over the bridge (docs/bridge.md). Pure shapes: frames
// are JSON objects, parsed strictly; an unknown command, parameter or frame is refused by name.
import type { ErrorCode } from '../shared/errors';
import { z } from '../shared/schema';

/** Part of every proof: a later protocol cannot be passed off as this one. */
export const PROTOCOL = 'browser-copilot-bridge/1';

/** 32 random bytes. */
const nonce = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** HMAC-SHA-256. */
const proof = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Extension → agent, first frame. It says nothing that the address does not already know. */
export interface Hello {
  type: 'hello';
  protocol: typeof PROTOCOL;
  nonce: string;
}

/** Agent → extension: proves the key first, so that an impostor at the address learns nothing from us. */
export const challenge = z.strictObject({
  type: z.literal('challenge'),
  nonce,
  proof,
  /** Names the agent's run: within it, a command sent again under its id is answered, not repeated. */
  session: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
});

/** Extension → agent: from here on commands are taken. */
export interface Proof {
  type: 'proof';
  proof: string;
}

/** Sign of life, in both directions; each `ping` is answered by a `pong`. */
export const heartbeat = z.strictObject({ type: z.enum(['ping', 'pong']) });

/** A ref of the last snapshot; `f3.` in front of it names the child frame. */
const ref = z.string().check(z.regex(/^(?:f\d{1,9}\.)?e\d{1,9}$/));
const onRef = z.strictObject({ ref });
const text = z.string().check(z.maxLength(20_000));
const url = z.url({ protocol: /^https?$/ }).check(z.maxLength(4_000));
const tabId = z.int().check(z.nonnegative());

/** Parameters of each command. */
export const COMMANDS = {
  snapshot: z.strictObject({}),
  click: onRef,
  dblclick: onRef,
  /** Replaces what stands in the field. */
  fill: z.strictObject({ ref, value: text }),
  /** Types behind what stands there, key by key; `delay` is ms between two keys. */
  type: z.strictObject({
    ref,
    text,
    delay: z.optional(z.int().check(z.minimum(0), z.maximum(1_000))),
  }),
  /** Without a ref: on what has the focus. */
  press: z.strictObject({ key: z.string().check(z.minLength(1), z.maxLength(60)), ref: z.optional(ref) }),
  hover: onRef,
  focus: onRef,
  check: onRef,
  uncheck: onRef,
  /** By label or value; several for a multiple select. */
  select: z.strictObject({
    ref,
    value: z.union([
      z.string().check(z.maxLength(1_000)),
      z.array(z.string().check(z.maxLength(1_000))).check(z.minLength(1), z.maxLength(50)),
    ]),
  }),
  tab: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('new'), url }),
    z.strictObject({ action: z.literal('list') }),
    z.strictObject({ action: z.literal('close'), tabId: z.optional(tabId) }),
    z.strictObject({ action: z.literal('switch'), tabId }),
  ]),
  open: z.strictObject({ url }),
  get: z.discriminatedUnion('what', [
    z.strictObject({ what: z.literal('text'), ref }),
    z.strictObject({ what: z.literal('value'), ref }),
    z.strictObject({
      what: z.literal('attribute'),
      ref,
      name: z.string().check(z.minLength(1), z.maxLength(100)),
    }),
    z.strictObject({ what: z.literal('title') }),
    z.strictObject({ what: z.literal('url') }),
  ]),
  is: z.strictObject({ what: z.enum(['visible', 'enabled', 'checked', 'editable', 'focused']), ref }),
} as const;

export type CommandName = keyof typeof COMMANDS;
export const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[];
export type ParamsOf<N extends CommandName> = z.infer<(typeof COMMANDS)[N]>;
/** A command whose parameters have been parsed. */
export type Command = { [N in CommandName]: { type: N; params: ParamsOf<N> } }[CommandName];
export type CommandId = string | number;

/** What a response carries on success, by command. */
export interface Seen {
  url: string;
  title: string;
  /** The act led to another document: refs of the last snapshot are void. */
  navigated?: true;
  /** What the act changed, as far as it was seen; an empty list is a result too. */
  changes?: { what: string; detail?: string }[];
}
export interface TabSeen {
  tabId: number;
  title: string;
  url: string;
  active: boolean;
}
export interface Snapshot {
  tabId: number;
  url: string;
  title: string;
  /** Indented tree; interactive elements carry `[ref=e1]`. */
  snapshot: string;
}

export type Response =
  | { id?: CommandId; success: true; data: unknown }
  | { id?: CommandId; success: false; error: string; code: ErrorCode };

/** Told once when a command waits for the user; its response follows. */
export interface Waiting {
  type: 'waiting';
  id?: CommandId;
  for: 'approval';
}

const envelope = z.strictObject({
  id: z.optional(z.union([z.string().check(z.maxLength(128)), z.number()])),
  type: z.string().check(z.maxLength(60)),
  params: z.optional(z.unknown()),
});

export type ParsedCommand =
  | { ok: true; id: CommandId | undefined; command: Command }
  | { ok: false; id: CommandId | undefined; error: string };

/** One frame of a paired agent as a command, or the sentence that says what is wrong with it. */
export function parseCommand(frame: unknown): ParsedCommand {
  const outer = envelope.safeParse(frame);
  if (!outer.success) {
    const why = `A command is {"id", "type", "params"}: ${explain(outer.error)}`;
    return { ok: false, id: idOf(frame), error: why };
  }
  const { id, type, params = {} } = outer.data;
  if (!isCommand(type))
    return {
      ok: false,
      id,
      error: `There is no command “${type}”. There are ${COMMAND_NAMES.join(', ')}.`,
    };
  const inner = COMMANDS[type].safeParse(params);
  if (!inner.success) return { ok: false, id, error: `${type}: ${explain(inner.error)}` };
  return { ok: true, id, command: { type, params: inner.data } as Command };
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}

/** The id of a frame that is no command, when it has one: the refusal then says whose it is. */
function idOf(frame: unknown): CommandId | undefined {
  const id = typeof frame === 'object' && frame !== null && 'id' in frame ? frame.id : undefined;
  return (typeof id === 'string' && id.length <= 128) || typeof id === 'number' ? id : undefined;
}

function explain(error: { issues: { path: PropertyKey[]; message: string }[] }): string {
  const issue = error.issues[0];
  if (!issue) return 'not valid';
  const where = issue.path.map(String).join('.');
  return where ? `${where}: ${issue.message}` : issue.message;
}
