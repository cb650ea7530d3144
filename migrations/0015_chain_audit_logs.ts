// Each audit row carries a keyed hash over itself and the row before, so that a change of the past shows.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('audit_logs')
    // Both empty in rows from before the chain.
    .addColumn('seq', 'bigint')
    .addColumn('hash', 'text')
    .execute()
  await db.schema.alterTable('audit_logs').addUniqueConstraint('audit_logs_seq_key', ['seq']).execute()
  await db.schema
    .alterTable('audit_logs')
    .addCheckConstraint('audit_logs_chained_whole', sql`(seq is null) = (hash is null)`)
    .execute()
  await db.schema
    .createIndex('audit_logs_by_action')
    .on('audit_logs')
    .columns(['action', 'at desc', 'id desc'])
    .execute()
  await db.schema
    .createIndex('audit_logs_of_entity_id')
    .on('audit_logs')
    .columns(['entity_id', 'at desc', 'id desc'])
    .execute()

  // One row: the end of the chain. Whoever adds to the chain locks it.
  await db.schema
    .createTable('audit_head')
    .addColumn('singleton', 'boolean', (c) => c.primaryKey().defaultTo(true))
    .addColumn('seq', 'bigint', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('unchained_rows', 'bigint', (c) => c.notNull())
    .addCheckConstraint('audit_head_singleton', sql`singleton`)
    .execute()
  await sql`insert into audit_head (seq, hash, unchained_rows) select 0, '', count(*) from audit_logs`.execute(
    db,
  )
}
