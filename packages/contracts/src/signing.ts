import { isSignatureDrawing, signerRoles } from '@tallgrass/domain'
import { z } from 'zod'
import { money } from './amount.ts'
import { documentStatus, documentType, signature } from './documents.ts'
import { instant } from './person.ts'
import { line, paragraph } from './text.ts'

/** Opened by the signer's own session, or by the token of the e-mail. */
const opened = {
  documentId: z.uuid('No such document'),
  token: z.string('No such document').max(100, 'No such document').optional(),
}
export const openDocumentInput = z.object(opened)
export type OpenDocumentInput = z.infer<typeof openDocumentInput>

const section = z.object({ heading: z.string(), paragraphs: z.array(z.string()) })

/** The words of a document, filled in: the page to sign and the PDF show the same. */
export const documentText = z.object({
  title: z.string(),
  purpose: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  sections: z.array(section),
  termsTitle: z.string(),
  terms: z.array(section),
  note: z.string(),
  /** Of the document's own words and of the terms. */
  version: z.string(),
})
export type DocumentText = z.infer<typeof documentText>

export const signingView = z.object({
  id: z.uuid(),
  documentType,
  documentTitle: z.string(),
  projectName: z.string(),
  clientName: z.string(),
  sentByName: z.string(),
  text: documentText,
  status: documentStatus,
  sentAt: instant.nullable(),
  expiresAt: instant.nullable(),
  expiredAt: instant.nullable(),
  /** Whoever has taken it back, then at `expiredAt`. */
  withdrawnBy: z.string().nullable(),
  withdrawReason: z.string().nullable(),
  signatures: z.array(signature),
  /** Of the file that is signed. */
  sha256: z.string(),
  fileUrl: z.string(),
  retainerAmount: money.nullable(),
  consent: z.object({ version: z.string(), label: z.string(), text: z.string() }),
  /** As whom the caller sees it. */
  role: z.enum(signerRoles),
  /** Whether it is the caller's turn. */
  maySign: z.boolean(),
  /** It is signed on the pages of the e-signature service. */
  atProvider: z.boolean(),
})
export type SigningView = z.infer<typeof signingView>

/** The path of a drawn signature. */
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

/** Where the client goes after signing: the payment of the retainer, if there is one. */
export const signed = z.object({ paymentUrl: z.string().nullable() })

/** Where the signer goes on, on the pages of the e-signature service. */
export const signingPage = z.object({ url: z.string() })
