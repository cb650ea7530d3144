import { contact, hours, names } from '@tallgrass/brand'
import { formatLongDateAt } from '@tallgrass/domain'
import { z } from 'zod'
import { composeMail, define } from '../mail/mail-template.ts'

const documentFacts = z.object({
  /** Of whom it is written to. */
  name: z.string(),
  clientName: z.string(),
  title: z.string(),
  expiresAt: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
})
type DocumentFacts = z.infer<typeof documentFacts>

interface Words {
  subject: string
  paragraphs: string[]
  label: string
  note: string
}

const PERSONAL = 'The link is meant for you alone: whoever has it can sign in your name.'
const SIGN_IN = 'You will be asked to sign in.'
const QUESTIONS = `If anything is unclear, our number is ${contact.phone}.`

/** What is written about documents to sign. */
export const documentMails = {
  'document-sent': documentMail('document-sent', ({ expiresAt, title }) => ({
    subject: `Please sign: ${title}`,
    paragraphs: [`“${title}” is ready for your signature.${untilWhen(expiresAt)}`, QUESTIONS],
    label: 'Read and sign',
    note: PERSONAL,
  })),
  'document-reminder': documentMail('document-reminder', ({ expiresAt, title }) => ({
    subject: `Still waiting for your signature: ${title}`,
    paragraphs: [
      `A friendly note: “${title}” still waits for your signature.${untilWhen(expiresAt)}`,
      QUESTIONS,
    ],
    label: 'Read and sign',
    note: PERSONAL,
  })),
  'document-signed': documentMail('document-signed', ({ clientName, title }) => ({
    subject: `${clientName} has signed: ${title}`,
    paragraphs: [`${clientName} has signed “${title}”. It takes effect with your countersignature.`],
    label: 'Countersign',
    note: SIGN_IN,
  })),
  'document-declined': documentMail('document-declined', ({ clientName, reason, title }) => ({
    subject: `${clientName} has declined: ${title}`,
    paragraphs: [`${clientName} does not sign “${title}”.`, ...because(reason)],
    label: 'Open the agreements',
    note: SIGN_IN,
  })),
  'document-expired': documentMail('document-expired', ({ clientName, title }) => ({
    subject: `Not signed in time: ${title}`,
    paragraphs: [
      `“${title}”, which was sent to ${clientName}, was not signed by everybody in time. The agreement is a draft again.`,
    ],
    label: 'Open the agreements',
    note: SIGN_IN,
  })),
  'document-withdrawn': documentMail('document-withdrawn', ({ reason, title }) => ({
    subject: `Withdrawn: ${title}`,
    paragraphs: [
      `We have taken back “${title}”. You need not sign it any more.`,
      ...because(reason),
      QUESTIONS,
    ],
    label: 'Open your agreements',
    note: SIGN_IN,
  })),
  'document-completed': documentMail('document-completed', ({ title }) => ({
    subject: `Signed by everybody: ${title}`,
    paragraphs: [
      `“${title}” is signed by everybody and in effect.`,
      'Your copy is sealed: any change to the file can be told from it.',
    ],
    label: 'Download your copy',
    note: SIGN_IN,
  })),
}

function documentMail(name: string, words: (facts: DocumentFacts) => Words) {
  return define(name, {
    data: documentFacts,
    compose: (facts, link) => {
      const { label, note, paragraphs, subject } = words(facts)
      return composeMail({
        subject,
        preview: paragraphs[0] ?? '',
        greeting: `Hello ${facts.name},`,
        paragraphs,
        button: { label, link },
        note,
        signature: names.business,
      })
    },
  })
}

function because(reason: string | null): string[] {
  return reason === null ? [] : [`The reason: ${reason}`]
}

function untilWhen(expiresAt: string | null): string {
  return expiresAt === null
    ? ''
    : ` You can sign it until ${formatLongDateAt(new Date(expiresAt), hours.timeZone)}.`
}
