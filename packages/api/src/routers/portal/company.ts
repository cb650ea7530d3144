import {
  colleagueInvitationId,
  company,
  companyPerson,
  companyVersion,
  done,
  inviteColleagueInput,
  invitedColleague,
  setRightsInput,
  updateCompanyInput,
} from '@tallgrass/contracts'
import {
  cancelColleagueInvitation,
  getCompany,
  inviteColleague,
  renewColleagueInvitation,
  setColleagueRights,
  updateCompany,
} from '@tallgrass/core/people'
import { clientProcedure, router } from '../../trpc.ts'

export const portalCompanyRouter = router({
  /** Your own organization, and who has access to its records. */
  get: clientProcedure
    .meta({ says: 'Your own organization, and who has access to its records', scope: 'clients:read' })
    .output(company)
    .query(({ ctx }) => getCompany(ctx)),
  /** Change the facts of your own organization. */
  update: clientProcedure
    .meta({ says: 'Change the facts of your own organization', scope: 'clients:write' })
    .input(updateCompanyInput)
    .output(companyVersion)
    .mutation(({ ctx, input }) => updateCompany(ctx, input)),
  /** Invite a colleague to your organization. */
  invite: clientProcedure
    .meta({ says: 'Invite a colleague to your organization', refuses: ['RATE_LIMITED'] })
    .input(inviteColleagueInput)
    .output(invitedColleague)
    .mutation(({ ctx, input }) => inviteColleague(ctx, input)),
  /** Send the invitation of a colleague again, with a new link. */
  inviteAgain: clientProcedure
    .meta({ says: 'Send the invitation of a colleague again, with a new link', refuses: ['RATE_LIMITED'] })
    .input(colleagueInvitationId)
    .output(invitedColleague)
    .mutation(({ ctx, input }) => renewColleagueInvitation(ctx, input)),
  /** Cancel the invitation of a colleague. */
  cancelInvitation: clientProcedure
    .meta({ says: 'Cancel the invitation of a colleague' })
    .input(colleagueInvitationId)
    .output(done)
    .mutation(({ ctx, input }) => cancelColleagueInvitation(ctx, input)),
  /** Set whether a colleague signs, pays and reviews. */
  setRights: clientProcedure
    .meta({ says: 'Set whether a colleague signs, pays and reviews' })
    .input(setRightsInput)
    .output(companyPerson)
    .mutation(({ ctx, input }) => setColleagueRights(ctx, input)),
})
