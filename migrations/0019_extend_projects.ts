// Projects are edited by several people, and found by name and date among tens of thousands.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('projects')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await sql`create index projects_by_name on projects (lower(name), id)`.execute(db)
  await sql`create index projects_of_client_by_name on projects (client_id, lower(name), id)`.execute(db)
  // Without a date they come last.
  await sql`create index projects_by_target on projects (coalesce(target_end_date, 'infinity'), id)`.execute(
    db,
  )
  await sql`
    create index projects_of_client_by_target
      on projects (client_id, coalesce(target_end_date, 'infinity'), id)`.execute(db)
}
