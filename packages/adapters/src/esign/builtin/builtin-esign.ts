import type { ESignPort } from '@tallgrass/core'
import { type Database, listDocumentsAtProvider } from '@tallgrass/db'
import { PREVIEW } from '../preview-mark.ts'
import { sealKeeper } from './seal-keeper.ts'
import type { SealKeyPlace } from './seal-key.ts'

// Loaded on demand, because this is too much code to load at startup.
const loadDocuments = () => import('../../documents.ts')

export interface BuiltinOptions {
  database: Database
  /** Where the seal's key is kept. */
  seal: SealKeyPlace
}

/** Documents are signed on our own pages: this renders them, and seals them once all have signed. */
export function builtinESign({ database, seal }: BuiltinOptions): ESignPort {
  return {
    provider: 'builtin',
    hosted: null,
    seal: sealKeeper(seal),
    async send(signing) {
      const { renderDocument } = await loadDocuments()
      return { id: signing.idempotencyKey, file: await renderDocument(signing) }
    },
    async preview(signing) {
      const { renderDocument } = await loadDocuments()
      return renderDocument(signing, { watermark: PREVIEW })
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
