// A draft that had a document keeps its evidence: it is closed instead of deleted, and leaves the lists.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('agreements').addColumn('closed_at', 'timestamptz').execute()
  await db.schema
    .alterTable('agreements')
    .addCheckConstraint('agreements_closed_as_draft', sql`closed_at is null or status = 'DRAFT'`)
    .execute()
}
