/** The maximum number of rows in one answer of a list. */
export const MAX_PAGE_SIZE = 500
