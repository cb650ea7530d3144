// A notice of a refund may come before the one of its payment. It is found by a column, no longer by its sentence.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The payment's id at the provider.
  await db.schema.alterTable('payment_notices').addColumn('waits_for', 'text').execute()
  await sql`
    update payment_notices
      set waits_for = substring(outcome from '^Waits for payment (.+) of (?:sandbox|stripe)$'), outcome = null
      where settled_at is null and outcome ~ '^Waits for payment .+ of (sandbox|stripe)$'`.execute(db)
  await db.schema
    .alterTable('payment_notices')
    .addCheckConstraint('payment_notices_settled_wait_no_more', sql`settled_at is null or waits_for is null`)
    .execute()
  await sql`
    create index payment_notices_waiting on payment_notices (provider, waits_for)
      where waits_for is not null`.execute(db)
}
