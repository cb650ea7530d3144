// A separate entry point, because it also runs in the browser.
export { anId } from './mocks/an-id.ts'
export { createTrpcMock } from './mocks/create-trpc-mock.ts'
export { defaultMocks } from './mocks/default-mocks.ts'
export { assistantAnswers } from './mocks/defaults/chat.ts'
export { noChanges } from './mocks/defaults/live.ts'
export { endedExport } from './mocks/defaults/my-data.ts'
export type { MockedInput, Mocks, ProcedureName } from './mocks/procedure-types.ts'
export { pushedStream } from './mocks/pushed-stream.ts'
export {
  agreementDetailsOf,
  agreementIn,
  documentDetailsOf,
  documents,
  documentWords,
  FINGERPRINT,
} from './mocks/samples/agreements.ts'
export { auditEntries } from './mocks/samples/audit-entries.ts'
export { bookings } from './mocks/samples/bookings.ts'
export { company } from './mocks/samples/company.ts'
export { conversationDetails, conversations } from './mocks/samples/conversations.ts'
export { failedJobs } from './mocks/samples/failed-jobs.ts'
export { files, maxFileBytes } from './mocks/samples/files.ts'
export { heldWork } from './mocks/samples/held-work.ts'
export { adminInvoices, detailsOf } from './mocks/samples/invoices.ts'
export { detailsOf as leadDetailsOf, leads } from './mocks/samples/leads.ts'
export { mails } from './mocks/samples/mails.ts'
export { messages } from './mocks/samples/messages.ts'
export { adminMail, adminNotifications, clientNotifications } from './mocks/samples/notifications.ts'
export { organizationDetailsOf, organizations } from './mocks/samples/organizations.ts'
export { admin, client, colleagues, people, type Visitor, visitors } from './mocks/samples/people.ts'
export { profileOf } from './mocks/samples/profile.ts'
export { invoices } from './mocks/samples/project-invoices.ts'
export { agreements, fullProject, projects, tasks } from './mocks/samples/projects.ts'
export { sampleHandIn, sampleReview } from './mocks/samples/reviews.ts'
export { waitlistEntries } from './mocks/samples/waitlist-entries.ts'
export { noWork, workItems } from './mocks/samples/work-items.ts'
