// Programs act with API keys: of a person, or of the business.
import { type Kysely, sql } from 'kysely'

const NOUNS = ['agreements', 'bookings', 'clients', 'conversations', 'files', 'invoices', 'leads', 'messages']
const BOTH = [...NOUNS, 'projects', 'tasks', 'work-items'].flatMap((noun) => [
  `${noun}:read`,
  `${noun}:write`,
])
const SCOPES = [...BOTH, 'changes:read', 'waitlist:read'].sort()

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('api_keys')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    // Whose access it has; null for a key of the business.
    .addColumn('user_id', 'uuid')
    .addColumn('created_by', 'uuid', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    // How the key begins, to recognize it.
    .addColumn('prefix', 'text', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('scopes', sql`text[]`, (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz')
    .addColumn('last_used_at', 'timestamptz')
    .addColumn('revoked_at', 'timestamptz')
    .addForeignKeyConstraint('api_keys_user_id_fkey', ['user_id'], 'users', ['id'], (c) =>
      c.onDelete('cascade'),
    )
    .addForeignKeyConstraint('api_keys_created_by_fkey', ['created_by'], 'users', ['id'])
    .addUniqueConstraint('api_keys_token_hash_key', ['token_hash'])
    .addCheckConstraint(
      'api_keys_scopes_known',
      sql`scopes <@ array[${sql.join(SCOPES.map((scope) => sql.lit(scope)))}]::text[] and cardinality(scopes) > 0`,
    )
    .execute()
  await db.schema.createIndex('api_keys_of_user').on('api_keys').columns(['user_id', 'created_at']).execute()
  await db.schema.createIndex('api_keys_made_by').on('api_keys').column('created_by').execute()
  await db.schema.createIndex('api_keys_newest').on('api_keys').columns(['created_at', 'id']).execute()
  await endStreams(db)
  for (const kind of ['account.key_created', 'account.business_key_created']) {
    await allowAlso(db, 'events', kind)
    await allowAlso(db, 'mail_preferences', kind)
  }
}

/** Streams end with their key, as they end with their session. */
async function endStreams(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger api_keys_ended after delete on api_keys
    for each row execute function session_ended()`.execute(db)
  await sql`create trigger api_keys_revoked after update of revoked_at on api_keys
    for each row when (new.revoked_at is not null) execute function session_ended()`.execute(db)
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
