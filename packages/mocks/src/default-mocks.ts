import {
  agreementMocks,
  documentMocks,
  portalAgreementMocks,
  portalDocumentMocks,
  signingMocks,
} from './defaults/agreements.ts'
import { apiKeyMocks } from './defaults/api-keys.ts'
import { authMocks } from './defaults/auth.ts'
import { auditMocks, jobMocks, outboxMocks, systemMocks, waitlistMocks } from './defaults/back-office.ts'
import { bookingMocks, calendarFeedMocks, portalCallMocks } from './defaults/bookings.ts'
import { chatMocks } from './defaults/chat.ts'
import { clientMocks } from './defaults/clients.ts'
import { companyMocks } from './defaults/company.ts'
import { contactMocks } from './defaults/contacts.ts'
import { conversationMocks } from './defaults/conversations.ts'
import { demoMocks } from './defaults/demos.ts'
import { fileMocks } from './defaults/files.ts'
import { invitationMocks } from './defaults/invitations.ts'
import { checkoutMocks, invoiceMocks, portalInvoiceMocks, sandboxMocks } from './defaults/invoices.ts'
import { leadMocks } from './defaults/leads.ts'
import { liveMocks } from './defaults/live.ts'
import { messageMocks } from './defaults/messages.ts'
import { adminDataMocks, ownDataMocks, yourDataMocks } from './defaults/my-data.ts'
import { notificationMocks } from './defaults/notifications.ts'
import { ownSessionMocks } from './defaults/own-sessions.ts'
import { peopleMocks } from './defaults/people.ts'
import { profileMocks } from './defaults/profile.ts'
import {
  checklistMocks,
  costMocks,
  dashboardMocks,
  portalMocks,
  projectMocks,
  taskMocks,
  toolMocks,
} from './defaults/projects.ts'
import { userMocks } from './defaults/users.ts'
import { webhookMocks } from './defaults/webhooks.ts'
import { workItemMocks } from './defaults/work-items.ts'
import type { Mocks } from './procedure-types.ts'
import type { Visitor } from './samples/people.ts'

/**
 * A realistic answer for every procedure, so that the whole browser application runs without a server.
 * `Required`: a procedure without a mock does not compile.
 */
export function defaultMocks(as: Visitor = 'visitor'): Required<Mocks> {
  return {
    ...authMocks(as),
    ...apiKeyMocks(as),
    ...ownSessionMocks,
    ...ownDataMocks(),
    ...yourDataMocks,
    ...adminDataMocks,
    ...profileMocks(as),
    ...chatMocks,
    ...demoMocks,
    ...portalMocks(as),
    ...fileMocks(as),
    ...portalCallMocks,
    ...messageMocks(as),
    ...notificationMocks(as),
    ...liveMocks,
    ...portalInvoiceMocks,
    ...checkoutMocks,
    ...sandboxMocks,
    ...portalAgreementMocks,
    ...portalDocumentMocks,
    ...signingMocks,
    ...dashboardMocks,
    ...projectMocks,
    ...taskMocks,
    ...checklistMocks,
    ...costMocks,
    ...toolMocks,
    ...agreementMocks,
    ...documentMocks,
    ...invoiceMocks,
    ...workItemMocks,
    ...userMocks,
    ...peopleMocks,
    ...contactMocks,
    ...companyMocks,
    ...invitationMocks,
    ...clientMocks,
    ...leadMocks,
    ...conversationMocks,
    ...waitlistMocks,
    ...bookingMocks,
    ...calendarFeedMocks,
    ...auditMocks,
    ...outboxMocks,
    ...jobMocks,
    ...systemMocks,
    ...webhookMocks,
  }
}
