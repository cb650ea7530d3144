import { createHmac } from 'node:crypto'
import type { Services } from '@tallgrass/core'
import { newId } from '@tallgrass/db'
import { type AuditRowId, toInstant } from '@tallgrass/domain'

/** Appends rows as written before migration 0040, without actor kinds and salts. Returns their ids. */
export async function addOlderRows(
  { auditKey, clock, database }: Services,
  count: number,
): Promise<AuditRowId[]> {
  const head = database.db.selectFrom('auditHead').select(['seq', 'hash'])
  let { hash, seq } = await head.executeTakeFirstOrThrow()
  const at = toInstant(clock())
  const [before, ip, userAgent] = [null, '203.0.113.7', 'Prairie Browser/1.0']
  const rows = Array.from({ length: count }, (_, n) => {
    seq += 1
    const id = newId('AuditRow', clock())
    const after = { email: `person${n}@example.com`, role: 'CLIENT' }
    const facts = [
      hash,
      seq,
      id,
      null,
      'invitation.create',
      'invitation',
      null,
      before,
      after,
      ip,
      userAgent,
      at,
    ]
    hash = createHmac('sha256', auditKey).update(JSON.stringify(facts)).digest('hex')
    const change = { action: 'invitation.create', entity: 'invitation' }
    return { ...change, id, seq, hash, before, after, ip, userAgent, at }
  })
  await database.db.insertInto('auditLogs').values(rows).execute()
  await database.db.updateTable('auditHead').set({ seq, hash }).execute()
  return rows.map(({ id }) => id)
}
