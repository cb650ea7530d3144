/** Page size of both tabs, which share a grid. */
export const CARDS_AT_ONCE = 24
