import type { ListBookingsInput } from '@tallgrass/contracts'
import { listBookings as listBookingRows } from '@tallgrass/db'
import type { AdminCtx } from '../authorize.ts'
import { toLeftForCall } from './to-left-for-call.ts'

/** Calls with their leads: upcoming ones soonest first, the rest latest first. */
export async function listBookings(ctx: AdminCtx, input: ListBookingsInput) {
  const page = await listBookingRows(ctx.db, { ...input, now: ctx.clock() })
  return {
    ...page,
    // The number left for this call may differ from the lead's.
    items: page.items.map(({ metadata, phone, ...booking }) => ({
      ...booking,
      phone: toLeftForCall({ metadata })?.phone ?? phone,
    })),
  }
}
