// What the sandbox remembers, as a provider would on its own machines; nothing else reads these tables.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sandbox_sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('idempotency_key', 'text', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('amount', 'numeric(10, 2)', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('open'))
    .addColumn('success_url', 'text', (c) => c.notNull())
    .addColumn('cancel_url', 'text', (c) => c.notNull())
    .addColumn('payment_id', 'text')
    .addColumn('paid_at', 'timestamptz')
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addUniqueConstraint('sandbox_sessions_idempotency_key_key', ['idempotency_key'])
    .addUniqueConstraint('sandbox_sessions_payment_id_key', ['payment_id'])
    .addCheckConstraint('sandbox_sessions_status_known', sql`status in ('open', 'paid', 'expired')`)
    .addCheckConstraint('sandbox_sessions_paid', sql`(status = 'paid') = (payment_id is not null)`)
    .execute()
  await db.schema
    .createTable('sandbox_refunds')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('idempotency_key', 'text', (c) => c.notNull())
    .addColumn('payment_id', 'text', (c) => c.notNull())
    .addColumn('amount', 'numeric(10, 2)', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addUniqueConstraint('sandbox_refunds_idempotency_key_key', ['idempotency_key'])
    .addForeignKeyConstraint('sandbox_refunds_payment_id_fkey', ['payment_id'], 'sandbox_sessions', [
      'payment_id',
    ])
    .execute()
  await db.schema
    .createIndex('sandbox_refunds_of_payment')
    .on('sandbox_refunds')
    .column('payment_id')
    .execute()
}
