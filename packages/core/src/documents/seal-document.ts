import { names } from '@tallgrass/brand'
import { documentText } from '@tallgrass/contracts'
import {
  type DocumentEventRow,
  findDocument,
  findDocumentText,
  insertDocumentFile,
  type ListedDocument,
  listDocumentEvents,
  listDocumentSignatures,
  updateDocument,
} from '@tallgrass/db'
import { type DocumentId, evidenceWords, noSuch } from '@tallgrass/domain'
import type { Ctx, WholeCtx } from '../ctx.ts'
import { recordEvidence } from '../evidence/record-evidence.ts'
import type { FinishedSigning } from '../ports/esign.ts'
import { sha256Of } from '../security/sha256.ts'
import { auditDocument } from './audit-document.ts'
import { emitDocument } from './emit-document.ts'
import { enqueueDocumentMail } from './enqueue-document-mail.ts'
import { lockDocument } from './lock-document.ts'
import { readStoredFile } from './read-stored-file.ts'

/** The actor when no person acts. */
const BUSINESS = { id: null, name: names.business }

/**
 * Creates and stores the sealed file of a document that everyone has signed. Safe to run again. Throws if the
 * file cannot be created; the queue then retries, and nothing else waits for it.
 */
export async function sealDocumentJob(
  ctx: WholeCtx,
  { documentId }: { documentId: DocumentId },
): Promise<void> {
  const document = await findDocument(ctx.db, ctx.scope, documentId)
  if (document?.status !== 'completed' || document.sealedAt) return
  const file = await ctx.esign.finish(await toFinished(ctx, document))
  await ctx.transaction(async (tx) => {
    const locked = await lockDocument(tx, documentId)
    if (locked.document.sealedAt) return
    const sha256 = sha256Of(file)
    await insertDocumentFile(tx.db, { documentId, kind: 'final', content: file, sha256, createdAt: tx.now })
    await updateDocument(tx.db, documentId, { sealedAt: tx.now, sealedSha256: sha256, sealedToken: null })
    await recordEvidence(tx, documentId, { event: 'sealed', actor: BUSINESS, sha256 })
    auditDocument(tx, locked, { action: 'document.seal', after: { sha256 } })
    await emitDocument(tx, 'document.sealed', locked)
    await enqueueDocumentMail(ctx, tx, 'document-completed', locked)
  })
}

async function toFinished(ctx: Ctx, document: ListedDocument): Promise<FinishedSigning> {
  const { clock, db, settings } = ctx
  const original = await readStoredFile(ctx, document, 'original')
  if (!original) throw noSuch('Document')
  const signatures = await listDocumentSignatures(db, [document.id])
  const events = await listDocumentEvents(db, [document.id])
  return {
    id: document.providerDocumentId ?? document.id,
    documentId: document.id,
    title: document.documentTitle,
    text: documentText.parse(await findDocumentText(db, document.id)),
    originalSha256: original.sha256,
    signatures: signatures.map(({ signedAt, ...signature }) => ({
      ...signature,
      signedAt: new Date(signedAt),
    })),
    evidence: events.map(toPrinted),
    finishedAt: clock(),
    verifyUrl: `${settings.publicUrl}/verify`,
  }
}

function toPrinted({ actorName, at, detail, event, hash, ip }: DocumentEventRow) {
  const description = detail === null ? evidenceWords[event] : `${evidenceWords[event]}: ${detail}`
  return { at: new Date(at), what: description, who: actorName, from: ip, hash }
}
