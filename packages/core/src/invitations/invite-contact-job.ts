import { findOrganizationOf } from '@tallgrass/db'
import type { UserId } from '@tallgrass/domain'
import { lockContact } from '../contacts/lock-contact.ts'
import type { Ctx } from '../ctx.ts'
import { inviteWaiting } from './invite-waiting.ts'

/**
 * Invites a contact who asked for a way in: with *Forgot password?* or *Register*. Does nothing for anyone else. A
 * second run sends a second link.
 */
export async function inviteContactJob(ctx: Ctx, { userId }: { userId: UserId | null }): Promise<void> {
  if (userId === null || !(await findOrganizationOf(ctx.db, userId))) return
  await ctx.transaction(async (tx) => {
    const contact = await lockContact(tx, userId)
    if (contact.hasAccount || contact.deactivatedAt) return
    await inviteWaiting(ctx, tx, contact)
  })
}
