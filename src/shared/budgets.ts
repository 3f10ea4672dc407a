// Every cap and every deadline of the product, with its unit in the name; those of looking at pages, which every page
// pays for, stand in perception-budgets.ts.

export const MAX_GOAL_CHARS = 4_000;
export const MAX_ROWS = 500;
/** What the user enters in the options, characters. */
export const MAX_CHARS = {
  baseUrl: 500,
  model: 200,
  apiKey: 500,
  modelMirror: 500,
  bridgeAddress: 300,
  pairingKey: 200,
  site: 400,
  secretName: 100,
  secretValue: 4_000,
} as const;
export const MAX_RETENTION_DAYS = 3_650;

/** Readable text in one reply of a content script, characters. */
export const READ_CHUNK_CHARS = 20_000;

/** Candidates in one picture (capture.candidates), and enlarged parts of it. */
export const MAX_CAPTURED = 40;
export const MAX_CROPS = 3;
/** Longer side of the picture and of an enlarged part, px. */
export const PICTURE_MAX_SIDE_PX = 1_280;
export const CROP_MAX_SIDE_PX = 800;
/** Each of them, encoded; the quality goes down until it fits. */
export const PICTURE_MAX_BYTES = 1_000_000;
/** The browser takes two pictures a second (`MAX_CAPTURE_VISIBLE_TAB_CALLS_PER_SECOND`). */
export const PICTURE_INTERVAL_MS = 550;
/** Visible text of one block and of one frame that is compared with secrets; what is longer is painted over. */
export const MAX_COMPARED_BLOCK_CHARS = 20_000;
export const MAX_COMPARED_CHARS = 200_000;

/** One message to a content script that only reads. */
export const READ_TIMEOUT_MS = 15_000;
/** All frames of a page are entered at once for so long; then the main frame alone. */
export const FRAMES_TIMEOUT_MS = 3_000;
/** The palette shows what else there is when its page has not been read by then; one that nobody answers says so. */
export const PALETTE_PAGE_TIMEOUT_MS = 4_000;
export const PALETTE_TIMEOUT_MS = 6_000;
/** One act, auto-wait for actionability included. */
export const ACT_TIMEOUT_MS = 10_000;
/** Auto-wait before an act. */
export const ACTIONABLE_TIMEOUT_MS = 5_000;
/** After an act the page may go on changing this long before it is read again. */
export const SETTLE_TIMEOUT_MS = 3_000;
/** The page counts as settled after this long without a change. */
export const SETTLE_QUIET_MS = 80;
/** A press after which nothing at all has moved is given this long to show something: its answer may be on its way. */
export const SETTLE_SILENT_MS = 200;
/** The network fence stands on this long after an act: the next act of the run finds it there. */
export const FENCE_LINGER_MS = 1_000;
/** A page load that a step waits for. */
export const LOAD_TIMEOUT_MS = 20_000;
export const WAIT_FOR_DEFAULT_MS = 10_000;
export const WAIT_FOR_MAX_MS = 60_000;

/** Approve stays inert for this long after a card is shown. */
export const CARD_INERT_MS = 600;
/** A capability is good for one act and this long. */
export const CAPABILITY_TTL_MS = 30_000;

/** Beam search: links kept of one page, links in a row, pages opened in all. */
export const BEAM_WIDTH = 3;
export const BEAM_DEPTH = 4;
export const BEAM_MAX_PAGES = 14;

/** A step failed this often in different ways ends as MAX_RETRIES. */
export const MAX_TRIES = 3;
/** Planning rounds for one item of a task list. */
export const MAX_ROUNDS = 40;
/** Rounds in a row that may change nothing before the item is given up. */
export const MAX_STALLED_ROUNDS = 4;
/** Steps of one task, everything counted. */
export const MAX_STEPS = 300;
/** How long a task waits for the user to do something in the page before it is stopped. */
export const ASSIST_TIMEOUT_MS = 15 * 60_000;
/** A lease on a task that its worker has not renewed for this long is free. */
export const LEASE_MS = 20_000;

/** Records kept per store before retention trims the oldest. */
export const MAX_TASKS_KEPT = 500;
/** Journal entries of calls outside of tasks: intents and outcomes. */
export const MAX_DIRECT_ENTRIES = 2_000;
export const MAX_SITE_NODES_PER_ORIGIN = 200;
export const SITE_NODE_TTL_MS = 30 * 24 * 3_600_000;

