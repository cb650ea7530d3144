// Every try to make a backup: System Health shows the last good one, and the row that is not finished keeps others waiting.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('backups')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('started_at', 'timestamptz', (column) => column.notNull())
    // Updated while its process works; a row that was not for a while belongs to a process that has ended.
    .addColumn('active_at', 'timestamptz', (column) => column.notNull())
    .addColumn('finished_at', 'timestamptz')
    // For people: the folder, or the bucket with its prefix.
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('bytes', 'bigint')
    .addColumn('encrypted', 'boolean', (column) => column.notNull())
    .addColumn('failure', 'text')
    .addCheckConstraint(
      'backups_finished_once',
      sql`case
        when finished_at is null then name is null and bytes is null and failure is null
        when failure is null then name is not null and bytes > 0
        else name is null and bytes is null
      end`,
    )
    .execute()
  await sql`create unique index backups_one_at_a_time on backups ((true)) where finished_at is null`.execute(
    db,
  )
  await db.schema
    .createIndex('backups_newest_first')
    .on('backups')
    .columns(['place', 'started_at desc', 'id desc'])
    .execute()
  await sql`
    alter table work_items
      drop constraint work_items_kind_known,
      add constraint work_items_kind_known check (
        kind in (
          'refund_due', 'payment_mismatch', 'payment_unmatched', 'refund_failed', 'signoff_blocked',
          'untrusted_address', 'file_altered', 'lead_uncontacted', 'client_answer', 'countersign_due',
          'job_failed', 'mail_failed', 'backup_missing'
        )
      )`.execute(db)
}
