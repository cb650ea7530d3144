// What is handed in for a review, and reviews that their author took back.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('hand_ins')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('task_id', 'uuid', (c) => c.notNull())
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('author_id', 'uuid', (c) => c.notNull())
    .addColumn('side', 'text', (c) => c.notNull())
    .addColumn('note', 'text')
    .addColumn('links', sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'`))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addForeignKeyConstraint('hand_ins_task_id_fkey', ['task_id'], 'tasks', ['id'], (c) =>
      c.onDelete('cascade'),
    )
    .addForeignKeyConstraint('hand_ins_author_id_fkey', ['author_id'], 'users', ['id'])
    .addUniqueConstraint('hand_ins_round_key', ['task_id', 'round'])
    .addCheckConstraint('hand_ins_side_known', sql`side in ('ADMIN', 'CLIENT')`)
    .execute()
  await db.schema.createIndex('hand_ins_of_author').on('hand_ins').column('author_id').execute()

  await db.schema.alterTable('files').addColumn('hand_in_id', 'uuid').execute()
  await db.schema
    .alterTable('files')
    .addForeignKeyConstraint('files_hand_in_id_fkey', ['hand_in_id'], 'hand_ins', ['id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('files_of_hand_in').on('files').column('hand_in_id').execute()

  await db.schema
    .alterTable('reviews')
    .addColumn('hand_in_id', 'uuid')
    .addColumn('taken_back_at', 'timestamptz')
    .execute()
  await db.schema
    .alterTable('reviews')
    .addForeignKeyConstraint('reviews_hand_in_id_fkey', ['hand_in_id'], 'hand_ins', ['id'])
    .execute()
  await db.schema.createIndex('reviews_of_hand_in').on('reviews').column('hand_in_id').execute()

  await sql`
    create function hand_ins_changes() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        perform name_change('task', old.task_id::text, (select projects.organization_id from tasks
          join projects on projects.id = tasks.project_id where tasks.id = old.task_id), null);
      end if;
      if tg_op <> 'DELETE' then
        perform name_change('task', new.task_id::text, (select projects.organization_id from tasks
          join projects on projects.id = tasks.project_id where tasks.id = new.task_id), null);
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger hand_ins_changes after insert or update or delete on hand_ins
    for each row execute function hand_ins_changes()`.execute(db)
}
