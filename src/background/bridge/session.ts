// One paired agent: its commands one after the other, each answered once, each in the activity log. Lives as
// long as the connection. Promises: a write waits for the user; a write sent again is not done again.
import type { Peer } from '../../bridge/client';
import { parseCommand, type Command, type CommandId, type Response } from '../../bridge/protocol';
import { refOf } from '../../bridge/tool-calls';
import { BRIDGE_MAX_WAITING } from '../../shared/budgets';
import { takingTurns } from '../../shared/taking-turns';
import { failure, type ToolFailure, type ToolResult } from '../../shared/tool-result';
import type { Ask, Asker } from '../acts/gate';
import { scrubber } from '../acts/scrub';
import type { App } from '../app';
import { messageOf } from '../error-text';
import type { Answer, BridgeCards } from './cards';
import { carryOut, type CarriedOut } from './carry-out';
import { newPlace, type Place } from './place';
import { forgetCommand, knownCommand, rememberAnswer, rememberBegun } from './remembered';

export interface AgentSession {
  frame(frame: unknown): void;
  gone(): void;
}

/** A line of the activity log, shown as soon as it is kept. */
export type Note = (level: 'info' | 'warn' | 'error', message: string) => void;

export function openAgentSession(app: App, peer: Peer, cards: BridgeCards, note: Note): AgentSession {
  const place = newPlace();
  let gone = false;
  let waiting = 0;
  const inTurn = takingTurns();

  async function run(id: CommandId | undefined, command: Command): Promise<void> {
    if (gone) return;
    const said = describe(command, place);
    const answer = await answerOnce(id, command, said);
    const scrub = await scrubber();
    const response = scrubbed(answer, scrub);
    peer.send(response);
    const end = response.success ? 'done' : `${response.code}: ${response.error}`;
    note(response.success ? 'info' : 'warn', `${scrub(said)}: ${end}`);
  }

  /** For errors that are not the page's: a bug of ours, or a full disk. */
  function brokeOff({ type }: Command, error: unknown): ToolFailure {
    note('error', `${type}: ${messageOf(error)}`);
    return BROKEN;
  }

  async function answerOnce(
    id: CommandId | undefined,
    command: Command,
    description: string,
  ): Promise<Response> {
    const { session } = peer;
    // Not remembered: reading may be repeated, and without an id or a session a repetition cannot be recognised.
    if (id === undefined || session === undefined || onlyReads(command)) {
      return responseOf(id, (await carryOutCommand(id, command, description)).result);
    }
    const known = await knownCommand(session, id, command);
    if (known.kind === 'answered') return known.response;
    if (known.kind === 'begun') return responseOf(id, failure('OUTCOME_UNKNOWN', INTERRUPTED));
    const marks: Marks = {
      asked: () => forgetCommand(session, id),
      begun: () => rememberBegun(session, id, command),
    };
    await marks.begun();
    const { result, performed } = await carryOutCommand(id, command, description, marks);
    const response = responseOf(id, result);
    if (performed) await rememberAnswer(session, id, command, response);
    else await forgetCommand(session, id);
    return response;
  }

  async function carryOutCommand(
    id: CommandId | undefined,
    command: Command,
    description: string,
    marks?: Marks,
  ): Promise<CarriedOut> {
    const approve = async (ask: Ask, asker: Asker) => {
      await marks?.asked();
      peer.send({ type: 'waiting', ...idPart(id), for: 'approval' });
      const permitted = permit(ask, asker, place, gone ? 'withdrawn' : await cards.put(ask));
      if (permitted.ok) await marks?.begun();
      return permitted;
    };
    try {
      return await carryOut(command, { app, place, approve, description: `Agent: ${description}` });
    } catch (error) {
      return { result: brokeOff(command, error), performed: true };
    }
  }

  return {
    frame: (frame) => {
      const parsed = parseCommand(frame);
      const { id } = parsed;
      if (!parsed.ok) {
        note('warn', `refused: ${parsed.error}`);
        peer.send(responseOf(id, failure('INVALID_ACTION', parsed.error)));
      } else if (waiting >= BRIDGE_MAX_WAITING) {
        peer.send(
          responseOf(id, failure('QUOTA', `${BRIDGE_MAX_WAITING} commands wait already; send it later.`)),
        );
      } else {
        waiting++;
        const { command } = parsed;
        // The next command has its turn whatever became of this one.
        void inTurn(() => run(id, command))
          .catch((error: unknown) => peer.send(responseOf(id, brokeOff(command, error))))
          .finally(() => waiting--);
      }
    },
    gone: () => {
      gone = true;
      cards.withdrawAll();
    },
  };
}

/** Notes how far a write has come. While the user is asked it counts as not begun: sent again, it is a new command. */
interface Marks {
  asked(): Promise<void>;
  begun(): Promise<void>;
}

const INTERRUPTED =
  'This command was begun before the connection was lost, and whether it was done is not known: look at the page. To do it again, send it under another id.';

function onlyReads({ type, params }: Command): boolean {
  return (
    type === 'snapshot' || type === 'get' || type === 'is' || (type === 'tab' && params.action === 'list')
  );
}

/** A bug or a full disk, before, in or after the act. */
const BROKEN = failure('OUTCOME_UNKNOWN', 'Something went wrong inside the extension; look at the page.');

const NO_ANSWER: Readonly<Record<Exclude<Answer, 'approved' | 'trusted'>, ToolFailure>> = {
  declined: failure('CANCELLED', 'The user declined.'),
  expired: failure('NEEDS_CONFIRM', 'The user did not answer in time; nothing was done.'),
  withdrawn: failure('CANCELLED', 'The connection was lost before the user answered; nothing was done.'),
};

/** The approval is for exactly what was on the card, once; trust and flows last as long as the connection. */
function permit(
  { card, flows }: Ask,
  asker: Asker,
  place: Place,
  answer: Answer,
): { ok: true; asker: Asker } | ToolFailure {
  if (answer !== 'approved' && answer !== 'trusted') return NO_ANSWER[answer];
  if (answer === 'trusted') place.trustedOrigins.add(card.where);
  for (const [from, to] of flows) place.approvedFlows.push([from, to]);
  const { actionHash, fingerprint } = card;
  return { ok: true, asker: { ...asker, approvals: [{ actionHash, fingerprint }] } };
}

function responseOf(id: CommandId | undefined, result: ToolResult): Response {
  return result.ok
    ? { ...idPart(id), success: true, data: result.data }
    : { ...idPart(id), success: false, error: result.error, code: result.code };
}

function idPart(id: CommandId | undefined): { id?: CommandId } {
  return id === undefined ? {} : { id };
}

/** The response without values of secrets, which a page may echo. The agent's own id is left as it is. */
function scrubbed(response: Response, scrub: <T>(value: T) => T): Response {
  return response.success
    ? { ...response, data: scrub(response.data) }
    : { ...response, error: scrub(response.error) };
}

/** For the journal and the activity log: what is done to what, without the texts that are entered. */
function describe(command: Command, place: Place): string {
  const ref = refOf(command);
  const target = ref === undefined ? '' : ` ${place.snapshot?.names.get(ref) ?? ref}`;
  switch (command.type) {
    case 'tab':
      return `tab ${command.params.action}`;
    case 'open':
      return `open ${URL.canParse(command.params.url) ? new URL(command.params.url).origin : ''}`;
    case 'press':
      return `press ${command.params.key}${target}`;
    case 'get':
      return `get ${command.params.what}${target}`;
    case 'is':
      return `is ${command.params.what}${target}`;
    default:
      return `${command.type}${target}`;
  }
}
