// An invoice is made of lines, is taxed, carries the key of its payment page, and may be edited while it is a draft.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('invoices')
    .dropColumn('url')
    .addColumn('tax', 'numeric(10, 2)', (c) => c.notNull().defaultTo('0.00'))
    .addColumn('issue_date', 'date')
    .addColumn('issued_at', 'timestamptz')
    .addColumn('voided_at', 'timestamptz')
    .addColumn('void_reason', 'text')
    .addColumn('checkout_key', 'text')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await sql`
    alter table invoices
      add column net numeric(10, 2) not null generated always as (amount - tax) stored,
      add column url text generated always as ('/checkout?invoice=' || id || '&key=' || checkout_key) stored,
      add constraint invoices_tax_within check (tax between 0 and amount)`.execute(db)
  // Lists sort by what is due first, and by amount.
  await sql`create index invoices_by_due_date on invoices (coalesce(due_date, 'infinity'::date), id)`.execute(
    db,
  )
  await db.schema.createIndex('invoices_by_amount').on('invoices').columns(['amount', 'id']).execute()
  await sql`
    create index invoices_name_parts on invoices using gin (title gin_trgm_ops, number gin_trgm_ops)`.execute(
    db,
  )

  await db.schema
    .createTable('invoice_counters')
    .addColumn('year', 'integer', (c) => c.primaryKey())
    .addColumn('last', 'integer', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('invoice_lines')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('invoice_id', 'uuid', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('quantity', 'numeric(9, 3)', (c) => c.notNull())
    .addColumn('unit_price', 'numeric(10, 2)', (c) => c.notNull())
    .addColumn('tax_rate', 'numeric(6, 3)', (c) => c.notNull())
    .addColumn('net', 'numeric(10, 2)', (c) => c.notNull())
    .addUniqueConstraint('invoice_lines_position_key', ['invoice_id', 'position'])
    .addForeignKeyConstraint('invoice_lines_invoice_id_fkey', ['invoice_id'], 'invoices', ['id'], (f) =>
      f.onDelete('cascade'),
    )
    .addCheckConstraint('invoice_lines_quantity_positive', sql`quantity > 0`)
    .addCheckConstraint('invoice_lines_unit_price_not_negative', sql`unit_price >= 0`)
    .addCheckConstraint('invoice_lines_tax_rate_within', sql`tax_rate between 0 and 100`)
    .execute()

  // A cost stands on one invoice at a time; one that is voided or dropped gives it back.
  await db.schema.alterTable('cost_items').addColumn('invoice_line_id', 'uuid').execute()
  await db.schema
    .alterTable('cost_items')
    .addUniqueConstraint('cost_items_invoice_line_id_key', ['invoice_line_id'])
    .execute()
  await db.schema
    .alterTable('cost_items')
    .addForeignKeyConstraint(
      'cost_items_invoice_line_id_fkey',
      ['invoice_line_id'],
      'invoice_lines',
      ['id'],
      (f) => f.onDelete('set null'),
    )
    .execute()

  await db.schema
    .createTable('invoice_reminders')
    .addColumn('invoice_id', 'uuid', (c) => c.notNull())
    .addColumn('day', 'integer', (c) => c.notNull())
    .addColumn('sent_on', 'date', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('invoice_reminders_pkey', ['invoice_id', 'day'])
    .addUniqueConstraint('invoice_reminders_one_a_day', ['invoice_id', 'sent_on'])
    .addForeignKeyConstraint('invoice_reminders_invoice_id_fkey', ['invoice_id'], 'invoices', ['id'], (f) =>
      f.onDelete('cascade'),
    )
    .execute()
}
