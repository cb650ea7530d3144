import { AppError } from '@tallgrass/domain'
import type { SelectType, Updateable, UpdateResult } from 'kysely'

/** What changes when a row leaves the status `from` for another. */
export type Move<Row extends { status: unknown }> = Updateable<Row> &
  Record<'from' | 'status', SelectType<Row['status']>>

/** What changes while the status stays. */
export type Change<Row> = Omit<Updateable<Row>, 'status'>

/** Throws CONFLICT for a row that was no longer in the status that it was to leave. */
export function ensureMoved({ numUpdatedRows }: UpdateResult): void {
  if (numUpdatedRows > 0n) return
  throw new AppError('CONFLICT', 'This was changed meanwhile. Please look again.')
}
