import type { CreateInvitationInput } from '@tallgrass/contracts'
import type { AdminCtx } from '../authorize.ts'
import { addInvitation, inviting } from './add-invitation.ts'

/** Invites a person; the link is answered here and nowhere else. Throws CONFLICT for a known or invited address. */
export function createInvitation(ctx: AdminCtx, input: CreateInvitationInput) {
  return inviting(ctx, (tx) => addInvitation(ctx, tx, input))
}
