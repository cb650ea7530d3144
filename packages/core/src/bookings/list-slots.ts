import type { ListSlotsInput } from '@tallgrass/contracts'
import { openSlots } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { calendarAt } from './open-calendar.ts'
import { getByToken } from './own-booking.ts'

/** All open start times for this type of call, soonest first. Throws NOT_FOUND for an unknown link. */
export async function listSlots(ctx: Ctx, { token, type }: ListSlotsInput) {
  const own = token ? await getByToken(ctx.db, token) : undefined
  return { slots: openSlots(await calendarAt(ctx.db, { type, now: ctx.clock(), except: own?.id })) }
}
