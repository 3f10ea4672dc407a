/** One request to the endpoint, as it arrived. */
export interface EndpointRequest {
  method: string;
  /** As sent: a request that names another host than its own is what tests look for. */
  host: string;
  path: string;
  headers: Record<string, string>;
  /** The body as text, and parsed where it is JSON. */
  raw: string;
  body: {
    model?: string;
    messages?: { role: string; content: string }[];
    stream?: boolean;
    response_format?: { type: string; json_schema?: { name: string; schema: Record<string, unknown> } };
    [name: string]: unknown;
  };
  /** Contents of all messages, joined by empty lines. */
  text: string;
}

export type ScriptedReply =
  /** Text of the model, sent in pieces. */
  | string
  /** A value, sent as the JSON text of the model. */
  | { json: unknown }
  | { text: string; finish?: 'stop' | 'length' | 'content_filter'; pieces?: number }
  /** A stream of these data; with `hang` it stays open after them. */
  | { chunks: unknown[]; hang?: boolean }
  /** An HTTP answer of its own. */
  | { status: number; error?: Record<string, unknown>; body?: string; headers?: Record<string, string> }
  | {
      fault:
        | 'silent' // accepts the request and never answers
        | 'cut off' // half of a stream, then the connection is closed
        | 'hang up' // the connection is closed before any answer
        | 'bad JSON' // a stream whose data is no JSON
        | 'web page' // 200 with a page of HTML
        | 'huge' // more than anybody should read
        | 'error in stream' // begins well, then says that it failed
        | 'whole'; // the completion at once although a stream was asked for
      text?: string;
    };

export type Script = (request: EndpointRequest, n: number) => ScriptedReply | Promise<ScriptedReply>;

export interface Endpoint {
  /** `http://127.0.0.1:PORT/v1` */
  baseUrl: string;
  /** Every request but preflights, oldest first. */
  requests: EndpointRequest[];
  /** How many requests are being answered now. */
  open(): number;
  /** Changes what is answered from now on. */
  play(script: Script): void;
  close(): Promise<void>;
}

/**
 * An OpenAI-compatible server on loopback that says what the script says. `n` counts completions from 0.
 * With `key`, requests without it are answered 401; with `schemas: false`, a json_schema is refused.
 */
export function startEndpoint(options: {
  script: Script;
  key?: string;
  schemas?: boolean;
  models?: string[];
}): Promise<Endpoint>;
