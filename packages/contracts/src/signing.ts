import { isSignatureDrawing, noSuchRecord, signerRoles } from '@tallgrass/domain'
import { z } from 'zod'
import { money } from './amount.ts'
import { documentStatus, documentType, signature, signerName } from './documents.ts'
import { idOf } from './id-of.ts'
import { instant } from './person.ts'
import { line, paragraph } from './text.ts'

const NO_SUCH_DOCUMENT = noSuchRecord('Document')

/** Access through the signer's own session, or with the token from the email. */
const opened = {
  documentId: idOf('Document'),
  token: z
    .string(NO_SUCH_DOCUMENT)
    .max(100, NO_SUCH_DOCUMENT)
    // The address of the file carries it.
    .refine((text) => text.isWellFormed(), NO_SUCH_DOCUMENT)
    .optional(),
}
export const openDocumentInput = z.object(opened)
export type OpenDocumentInput = z.infer<typeof openDocumentInput>

const section = z.object({ heading: z.string(), paragraphs: z.array(z.string()) })

/** The complete text of a document. The signing page and the PDF show the same. */
export const documentText = z
  .object({
    title: z.string(),
    purpose: z.string(),
    /** The legal name of the client's organization, for which its people sign; null for a person. */
    organization: z.string().nullable().default(null).meta({
      description:
        "The legal name of the client's organization, for which its people sign; null for a person.",
    }),
    /** A value may have several lines. */
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
    sections: z.array(section),
    termsTitle: z.string(),
    terms: z.array(section),
    note: z.string(),
    /** The version of the document's text and of the terms. */
    version: z.string().meta({ description: "The version of the document's text and of the terms." }),
  })
  .meta({ description: 'The complete text of a document. The signing page and the PDF show the same.' })
export type DocumentText = z.infer<typeof documentText>

export const signingView = z.object({
  id: idOf('Document'),
  documentType,
  documentTitle: z.string(),
  projectName: z.string(),
  clientName: z.string(),
  signerName,
  sentByName: z.string(),
  text: documentText,
  status: documentStatus,
  sentAt: instant.nullable(),
  expiresAt: instant.nullable(),
  expiredAt: instant.nullable(),
  /** The name of the administrator who withdrew it, at `expiredAt`. */
  withdrawnBy: z
    .string()
    .nullable()
    .meta({ description: 'The name of the administrator who withdrew it, at `expiredAt`.' }),
  withdrawReason: z.string().nullable(),
  signatures: z.array(signature),
  /** The hash of the file to sign. */
  sha256: z.string().meta({ description: 'The hash of the file to sign.' }),
  fileUrl: z.string(),
  retainerAmount: money.nullable(),
  consent: z.object({ version: z.string(), label: z.string(), text: z.string() }),
  /** The caller's role as a signer. */
  role: z.enum(signerRoles).meta({ description: "The caller's role as a signer." }),
  /** True if the caller signs for their side; false for colleagues of the signer. */
  isSigner: z
    .boolean()
    .meta({ description: 'True if the caller signs for their side; false for colleagues of the signer.' }),
  /** True if it is the caller's turn to sign. */
  maySign: z.boolean().meta({ description: "True if it is the caller's turn to sign." }),
  /** The document is signed on the e-signature service's own pages. */
  atProvider: z
    .boolean()
    .meta({ description: "The document is signed on the e-signature service's own pages." }),
})
export type SigningView = z.infer<typeof signingView>

/** The SVG path of a drawn signature. */
const drawing = z
  .string()
  .max(20_000, 'This drawing is too long. Please sign with fewer strokes.')
  .refine(isSignatureDrawing, 'This drawing cannot be read')

export const signDocumentInput = z.object({
  ...opened,
  name: line({ label: 'Full name', required: 'Enter your full name' }),
  drawing: drawing.nullish(),
  consentVersion: z
    .string('Please agree to sign electronically')
    .min(1, 'Please agree to sign electronically'),
  sha256: z.string().regex(/^[\da-f]{64}$/, 'Open the document again'),
})
export type SignDocumentInput = z.infer<typeof signDocumentInput>

export const declineDocumentInput = z.object({
  ...opened,
  reason: paragraph({ label: 'Reason', required: 'Enter a reason for declining' }),
})
export type DeclineDocumentInput = z.infer<typeof declineDocumentInput>

/** Where the client goes after signing: to the payment of the retainer, if there is one. */
export const signed = z
  .object({
    paymentUrl: z.string().nullable(),
    /** Who is asked to pay the retainer; null if nothing is due, or if no one at the client pays. */
    invoiceGoesTo: z.enum(['you', 'colleague']).nullable().meta({
      description:
        'Who is asked to pay the retainer; null if nothing is due, or if no one at the client pays.',
    }),
  })
  .meta({
    description: 'Where the client goes after signing: to the payment of the retainer, if there is one.',
  })
export type Signed = z.infer<typeof signed>

/** The page of the e-signature service on which to sign. */
export const signingPage = z
  .object({ url: z.string() })
  .meta({ description: 'The page of the e-signature service on which to sign.' })
