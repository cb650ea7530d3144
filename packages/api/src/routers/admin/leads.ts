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
  /** Leads, newest first. */
  list: adminProcedure
    .meta({ says: 'Leads, newest first' })
    .input(listLeadsInput)
    .output(leadPage)
    .query(({ ctx, input }) => listLeads(ctx, input)),
  /** Leads by status: all are counted, the newest are listed. */
  board: adminProcedure
    .meta({ says: 'Leads by status: all are counted, the newest are listed' })
    .input(leadBoardInput)
    .output(leadBoard)
    .query(({ ctx, input }) => listLeadBoard(ctx, input)),
  /** One lead with its checklists, conversations and calls. */
  get: adminProcedure
    .meta({ says: 'One lead with its checklists, conversations and calls' })
    .input(getLeadInput)
    .output(leadDetails)
    .query(({ ctx, input }) => getLead(ctx, input)),
  /** Set the status of a lead. */
  move: adminProcedure
    .meta({ says: 'Set the status of a lead' })
    .input(moveLeadInput)
    .output(editedLeadVersion)
    .mutation(({ ctx, input }) => moveLead(ctx, input)),
  /** Save the notes on a lead. */
  updateNotes: adminProcedure
    .meta({ says: 'Save the notes on a lead' })
    .input(updateLeadNotesInput)
    .output(editedLeadVersion)
    .mutation(({ ctx, input }) => updateLeadNotes(ctx, input)),
  /** Invite a lead to become a client. */
  invite: adminProcedure
    .meta({ says: 'Invite a lead to become a client' })
    .input(inviteLeadInput)
    .output(invitationWithLink)
    .mutation(({ ctx, input }) => inviteLead(ctx, input)),
})
