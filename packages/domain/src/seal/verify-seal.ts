import { type Certificate, CryptoEngine } from 'pkijs'
import { findSignature } from './find-signature.ts'
import { readSigner } from './read-cms.ts'

const COMMON_NAME = '2.5.4.3'

export interface Seal {
  /** The name on the certificate; anybody can write one on a certificate of their own. */
  by: string
  /** SHA-256 of the certificate, in hexadecimal digits: tells whose it is. */
  fingerprint: string
  sealedAt: Date | null
  reason: string | null
}

/** `appended`: what was sealed is whole, and more was added behind it. */
export type SealVerdict =
  | { outcome: 'sealed'; seal: Seal }
  | { outcome: 'appended'; seal: Seal; bytes: number }
  | { outcome: 'altered' }
  | { outcome: 'unsealed' }

/** The cryptography of the browser or of Node. */
export interface WebCrypto {
  subtle: object
}

/** Whether a PDF is, byte for byte, what somebody sealed. Needs nothing but the file. */
export async function verifySeal(file: Uint8Array, crypto: WebCrypto): Promise<SealVerdict> {
  const found = findSignature(file)
  if (found === 'none') return { outcome: 'unsealed' }
  if (found === 'broken') return { outcome: 'altered' }
  const signer = await readSigner(
    found.cms,
    join(found.before, found.after),
    new CryptoEngine({ name: 'seal', crypto }),
    // The reader throws for whatever is no signature, and for one that does not fit.
  ).catch(() => undefined)
  if (!signer) return { outcome: 'altered' }
  const { fingerprint } = signer
  const { reason, signedAt } = found
  const seal = { by: nameOn(signer.certificate), fingerprint, sealedAt: signedAt, reason }
  const bytes = file.length - found.end
  return bytes === 0 ? { outcome: 'sealed', seal } : { outcome: 'appended', seal, bytes }
}

function join(before: Uint8Array, after: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(before.length + after.length)
  joined.set(before)
  joined.set(after, before.length)
  return joined
}

function nameOn({ subject }: Certificate): string {
  const name = subject.typesAndValues.find(({ type }) => type === COMMON_NAME)?.value.valueBlock.value
  return typeof name === 'string' ? name : 'a certificate without a name'
}
