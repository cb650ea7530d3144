// The list of overdue invoices reads the open invoices past their due date and no others.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index invoices_overdue on invoices (due_date) where status = 'OPEN'`.execute(db)
}
