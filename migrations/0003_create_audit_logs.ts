// Who did what, when and from where: one row for every change and every refused sign-in.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_logs')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('actor_id', 'uuid')
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('entity', 'text', (c) => c.notNull())
    .addColumn('entity_id', 'uuid')
    .addColumn('before', 'jsonb')
    .addColumn('after', 'jsonb')
    .addColumn('ip', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('at', 'timestamptz', (c) => c.notNull())
    .addForeignKeyConstraint('audit_logs_actor_id_fkey', ['actor_id'], 'users', ['id'])
    .execute()
  await db.schema.createIndex('audit_logs_newest').on('audit_logs').columns(['at desc', 'id desc']).execute()
  await db.schema
    .createIndex('audit_logs_of_actor')
    .on('audit_logs')
    .columns(['actor_id', 'at desc', 'id desc'])
    .execute()
  await db.schema
    .createIndex('audit_logs_of_entity')
    .on('audit_logs')
    .columns(['entity', 'entity_id', 'at desc', 'id desc'])
    .execute()
}
