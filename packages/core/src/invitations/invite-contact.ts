import type { KnownContact } from '@tallgrass/contracts'
import type { AdminCtx } from '../authorize.ts'
import { lockContact } from '../contacts/lock-contact.ts'
import { inviteWaiting } from './invite-waiting.ts'
import { sendInvitation } from './send-invitation.ts'

/**
 * Invites a contact to an account, or sends a pending invitation again with a new link, which is returned only here.
 * Throws NOT_FOUND; CONFLICT for someone who has an account or was deactivated.
 */
export async function inviteContact(ctx: AdminCtx, { id }: KnownContact) {
  const invited = await ctx.transaction(async (tx) => {
    return inviteWaiting(ctx, tx, await lockContact(tx, id))
  })
  return sendInvitation(ctx, invited)
}
