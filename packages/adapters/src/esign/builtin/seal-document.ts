import { createSeal } from './seal.ts'
import { openSealKey, type SealKeyPlace } from './seal-key.ts'

/** Plain ASCII, which every PDF reader can show; the document itself has the details. */
const REASON = 'Signed by all parties'

/** Seals a finished document with this installation's key. Throws if the certificate has expired. */
export async function sealDocument(
  document: Uint8Array,
  { seal, signedAt }: { seal: SealKeyPlace; signedAt: Date },
): Promise<Buffer> {
  const { endsAt, signer } = await openSealKey(seal, signedAt)
  if (endsAt <= signedAt) throw new Error('The certificate of the document seal has expired')
  return Buffer.from(await createSeal({ signer }).seal(document, { reason: REASON, signedAt }))
}
