import { contact, hours, names } from '@tallgrass/brand'
import { idOf, instant } from '@tallgrass/contracts'
import { type Db, findDeadline } from '@tallgrass/db'
import { formatLongDateAt, type Instant } from '@tallgrass/domain'
import { z } from 'zod'
import { invitationPart, invitedUntil } from '../mail/invitation-part.ts'
import { composeMail, defineMail } from '../mail/mail-template.ts'
import type { MailTemplate } from '../ports/mail.ts'

const documentFacts = z.object({
  /** The recipient's name. */
  name: z.string(),
  /** The one who signs for the client. */
  clientName: z.string(),
  title: z.string(),
  expiresAt: instant.nullable(),
  reason: z.string().nullable(),
  invitedUntil,
  /** The document and who signs it for the client. Missing in older messages. */
  documentId: idOf('Document').optional(),
  signerId: idOf('User').optional(),
})
type DocumentFacts = z.infer<typeof documentFacts>

interface Moment {
  db: Db
  now: Date
}

interface Words {
  subject: string
  paragraphs: string[]
  label: string
  note: string
}

const PERSONAL = 'This link is for you only: anyone who has it can sign in your name.'
const SIGN_IN = 'You will be asked to sign in.'
const QUESTIONS = `Questions? Call us at ${contact.phone}.`

/**
 * The mails about documents to sign. Those that a client signed, declined or let expire are notifications now: their
 * templates compose what an earlier release has left in the outbox.
 */
export const documentMails = {
  'document-sent': {
    ...documentMail('document-sent', ({ expiresAt, title }) => ({
      subject: `Please sign: ${title}`,
      paragraphs: [`“${title}” is ready for your signature.${signBy(expiresAt)}`, QUESTIONS],
      label: 'Read and sign',
      note: PERSONAL,
    })),
    whenSent: whileUnsigned,
  },
  'document-reminder': {
    ...documentMail('document-reminder', ({ expiresAt, title }) => ({
      subject: `Still waiting for your signature: ${title}`,
      paragraphs: [
        `A friendly reminder: “${title}” is waiting for your signature.${signBy(expiresAt)}`,
        QUESTIONS,
      ],
      label: 'Read and sign',
      note: PERSONAL,
    })),
    whenSent: whileUnsigned,
  },
  'document-expiring': {
    ...documentMail('document-expiring', ({ expiresAt, title }) => ({
      subject: `Please sign soon: ${title}`,
      paragraphs: [
        `“${title}” still waits for your signature and expires soon.${signBy(expiresAt)}`,
        'After that, it can no longer be signed, and we would have to send it again.',
        QUESTIONS,
      ],
      label: 'Read and sign',
      note: PERSONAL,
    })),
    async whenSent(facts: DocumentFacts, at: Moment) {
      const present = await whileUnsigned(facts, at)
      // Once extended, it no longer expires soon.
      return present?.expiresAt === facts.expiresAt ? present : undefined
    },
  },
  'document-signed': documentMail('document-signed', ({ clientName, title }) => ({
    subject: `${clientName} signed: ${title}`,
    paragraphs: [`${clientName} signed “${title}”. It takes effect once you countersign.`],
    label: 'Countersign',
    note: SIGN_IN,
  })),
  'document-declined': documentMail('document-declined', ({ clientName, reason, title }) => ({
    subject: `${clientName} declined: ${title}`,
    paragraphs: [`${clientName} declined to sign “${title}”.`, ...because(reason)],
    label: 'Open the agreement',
    note: SIGN_IN,
  })),
  'document-expired': documentMail('document-expired', ({ clientName, title }) => ({
    subject: `Not signed in time: ${title}`,
    paragraphs: [
      `“${title}”, sent to ${clientName}, was not signed by everyone in time. The agreement is a draft again.`,
    ],
    label: 'Open the agreement',
    note: SIGN_IN,
  })),
  'document-withdrawn': documentMail('document-withdrawn', ({ reason, title }) => ({
    subject: `Withdrawn: ${title}`,
    paragraphs: [`We withdrew “${title}”. You no longer need to sign it.`, ...because(reason), QUESTIONS],
    label: 'Open your agreements',
    note: SIGN_IN,
  })),
  'document-passed': documentMail('document-passed', ({ title }) => ({
    subject: `No longer yours to sign: ${title}`,
    paragraphs: [
      `“${title}” was passed to someone else. You no longer need to sign it, and the link that we sent you no longer works.`,
      QUESTIONS,
    ],
    label: 'Open your agreements',
    note: SIGN_IN,
  })),
  'document-completed': documentMail('document-completed', ({ title }) => ({
    subject: `Signed by everyone: ${title}`,
    paragraphs: [
      `Everyone has signed “${title}”. It is now in effect.`,
      'Your copy is sealed, so any change to the file can be detected.',
    ],
    label: 'Download your copy',
    note: SIGN_IN,
  })),
}

function documentMail(name: string, words: (facts: DocumentFacts) => Words): MailTemplate<DocumentFacts> {
  return defineMail(name, {
    data: documentFacts,
    compose: (facts, link, invitationLink) => {
      const { label, note, paragraphs, subject } = words(facts)
      return composeMail({
        subject,
        preview: paragraphs[0] ?? '',
        greeting: `Hello ${facts.name},`,
        paragraphs,
        button: { label, link },
        note,
        invitation: invitationPart(facts.invitedUntil, invitationLink),
        signature: names.business,
      })
    },
  })
}

/** The facts with the present deadline; undefined if this signer need not sign any more. */
async function whileUnsigned(facts: DocumentFacts, { db, now }: Moment) {
  const { documentId: id, signerId } = facts
  if (!id || !signerId) return facts
  const found = await findDeadline(db, { id, signerId, now })
  return found && { ...facts, ...found }
}

function because(reason: string | null): string[] {
  return reason === null ? [] : [`Reason: ${reason}`]
}

function signBy(expiresAt: Instant | null): string {
  return expiresAt === null
    ? ''
    : ` Please sign it by ${formatLongDateAt(new Date(expiresAt), hours.timeZone)}.`
}
