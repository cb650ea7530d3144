import {
  createInvitationInput,
  done,
  invitationId,
  invitationPage,
  invitationWithLink,
  listInvitationsInput,
} from '@tallgrass/contracts'
import { cancelInvitation, createInvitation, listInvitations, renewInvitation } from '@tallgrass/core/people'
import { adminProcedure, router } from '../../trpc.ts'

export const invitationsRouter = router({
  /** Invitations, newest first. */
  list: adminProcedure
    .meta({ says: 'Invitations, newest first' })
    .input(listInvitationsInput)
    .output(invitationPage)
    .query(({ ctx, input }) => listInvitations(ctx, input)),
  /** Invite a person. */
  create: adminProcedure
    .meta({ says: 'Invite a person', refuses: ['PROOF_NEEDED'] })
    .input(createInvitationInput)
    .output(invitationWithLink)
    .mutation(({ ctx, input }) => createInvitation(ctx, input)),
  /** Send a new link for an invitation; the old link stops working. */
  renew: adminProcedure
    .meta({
      says: 'Send a new link for an invitation; the old link stops working',
      refuses: ['PROOF_NEEDED'],
    })
    .input(invitationId)
    .output(invitationWithLink)
    .mutation(({ ctx, input }) => renewInvitation(ctx, input)),
  /** Cancel a pending invitation. */
  cancel: adminProcedure
    .meta({ says: 'Cancel a pending invitation' })
    .input(invitationId)
    .output(done)
    .mutation(({ ctx, input }) => cancelInvitation(ctx, input)),
})
