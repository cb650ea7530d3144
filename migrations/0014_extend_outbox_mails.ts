// The outbox tells what became of each message: waiting, sent, given up, or kept because nothing can send it.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox_mails')
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('held'))
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('last_error', 'text')
    .addColumn('sent_at', 'timestamptz')
    // Whoever sends it holds it until then; nobody else tries meanwhile.
    .addColumn('leased_until', 'timestamptz')
    .addColumn('link_expires_at', 'timestamptz')
    .execute()
  const mails = () => db.schema.alterTable('outbox_mails')
  await mails()
    .addCheckConstraint('outbox_mails_status_known', sql`status in ('held', 'queued', 'sent', 'failed')`)
    .execute()
  await mails()
    .addCheckConstraint('outbox_mails_sent_at', sql`(status = 'sent') = (sent_at is not null)`)
    .execute()
  await db.schema
    .createIndex('outbox_mails_by_status')
    .on('outbox_mails')
    .columns(['status', 'created_at desc', 'id desc'])
    .execute()
  await db.schema
    .createIndex('outbox_mails_with_ending_link')
    .on('outbox_mails')
    .column('link_expires_at')
    .where(sql<boolean>`sealed_link is not null`)
    .execute()
}
