import { insertAuditLogs, lockAuditHead, moveAuditHead, newId } from '@tallgrass/db'
import { toInstant } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { toActorColumns } from './actor-columns.ts'
import { linkHash, newSalts } from './audit-chain.ts'

/**
 * Appends the transaction's records to the chain. Runs last in the transaction, so that the lock is short.
 */
export async function writeAudit(tx: Tx, key: Buffer): Promise<void> {
  if (tx.audited.length === 0) return
  let { hash, seq } = await lockAuditHead(tx.db)
  const at = toInstant(tx.now)
  const { ip, userAgent } = tx.origin
  const rows = tx.audited.map(({ actor, after = null, before = null, ...entry }) => {
    seq += 1
    const columns = toActorColumns(actor)
    const salts = newSalts({ before, after, ip, userAgent })
    const place = { seq, id: newId('AuditRow', tx.now), at }
    const link = { ...entry, ...columns, ...place, before, after, ip, userAgent, salts, digests: null }
    hash = linkHash(key, hash, link)
    return { ...link, hash }
  })
  await insertAuditLogs(tx.db, rows)
  await moveAuditHead(tx.db, { seq, hash })
}
