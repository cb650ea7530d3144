// The history of a project holds what happened to its tasks and its other parts too: each row names the project.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index audit_logs_of_project on audit_logs ((after ->> 'projectId'), at desc, id desc)
      where (after ->> 'projectId') is not null`.execute(db)
}
