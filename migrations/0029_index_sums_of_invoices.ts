// The sums of all invoices, and of what was given back, are read from indexes alone.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index invoices_sums on invoices (status) include (amount, due_date)`.execute(db)
  await sql`
    create index ledger_entries_given_back on ledger_entries (invoice_id) include (amount)
      where type = 'refund' and applied`.execute(db)
}
