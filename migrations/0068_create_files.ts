// Files of projects: what is stored, and what it means to the project.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Refers to nothing, so that a job can remove what no row names any more.
  await db.schema
    .createTable('stored_files')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    // While it arrives: how much of it is stored, and the place's own notes about its parts.
    .addColumn('received', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('parts', 'jsonb')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('last_received_at', 'timestamptz', (c) => c.notNull())
    // One request at a time adds to it.
    .addColumn('locked_until', 'timestamptz')
    .addColumn('locked_by', 'uuid')
    .addColumn('sha256', 'text')
    .addColumn('completed_at', 'timestamptz')
    // When the content was deleted; the row stays as long as a removed file names it.
    .addColumn('emptied_at', 'timestamptz')
    .addCheckConstraint('stored_files_received', sql`received between 0 and bytes`)
    .addCheckConstraint(
      'stored_files_complete',
      sql`(completed_at is null) = (sha256 is null) and (completed_at is null or received = bytes)`,
    )
    .execute()
  await db.schema.createIndex('stored_files_by_age').on('stored_files').column('created_at').execute()

  await db.schema
    .createTable('files')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('stored_id', 'uuid', (c) => c.notNull())
    .addColumn('project_id', 'uuid', (c) => c.notNull())
    .addColumn('task_id', 'uuid')
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    // By content; null until it has arrived.
    .addColumn('media_type', 'text')
    .addColumn('uploaded_by', 'uuid', (c) => c.notNull())
    .addColumn('side', 'text', (c) => c.notNull())
    // Clients never see it.
    .addColumn('internal', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    // Before that, only who uploaded it sees it.
    .addColumn('shown_at', 'timestamptz')
    .addColumn('removed_at', 'timestamptz')
    .addColumn('removed_by', 'uuid')
    .addColumn('preview', 'text', (c) => c.notNull().defaultTo('NONE'))
    .addColumn('preview_stored_id', 'uuid')
    .addForeignKeyConstraint('files_stored_id_fkey', ['stored_id'], 'stored_files', ['id'])
    .addForeignKeyConstraint('files_preview_stored_id_fkey', ['preview_stored_id'], 'stored_files', ['id'])
    .addForeignKeyConstraint('files_project_id_fkey', ['project_id'], 'projects', ['id'], (c) =>
      c.onDelete('cascade'),
    )
    .addForeignKeyConstraint('files_task_id_fkey', ['task_id'], 'tasks', ['id'], (c) => c.onDelete('cascade'))
    .addForeignKeyConstraint('files_uploaded_by_fkey', ['uploaded_by'], 'users', ['id'])
    .addForeignKeyConstraint('files_removed_by_fkey', ['removed_by'], 'users', ['id'])
    .addUniqueConstraint('files_stored_id_key', ['stored_id'])
    .addCheckConstraint('files_side_known', sql`side in ('ADMIN', 'CLIENT')`)
    .addCheckConstraint('files_purpose_known', sql`purpose in ('project', 'task', 'message', 'hand-in')`)
    .addCheckConstraint(
      'files_task_of_purpose',
      sql`(purpose in ('task', 'hand-in')) = (task_id is not null)`,
    )
    .addCheckConstraint('files_internal_of_ours', sql`not internal or side = 'ADMIN'`)
    .addCheckConstraint('files_preview_known', sql`preview in ('NONE', 'PENDING', 'READY', 'FAILED')`)
    .addCheckConstraint('files_preview_ready', sql`(preview = 'READY') = (preview_stored_id is not null)`)
    .addCheckConstraint('files_removed', sql`(removed_at is null) = (removed_by is null)`)
    .execute()
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('files').columns(columns).execute()
  await index('files_of_project', ['project_id', 'created_at desc', 'id desc'])
  await index('files_of_task', ['task_id'])
  await index('files_of_uploader', ['uploaded_by'])
  await index('files_by_remover', ['removed_by'])
  await index('files_of_preview', ['preview_stored_id'])

  // Clients' screens show neither drafts nor internal files.
  await sql`
    create function files_changes() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        perform name_change('file', old.id::text,
          case when old.shown_at is not null and not old.internal
            then (select organization_id from projects where id = old.project_id) end, old.uploaded_by);
      end if;
      if tg_op <> 'DELETE' then
        perform name_change('file', new.id::text,
          case when new.shown_at is not null and not new.internal
            then (select organization_id from projects where id = new.project_id) end, new.uploaded_by);
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger files_changes after insert or update or delete on files
    for each row execute function files_changes()`.execute(db)
}
