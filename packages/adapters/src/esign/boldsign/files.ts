import { PDF } from '@libpdf/core'
import type { NewSigning } from '@tallgrass/core'
import { renderDocument, sealDocument } from '../../documents.ts'
import type { SealKeyPlace } from '../builtin/seal-key.ts'
import { renderSignaturePage } from './signature-page.ts'

/** The PDF for the signers: the text, and a last page to sign on. */
export async function renderForSigning(
  signing: NewSigning,
  options: { watermark?: string } = {},
): Promise<Buffer> {
  const plain = {
    ...signing,
    title: withoutTags(signing.title),
    text: allWithoutTags(signing.text),
    signers: signing.signers.map((signer) => ({ ...signer, name: withoutTags(signer.name) })),
  }
  return join(await renderDocument(plain, options), await renderSignaturePage(plain))
}

function allWithoutTags(text: NewSigning['text']): NewSigning['text'] {
  return JSON.parse(JSON.stringify(text), (_name, value: unknown) =>
    typeof value === 'string' ? withoutTags(value) : value,
  )
}

/** BoldSign turns every text in double braces into a field; only our own tags may become fields. */
function withoutTags(text: string): string {
  return text.replaceAll(/\{(?=\{)/g, '{ ')
}

interface FinishedFiles {
  signed: Buffer
  /** BoldSign's own log of the signing; null if the signed file already contains it. */
  auditTrail: Buffer | null
}

/**
 * The signed file with its audit trail, under our seal, so that any later change shows. Appending the trail breaks
 * BoldSign's own seal, which is removed then; a file that already contains its trail keeps that seal under ours.
 */
export async function sealFinished(
  { auditTrail, signed }: FinishedFiles,
  at: { seal: SealKeyPlace; signedAt: Date },
): Promise<Buffer> {
  const complete = auditTrail
    ? await join(await withoutSeals(signed), await withoutSeals(auditTrail))
    : signed
  return sealDocument(complete, at)
}

/** Keeps what is drawn. A broken seal would only suggest tampering. */
async function withoutSeals(file: Buffer): Promise<Buffer> {
  const pdf = await PDF.load(file)
  const form = pdf.getForm()
  if (!form) return file
  form.flatten({ skipAppearanceUpdate: true })
  return Buffer.from(await pdf.save())
}

async function join(first: Buffer, second: Buffer): Promise<Buffer> {
  const pdf = await PDF.load(first)
  const other = await PDF.load(second)
  const pages = Array.from({ length: other.getPageCount() }, (_, i) => i)
  await pdf.copyPagesFrom(other, pages)
  return Buffer.from(await pdf.save())
}
