// Tens of thousands of projects are searched by a part of their name and counted by status, and thousands of people
// are searched by a part of their name, address or organization.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`create index projects_name_parts on projects using gin (name gin_trgm_ops)`.execute(db)
  // Next to the one that also holds the order of lists, because a tenth of its size is read for a count.
  await sql`create index projects_status on projects (status)`.execute(db)
  // What people are searched by, a line each, in lower case already: folding three texts a row takes longer than
  // all the rest of the search.
  await sql`
    alter table users add column search_text text not null
      generated always as (lower(name || chr(10) || email || chr(10) || coalesce(org, ''))) stored`.execute(
    db,
  )
}
