import { listAuditMentions } from '@tallgrass/db'
import { type AuditField, type AuditRowId, auditFields, type UserId } from '@tallgrass/domain'
import { eraseAuditFieldsIn } from '../audit/erase-audit-fields.ts'
import type { WholeCtx } from '../ctx.ts'

/** In one transaction, which everyone who writes to the log waits for. */
const BATCH = 50
const REASON = 'A person’s data was deleted'
/** That someone asked for it and when is proof for both sides, and no personal data. */
const KEPT = ['user.request-erasure', 'user.erase']

type Mentions = Parameters<typeof listAuditMentions>[1]
type Row = Awaited<ReturnType<typeof listAuditMentions>>[number]

/** Erases what the audit log says of a person. Its rows stay, and the chain stays whole. */
export async function eraseMentions(ctx: WholeCtx, mentions: Mentions): Promise<void> {
  const byFields = new Map<string, { fields: readonly AuditField[]; ids: AuditRowId[] }>()
  for (const row of await listAuditMentions(ctx.db, mentions)) {
    const fields = fieldsOf(row, mentions.userId)
    const group = byFields.get(fields.join()) ?? { fields, ids: [] }
    group.ids.push(row.id)
    byFields.set(fields.join(), group)
  }
  for (const { fields, ids } of byFields.values())
    for (let start = 0; start < ids.length; start += BATCH) {
      const erasure = { fields, ids: ids.slice(start, start + BATCH), reason: REASON }
      await ctx.transaction((tx) => eraseAuditFieldsIn(tx, ctx, erasure))
    }
}

/** Where administrators were is evidence; where the person or a visitor was is their data. */
function fieldsOf({ action, actorId, actorKind, isAbout, mentions }: Row, userId: UserId) {
  const places: AuditField[] =
    actorId === userId || (isAbout && actorKind !== 'user') ? ['ip', 'userAgent'] : []
  const values: AuditField[] = (isAbout || mentions) && !KEPT.includes(action) ? ['before', 'after'] : []
  return auditFields.filter((field) => [...places, ...values].includes(field))
}
