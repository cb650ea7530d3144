import type { ListWaitlistInput } from '@tallgrass/contracts'
import { listWaitlistEntries } from '@tallgrass/db'
import type { AdminCtx } from '../authorize.ts'

/** The entries of all waitlists, newest first. */
export function listWaitlist(ctx: AdminCtx, input: ListWaitlistInput) {
  return listWaitlistEntries(ctx.db, input)
}
