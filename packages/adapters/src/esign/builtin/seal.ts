import { PDF, type Signer } from '@libpdf/core'

export interface Seal {
  /** Returns the document with an embedded signature over all of it. */
  seal(document: Uint8Array, details: { reason: string; signedAt: Date }): Promise<Uint8Array>
}

/** Seals documents as PAdES B-B (ETSI EN 319 142-1): changing any byte breaks the signature. */
export function createSeal({ signer }: { signer: Signer }): Seal {
  return {
    async seal(document, { reason, signedAt }) {
      const pdf = await PDF.load(document)
      const { bytes } = await pdf.sign({ signer, reason, signingTime: signedAt })
      return bytes
    },
  }
}
