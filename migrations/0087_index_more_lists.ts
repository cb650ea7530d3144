// Leads of one source, archived clients, overdue invoices, and invitations that can be accepted are few of very many.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // A table cannot be indexed while checks of what earlier migrations changed wait for the commit.
  await sql`set constraints all immediate`.execute(db)
  await sql`
    create index leads_by_source on leads ((coalesce(origin, source)), created_at desc, id desc)`.execute(db)
  await sql`
    create index organizations_archived on organizations (lower(shown_name), id)
      where archived_at is not null and merged_into is null`.execute(db)
  // With the date, so that those that are open but not overdue are passed over in the index.
  await sql`drop index invoices_by_status`.execute(db)
  await sql`
    create index invoices_by_status on invoices (status, created_at desc, id desc, due_date)`.execute(db)
  await sql`
    create index user_invitations_pending on user_invitations (expires_at) where status = 'PENDING'`.execute(
    db,
  )
}
