import {
  deleteEndedEmailLinks,
  deleteEndedPasswordResets,
  deleteEndedSignInLinks,
  eraseEndedLinks as eraseEndedLinkRows,
  expireInvitations,
  pullBackInvitations,
} from '@tallgrass/db'
import { resetWindow, signInLinkWindow } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'

/**
 * Erases links that no longer work, even though they are sealed. An invitation made while the clock was ahead
 * would work for too long, so it is shortened to end with those made now.
 */
export async function eraseEndedLinks(ctx: Ctx) {
  const now = ctx.clock()
  await eraseEndedLinkRows(ctx.db, now)
  const resets = await deleteEndedPasswordResets(ctx.db, resetWindow(now))
  const addresses = await deleteEndedEmailLinks(ctx.db, now)
  const signIns = await deleteEndedSignInLinks(ctx.db, signInLinkWindow(now))
  await expireInvitations(ctx.db, now)
  await pullBackInvitations(ctx.db, new Date(now.getTime() + ctx.settings.invitationTtl * 1000))
  return { links: resets + addresses + signIns }
}
