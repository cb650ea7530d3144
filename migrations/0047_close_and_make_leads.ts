// A lead can be closed as lost or spam beside its status, and be made by hand, at a fair or after a phone call.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('leads')
    // Beside `source`, whose values the release before knows: where a lead that was made by hand came from.
    .addColumn('origin', 'text')
    .addColumn('closed_as', 'text')
    .addColumn('closed_reason', 'text')
    .addColumn('closed_at', 'timestamptz')
    .execute()
  const checks = {
    leads_origin_known: sql<boolean>`origin in ('phone', 'fair', 'referral', 'other')`,
    leads_closed_as_known: sql<boolean>`closed_as in ('lost', 'spam')`,
    leads_closed_at_a_time: sql<boolean>`(closed_as is null) = (closed_at is null)`,
    leads_lost_with_reason: sql<boolean>`(closed_as is not null and closed_as = 'lost') = (closed_reason is not null)`,
  }
  for (const [name, check] of Object.entries(checks)) {
    await db.schema.alterTable('leads').addCheckConstraint(name, check).execute()
  }
  await db.schema
    .createIndex('leads_open_by_status')
    .on('leads')
    .columns(['status', 'created_at desc', 'id desc'])
    .where(sql.ref('closed_as'), 'is', null)
    .execute()
  await db.schema
    .createIndex('leads_closed')
    .on('leads')
    .columns(['created_at desc', 'id desc'])
    .where(sql.ref('closed_as'), 'is not', null)
    .execute()
}
