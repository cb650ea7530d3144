import { PDF, type Signer } from '@libpdf/core'

export interface Seal {
  /** The document with a signature over all of it, kept inside. */
  seal(document: Uint8Array, details: { reason: string; signedAt: Date }): Promise<Uint8Array>
}

/** Seals documents as PAdES B-B (ETSI EN 319 142-1): whoever changes a byte breaks the signature. */
export function createSeal({ signer }: { signer: Signer }): Seal {
  return {
    async seal(document, { reason, signedAt }) {
      const pdf = await PDF.load(document)
      const { bytes } = await pdf.sign({ signer, reason, signingTime: signedAt })
      return bytes
    },
  }
}
