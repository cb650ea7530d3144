import type { ESignPort } from '@tallgrass/core'
import { type Database, listDocumentsAtProvider } from '@tallgrass/db'
import { sealKeeper } from './seal-keeper.ts'
import type { SealKeyPlace } from './seal-key.ts'

// Much code, which a start should not wait for.
const loadDocuments = () => import('../../documents.ts')

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
      const rows = await listDocumentsAtProvider(database.db, 'builtin', limit)
      return rows.map(({ createdAt, documentTitle, id, status }) => {
        return { id, title: documentTitle, status, createdAt: new Date(createdAt) }
      })
    },
    async finish(signing) {
      const { renderFinished, sealDocument } = await loadDocuments()
      return sealDocument(await renderFinished(signing), { seal, signedAt: signing.finishedAt })
    },
  }
}
