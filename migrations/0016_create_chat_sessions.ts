// A visitor's conversation belongs to their browser, and the lead that comes of it to whoever follows it up.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat_sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    // SHA-256 of what the browser holds in its cookie.
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('lead_id', 'uuid')
    // When the lead form was first asked for: it is shown once.
    .addColumn('lead_asked_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    // Null until something was said.
    .addColumn('last_message_at', 'timestamptz')
    .addUniqueConstraint('chat_sessions_token_hash_key', ['token_hash'])
    .addForeignKeyConstraint('chat_sessions_lead_id_fkey', ['lead_id'], 'leads', ['id'])
    .execute()
  await db.schema.createIndex('chat_sessions_of_lead').on('chat_sessions').columns(['lead_id']).execute()
  await db.schema
    .createIndex('chat_sessions_latest')
    .on('chat_sessions')
    .columns(['last_message_at desc', 'id desc'])
    .where(sql.ref('last_message_at'), 'is not', null)
    .execute()
  await db.schema
    .alterTable('chat_messages')
    .addForeignKeyConstraint('chat_messages_session_id_fkey', ['session_id'], 'chat_sessions', ['id'])
    .execute()

  await db.schema
    .alterTable('leads')
    .addColumn('first_contacted_at', 'timestamptz')
    .addColumn('invitation_id', 'uuid')
    // The account that the lead became.
    .addColumn('client_id', 'uuid')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await db.schema
    .alterTable('leads')
    .addCheckConstraint('leads_source_known', sql`source in ('chat', 'checklist', 'schedule')`)
    .execute()
  await db.schema
    .alterTable('leads')
    .addForeignKeyConstraint('leads_invitation_id_fkey', ['invitation_id'], 'user_invitations', ['id'])
    .execute()
  await db.schema
    .alterTable('leads')
    .addForeignKeyConstraint('leads_client_id_fkey', ['client_id'], 'users', ['id'])
    .execute()
  await db.schema.createIndex('leads_of_invitation').on('leads').columns(['invitation_id']).execute()
  await db.schema.createIndex('leads_of_client').on('leads').columns(['client_id']).execute()
}
