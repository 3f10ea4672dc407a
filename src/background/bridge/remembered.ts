// Writes that the outside agent sent, by its name for its run and its id for the command: one that comes again,
// after a lost connection or a dead worker, is answered and not repeated. Memory-backed session storage.
import type { CommandId, Command, Response } from '../../bridge/protocol';
import { BRIDGE_MAX_REMEMBERED } from '../../shared/budgets';
import { hashOf } from '../../shared/capability';
import { takingTurns } from '../../shared/taking-turns';

const KEY = 'bridge.remembered';

interface Remembered {
  id: string;
  hash: string;
  /** Absent while it is under way, or when the worker died over it. */
  response?: Response;
}
interface Stored {
  session: string;
  commands: Remembered[];
}

/** What is known of a command: nothing, that it was begun, or its answer. */
export type Known = { kind: 'new' } | { kind: 'begun' } | { kind: 'answered'; response: Response };

/** What is remembered of the command. Another command under the same id counts as new. */
export async function knownCommand(session: string, id: CommandId, command: Command): Promise<Known> {
  const entry = (await load(session)).commands.find((one) => one.id === idText(id));
  if (!entry || entry.hash !== fingerprint(command)) return { kind: 'new' };
  return entry.response ? { kind: 'answered', response: entry.response } : { kind: 'begun' };
}

export async function rememberBegun(session: string, id: CommandId, command: Command): Promise<void> {
  await keep(session, id, [{ id: idText(id), hash: fingerprint(command) }]);
}

export async function rememberAnswer(
  session: string,
  id: CommandId,
  command: Command,
  response: Response,
): Promise<void> {
  await keep(session, id, [{ id: idText(id), hash: fingerprint(command), response }]);
}

/** It was not done: sent again, it is a new command. */
export async function forgetCommand(session: string, id: CommandId): Promise<void> {
  await keep(session, id, []);
}

/** Changes take turns: each reads the whole record and writes it back, and must not lose another's change. */
const inTurn = takingTurns();

/** What is known of a command, in place of what was. */
function keep(session: string, id: CommandId, now: Remembered[]): Promise<void> {
  return inTurn(async () => {
    const { commands } = await load(session);
    await save({ session, commands: [...commands.filter((one) => one.id !== idText(id)), ...now] });
  });
}

/** What is remembered for this session of the agent; of another session, nothing. */
async function load(session: string): Promise<Stored> {
  const stored = (await chrome.storage.session.get(KEY))[KEY] as Stored | undefined;
  return stored?.session === session ? stored : { session, commands: [] };
}

async function save({ session, commands }: Stored): Promise<void> {
  await chrome.storage.session.set({ [KEY]: { session, commands: commands.slice(-BRIDGE_MAX_REMEMBERED) } });
}

function idText(id: CommandId): string {
  return JSON.stringify(id);
}

function fingerprint(command: Command): string {
  return hashOf({ name: command.type, args: command.params });
}
