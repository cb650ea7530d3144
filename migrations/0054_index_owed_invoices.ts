// Lists by due date begin with what is owed: paid and void invoices come last.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index invoices_by_owed_date on invoices (
      (case when status in ('OPEN', 'DRAFT') then coalesce(due_date, '9999-12-31') else 'infinity' end), id
    )`.execute(db)
}