/** The bridge: how often a sign of life goes out on a paired connection. Below the 30 s after which an idle worker ends. */
export const BRIDGE_HEARTBEAT_MS = 20_000;
/** A paired agent that was silent for this long is given up. */
export const BRIDGE_SILENCE_MS = 50_000;
/** From opening the connection to the proof of the pairing key. */
export const BRIDGE_PAIRING_MS = 10_000;
/** Pause before the next try to connect: doubled from the first to the last. */
export const BRIDGE_FIRST_RETRY_MS = 500;
export const BRIDGE_LAST_RETRY_MS = 20_000;
/** One frame from the agent. */
export const BRIDGE_MAX_FRAME_CHARS = 128_000;
/** Frames within one BRIDGE_FLOOD_WINDOW_MS; more closes the connection. */
export const BRIDGE_MAX_FRAMES = 300;
export const BRIDGE_FLOOD_WINDOW_MS = 10_000;
/** Commands that wait their turn; further ones are refused. */
export const BRIDGE_MAX_WAITING = 20;
/** How long the agent's command waits for the user's approval. */
export const BRIDGE_CONFIRM_MS = 120_000;
export const BRIDGE_MIN_KEY_CHARS = 16;
/** Text of one page snapshot. */
export const BRIDGE_MAX_SNAPSHOT_CHARS = 400_000;
/** Commands whose outcome is kept, so that one sent again is answered and not repeated. */
export const BRIDGE_MAX_REMEMBERED = 200;

/** Whole reply of a model's endpoint, before anything is read of it. */
export const MAX_MODEL_REPLY_BYTES = 4_000_000;
/** Times a request is sent again after a rate limit, a server error or a lost connection, */
export const MODEL_RETRIES = 2;
/** after a pause that doubles up to the longest, where the server asks for no other. */
export const MODEL_REPEAT_BASE_MS = 500;
export const MODEL_REPEAT_MAX_MS = 2_000;
/** Longest reply that any model is asked for. */
export const MAX_REPLY_TOKENS = 8_192;
/** Asked for without thinking, tokens: services refuse a longer reply of some models. */
export const LONGEST_REPLY_TOKENS = 4_000;
/** Added to the bound of a reply for a model that thinks before it answers. */
export const THINKING_ROOM_TOKENS = 4_000;
/** Beyond a request's own patience before the host itself counts as hung. */
export const MODEL_HOST_GRACE_MS = 5_000;
/** The offscreen document closes when nobody has asked it for this long. */
export const MODEL_HOST_IDLE_MS = 60_000;
/** How often a busy host says so, which keeps the worker alive. */
export const MODEL_HOST_ALIVE_MS = 20_000;
/** Weights of a local model are fetched by this many requests at once, */
export const WEIGHTS_AT_ONCE = 3;
/** each tried this often when the connection breaks, */
export const WEIGHTS_ATTEMPTS = 3;
/** after a pause that grows by this much, */
export const WEIGHTS_RETRY_BASE_MS = 1_000;
/** and given up when no byte has come for this long. */
export const WEIGHTS_SILENCE_MS = 60_000;
/** Room that a download leaves free on the disk. */
export const WEIGHTS_SPARE_BYTES = 200_000_000;
/** Configuration, index and tokenizer of a local model, each. */
export const MAX_MODEL_META_BYTES = 64_000_000;
/** The local engine counts as dead when it says nothing for this long: no token, no progress. */
export const ENGINE_SILENCE_MS = 120_000;
/** A reply that was interrupted ends at the next token; after this long the engine is ended instead. */
export const ENGINE_INTERRUPT_GRACE_MS = 5_000;
/** A loaded model gives its memory back when nobody has asked it for this long. */
export const ENGINE_IDLE_MS = 5 * 60_000;
/** White space in a row after which a local model's reply is given up. */
export const MAX_BLANK_RUN = 200;
/** Numbered things that one decision of a model chooses from (docs/decisions/0011-numbers-not-targets.md). */
export const MAX_CHOICES = 40;
/** Steps of one plan of a keyed model. */
export const MAX_PLAN_STEPS = 5;
/**
 * What one question to a model may take, its reply and a repair included, tokens. A server on this computer counts as
 * local: many run with this much, whatever the model could take, and cut the rest off without a word.
 */
export const LOCAL_CONTEXT_TOKENS = 4_096;
export const ONLINE_CONTEXT_TOKENS = 32_768;
/** Patience for one reply of a model, ms. One on this computer, also behind a server, may need the longer one. */
export const LOCAL_REPLY_TIMEOUT_MS = 180_000;
export const KEYED_REPLY_TIMEOUT_MS = 60_000;
/** Whether a model on this computer could be asked: no model runs for that. */
export const MODEL_READY_TIMEOUT_MS = 5_000;
/** The model host answers at once what it need not ask a model for; opening its document comes on top. */
export const MODEL_HOST_TIMEOUT_MS = 15_000;
