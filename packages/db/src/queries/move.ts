import { AppError } from '@tallgrass/domain'
import type { SelectType, Updateable, UpdateResult } from 'kysely'

/** The changes to a row that moves from the status `from` to another. */
export type Move<Row extends { status: unknown }> = Updateable<Row> &
  Record<'from' | 'status', SelectType<Row['status']>>

/** Changes to a row other than its status. */
export type Change<Row> = Omit<Updateable<Row>, 'status'>

/** Throws CONFLICT if no row was updated, because the status was no longer `from`. */
export function ensureMoved({ numUpdatedRows }: UpdateResult): void {
  if (numUpdatedRows > 0n) return
  throw new AppError('CONFLICT', 'This has changed since you opened it. Please check it and try again.')
}
