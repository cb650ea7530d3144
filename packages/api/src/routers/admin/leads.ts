import {
  editedLeadVersion,
  getLeadInput,
  invitationWithLink,
  inviteLeadInput,
  leadBoard,
  leadBoardInput,
  leadDetails,
  leadPage,
  listLeadsInput,
  moveLeadInput,
  updateLeadNotesInput,
} from '@tallgrass/contracts'
import { getLead, inviteLead, listLeadBoard, listLeads, moveLead, updateLeadNotes } from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const leadsRouter = router({
  list: adminProcedure
    .input(listLeadsInput)
    .output(leadPage)
    .query(({ ctx, input }) => listLeads(ctx, input)),
  board: adminProcedure
    .input(leadBoardInput)
    .output(leadBoard)
    .query(({ ctx, input }) => listLeadBoard(ctx, input)),
  get: adminProcedure
    .input(getLeadInput)
    .output(leadDetails)
    .query(({ ctx, input }) => getLead(ctx, input)),
  move: adminProcedure
    .input(moveLeadInput)
    .output(editedLeadVersion)
    .mutation(({ ctx, input }) => moveLead(ctx, input)),
  updateNotes: adminProcedure
    .input(updateLeadNotesInput)
    .output(editedLeadVersion)
    .mutation(({ ctx, input }) => updateLeadNotes(ctx, input)),
  invite: adminProcedure
    .input(inviteLeadInput)
    .output(invitationWithLink)
    .mutation(({ ctx, input }) => inviteLead(ctx, input)),
})
