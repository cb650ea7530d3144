// What visitors and the assistant said to each other.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat_messages')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('session_id', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('timestamp', 'timestamptz', (c) => c.notNull())
    .addColumn('metadata', 'jsonb', (c) => c.notNull().defaultTo(sql`'{}'`))
    .addCheckConstraint('chat_messages_role_known', sql`role in ('user', 'assistant', 'system')`)
    .execute()
  await db.schema
    .createIndex('chat_messages_of_session')
    .on('chat_messages')
    .columns(['session_id', 'timestamp', 'id'])
    .execute()
}
