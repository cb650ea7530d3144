// A project is the work that is done for one client.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('projects')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('client_id', 'uuid', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull().defaultTo('Smart AI Setup'))
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('NEW'))
    .addColumn('start_date', 'date')
    .addColumn('target_end_date', 'date')
    .addColumn('description', 'text')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addForeignKeyConstraint('projects_client_id_fkey', ['client_id'], 'users', ['id'])
    // What belongs to a project and a client refers to both, so that it can be no other client's project.
    .addUniqueConstraint('projects_id_client_id_key', ['id', 'client_id'])
    .addCheckConstraint(
      'projects_type_known',
      sql`type in ('Smart AI Setup', 'Learning Suite: SCORM', 'Learning Suite: STRIDES', 'Automation Pack', 'Custom Build')`,
    )
    .addCheckConstraint(
      'projects_status_known',
      sql`status in ('NEW', 'ACTIVE', 'REVIEW', 'READY', 'COMPLETE', 'ARCHIVED')`,
    )
    .execute()
  await db.schema
    .createIndex('projects_newest')
    .on('projects')
    .columns(['created_at desc', 'id desc'])
    .execute()
  await db.schema
    .createIndex('projects_of_client')
    .on('projects')
    .columns(['client_id', 'created_at desc', 'id desc'])
    .execute()
  await db.schema
    .createIndex('projects_by_status')
    .on('projects')
    .columns(['status', 'created_at desc', 'id desc'])
    .execute()
}
