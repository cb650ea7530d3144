// An agreement can name the price of the whole project, so that a project shows what was agreed beside what is paid.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('agreements').addColumn('price', 'numeric(10, 2)').execute()
  await db.schema
    .alterTable('agreements')
    .addCheckConstraint('agreements_price_positive', sql`price > 0`)
    .execute()
}
