// Tasks have an order of their own; each time one is ready for review a round begins, which is reviewed once.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tasks')
    .addColumn('position', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('round', 'integer', (c) => c.notNull().defaultTo(0))
    // When the round began; empty while nothing waits for a review.
    .addColumn('ready_at', 'timestamptz')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await sql`
    update tasks set position = ranked.position from (
      select id, row_number() over (partition by project_id order by created_at, id) as position from tasks
    ) ranked where ranked.id = tasks.id`.execute(db)
  await sql`update tasks set round = 1, ready_at = created_at where status = 'READY_FOR_REVIEW'`.execute(db)
  await db.schema.dropIndex('tasks_of_project').execute()
  await db.schema
    .createIndex('tasks_of_project')
    .on('tasks')
    .columns(['project_id', 'position', 'id'])
    .execute()
  await db.schema
    .alterTable('tasks')
    .addCheckConstraint('tasks_ready_at', sql`status <> 'READY_FOR_REVIEW' or ready_at is not null`)
    .execute()

  await db.schema
    .alterTable('reviews')
    .addColumn('round', 'integer')
    .addColumn('reviewer_id', 'uuid')
    // What was reviewed: a task may read otherwise later.
    .addColumn('reviewed_text', 'text')
    .addColumn('reviewed_hash', 'text')
    .execute()
  await sql`
    update reviews set reviewer_id = client_id, round = ranked.round from (
      select id, row_number() over (partition by task_id order by created_at, id) as round from reviews
    ) ranked where ranked.id = reviews.id`.execute(db)
  await sql`
    update tasks set round = greatest(tasks.round, counted.rounds) from (
      select task_id, count(*)::integer as rounds from reviews group by task_id
    ) counted where counted.task_id = tasks.id`.execute(db)
  await db.schema
    .alterTable('reviews')
    .addForeignKeyConstraint('reviews_reviewer_id_fkey', ['reviewer_id'], 'users', ['id'])
    .execute()
  await db.schema.createIndex('reviews_of_reviewer').on('reviews').column('reviewer_id').execute()
  await db.schema
    .alterTable('reviews')
    .addUniqueConstraint('reviews_task_id_round_key', ['task_id', 'round'])
    .execute()
}
