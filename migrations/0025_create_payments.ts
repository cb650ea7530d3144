// What came in and went out for invoices: attempts to pay, money as it was confirmed, money given back, and what
// providers told. The ledger is only ever added to.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('checkouts')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('invoice_id', 'uuid', (c) => c.notNull())
    .addColumn('attempt', 'integer', (c) => c.notNull())
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('provider_session_id', 'text')
    .addColumn('url', 'text')
    .addColumn('amount', 'numeric(10, 2)', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('creating'))
    .addColumn('expires_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addUniqueConstraint('checkouts_attempt_key', ['invoice_id', 'attempt'])
    .addUniqueConstraint('checkouts_provider_session_id_key', ['provider_session_id'])
    .addForeignKeyConstraint('checkouts_invoice_id_fkey', ['invoice_id'], 'invoices', ['id'])
    .addCheckConstraint('checkouts_provider_known', sql`provider in ('sandbox', 'stripe')`)
    .addCheckConstraint('checkouts_status_known', sql`status in ('creating', 'open', 'paid', 'expired')`)
    .addCheckConstraint('checkouts_open_somewhere', sql`status <> 'open' or provider_session_id is not null`)
    .execute()
  await sql`
    create unique index checkouts_one_open on checkouts (invoice_id)
      where status in ('creating', 'open')`.execute(db)

  await db.schema
    .createTable('refunds')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('invoice_id', 'uuid', (c) => c.notNull())
    .addColumn('payment_id', 'uuid', (c) => c.notNull())
    .addColumn('amount', 'numeric(10, 2)', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('requested'))
    .addColumn('provider_refund_id', 'text')
    .addColumn('failure', 'text')
    .addColumn('requested_by', 'uuid')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('settled_at', 'timestamptz')
    .addUniqueConstraint('refunds_provider_refund_id_key', ['provider_refund_id'])
    .addForeignKeyConstraint('refunds_invoice_id_fkey', ['invoice_id'], 'invoices', ['id'])
    .addForeignKeyConstraint('refunds_requested_by_fkey', ['requested_by'], 'users', ['id'])
    .addCheckConstraint('refunds_status_known', sql`status in ('requested', 'succeeded', 'failed')`)
    .addCheckConstraint('refunds_amount_positive', sql`amount > 0`)
    .addCheckConstraint('refunds_settled_at', sql`(status = 'requested') = (settled_at is null)`)
    .execute()

  await db.schema
    .createTable('ledger_entries')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('invoice_id', 'uuid', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('method', 'text', (c) => c.notNull())
    .addColumn('amount', 'numeric(10, 2)', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    // False for money that does not count towards the invoice: it came too late, twice, or in another amount.
    .addColumn('applied', 'boolean', (c) => c.notNull())
    .addColumn('provider', 'text')
    .addColumn('provider_payment_id', 'text')
    .addColumn('refund_id', 'uuid')
    .addColumn('payment_id', 'uuid')
    .addColumn('note', 'text')
    .addColumn('recorded_by', 'uuid')
    .addColumn('received_at', 'timestamptz', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addUniqueConstraint('ledger_entries_provider_payment_key', ['provider', 'provider_payment_id'])
    .addUniqueConstraint('ledger_entries_refund_id_key', ['refund_id'])
    .addForeignKeyConstraint('ledger_entries_invoice_id_fkey', ['invoice_id'], 'invoices', ['id'])
    .addForeignKeyConstraint('ledger_entries_refund_id_fkey', ['refund_id'], 'refunds', ['id'])
    .addForeignKeyConstraint('ledger_entries_payment_id_fkey', ['payment_id'], 'ledger_entries', ['id'])
    .addForeignKeyConstraint('ledger_entries_recorded_by_fkey', ['recorded_by'], 'users', ['id'])
    .addCheckConstraint('ledger_entries_type_known', sql`type in ('payment', 'refund')`)
    .addCheckConstraint('ledger_entries_method_known', sql`method in ('card', 'elsewhere')`)
    .addCheckConstraint('ledger_entries_amount_positive', sql`amount > 0`)
    .addCheckConstraint(
      'ledger_entries_refund_of_payment',
      sql`(type = 'refund') = (payment_id is not null and refund_id is not null)`,
    )
    .execute()
  await db.schema
    .createIndex('ledger_entries_of_invoice')
    .on('ledger_entries')
    .columns(['invoice_id', 'created_at', 'id'])
    .execute()
  await db.schema.createIndex('ledger_entries_of_payment').on('ledger_entries').column('payment_id').execute()
  await db.schema
    .createIndex('ledger_entries_of_recorder')
    .on('ledger_entries')
    .column('recorded_by')
    .execute()
  await sql`
    create unique index ledger_entries_paid_once on ledger_entries (invoice_id)
      where type = 'payment' and applied`.execute(db)
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
    end $$`.execute(db)
  await sql`
    create trigger ledger_entries_append_only before update or delete on ledger_entries
      for each row execute function refuse_change()`.execute(db)

  await db.schema
    .alterTable('refunds')
    .addForeignKeyConstraint('refunds_payment_id_fkey', ['payment_id'], 'ledger_entries', ['id'])
    .execute()
  await db.schema
    .createIndex('refunds_of_invoice')
    .on('refunds')
    .columns(['invoice_id', 'created_at'])
    .execute()
  await db.schema.createIndex('refunds_of_payment').on('refunds').column('payment_id').execute()
  await db.schema.createIndex('refunds_of_requester').on('refunds').column('requested_by').execute()

  await db.schema
    .createTable('payment_notices')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('notice_id', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('about_id', 'text')
    .addColumn('outcome', 'text')
    .addColumn('received_at', 'timestamptz', (c) => c.notNull())
    .addColumn('settled_at', 'timestamptz')
    .addUniqueConstraint('payment_notices_notice_id_key', ['provider', 'notice_id'])
    .addCheckConstraint('payment_notices_provider_known', sql`provider in ('sandbox', 'stripe')`)
    .addCheckConstraint('payment_notices_about_known', sql`about in ('session', 'refund', 'nothing')`)
    .execute()
}
