/** Long enough to avoid a query per keystroke. */
export const TYPING_PAUSE_MS = 250
