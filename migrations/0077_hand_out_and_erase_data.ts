// Exports of everything about a person, accounts that are deleted, and what is deleted by its age.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createExports(db)
  await db.schema
    .alterTable('users')
    // When the person asked: they can no longer sign in. The rest is gone within a day.
    .addColumn('erased_at', 'timestamptz')
    // When everything that no law keeps was gone.
    .addColumn('erasure_done_at', 'timestamptz')
    .execute()
  await sql`alter table users add constraint users_erasure check (erasure_done_at is null or erased_at is not null)`.execute(
    db,
  )
  await sql`alter table users
    drop constraint users_without_account_are_clients,
    add constraint users_without_account_are_clients
      check (role = 'CLIENT' or password_hash is not null or erased_at is not null)`.execute(db)
  await sql`create index users_to_erase on users (erased_at) where erased_at is not null and erasure_done_at is null`.execute(
    db,
  )
  await createIndexesByAge(db)
  await allowExportEvents(db)
}

async function createExports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('data_exports')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    // Its content, while it is ready.
    .addColumn('stored_id', 'uuid')
    .addColumn('size', 'bigint')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('ready_at', 'timestamptz')
    .addColumn('expires_at', 'timestamptz')
    .addForeignKeyConstraint('data_exports_user_id_fkey', ['user_id'], 'users', ['id'], (c) =>
      c.onDelete('cascade'),
    )
    .addForeignKeyConstraint('data_exports_stored_id_fkey', ['stored_id'], 'stored_files', ['id'])
    .addCheckConstraint('data_exports_status_known', sql`status in ('asked', 'ready', 'failed', 'ended')`)
    .addCheckConstraint(
      'data_exports_ready',
      sql`status <> 'ready' or (stored_id is not null and size is not null and ready_at is not null and expires_at is not null)`,
    )
    .addCheckConstraint('data_exports_stored', sql`stored_id is null or status = 'ready'`)
    .execute()
  await sql`create unique index data_exports_asked on data_exports (user_id) where status = 'asked'`.execute(
    db,
  )
  await db.schema
    .createIndex('data_exports_of_user')
    .on('data_exports')
    .columns(['user_id', 'created_at'])
    .execute()
  await db.schema.createIndex('data_exports_content').on('data_exports').column('stored_id').execute()
  await db.schema.createIndex('data_exports_by_end').on('data_exports').column('expires_at').execute()
}

/** For the daily deletion of what is old. */
async function createIndexesByAge(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('outbox_mails_by_age').on('outbox_mails').column('created_at').execute()
  await sql`create index chat_sessions_by_last_message
    on chat_sessions ((coalesce(last_message_at, created_at)))`.execute(db)
  await sql`create index leads_by_age on leads (created_at) where client_id is null`.execute(db)
}

async function allowExportEvents(db: Kysely<unknown>): Promise<void> {
  for (const table of ['events', 'mail_preferences'])
    for (const kind of ['account.export_ready', 'account.export_failed']) await allowAlso(db, table, kind)
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
