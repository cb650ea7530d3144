// What an administrator has to settle by hand, and how it was settled.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('work_items')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('OPEN'))
    // Names its cause, so that a cause that is told twice is one item.
    .addColumn('cause', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .addColumn('invoice_id', 'uuid')
    .addColumn('payment_id', 'uuid')
    .addColumn('amount', 'numeric(10, 2)')
    .addColumn('currency', 'text')
    .addColumn('note', 'text')
    .addColumn('closed_by', 'uuid')
    .addColumn('closed_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addUniqueConstraint('work_items_cause_key', ['cause'])
    .addForeignKeyConstraint('work_items_invoice_id_fkey', ['invoice_id'], 'invoices', ['id'])
    .addForeignKeyConstraint('work_items_payment_id_fkey', ['payment_id'], 'ledger_entries', ['id'])
    .addForeignKeyConstraint('work_items_closed_by_fkey', ['closed_by'], 'users', ['id'])
    .addCheckConstraint(
      'work_items_kind_known',
      sql`kind in ('refund_due', 'payment_mismatch', 'payment_unmatched', 'refund_failed')`,
    )
    .addCheckConstraint('work_items_status_known', sql`status in ('OPEN', 'CLOSED')`)
    .addCheckConstraint(
      'work_items_closed_with_note',
      sql`(status = 'CLOSED') = (closed_at is not null and note is not null)`,
    )
    .execute()
  await db.schema
    .createIndex('work_items_by_status')
    .on('work_items')
    .columns(['status', 'created_at desc', 'id desc'])
    .execute()
  await db.schema.createIndex('work_items_of_invoice').on('work_items').column('invoice_id').execute()
  await db.schema.createIndex('work_items_of_payment').on('work_items').column('payment_id').execute()
  await db.schema.createIndex('work_items_of_closer').on('work_items').column('closed_by').execute()
}
