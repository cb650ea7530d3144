import {
  createInvitationInput,
  done,
  invitationId,
  invitationPage,
  invitationWithLink,
  listInvitationsInput,
} from '@tallgrass/contracts'
import { cancelInvitation, createInvitation, listInvitations, renewInvitation } from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const invitationsRouter = router({
  list: adminProcedure
    .input(listInvitationsInput)
    .output(invitationPage)
    .query(({ ctx, input }) => listInvitations(ctx, input)),
  create: adminProcedure
    .input(createInvitationInput)
    .output(invitationWithLink)
    .mutation(({ ctx, input }) => createInvitation(ctx, input)),
  renew: adminProcedure
    .input(invitationId)
    .output(invitationWithLink)
    .mutation(({ ctx, input }) => renewInvitation(ctx, input)),
  cancel: adminProcedure
    .input(invitationId)
    .output(done)
    .mutation(({ ctx, input }) => cancelInvitation(ctx, input)),
})
