// For the panel, which carries no schemas.

/** The reply of the user who has done what a request for help asks. */
export const ASSIST_DONE = 'done';
