import type { CreateInvitationInput } from '@tallgrass/contracts'
import type { AdminCtx } from '../authorize.ts'
import { addInvitation, refusingSecondInvitation } from './add-invitation.ts'
import { sendInvitation } from './send-invitation.ts'

/** Invites a person; the link is answered here and nowhere else. Throws CONFLICT for a known or invited address. */
export async function createInvitation(ctx: AdminCtx, input: CreateInvitationInput) {
  const added = await refusingSecondInvitation(() => ctx.transaction((tx) => addInvitation(ctx, tx, input)))
  return sendInvitation(ctx, added)
}
