import type { OutboxMail } from '@tallgrass/contracts'
import { inDays, mockId } from './moments.ts'

type MailFacts = Pick<OutboxMail, 'recipient'> & Partial<OutboxMail> & { daysAgo: number }

const written: MailFacts[] = [
  { recipient: 'curtis@haleautoglass.example', status: 'queued', attempts: 0, sentAt: null, daysAgo: 0.01 },
  {
    recipient: 'client@tallgrass.example',
    template: 'password-reset',
    subject: 'A new password for Tallgrass Automation',
    text: 'Hello Maren Okafor,\n\nSomeone, probably you, asked to reset the password for your account.',
    daysAgo: 2,
  },
  { recipient: 'elena@marshbookkeeping.example', daysAgo: 3 },
  {
    recipient: 'priya@ramankitchens.example',
    status: 'failed',
    attempts: 8,
    lastError: '550 5.1.1 No such mailbox',
    sentAt: null,
    daysAgo: 12,
  },
  { recipient: 'dana@whitfieldhvac.example', status: 'held', attempts: 0, sentAt: null, daysAgo: 25 },
]

/** Newest first, one in every state. */
export const mails: OutboxMail[] = written.map(({ daysAgo, ...facts }, index) => ({
  id: mockId('Mail', index + 1),
  template: 'invitation',
  subject: 'Your invitation to Tallgrass Automation',
  text: 'Hello,\n\nTallgrass Automation invites you to join as a client.',
  status: 'sent',
  attempts: 1,
  lastError: null,
  createdAt: inDays(-daysAgo),
  sentAt: inDays(-daysAgo),
  // Erased once it is sent.
  linkValid: facts.status !== undefined,
  ...facts,
}))
