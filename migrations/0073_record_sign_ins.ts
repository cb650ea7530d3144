// How people signed in, from which devices, and when they last proved who they are.
import { type Kysely, sql } from 'kysely'

const WAYS = sql`('password', 'passkey', 'link', 'provider', 'registration')`

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
