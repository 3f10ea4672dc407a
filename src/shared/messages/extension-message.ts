// The four kinds of ExtensionMessage (docs/systems.md), and the call or event of the UI's port that carries each.
// `payload` is the call's arguments or the event; `requestId` pairs a call with its reply on the port, and beyond
// the worker's death for EXECUTE_TASK, which names it itself.
import type { UiCallName, UiEvent } from './ui';

export const EXTENSION_MESSAGES = {
  EXECUTE_TASK: { call: 'interact' },
  GET_DOM: { call: 'getBrowserState' },
  USER_ASSISTANCE: { call: 'reply' },
  STATE_UPDATE: { event: 'task_update' },
} as const satisfies Record<string, { call: UiCallName } | { event: UiEvent['type'] }>;
