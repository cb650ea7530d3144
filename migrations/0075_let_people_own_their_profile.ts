// Pictures and time zones of people, new and confirmed addresses, and passwords that an administrator wants renewed.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    // Null: the time zone of the organization, or of the business.
    .addColumn('time_zone', 'text')
    // Null unless they have a picture: the hash of its bytes, which is part of its address.
    .addColumn('picture_sha256', 'text')
    // Since then the password no longer signs in.
    .addColumn('password_ended_at', 'timestamptz')
    .execute()
  await db.schema
    .createTable('user_pictures')
    .addColumn('user_id', 'uuid', (c) => c.primaryKey())
    .addColumn('content', 'bytea', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addForeignKeyConstraint('user_pictures_user_id_fkey', ['user_id'], 'users', ['id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
  await createEmailChanges(db)
  await createConfirmations(db)
}

/** A new address counts once its link was followed; until `undo_until` the old address can take it back. */
async function createEmailChanges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('email_changes')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('old_email', 'text', (c) => c.notNull())
    .addColumn('new_email', 'text', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('undo_token_hash', 'text')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .addColumn('confirmed_at', 'timestamptz')
    .addColumn('undo_until', 'timestamptz')
    .addColumn('undone_at', 'timestamptz')
    .addForeignKeyConstraint('email_changes_user_id_fkey', ['user_id'], 'users', ['id'], (c) =>
      c.onDelete('cascade'),
    )
    .addUniqueConstraint('email_changes_token_hash_key', ['token_hash'])
    .addUniqueConstraint('email_changes_undo_token_hash_key', ['undo_token_hash'])
    .addCheckConstraint('email_changes_lower_case', sql`new_email = lower(new_email)`)
    .addCheckConstraint('email_changes_undo', sql`(confirmed_at is null) = (undo_until is null)`)
    .execute()
  await db.schema
    .createIndex('email_changes_of_user')
    .on('email_changes')
    .columns(['user_id', 'created_at'])
    .execute()
}

async function createConfirmations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('email_confirmations')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .addForeignKeyConstraint('email_confirmations_user_id_fkey', ['user_id'], 'users', ['id'], (c) =>
      c.onDelete('cascade'),
    )
    .addUniqueConstraint('email_confirmations_token_hash_key', ['token_hash'])
    .execute()
  await db.schema
    .createIndex('email_confirmations_of_user')
    .on('email_confirmations')
    .column('user_id')
    .execute()
}
