// Sign-in links by mail, and accounts of OpenID Connect providers.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sign_in_links')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    // Null if no account may use it: its code is refused as often, and in the same time, as that of an account.
    .addColumn('user_id', 'uuid')
    .addColumn('token_hash', 'text', (c) => c.notNull())
    // Six digits, for the browser that asked.
    .addColumn('code_hash', 'text', (c) => c.notNull())
    // Of a cookie of the browser that asked: the link works nowhere else.
    .addColumn('browser_hash', 'text', (c) => c.notNull())
    .addColumn('wrong_codes', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .addColumn('used_at', 'timestamptz')
    .addForeignKeyConstraint('sign_in_links_user_id_fkey', ['user_id'], 'users', ['id'], (c) =>
      c.onDelete('cascade'),
    )
    .addUniqueConstraint('sign_in_links_token_hash_key', ['token_hash'])
    .execute()
  await db.schema.createIndex('sign_in_links_of_user').on('sign_in_links').column('user_id').execute()
  await db.schema.createIndex('sign_in_links_by_browser').on('sign_in_links').column('browser_hash').execute()
  await db.schema
    .createTable('identities')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    // Its name in the configuration when the account was connected.
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('issuer', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    // As the provider gave it, to show which account is meant.
    .addColumn('email', 'text')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('last_used_at', 'timestamptz')
    .addForeignKeyConstraint('identities_user_id_fkey', ['user_id'], 'users', ['id'], (c) =>
      c.onDelete('cascade'),
    )
    .addUniqueConstraint('identities_subject_key', ['issuer', 'subject'])
    .addUniqueConstraint('identities_of_user', ['user_id', 'issuer'])
    .execute()
  await sql`
    alter table provider_outcomes
      drop constraint provider_outcomes_provider_known,
      add constraint provider_outcomes_provider_known check (
        provider in ('payments', 'signing', 'mail', 'model', 'identity')
      )`.execute(db)
}
