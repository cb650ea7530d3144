// A conversation of someone who is signed in is theirs: whoever signs in on that browser next does not see it.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Null until someone signs in who holds it.
  await db.schema.alterTable('chat_sessions').addColumn('user_id', 'uuid').execute()
  await db.schema
    .alterTable('chat_sessions')
    .addForeignKeyConstraint('chat_sessions_user_id_fkey', ['user_id'], 'users', ['id'])
    .execute()
  await db.schema.createIndex('chat_sessions_of_user').on('chat_sessions').columns(['user_id']).execute()
}
