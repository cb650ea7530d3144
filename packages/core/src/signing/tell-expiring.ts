import { names } from '@tallgrass/brand'
import type { DocumentRow } from '@tallgrass/db'
import { expiryNoticeAt, type Instant, isWaiting } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { toDocumentEvent } from '../documents/emit-document.ts'
import type { LockedDocument } from '../documents/lock-document.ts'
import { isTurnOf } from '../documents/to-document.ts'
import { emit } from '../events/emit.ts'
import { remind } from './remind-of-document.ts'

type Waiting = Pick<DocumentRow, 'expiresAt' | 'sentAt' | 'signedAt' | 'status'>

/**
 * True if a document expires soon, at its present time, and those whose turn it is were not told yet. `toldAt` is when
 * someone was told last.
 */
export function isNewlyExpiring(
  { expiresAt, sentAt, signedAt, status, toldAt }: Waiting & { toldAt: Instant | null },
  now: Date,
): boolean {
  if (!isWaiting({ status }) || expiresAt === null || sentAt === null) return false
  const from = expiryNoticeAt({ sentAt: new Date(sentAt), expiresAt: new Date(expiresAt) })
  if (from === null || now < from) return false
  if (toldAt === null) return true
  const told = new Date(toldAt)
  // With the client's signature, the turn of the other side begins.
  return told < from || (signedAt !== null && told < new Date(signedAt))
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
