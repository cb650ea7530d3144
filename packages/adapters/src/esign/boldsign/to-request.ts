import { names } from '@tallgrass/brand'
import type { NewSigning } from '@tallgrass/core'
import { type CalendarDate, calendarDateAt, DAY_MS } from '@tallgrass/domain'
import { DocumentSigner, ReminderSettings, SendForSign } from 'boldsign'
import { KEY } from './to-state.ts'

/** BoldSign expires documents at its own midnight: one more day keeps a document open there until ours has passed. */
const SPARE_DAYS = 1

/** The client signs first, then the provider. BoldSign's reminders are off, because we send our own. */
export function toRequest(signing: NewSigning, file: Buffer): SendForSign {
  const { expiresAt, idempotencyKey, sentAt, signers, title } = signing
  return Object.assign(new SendForSign(), {
    title,
    message: `${names.business} requests your signature: ${title}`,
    files: [{ value: file, options: { filename: 'document.pdf', contentType: 'application/pdf' } }],
    useTextTags: true,
    signers: signers.map(({ email, name }, i) =>
      Object.assign(new DocumentSigner(), {
        name,
        emailAddress: email,
        signerOrder: i + 1,
        signerType: DocumentSigner.SignerTypeEnum.Signer,
      }),
    ),
    enableSigningOrder: true,
    enableReassign: false,
    enablePrintAndSign: false,
    expiryDateType: SendForSign.ExpiryDateTypeEnum.Days,
    expiryValue: daysUntil(expiresAt, sentAt) + SPARE_DAYS,
    reminderSettings: Object.assign(new ReminderSettings(), { enableAutoReminder: false }),
    // Lists can be searched by label, and a document's properties contain the metadata.
    labels: [idempotencyKey],
    metaData: { [KEY]: idempotencyKey },
  })
}

/** In UTC; the SDK writes dates as we do. */
export function toLastDay(expiresAt: Date): CalendarDate {
  return calendarDateAt(new Date(expiresAt.getTime() + SPARE_DAYS * DAY_MS), 'UTC')
}

function daysUntil(end: Date, start: Date): number {
  return Math.ceil((end.getTime() - start.getTime()) / DAY_MS)
}
