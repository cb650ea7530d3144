import {
  deleteEndedPasswordResets,
  eraseEndedLinks as eraseEndedLinkRows,
  expireInvitations,
  pullBackInvitations,
} from '@tallgrass/db'
import { resetWindow } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'

/**
 * A link that no longer works need not be kept, not even sealed. One that was made while the clock was ahead would work
 * for too long: it ends with those that are made now.
 */
export async function eraseEndedLinks(ctx: Ctx): Promise<void> {
  const now = ctx.clock()
  await eraseEndedLinkRows(ctx.db, now)
  await deleteEndedPasswordResets(ctx.db, resetWindow(now))
  await expireInvitations(ctx.db, now)
  await pullBackInvitations(ctx.db, new Date(now.getTime() + ctx.settings.invitationTtl * 1000))
}
