import { listCallsFrom, opensCalendar } from '@tallgrass/db'
import { AppError, DAY_MS } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { hashToken } from '../security/secret-token.ts'
import { officeCalendar } from './office-calendar.ts'

const PAST_MS = 90 * DAY_MS

/** The same for an address that never existed, was replaced or turned off, or whose owner is no administrator now. */
export function noSuchCalendar(): AppError {
  return new AppError('NOT_FOUND', 'This calendar does not exist')
}

/** The calls of the last 90 days and all later ones, for the calendar of an administrator. Throws NOT_FOUND. */
export async function getCalendar(ctx: Ctx, { token }: { token: string }): Promise<string> {
  if (!(await opensCalendar(ctx.db, hashToken(token)))) throw noSuchCalendar()
  const now = ctx.clock()
  const calls = await listCallsFrom(ctx.db, new Date(now.getTime() - PAST_MS))
  return officeCalendar(calls, { now, publicUrl: ctx.settings.publicUrl })
}
