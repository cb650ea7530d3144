// Other systems are told of events: their endpoints, what is sent to each, and every attempt with its answer.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createEndpoints(db)
  await createDeliveries(db)
  await createAttempts(db)
  await nameChangesOf(db, { table: 'webhook_endpoints', id: 'id' })
  await nameChangesOf(db, { table: 'webhook_deliveries', id: 'endpoint_id' })
  await allowAlso(db, 'events_entity_known', { table: 'events', column: 'entity', value: 'webhook' })
  for (const table of ['events', 'mail_preferences'])
    await allowAlso(db, `${table}_kind_known`, { table, column: 'kind', value: 'webhook.suspended' })
}

async function createEndpoints(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhook_endpoints')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('description', 'text')
    // The events that were chosen.
    .addColumn('kinds', sql`text[]`, (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('ACTIVE'))
    .addColumn('sealed_secret', 'text', (c) => c.notNull())
    // After a rotation, both secrets sign until then.
    .addColumn('sealed_former_secret', 'text')
    .addColumn('former_secret_until', 'timestamptz')
    // The first failure since the last success.
    .addColumn('failing_since', 'timestamptz')
    .addColumn('last_attempt_at', 'timestamptz')
    // Null if the last attempt succeeded.
    .addColumn('last_error', 'text')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addCheckConstraint('webhook_endpoints_status_known', sql`status in ('ACTIVE', 'OFF', 'SUSPENDED')`)
    .addCheckConstraint('webhook_endpoints_kinds_chosen', sql`cardinality(kinds) > 0`)
    .addCheckConstraint(
      'webhook_endpoints_former_secret_ends',
      sql`(sealed_former_secret is null) = (former_secret_until is null)`,
    )
    .execute()
  await db.schema
    .createIndex('webhook_endpoints_newest')
    .on('webhook_endpoints')
    .columns(['created_at desc', 'id desc'])
    .execute()
}

async function createDeliveries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhook_deliveries')
    // Also the webhook-id of the message, by which receivers recognize a repetition.
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('endpoint_id', 'uuid', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    // As it is signed and sent.
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('PENDING'))
    // Those that ended, since it began.
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('begun_at', 'timestamptz', (c) => c.notNull())
    .addColumn('next_attempt_at', 'timestamptz')
    .addColumn('leased_until', 'timestamptz')
    .addColumn('last_status', 'integer')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addForeignKeyConstraint(
      'webhook_deliveries_endpoint_id_fkey',
      ['endpoint_id'],
      'webhook_endpoints',
      ['id'],
      (c) => c.onDelete('cascade'),
    )
    .addCheckConstraint('webhook_deliveries_status_known', sql`status in ('PENDING', 'DELIVERED', 'FAILED')`)
    .addCheckConstraint(
      'webhook_deliveries_pending_is_due',
      sql`(status = 'PENDING') = (next_attempt_at is not null)`,
    )
    .execute()
  await db.schema
    .createIndex('webhook_deliveries_of_endpoint')
    .on('webhook_deliveries')
    .columns(['endpoint_id', 'created_at desc', 'id desc'])
    .execute()
  await db.schema
    .createIndex('webhook_deliveries_by_age')
    .on('webhook_deliveries')
    .column('created_at')
    .execute()
}

async function createAttempts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhook_attempts')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('delivery_id', 'uuid', (c) => c.notNull())
    // Of the answer; null if none came.
    .addColumn('status', 'integer')
    // The beginning of the answer.
    .addColumn('answer', 'text')
    // Null if it was delivered.
    .addColumn('error', 'text')
    .addColumn('took_ms', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addForeignKeyConstraint(
      'webhook_attempts_delivery_id_fkey',
      ['delivery_id'],
      'webhook_deliveries',
      ['id'],
      (c) => c.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('webhook_attempts_of_delivery')
    .on('webhook_attempts')
    .columns(['delivery_id', 'created_at desc', 'id desc'])
    .execute()
}

/** Screens hear of the endpoint that changed. Only administrators see one. */
async function nameChangesOf(
  db: Kysely<unknown>,
  { id, table }: { table: string; id: string },
): Promise<void> {
  const trigger = sql.id(`${table}_changes`)
  const named = sql.id(id)
  await sql`
    create function ${trigger}() returns trigger language plpgsql as $$
    begin
      perform name_change('webhook', coalesce(new.${named}, old.${named})::text, null, null);
      return null;
    end $$`.execute(db)
  await sql`create trigger ${trigger} after insert or update or delete on ${sql.id(table)}
    for each row execute function ${trigger}()`.execute(db)
}

/** Adds a value to those that the check already allows. */
async function allowAlso(
  db: Kysely<unknown>,
  name: string,
  { column, table, value }: { table: string; column: string; value: string },
): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${name}`.execute(db)
  const known = [...(rows[0]?.definition ?? '').matchAll(/'([^']+)'::text/g)].map(([, text]) => `'${text}'`)
  const values = sql.raw([...known, `'${value}'`].join(', '))
  await sql`alter table ${sql.id(table)} drop constraint ${sql.id(name)},
    add constraint ${sql.id(name)} check (${sql.id(column)} in (${values}))`.execute(db)
}
