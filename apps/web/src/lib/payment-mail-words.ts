import type { MailStatus } from '@tallgrass/domain'

/** Said before a payment is asked for. */
export function mailAhead(emailEnabled: boolean): string {
  return emailEnabled
    ? 'The client gets an email with a link to pay. You get the same link.'
    : 'No email is sent, as no mail server is configured: you get a link to pay, and pass it on to the client.'
}

/** What became of the message to the client. */
export const mailOutcome: Record<MailStatus, string> = {
  sent: 'The client was sent an email with this link.',
  queued: 'The email with this link was not sent yet: we keep trying. The outbox shows what becomes of it.',
  failed:
    'The email to the client could not be sent. Pass this link on yourself; the outbox says what is wrong.',
  held: 'No email was sent, as no mail server is configured. Pass this link on to the client.',
}
