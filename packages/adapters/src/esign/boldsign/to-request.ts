import { names } from '@tallgrass/brand'
import type { NewSigning } from '@tallgrass/core'
import { DocumentSigner, ReminderSettings, SendForSign } from 'boldsign'
import { KEY } from './to-state.ts'

/** The client first, then the provider; without reminders, which are ours to decide. */
export function toRequest(signing: NewSigning, file: Buffer): SendForSign {
  const { expiresAt, idempotencyKey, signers, title } = signing
  return Object.assign(new SendForSign(), {
    title,
    message: `${names.business} asks for your signature: ${title}`,
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
    expiryDateType: SendForSign.ExpiryDateTypeEnum.SpecificDateTime,
    expiryValue: Math.floor(expiresAt.getTime() / 1000),
    reminderSettings: Object.assign(new ReminderSettings(), { enableAutoReminder: false }),
    // The list can be searched by the one, and the document itself tells the other.
    labels: [idempotencyKey],
    metaData: { [KEY]: idempotencyKey },
  })
}
