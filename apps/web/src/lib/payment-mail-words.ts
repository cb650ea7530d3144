import type { MailStatus } from '@tallgrass/domain'

/** Shown before a payment is requested. */
export function mailAhead(emailEnabled: boolean): string {
  return emailEnabled
    ? 'The client gets an email with a payment link. You get the same link.'
    : 'No email is sent because no mail server is configured. You get a payment link to share with the client.'
}

/** Shown after a payment was requested. */
export const mailOutcome: Record<MailStatus, string> = {
  sent: 'The client was sent an email with this link.',
  queued: 'The email with this link has not been sent yet. We keep trying; the outbox shows its status.',
  failed:
    'The email to the client could not be sent. Share this link yourself; the outbox shows what went wrong.',
  held: 'No email was sent because no mail server is configured. Share this link with the client.',
}
