// Authenticator apps with recovery codes, and passkeys.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('authenticators')
    .addColumn('user_id', 'uuid', (c) => c.primaryKey())
    .addColumn('secret_sealed', 'text', (c) => c.notNull())
    // Null until the person has typed a code.
    .addColumn('confirmed_at', 'timestamptz')
    // The time step of the last code: no code is accepted twice (RFC 6238, 5.2).
    .addColumn('last_step', 'bigint')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addForeignKeyConstraint('authenticators_user_id_fkey', ['user_id'], 'users', ['id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createTable('recovery_codes')
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('used_at', 'timestamptz')
    .addPrimaryKeyConstraint('recovery_codes_pkey', ['user_id', 'code_hash'])
    .addForeignKeyConstraint('recovery_codes_user_id_fkey', ['user_id'], 'users', ['id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
  await createPasskeys(db)
  for (const table of ['events', 'mail_preferences']) await allowAlso(db, table, 'account.factor_changed')
}

async function createPasskeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('credential_id', 'text', (c) => c.notNull())
    .addColumn('public_key', 'bytea', (c) => c.notNull())
    // The signature counter (WebAuthn, 6.1.1).
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('transports', sql`text[]`, (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    // Kept by a password manager or an account that copies it to other devices.
    .addColumn('synced', 'boolean', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('last_used_at', 'timestamptz')
    .addForeignKeyConstraint('passkeys_user_id_fkey', ['user_id'], 'users', ['id'], (c) =>
      c.onDelete('cascade'),
    )
    .addUniqueConstraint('passkeys_credential_id_key', ['credential_id'])
    .execute()
  await db.schema.createIndex('passkeys_of_user').on('passkeys').columns(['user_id', 'created_at']).execute()
  // Each works once: using one deletes it.
  await db.schema
    .createTable('passkey_challenges')
    .addColumn('challenge_hash', 'text', (c) => c.primaryKey())
    // Null for a sign-in.
    .addColumn('user_id', 'uuid')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .addForeignKeyConstraint('passkey_challenges_user_id_fkey', ['user_id'], 'users', ['id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('passkey_challenges_of_user')
    .on('passkey_challenges')
    .column('user_id')
    .execute()
  await db.schema
    .createIndex('passkey_challenges_by_end')
    .on('passkey_challenges')
    .column('expires_at')
    .execute()
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
