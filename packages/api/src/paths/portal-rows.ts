import {
  agreement,
  company,
  notification,
  projectFile,
  projectMessage,
  review,
  task,
} from '@tallgrass/contracts'
import { row } from './row.ts'
import { listOf, withVersion } from './shapes.ts'

/** Everything else that visitors and clients can do. */
export const portalRows = [
  row('GET', '/api/site', 'demos.links'),

  row('PUT', '/api/chat/presence', 'chat.present'),
  row('POST', '/api/chat/resume', 'chat.resume'),
  row('GET', '/api/slots', 'chat.slots'),
  row('POST', '/api/calls', 'chat.bookCall', { creates: '/api/bookings/{token}' }),
  row('GET', '/api/bookings/{token}', 'chat.booking'),
  row('PUT', '/api/bookings/{token}/time', 'chat.chooseTime'),
  row('DELETE', '/api/bookings/{token}', 'chat.cancelBooking'),
  row('POST', '/api/calls/{id}/link', 'portal.calls.link', { creates: '/api/bookings/{token}' }),

  row('GET', '/api/contacts', 'portal.contacts.list'),
  row('GET', '/api/company', 'portal.company.get', { shape: withVersion(company) }),
  row('PUT', '/api/company', 'portal.company.update'),
  row('POST', '/api/company/invitations', 'portal.company.invite', { creates: '/api/company' }),
  row('POST', '/api/company/invitations/{id}/renew', 'portal.company.inviteAgain'),
  row('DELETE', '/api/company/invitations/{id}', 'portal.company.cancelInvitation'),
  row('PUT', '/api/company/people/{userId}/rights', 'portal.company.setRights'),
  row('GET', '/api/notifications', 'portal.notifications.list', { shape: listOf(notification) }),
  row('GET', '/api/notifications/unread', 'portal.notifications.unread'),
  row('POST', '/api/notifications/read', 'portal.notifications.markRead'),
  row('GET', '/api/notifications/mail', 'portal.notifications.mail'),
  row('PUT', '/api/notifications/mail', 'portal.notifications.setMail'),
  row('GET', '/api/unsubscribe/{token}', 'portal.notifications.unsubscription'),
  row('POST', '/api/unsubscribe/{token}', 'portal.notifications.unsubscribe'),
  row('GET', '/api/dashboard', 'portal.dashboard'),
  row('GET', '/api/projects/{id}/summary', 'portal.projects.summary'),
  row('GET', '/api/projects/{id}/cost-totals', 'portal.projects.costTotals'),
  row('GET', '/api/projects/{id}/agreements', 'portal.projects.agreements', { shape: listOf(agreement) }),
  row('POST', '/api/tasks/{id}/status', 'portal.tasks.move', { shape: withVersion(task) }),
  row('POST', '/api/tasks/{id}/hand-ins', 'portal.tasks.handIn', { shape: withVersion(task) }),
  row('GET', '/api/tasks/{id}/handed-in', 'portal.tasks.handedIn'),
  row('GET', '/api/tasks/{id}/reviews', 'portal.tasks.reviews', { shape: listOf(review) }),
  row('POST', '/api/tasks/{id}/reviews', 'portal.tasks.review', {
    params: { id: 'taskId' },
    creates: '/api/tasks/{taskId}/reviews',
  }),
  row('GET', '/api/projects/{id}/messages', 'portal.messages.list', { shape: listOf(projectMessage) }),
  row('POST', '/api/projects/{id}/messages', 'portal.messages.send', {
    params: { id: 'projectId' },
    creates: '/api/projects/{projectId}/messages',
  }),
  row('POST', '/api/projects/{id}/messages/read', 'portal.messages.markRead', {
    params: { id: 'projectId' },
  }),
  row('GET', '/api/projects/{id}/message-draft', 'portal.messages.draft'),
  row('PUT', '/api/projects/{id}/message-draft', 'portal.messages.saveDraft', {
    params: { id: 'projectId' },
  }),
  row('GET', '/api/messages/unread', 'portal.messages.unread'),
  row('PUT', '/api/messages/{id}', 'portal.messages.edit'),
  row('DELETE', '/api/messages/{id}', 'portal.messages.delete'),
  row('GET', '/api/projects/{id}/files', 'portal.files.list', {
    params: { id: 'projectId' },
    shape: listOf(projectFile),
  }),
  row('GET', '/api/projects/{id}/draft-files', 'portal.files.drafts', { params: { id: 'projectId' } }),
  row('DELETE', '/api/files/{id}', 'portal.files.remove'),
  row('POST', '/api/reviews/{id}/take-back', 'portal.tasks.takeBack'),
  row('GET', '/api/invoices/summary', 'portal.invoices.summary'),

  row('GET', '/api/checkout/{invoice}', 'portal.checkout.get'),
  row('POST', '/api/checkout/{invoice}', 'portal.checkout.start'),
  row('GET', '/api/checkout-sessions/{sessionId}', 'portal.checkout.outcome'),

  row('GET', '/api/verify/{sha256}', 'portal.documents.verify'),
  row('GET', '/api/signing/{documentId}', 'portal.signing.get'),
  row('POST', '/api/signing/{documentId}/open', 'portal.signing.open'),
  row('POST', '/api/signing/{documentId}/sign', 'portal.signing.sign'),
  row('POST', '/api/signing/{documentId}/decline', 'portal.signing.decline'),
  row('POST', '/api/signing/{documentId}/page', 'portal.signing.page'),
]
