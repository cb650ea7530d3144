// Exports of everything about a person, and accounts that are deleted.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('data_exports')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    // Where its content is kept, once ready.
    .addColumn('storage_key', 'text')
    .addColumn('size', 'bigint')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('ready_at', 'timestamptz')
    .addColumn('expires_at', 'timestamptz')
    .addForeignKeyConstraint('data_exports_user_id_fkey', ['user_id'], 'users', ['id'], (c) =>
      c.onDelete('cascade'),
    )
    .addCheckConstraint('data_exports_status_known', sql`status in ('asked', 'ready', 'failed', 'ended')`)
    .addCheckConstraint(
      'data_exports_ready',
      sql`status <> 'ready' or (storage_key is not null and size is not null and ready_at is not null and expires_at is not null)`,
    )
    .execute()
  await sql`create unique index data_exports_asked on data_exports (user_id) where status = 'asked'`.execute(
    db,
  )
  await db.schema
    .createIndex('data_exports_of_user')
    .on('data_exports')
    .columns(['user_id', 'created_at'])
    .execute()
  // Set when the person asked; everything that no law keeps is gone within a day.
  await db.schema.alterTable('users').addColumn('erased_at', 'timestamptz').execute()
}
