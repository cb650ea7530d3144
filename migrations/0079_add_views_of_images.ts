// What a browser shows of an image says nothing of where it was taken: it is drawn again, and stored like the preview.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('files').addColumn('view_stored_id', 'uuid').execute()
  await db.schema
    .alterTable('files')
    // A process of the version before does not clear it when the file is removed.
    .addForeignKeyConstraint('files_view_stored_id_fkey', ['view_stored_id'], 'stored_files', ['id'], (c) =>
      c.onDelete('set null'),
    )
    .execute()
  await db.schema.createIndex('files_of_view').on('files').column('view_stored_id').execute()
}
