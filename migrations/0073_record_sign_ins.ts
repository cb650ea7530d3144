// How people signed in, from which devices, and when they last proved who they are.
import { type Kysely, sql } from 'kysely'

const WAYS = sql`('password', 'passkey', 'link', 'provider', 'registration')`
const KINDS = ['account.new_device', 'account.sessions_ended', 'account.password_required']

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('way', 'text', (c) => c.notNull().defaultTo('password'))
    // When the second factor, or the password of a person without one, was last checked.
    .addColumn('proved_at', 'timestamptz')
    .execute()
  await sql`alter table sessions add constraint sessions_way_known check (way in ${WAYS})`.execute(db)
  await createHistory(db)
  await createDevices(db)
  await letAdministratorsLeave(db)
  for (const kind of KINDS) {
    await allowAlso(db, 'events', kind)
    await allowAlso(db, 'mail_preferences', kind)
  }
}

async function createHistory(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sign_ins')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('way', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('ip', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addForeignKeyConstraint('sign_ins_user_id_fkey', ['user_id'], 'users', ['id'], (c) =>
      c.onDelete('cascade'),
    )
    .addCheckConstraint('sign_ins_way_known', sql`way in ${WAYS}`)
    .addCheckConstraint(
      'sign_ins_outcome_known',
      sql`outcome in ('signed_in', 'wrong_password', 'wrong_code', 'refused')`,
    )
    .execute()
  await db.schema
    .createIndex('sign_ins_newest')
    .on('sign_ins')
    .columns(['user_id', 'created_at desc', 'id desc'])
    .execute()
  await db.schema.createIndex('sign_ins_by_age').on('sign_ins').column('created_at').execute()
}

/** Browsers that a person has signed in with, by the hash of a cookie. */
async function createDevices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('known_devices')
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('last_used_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('known_devices_pkey', ['user_id', 'token_hash'])
    .addForeignKeyConstraint('known_devices_user_id_fkey', ['user_id'], 'users', ['id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('known_devices_by_use').on('known_devices').column('last_used_at').execute()
}

/** Administrators are deactivated too. */
async function letAdministratorsLeave(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users
    drop constraint users_without_account_are_clients,
    add constraint users_without_account_are_clients
      check (role = 'CLIENT' or password_hash is not null)`.execute(db)
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
