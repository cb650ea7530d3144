// Stored words follow the glossary. The ledger refuses changes: its old rows keep `elsewhere`, which reads as `manual`.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table ledger_entries
      drop constraint ledger_entries_method_known,
      add constraint ledger_entries_method_known check (method in ('card', 'manual', 'elsewhere'))`.execute(
    db,
  )
  await sql`alter table installation_keys rename column noted_at to recorded_at`.execute(db)
}
