// The steps of a project, and what was decided about each when it was ready.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tasks')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('project_id', 'uuid', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('detail', 'text')
    .addColumn('owner', 'text', (c) => c.notNull().defaultTo('ADMIN'))
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('TODO'))
    .addColumn('due_date', 'date')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addForeignKeyConstraint('tasks_project_id_fkey', ['project_id'], 'projects', ['id'], (f) =>
      f.onDelete('cascade'),
    )
    .addCheckConstraint('tasks_owner_known', sql`owner in ('ADMIN', 'CLIENT')`)
    .addCheckConstraint(
      'tasks_status_known',
      sql`status in ('TODO', 'IN_PROGRESS', 'READY_FOR_REVIEW', 'APPROVED', 'CHANGES_REQUESTED')`,
    )
    .execute()
  await db.schema
    .createIndex('tasks_of_project')
    .on('tasks')
    .columns(['project_id', 'created_at', 'id'])
    .execute()
  await db.schema.createIndex('tasks_by_status').on('tasks').columns(['status', 'project_id']).execute()

  await db.schema
    .createTable('reviews')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('task_id', 'uuid', (c) => c.notNull())
    .addColumn('client_id', 'uuid', (c) => c.notNull())
    .addColumn('comment', 'text')
    .addColumn('decision', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addForeignKeyConstraint('reviews_task_id_fkey', ['task_id'], 'tasks', ['id'], (f) =>
      f.onDelete('cascade'),
    )
    .addForeignKeyConstraint('reviews_client_id_fkey', ['client_id'], 'users', ['id'])
    .addCheckConstraint('reviews_decision_known', sql`decision in ('APPROVE', 'REVISE')`)
    .execute()
  await db.schema
    .createIndex('reviews_of_task')
    .on('reviews')
    .columns(['task_id', 'created_at desc'])
    .execute()
  await db.schema.createIndex('reviews_of_client').on('reviews').column('client_id').execute()
}
