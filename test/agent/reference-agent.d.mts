// Types of reference-agent.mjs, for the tests.
export interface Response {
  id?: string | number;
  success: boolean;
  data?: unknown;
  error?: string;
  code?: string;
}
export interface Peer {
  command(type: string, params?: unknown, id?: string | number): Promise<Response>;
  ask(frame: { id: string | number } & Record<string, unknown>): Promise<Response>;
  send(frame: unknown): void;
  notice(): Promise<Record<string, unknown>>;
  drop(): void;
  /** The closing code. */
  closed: Promise<number>;
}
export interface Agent {
  port: number;
  address: string;
  attempts: number;
  refused: number[];
  peer(): Promise<Peer>;
  close(): Promise<void>;
}
export function startAgent(options: {
  key: string;
  port?: number;
  extensionId?: string;
  session?: string;
}): Promise<Agent>;
export function prove(
  key: string,
  side: 'agent' | 'extension',
  transcript: { port: number; extensionNonce: string; agentNonce: string },
): string;
