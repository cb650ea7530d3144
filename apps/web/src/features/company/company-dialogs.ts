// One chunk: what these dialogs share would otherwise load with the page.
export { CancelInvitationDialog } from './cancel-invitation-dialog'
export { ColleagueRightsDialog } from './colleague-rights-dialog'
export { EditCompanyDialog } from './edit-company-dialog'
export { InviteColleagueDialog } from './invite-colleague-dialog'
