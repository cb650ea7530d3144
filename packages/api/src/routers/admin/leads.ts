import {
  addLeadInput,
  closeLeadInput,
  convertedLead,
  convertLeadInput,
  deleteLeadInput,
  done,
  editedLeadVersion,
  editLeadInput,
  getLeadInput,
  invitationWithLink,
  inviteLeadInput,
  leadBoard,
  leadBoardInput,
  leadDetails,
  leadMatches,
  leadMatchesInput,
  leadPage,
  listLeadsInput,
  moveLeadInput,
  reopenLeadInput,
  updateLeadNotesInput,
} from '@tallgrass/contracts'
import {
  addLead,
  closeLead,
  deleteLead,
  editLead,
  findLeadMatches,
  getLead,
  listLeadBoard,
  listLeads,
  moveLead,
  reopenLead,
  updateLeadNotes,
} from '@tallgrass/core'
import { convertLead, inviteLead } from '@tallgrass/core/people'
import { adminProcedure, router } from '../../trpc.ts'

export const leadsRouter = router({
  /** Leads, newest first. */
  list: adminProcedure
    .meta({ says: 'Leads, newest first', scope: 'leads:read' })
    .input(listLeadsInput)
    .output(leadPage)
    .query(({ ctx, input }) => listLeads(ctx, input)),
  /** Open leads by status: all are counted, the newest are listed. */
  board: adminProcedure
    .meta({ says: 'Open leads by status: all are counted, the newest are listed', scope: 'leads:read' })
    .input(leadBoardInput)
    .output(leadBoard)
    .query(({ ctx, input }) => listLeadBoard(ctx, input)),
  /** One lead with its checklists, conversations and calls. */
  get: adminProcedure
    .meta({ says: 'One lead with its checklists, conversations and calls', scope: 'leads:read' })
    .input(getLeadInput)
    .output(leadDetails)
    .query(({ ctx, input }) => getLead(ctx, input)),
  /** Create a lead by hand, from a call or a fair. */
  create: adminProcedure
    .meta({ says: 'Create a lead by hand, from a call or a fair', scope: 'leads:write' })
    .input(addLeadInput)
    .output(editedLeadVersion)
    .mutation(({ ctx, input }) => addLead(ctx, input)),
  /** Change the facts of a lead. */
  update: adminProcedure
    .meta({ says: 'Change the facts of a lead', scope: 'leads:write' })
    .input(editLeadInput)
    .output(editedLeadVersion)
    .mutation(({ ctx, input }) => editLead(ctx, input)),
  /** Set the status of a lead. */
  move: adminProcedure
    .meta({ says: 'Set the status of a lead', scope: 'leads:write' })
    .input(moveLeadInput)
    .output(editedLeadVersion)
    .mutation(({ ctx, input }) => moveLead(ctx, input)),
  /** Close a lead as lost, with the reason, or as spam. */
  close: adminProcedure
    .meta({ says: 'Close a lead as lost, with the reason, or as spam', scope: 'leads:write' })
    .input(closeLeadInput)
    .output(editedLeadVersion)
    .mutation(({ ctx, input }) => closeLead(ctx, input)),
  /** Reopen a closed lead in the status that it had. */
  reopen: adminProcedure
    .meta({ says: 'Reopen a closed lead in the status that it had', scope: 'leads:write' })
    .input(reopenLeadInput)
    .output(editedLeadVersion)
    .mutation(({ ctx, input }) => reopenLead(ctx, input)),
  /** Delete a lead with all personal data, also in the audit log. */
  delete: adminProcedure
    .meta({ says: 'Delete a lead with all personal data, also in the audit log', scope: 'leads:write' })
    .input(deleteLeadInput)
    .output(done)
    .mutation(({ ctx, input }) => deleteLead(ctx, input)),
  /** Save the notes on a lead. */
  updateNotes: adminProcedure
    .meta({ says: 'Save the notes on a lead', scope: 'leads:write' })
    .input(updateLeadNotesInput)
    .output(editedLeadVersion)
    .mutation(({ ctx, input }) => updateLeadNotes(ctx, input)),
  /** Who a lead may be already: a contact, or someone from a client. */
  matches: adminProcedure
    .meta({ says: 'Who a lead may be already: a contact, or someone from a client', scope: 'leads:read' })
    .input(leadMatchesInput)
    .output(leadMatches)
    .query(({ ctx, input }) => findLeadMatches(ctx, input)),
  /** Make a lead a contact of a new or existing client, and invite them. */
  invite: adminProcedure
    .meta({ says: 'Make a lead a contact of a new or existing client, and invite them' })
    .input(inviteLeadInput)
    .output(invitationWithLink)
    .mutation(({ ctx, input }) => inviteLead(ctx, input)),
  /** Make a lead a contact of a new or existing client, without an invitation. */
  convert: adminProcedure
    .meta({ says: 'Make a lead a contact of a new or existing client, without an invitation' })
    .input(convertLeadInput)
    .output(convertedLead)
    .mutation(({ ctx, input }) => convertLead(ctx, input)),
})
