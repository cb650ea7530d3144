import type { OpenDocumentInput } from '@tallgrass/contracts'
import { moveDocumentRow } from '@tallgrass/db'
import { documentFlow } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { auditDocument } from '../documents/audit-document.ts'
import { findReader } from '../documents/find-reader.ts'
import { holdDocument } from '../documents/hold-document.ts'
import { noteEvidence } from '../evidence/note-evidence.ts'

/** Notes that the client has it before their eyes, the first time. Throws NOT_FOUND. */
export async function openDocument(ctx: Ctx, input: OpenDocumentInput): Promise<{ ok: true }> {
  const { document, reader } = await findReader(ctx, input)
  if (reader.role === 'CLIENT' && document.status === 'sent') {
    await ctx.transaction(async (tx) => {
      const held = await holdDocument(tx, document.id)
      if (held.document.status !== 'sent') return
      const status = documentFlow.next(held.document.status, 'begin')
      await moveDocumentRow(tx.db, document.id, { from: held.document.status, status })
      await noteEvidence(tx, document.id, { event: 'opened', actor: reader })
      auditDocument(tx, held, { action: 'document.open', before: { status: 'sent' }, after: { status } })
    })
  }
  return { ok: true }
}
