import { names } from '@tallgrass/brand'
import { type Db, type DocumentRow, hasEvent } from '@tallgrass/db'
import { expiryNoticeAt, isWaiting } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { toDocumentEvent } from '../documents/emit-document.ts'
import type { LockedDocument } from '../documents/lock-document.ts'
import { isTurnOf } from '../documents/to-document.ts'
import { emit } from '../events/emit.ts'
import { remind } from './remind-of-document.ts'

/** True if a document expires soon, at its present time, and no one was told yet. */
export async function isNewlyExpiring(db: Db, document: DocumentRow, now: Date): Promise<boolean> {
  const { expiresAt, id, sentAt } = document
  if (!isWaiting(document) || expiresAt === null || sentAt === null) return false
  const from = expiryNoticeAt({ sentAt: new Date(sentAt), expiresAt: new Date(expiresAt) })
  if (from === null || now < from) return false
  return !(await hasEvent(db, 'document.expiring', { id, since: from }))
}

/** Tells the side that has not signed yet that a document expires. A client gets the link to sign once more. */
export async function tellExpiring(ctx: Ctx, tx: Tx, locked: LockedDocument): Promise<void> {
  const { expiresAt } = locked.document
  if (expiresAt === null) return
  const { signerId: userId, ...facts } = await toDocumentEvent(tx, locked)
  const isClients = isTurnOf('CLIENT', locked.document)
  emit(tx, 'document.expiring', { ...facts, userId, expiresAt, waitsFor: isClients ? 'CLIENT' : 'ADMIN' })
  if (isClients)
    await remind(ctx, tx, locked, { id: null, name: names.business, template: 'document-expiring' })
}
