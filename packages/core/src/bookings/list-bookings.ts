import type { ListBookingsInput } from '@tallgrass/contracts'
import { listBookings as listBookingRows } from '@tallgrass/db'
import type { AdminCtx } from '../authorize.ts'

/** Calls with who booked them: upcoming ones soonest first, the rest latest first. */
export async function listBookings(ctx: AdminCtx, input: ListBookingsInput) {
  const page = await listBookingRows(ctx.db, { ...input, now: ctx.clock() })
  return { ...page, items: page.items.map(({ sequence: _, ...booking }) => booking) }
}
