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
  await confirmKnownAddresses(db)
  await allowAlso(db, 'events', 'account.email_changed')
  await allowAlso(db, 'mail_preferences', 'account.email_changed')
}

/**
 * A new address counts once its link was followed; until `undo_until` the old address, if it was confirmed, can take it
 * back.
 */
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
    .addCheckConstraint(
      'email_changes_undo',
      sql`(undo_until is null) = (undo_token_hash is null) and (undo_until is null or confirmed_at is not null)`,
    )
    .execute()
  await db.schema
    .createIndex('email_changes_of_user')
    .on('email_changes')
    .columns(['user_id', 'created_at'])
    .execute()
  // An address that can come back is not free.
  await sql`create index email_changes_kept on email_changes (old_email) where undo_until is not null`.execute(
    db,
  )
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

/**
 * No one was asked to confirm before. Accounts by invitation have proved their address, and those with records are in
 * use: both count as confirmed. Others are asked.
 */
async function confirmKnownAddresses(db: Kysely<unknown>): Promise<void> {
  await sql`
    update users set email_verified_at = users.created_at
    where email_verified_at is null and password_hash is not null and (
      role = 'ADMIN'
      or exists (select from user_invitations where user_invitations.email = users.email and status = 'ACCEPTED')
      or exists (select from projects where client_id = users.id)
      or exists (select from agreements where client_id = users.id)
      or exists (select from e_signature_documents where client_id = users.id or signer_id = users.id)
      or exists (select from invoices where client_id = users.id)
      or exists (select from messages where author_id = users.id)
      or exists (select from bookings where client_id = users.id))`.execute(db)
}

/** Adds a kind of event to those that the table already allows. */
async function allowAlso(db: Kysely<unknown>, table: string, kind: string): Promise<void> {
  const name = `${table}_kind_known`
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${name}`.execute(db)
  const known = [...(rows[0]?.definition ?? '').matchAll(/'([^']+)'::text/g)].map(([, value]) => `'${value}'`)
  await sql`alter table ${sql.id(table)} drop constraint ${sql.id(name)},
    add constraint ${sql.id(name)} check (kind in (${sql.raw([...known, `'${kind}'`].join(', '))}))`.execute(
    db,
  )
}
