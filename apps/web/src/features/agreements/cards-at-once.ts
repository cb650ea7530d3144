/** Agreements and documents stand in the same grid. */
export const CARDS_AT_ONCE = 24
