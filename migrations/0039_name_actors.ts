// Each row says what kind of actor it has: a visitor, a command, a job and an outside service all had no user.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('audit_logs')
    // Null in older rows, which do not say.
    .addColumn('actor_kind', 'text')
    // The command, job or service by its name; the key, or the contact who is seen, by their id.
    .addColumn('actor_ref', 'text')
    .execute()
  await db.schema
    .alterTable('audit_logs')
    .addCheckConstraint(
      'audit_logs_actor_whole',
      sql`case
        when actor_kind is null then actor_ref is null
        when actor_kind = 'user' then actor_id is not null and actor_ref is null
        when actor_kind = 'visitor' then actor_id is null and actor_ref is null
        when actor_kind in ('command', 'job', 'provider') then actor_id is null and actor_ref is not null
        when actor_kind in ('api_key', 'viewing_as') then actor_id is not null and actor_ref is not null
        else false
      end`,
    )
    .execute()
}
