// The part of the browser's Prompt API that is used here (webmachinelearning.github.io/prompt-api); the
// language's own typings do not have it yet.

export type BuiltInAvailability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

export interface BuiltInMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface BuiltInSession {
  promptStreaming(
    input: BuiltInMessage[],
    options: { signal: AbortSignal; responseConstraint?: Record<string, unknown> },
  ): ReadableStream<string>;
  /** Older builds call it inputUsage. */
  contextUsage?: number;
  inputUsage?: number;
  destroy(): void;
}

interface Languages {
  expectedInputs: { type: 'text'; languages: string[] }[];
  expectedOutputs: { type: 'text'; languages: string[] }[];
}

export interface BuiltInModel {
  availability(options: Languages): Promise<BuiltInAvailability>;
  create(
    options: Languages & { initialPrompts?: BuiltInMessage[]; signal: AbortSignal },
  ): Promise<BuiltInSession>;
}

/** The prompts are English; the pages and goals inside them may be anything. */
export const LANGUAGES: Languages = {
  expectedInputs: [{ type: 'text', languages: ['en'] }],
  expectedOutputs: [{ type: 'text', languages: ['en'] }],
};

/** Absent in browsers without the API. Present says nothing about a model behind it. */
export function builtInModel(): BuiltInModel | undefined {
  return (globalThis as { LanguageModel?: BuiltInModel }).LanguageModel;
}
