/** The hour from which summaries and the figures of a week are mailed, in a time zone of their reader or the business. */
export const MORNING_HOUR = 8
