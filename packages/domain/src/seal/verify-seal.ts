import { type Certificate, CryptoEngine } from 'pkijs'
import { findSignature } from './find-signature.ts'
import { readSigner } from './read-cms.ts'

const COMMON_NAME = '2.5.4.3'

export interface Seal {
  /** The name on the certificate. It proves nothing: anyone can make a certificate with any name. */
  by: string
  /** SHA-256 of the certificate, in hexadecimal digits: identifies the signer. */
  fingerprint: string
  sealedAt: Date | null
  reason: string | null
}

/** `appended`: the sealed part is intact, but bytes were added after it. */
export type SealVerdict =
  | { outcome: 'sealed'; seal: Seal }
  | { outcome: 'appended'; seal: Seal; bytes: number }
  | { outcome: 'altered' }
  | { outcome: 'unsealed' }

/** Checks whether a PDF is, byte for byte, what was sealed. Needs only the file. */
export async function verifySeal(file: Uint8Array): Promise<SealVerdict> {
  const found = findSignature(file)
  if (found === 'none') return { outcome: 'unsealed' }
  if (found === 'broken') return { outcome: 'altered' }
  const signer = await readSigner(
    found.cms,
    join(found.before, found.after),
    new CryptoEngine({ name: 'seal', crypto }),
    // The reader throws if this is not a signature, or one that does not match.
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
