import type { CreateInvitationInput } from '@tallgrass/contracts'
import type { AdminCtx } from '../authorize.ts'
import { ensureProved } from '../second-factor/ensure-proved.ts'
import { addInvitation, refuseSecondInvitation } from './add-invitation.ts'
import { sendInvitation } from './send-invitation.ts'

/**
 * Invites a person. The link is returned only here. Throws CONFLICT for an address with an account or
 * invitation, and PROOF_NEEDED for an administrator: like a role, it gives everything away.
 */
export async function createInvitation(ctx: AdminCtx, input: CreateInvitationInput) {
  if (input.role === 'ADMIN') ensureProved(ctx)
  const added = await refuseSecondInvitation(() => ctx.transaction((tx) => addInvitation(ctx, tx, input)))
  return sendInvitation(ctx, added)
}
