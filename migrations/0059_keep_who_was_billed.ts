// An issued invoice names its client as they were on that day, whatever the client is called later.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Null for drafts, and for invoices that were issued before: they name the client of today.
  await db.schema.alterTable('invoices').addColumn('billed_to', 'jsonb').execute()
}
