import type { OpenDocumentInput } from '@tallgrass/contracts'
import { moveDocumentRow } from '@tallgrass/db'
import { documentFlow } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { auditDocument } from '../documents/audit-document.ts'
import { emitDocument } from '../documents/emit-document.ts'
import { findReader } from '../documents/find-reader.ts'
import { lockDocument } from '../documents/lock-document.ts'
import { recordEvidence } from '../evidence/record-evidence.ts'

/** Records the signer's first view of a document; that of a colleague does not count. Throws NOT_FOUND. */
export async function openDocument(ctx: Ctx, input: OpenDocumentInput): Promise<{ ok: true }> {
  const { document, reader } = await findReader(ctx, input)
  if (reader.role === 'CLIENT' && reader.isParty && document.status === 'sent') {
    await ctx.transaction(async (tx) => {
      const locked = await lockDocument(tx, document.id)
      if (locked.document.status !== 'sent' || locked.document.signerId !== reader.id) return
      const status = documentFlow.next(locked.document.status, 'begin')
      await moveDocumentRow(tx.db, document.id, { from: locked.document.status, status })
      await recordEvidence(tx, document.id, { event: 'opened', actor: reader })
      await emitDocument(tx, 'document.opened', locked)
      auditDocument(tx, locked, { action: 'document.open', before: { status: 'sent' }, after: { status } })
    })
  }
  return { ok: true }
}
