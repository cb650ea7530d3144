// A site that was restored from a backup sends and charges nothing until an administrator releases it.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('restores')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('restored_at', 'timestamptz', (column) => column.notNull())
    .addColumn('backup_made_at', 'timestamptz', (column) => column.notNull())
    // Of the file, without its folder.
    .addColumn('backup_name', 'text', (column) => column.notNull())
    .addColumn('released_at', 'timestamptz')
    .addColumn('released_by', 'uuid')
    .addForeignKeyConstraint('restores_released_by_fkey', ['released_by'], 'users', ['id'])
    .addCheckConstraint('restores_released_by_someone', sql`(released_at is null) = (released_by is null)`)
    .execute()
  await db.schema
    .createIndex('restores_by_time')
    .on('restores')
    .columns(['restored_at desc', 'id desc'])
    .execute()
  await db.schema.createIndex('restores_of_releaser').on('restores').column('released_by').execute()
}
