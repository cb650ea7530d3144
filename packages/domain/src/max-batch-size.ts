/** The maximum number of calls in one request: more than any screen makes at a time. */
export const MAX_BATCH_SIZE = 30
