import type { ESignPort } from '@tallgrass/core'
import { type Database, listHeldDocuments } from '@tallgrass/db'
import { sealKeeper } from './seal-keeper.ts'
import type { SealKeyPlace } from './seal-key.ts'

// Much code, which a start should not wait for.
const loadDocuments = () => import('../../documents.ts')

/** Plain letters: not every reader understands others there, and the title stands in the document itself. */
const REASON = 'Signed by all parties'

export interface BuiltinOptions {
  database: Database
  /** Where the key of the seal is kept. */
  seal: SealKeyPlace
}

/** Documents are signed on our own pages: this writes them, and seals what all have signed. */
export function builtinESign({ database, seal }: BuiltinOptions): ESignPort {
  return {
    provider: 'builtin',
    hosted: null,
    seal: sealKeeper(seal),
    async send(signing) {
      const { renderDocument } = await loadDocuments()
      return { id: signing.idempotencyKey, file: await renderDocument(signing) }
    },
    async list(limit) {
      const rows = await listHeldDocuments(database.db, 'builtin', limit)
      return rows.map(({ createdAt, documentTitle, id, status }) => {
        return { id, title: documentTitle, status, createdAt: new Date(createdAt) }
      })
    },
    async finish(signing) {
      const { createSeal, openSealKey, renderFinished } = await loadDocuments()
      const { endsAt, signer } = await openSealKey(seal, signing.finishedAt)
      if (endsAt <= signing.finishedAt) throw new Error('The certificate of the document seal has ended')
      const details = { reason: REASON, signedAt: signing.finishedAt }
      return Buffer.from(await createSeal({ signer }).seal(await renderFinished(signing), details))
    },
  }
}
