import { accountMails } from '../accounts/account-mails.ts'
import { addressMails } from '../accounts/address-mails.ts'
import { bookingMails } from '../bookings/booking-mails.ts'
import { chatMails } from '../chat/chat-mails.ts'
import { documentMails } from '../documents/document-mails.ts'
import { invitationMails } from '../invitations/invitation-mails.ts'
import { invoiceMails } from '../invoices/invoice-mails.ts'
import { accountDataMails } from '../my-data/account-data-mails.ts'
import { notificationMails } from '../notifications/notification-mails.ts'
import { weekMail } from '../notifications/week-mail.ts'
import { paymentMails } from '../payments/payment-mails.ts'
import type { MailTemplates } from '../ports/mail.ts'
import { factorMails } from '../second-factor/factor-mails.ts'
import { signInLinkMails } from '../sign-in-links/sign-in-link-mails.ts'
import { signInMails } from '../sign-ins/sign-in-mails.ts'

/**
 * Every kind of message that the product sends. The outbox stores only data; a message is composed when it is
 * sent.
 */
export const mailTemplates: MailTemplates = [
  ...Object.values(accountDataMails),
  ...Object.values(accountMails),
  ...Object.values(addressMails),
  ...Object.values(bookingMails),
  ...Object.values(chatMails),
  ...Object.values(documentMails),
  ...Object.values(factorMails),
  ...Object.values(invitationMails),
  ...Object.values(invoiceMails),
  ...Object.values(notificationMails),
  ...Object.values(paymentMails),
  ...Object.values(signInMails),
  ...Object.values(signInLinkMails),
  weekMail,
]
