// One thread of messages per project, between the contacts of its client and us.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('messages')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('project_id', 'uuid', (c) => c.notNull())
    // In the order of commits: given while the project is locked.
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('author_id', 'uuid', (c) => c.notNull())
    .addColumn('side', 'text', (c) => c.notNull())
    // A note among administrators: clients never receive it.
    .addColumn('internal', 'boolean', (c) => c.notNull().defaultTo(false))
    // Empty once deleted.
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('quoted_id', 'uuid')
    // Chosen by the sender's browser, so that a repeated call sends nothing twice.
    .addColumn('send_key', 'uuid', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('edited_at', 'timestamptz')
    .addColumn('deleted_at', 'timestamptz')
    .addColumn('deleted_by', 'uuid')
    .addForeignKeyConstraint('messages_project_id_fkey', ['project_id'], 'projects', ['id'], (c) =>
      c.onDelete('cascade'),
    )
    .addForeignKeyConstraint('messages_author_id_fkey', ['author_id'], 'users', ['id'])
    .addForeignKeyConstraint('messages_deleted_by_fkey', ['deleted_by'], 'users', ['id'])
    .addForeignKeyConstraint('messages_quoted_id_fkey', ['quoted_id'], 'messages', ['id'], (c) =>
      c.onDelete('set null'),
    )
    .addUniqueConstraint('messages_number_key', ['project_id', 'number'])
    .addUniqueConstraint('messages_send_key_key', ['author_id', 'send_key'])
    .addCheckConstraint('messages_side_known', sql`side in ('ADMIN', 'CLIENT')`)
    .addCheckConstraint('messages_internal_of_ours', sql`not internal or side = 'ADMIN'`)
    .addCheckConstraint('messages_deleted', sql`(deleted_at is null) = (deleted_by is null)`)
    .execute()
  await db.schema.createIndex('messages_quoted').on('messages').column('quoted_id').execute()
  await db.schema.createIndex('messages_by_deleter').on('messages').column('deleted_by').execute()
  await createReads(db)
  await createDrafts(db)
  await attachFiles(db)
  await nameChanges(db)
}

/** Everything up to this number is read. */
async function createReads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('message_reads')
    .addColumn('project_id', 'uuid', (c) => c.notNull())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('read_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('message_reads_pkey', ['user_id', 'project_id'])
    .addForeignKeyConstraint('message_reads_project_id_fkey', ['project_id'], 'projects', ['id'], (c) =>
      c.onDelete('cascade'),
    )
    .addForeignKeyConstraint('message_reads_user_id_fkey', ['user_id'], 'users', ['id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('message_reads_of_project').on('message_reads').column('project_id').execute()
}

/** What someone typed and has not sent, kept with their account. */
async function createDrafts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('message_drafts')
    .addColumn('project_id', 'uuid', (c) => c.notNull())
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('internal', 'boolean')
    .addColumn('quoted_id', 'uuid')
    // The message will have it: a draft that was sent is not kept again by a slow call.
    .addColumn('send_key', 'uuid', (c) => c.notNull())
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull())
    // Someone who writes in two windows has two drafts.
    .addPrimaryKeyConstraint('message_drafts_pkey', ['user_id', 'project_id', 'send_key'])
    .addForeignKeyConstraint('message_drafts_project_id_fkey', ['project_id'], 'projects', ['id'], (c) =>
      c.onDelete('cascade'),
    )
    .addForeignKeyConstraint('message_drafts_user_id_fkey', ['user_id'], 'users', ['id'], (c) =>
      c.onDelete('cascade'),
    )
    .addForeignKeyConstraint('message_drafts_quoted_id_fkey', ['quoted_id'], 'messages', ['id'], (c) =>
      c.onDelete('set null'),
    )
    .execute()
  await db.schema.createIndex('message_drafts_of_project').on('message_drafts').column('project_id').execute()
  await db.schema.createIndex('message_drafts_quoting').on('message_drafts').column('quoted_id').execute()
}

async function attachFiles(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('files').addColumn('message_id', 'uuid').execute()
  await db.schema
    .alterTable('files')
    .addForeignKeyConstraint('files_message_id_fkey', ['message_id'], 'messages', ['id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('files_of_message').on('files').column('message_id').execute()
}

async function nameChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function messages_changes() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        perform name_change('message', old.project_id::text,
          case when not old.internal
            then (select organization_id from projects where id = old.project_id) end, null);
      end if;
      if tg_op <> 'DELETE' then
        perform name_change('message', new.project_id::text,
          case when not new.internal
            then (select organization_id from projects where id = new.project_id) end, null);
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger messages_changes after insert or update or delete on messages
    for each row execute function messages_changes()`.execute(db)
  // What someone has read or drafted concerns their own screens alone.
  await sql`
    create function message_reads_changes() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then perform name_change('message_read', old.project_id::text, null, old.user_id); end if;
      if tg_op <> 'DELETE' then perform name_change('message_read', new.project_id::text, null, new.user_id); end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger message_reads_changes after insert or update or delete on message_reads
    for each row execute function message_reads_changes()`.execute(db)
}
