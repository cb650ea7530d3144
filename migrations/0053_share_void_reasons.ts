// Clients see why an invoice was voided if the administrator says so, and that money for it goes back.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('invoices')
    // Earlier reasons were written for administrators alone.
    .addColumn('void_reason_shared', 'boolean', (c) => c.notNull().defaultTo(false))
    .execute()
  // Money that was not due is rare, and every list of invoices asks for it.
  await sql`
    create index ledger_entries_not_due on ledger_entries (invoice_id) where not applied`.execute(db)
}
