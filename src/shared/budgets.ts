// Every cap and every deadline of the product, with its unit in the name.

/** MiniPCD caps (seed A section 5). */
export const MAX_ACTIONS = 30;
export const MAX_FORMS = 20;
export const MAX_COLLECTIONS = 20;
/** Candidates scored in one ranking cycle (seed A section 11). */
export const MAX_CANDIDATES = 200;
/** Top edge above this many viewport heights counts as above the fold (seed A section 5). */
export const FOLD_VIEWPORTS = 1.2;
/** One slice of perception work in idle time. */
export const SLICE_MS = 8;
/** After a long task the slice is halved for this long. */
export const LONG_TASK_PENALTY_MS = 10_000;

export const MAX_GOAL_CHARS = 4_000;
export const MAX_LABEL_CHARS = 120;
export const MAX_OPTIONS = 50;
export const MAX_ROWS = 500;

/** One message to a content script that only reads. */
export const READ_TIMEOUT_MS = 15_000;
/** One act, auto-wait for actionability included. */
export const ACT_TIMEOUT_MS = 10_000;
/** Auto-wait before an act. */
export const ACTIONABLE_TIMEOUT_MS = 5_000;
/** After an act the page may go on changing this long before it is read again. */
export const SETTLE_TIMEOUT_MS = 3_000;
/** The page counts as settled after this long without a change. */
export const SETTLE_QUIET_MS = 80;
/** A page load that a step waits for. */
export const LOAD_TIMEOUT_MS = 20_000;
export const WAIT_FOR_DEFAULT_MS = 10_000;
export const WAIT_FOR_MAX_MS = 60_000;

/** Approve stays inert for this long after a card is shown (spec section 9). */
export const CARD_INERT_MS = 600;
/** A capability is good for one act and this long. */
export const CAPABILITY_TTL_MS = 30_000;

/** Beam search (seed A section 8.4). */
export const BEAM_WIDTH = 3;
export const BEAM_DEPTH = 4;
export const BEAM_MAX_PAGES = 14;

/** A step failed this often in different ways ends as MAX_RETRIES (seed C). */
export const MAX_TRIES = 3;
/** Planning rounds for one item of a task list. */
export const MAX_ROUNDS = 40;
/** Rounds in a row that may change nothing before the item is given up. */
export const MAX_STALLED_ROUNDS = 4;
/** Steps of one task, everything counted. */
export const MAX_STEPS = 300;
/** How long the run waits for the user to do something in the page before it asks again. */
export const ASSIST_TIMEOUT_MS = 15 * 60_000;
/** A lease on a task that its worker has not renewed for this long is free. */
export const LEASE_MS = 20_000;

/** Records kept per store before retention trims the oldest. */
export const MAX_TASKS_KEPT = 500;
export const MAX_SITE_NODES_PER_ORIGIN = 200;
export const SITE_NODE_TTL_MS = 30 * 24 * 3_600_000;
