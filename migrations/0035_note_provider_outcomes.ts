// Whether an outside service works is seen in its last answers, whichever process asked: the system card reads them here.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('provider_outcomes')
    .addColumn('provider', 'text', (c) => c.primaryKey())
    .addColumn('last_success_at', 'timestamptz')
    .addColumn('last_failure_at', 'timestamptz')
    // The first failure after the last success; null while it works.
    .addColumn('failing_since', 'timestamptz')
    // The last reason, without secrets.
    .addColumn('failure', 'text')
    .addCheckConstraint(
      'provider_outcomes_provider_known',
      sql`provider in ('payments', 'signing', 'mail', 'model')`,
    )
    .addCheckConstraint(
      'provider_outcomes_failure',
      sql`(last_failure_at is null) = (failure is null) and (failing_since is null or last_failure_at is not null)`,
    )
    .execute()
  // When it was given up; unknown for those from before.
  await db.schema.alterTable('outbox_mails').addColumn('failed_at', 'timestamptz').execute()
  for (const column of ['sent_at', 'failed_at'] as const) {
    await db.schema
      .createIndex(`outbox_mails_by_${column}`)
      .on('outbox_mails')
      .column(column)
      .where(sql<boolean>`${sql.ref(column)} is not null`)
      .execute()
  }
  await sql`
    alter table work_items
      drop constraint work_items_kind_known,
      add constraint work_items_kind_known check (
        kind in (
          'refund_due', 'payment_mismatch', 'payment_unmatched', 'refund_failed', 'signoff_blocked',
          'untrusted_address'
        )
      )`.execute(db)
}
