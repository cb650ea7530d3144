import type { CreateInvitationInput } from '@tallgrass/contracts'
import type { AdminCtx } from '../authorize.ts'
import { addInvitation, refuseSecondInvitation } from './add-invitation.ts'
import { sendInvitation } from './send-invitation.ts'

/**
 * Invites a person. The link is returned only here. Throws CONFLICT for an address with an account or
 * invitation.
 */
export async function createInvitation(ctx: AdminCtx, input: CreateInvitationInput) {
  const added = await refuseSecondInvitation(() => ctx.transaction((tx) => addInvitation(ctx, tx, input)))
  return sendInvitation(ctx, added)
}
