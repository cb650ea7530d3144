// Administrators are mailed the figures of each week, once.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reported_weeks')
    // The Monday with which the week began, in the business's time zone.
    .addColumn('monday', 'date', (c) => c.primaryKey())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .execute()
}
