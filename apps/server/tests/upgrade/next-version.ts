import { type MigrationSource, migrationFiles } from '@tallgrass/db'
import { type Kysely, sql } from 'kysely'

/** A name in the schema of the next version that no answer of this version may contain. */
export const ADDED = 'added_later'

/** The migrations of a next version that only expands: new columns in every table, and a table that refers to others. */
export const nextVersion = withMigrations({
  '9999_expand_everything': {
    async up(db) {
      const { rows } = await sql<{ name: string }>`
        select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'`.execute(
        db,
      )
      for (const { name } of rows)
        await sql`alter table ${sql.id(name)} add column ${sql.id(ADDED)} text,
          add column ${sql.id(`${ADDED}_too`)} integer not null default 1`.execute(db)
      await sql`create table added_things (id uuid primary key, name text not null,
        project_id uuid references projects (id) on delete cascade)`.execute(db)
    },
  },
})

/** The migrations of a next version that changes everything and then fails. */
export const failingVersion = withMigrations({
  '9998_expand_projects': {
    async up(db) {
      await sql`alter table projects add column ${sql.id(ADDED)} text not null default 'green'`.execute(db)
    },
  },
  '9999_fail_half_way': {
    async up(db) {
      await sql`drop table tasks cascade`.execute(db)
      await sql`alter table leads add column email text`.execute(db)
    },
  },
})

function withMigrations(more: Record<string, { up(db: Kysely<unknown>): Promise<void> }>): MigrationSource {
  return {
    names: async () => [...(await migrationFiles.names()), ...Object.keys(more)],
    load: async () => ({ ...(await migrationFiles.load()), ...more }),
  }
}
