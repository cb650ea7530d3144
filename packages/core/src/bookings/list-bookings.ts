import type { ListBookingsInput } from '@tallgrass/contracts'
import { listBookings as listBookingRows } from '@tallgrass/db'
import type { AdminCtx } from '../authorize.ts'
import { phoneForCall } from './to-left-for-call.ts'

/** Calls with their leads: upcoming ones soonest first, the rest latest first. */
export async function listBookings(ctx: AdminCtx, input: ListBookingsInput) {
  const page = await listBookingRows(ctx.db, { ...input, now: ctx.clock() })
  return {
    ...page,
    items: page.items.map(({ metadata, phone, ...booking }) => ({
      ...booking,
      phone: phoneForCall({ metadata, phone }),
    })),
  }
}
