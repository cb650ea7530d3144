import type { Instant } from '@tallgrass/domain'
import type { ColumnType } from 'kysely'

/** timestamptz: read as text in UTC, written as such text or as a Date. */
export type InstantColumn = ColumnType<Instant, Date | Instant, Date | Instant>
