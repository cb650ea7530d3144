import { createSeal } from './seal.ts'
import { openSealKey, type SealKeyPlace } from './seal-key.ts'

/** In letters that every reader of such files knows; the document says the rest. */
const REASON = 'Signed by all parties'

/** A finished document under the seal of this installation. Throws once its certificate has ended. */
export async function sealDocument(
  document: Uint8Array,
  { seal, signedAt }: { seal: SealKeyPlace; signedAt: Date },
): Promise<Buffer> {
  const { endsAt, signer } = await openSealKey(seal, signedAt)
  if (endsAt <= signedAt) throw new Error('The certificate of the document seal has expired')
  return Buffer.from(await createSeal({ signer }).seal(document, { reason: REASON, signedAt }))
}
