// The keys of an installation are files. The database remembers which ones it is used with, so that a process that has
// others is not let in: it could open no link that waits here, and would break the audit chain.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('installation_keys')
    .addColumn('singleton', 'boolean', (c) => c.primaryKey().defaultTo(true))
    .addColumn('fingerprint', 'text', (c) => c.notNull())
    .addColumn('noted_at', 'timestamptz', (c) => c.notNull())
    .addCheckConstraint('installation_keys_singleton', sql`singleton`)
    .addCheckConstraint('installation_keys_fingerprint_hex', sql`fingerprint ~ '^[0-9a-f]{64}$'`)
    .execute()
}
