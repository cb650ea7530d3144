// An administrator's own calendar follows the calls by a secret address.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('calendar_feeds')
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    // One each: a new address ends the one before.
    .addPrimaryKeyConstraint('calendar_feeds_pkey', ['user_id'])
    .addUniqueConstraint('calendar_feeds_token_key', ['token_hash'])
    .addForeignKeyConstraint('calendar_feeds_user_id_fkey', ['user_id'], 'users', ['id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
}
