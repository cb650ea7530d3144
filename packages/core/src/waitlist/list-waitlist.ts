import type { ListWaitlistInput } from '@tallgrass/contracts'
import { listWaitlistEntries } from '@tallgrass/db'
import type { AdminCtx } from '../authorize.ts'

/** Who waits for which product, newest first. */
export function listWaitlist(ctx: AdminCtx, input: ListWaitlistInput) {
  return listWaitlistEntries(ctx.db, input)
}
