// The caps of looking at a page, with their units in the names. Apart from the others: the part of the content script
// that every page pays for carries no more than it needs.

/** What a MiniPCD lists at most. */
export const MAX_ACTIONS = 30;
export const MAX_FORMS = 20;
export const MAX_COLLECTIONS = 20;
/** Words of the subgoal that a look at a page is told. */
export const MAX_SUBGOAL_CHARS = 400;
/** Candidates scored in one ranking cycle. */
export const MAX_CANDIDATES = 200;
/** Top edge above this many viewport heights counts as above the fold. */
export const FOLD_VIEWPORTS = 1.2;
/** A slice of perception work ends after so long: what is under way then ends within 8 ms, the aim of docs/benchmarks.md. */
export const SLICE_MS = 6;
/** After a long task the slice is halved for this long. */
export const LONG_TASK_PENALTY_MS = 10_000;

export const MAX_LABEL_CHARS = 120;
/** Of a field's value and a thing's own text: an ellipsis is the last of them where there is more. */
export const MAX_VALUE_CHARS = 400;
export const MAX_OPTIONS = 50;
/** Readable text of one frame that a question may be answered from, characters; read in chunks. */
export const MAX_READ_CHARS = 200_000;
