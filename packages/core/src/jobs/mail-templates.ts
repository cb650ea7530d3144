import { accountMails } from '../accounts/account-mails.ts'
import { bookingMails } from '../bookings/booking-mails.ts'
import { chatMails } from '../chat/chat-mails.ts'
import { documentMails } from '../documents/document-mails.ts'
import { invitationMails } from '../invitations/invitation-mails.ts'
import { invoiceMails } from '../invoices/invoice-mails.ts'
import { notificationMails } from '../notifications/notification-mails.ts'
import { weekMail } from '../notifications/week-mail.ts'
import { paymentMails } from '../payments/payment-mails.ts'
import type { MailTemplates } from '../ports/mail.ts'

/**
 * Every kind of message that the product sends. The outbox stores only data; a message is composed when it is
 * sent.
 */
export const mailTemplates: MailTemplates = [
  ...Object.values(accountMails),
  ...Object.values(bookingMails),
  ...Object.values(chatMails),
  ...Object.values(documentMails),
  ...Object.values(invitationMails),
  ...Object.values(invoiceMails),
  ...Object.values(notificationMails),
  ...Object.values(paymentMails),
  weekMail,
]
