import type { ColumnType } from 'kysely'

/** timestamptz: read as an ISO 8601 string in UTC, written as such a string or as a Date. */
export type Instant = ColumnType<string, Date | string, Date | string>
