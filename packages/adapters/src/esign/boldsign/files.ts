import { PDF } from '@libpdf/core'
import type { NewSigning } from '@tallgrass/core'
import { renderDocument, sealDocument } from '../../documents.ts'
import type { SealKeyPlace } from '../builtin/seal-key.ts'
import { renderSignaturePage } from './signature-page.ts'

/** What is put before the signers: the words, and a last page to sign on. */
export async function renderForSigning(signing: NewSigning): Promise<Buffer> {
  const plain = {
    ...signing,
    title: withoutTags(signing.title),
    text: allWithoutTags(signing.text),
    signers: signing.signers.map((signer) => ({ ...signer, name: withoutTags(signer.name) })),
  }
  return join(await renderDocument(plain), await renderSignaturePage(plain))
}

function allWithoutTags(text: NewSigning['text']): NewSigning['text'] {
  return JSON.parse(JSON.stringify(text), (_name, value: unknown) =>
    typeof value === 'string' ? withoutTags(value) : value,
  )
}

/** BoldSign makes a field of every text in double braces, and only ours are to be signed. */
function withoutTags(text: string): string {
  return text.replaceAll(/\{(?=\{)/g, '{ ')
}

interface Finished {
  signed: Buffer
  /** BoldSign's own record of what happened; null where the signed file holds it already. */
  auditTrail: Buffer | null
}

/**
 * The signed file with its audit trail, under our seal, so that what we keep shows when it was changed. Pages that are
 * put together cannot bear BoldSign's own seal any more; a file that holds its audit trail already keeps it under ours.
 */
export async function sealFinished(
  { auditTrail, signed }: Finished,
  at: { seal: SealKeyPlace; signedAt: Date },
): Promise<Buffer> {
  const whole = auditTrail ? await join(await withoutSeals(signed), await withoutSeals(auditTrail)) : signed
  return sealDocument(whole, at)
}

/** What is drawn stays. A broken seal would only say that something is wrong. */
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
