// A message is written with its cause and sent afterwards, so that neither exists without the other.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox_mails')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('template', 'text', (c) => c.notNull())
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('data', 'jsonb', (c) => c.notNull())
    // Links with tokens, encrypted; erased once sent or expired.
    .addColumn('sealed_link', 'text')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('outbox_mails_newest')
    .on('outbox_mails')
    .columns(['created_at desc', 'id desc'])
    .execute()
}
