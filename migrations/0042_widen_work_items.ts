// One list of what needs an administrator: leads, answers of clients, countersignatures, failed jobs and mail as well.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('work_items')
    // What it is about, so that a row leads to the screen where it is settled.
    .addColumn('entity', 'text')
    .addColumn('entity_id', 'uuid')
    .addColumn('project_id', 'uuid')
    .execute()
  await db.schema
    .alterTable('work_items')
    .addForeignKeyConstraint('work_items_project_id_fkey', ['project_id'], 'projects', ['id'])
    .onDelete('set null')
    .execute()
  await sql`
    alter table work_items
      drop constraint work_items_kind_known,
      add constraint work_items_kind_known check (
        kind in (
          'refund_due', 'payment_mismatch', 'payment_unmatched', 'refund_failed', 'signoff_blocked',
          'untrusted_address', 'file_altered', 'lead_uncontacted', 'client_answer', 'countersign_due',
          'job_failed', 'mail_failed'
        )
      ),
      add constraint work_items_entity_known check (
        entity in ('lead', 'task', 'agreement', 'project', 'job', 'mail')
      ),
      add constraint work_items_entity_named check ((entity is null) = (entity_id is null))`.execute(db)
  await db.schema
    .createIndex('work_items_by_kind')
    .on('work_items')
    .columns(['status', 'kind', 'created_at desc', 'id desc'])
    .execute()
  await db.schema.createIndex('work_items_of_entity').on('work_items').column('entity_id').execute()
  await db.schema.createIndex('work_items_of_project').on('work_items').column('project_id').execute()
  await nameSubjects(db)
  await raiseLeads(db)
  await raiseTasks(db)
  await raiseDocuments(db)
  await raiseMails(db)
}

async function nameSubjects(db: Kysely<unknown>): Promise<void> {
  await sql`
    update work_items set entity = 'project', entity_id = projects.id, project_id = projects.id
    from e_signature_documents documents
    join agreements on agreements.id = documents.agreement_id
    join projects on projects.id = agreements.project_id
    where kind = 'signoff_blocked' and cause = 'signoff:' || documents.id`.execute(db)
  await sql`
    update work_items set entity = 'agreement', entity_id = documents.agreement_id
    from e_signature_documents documents
    where kind = 'file_altered' and split_part(cause, ':', 2) = documents.id::text`.execute(db)
}

async function raiseLeads(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into work_items (id, kind, cause, detail, entity, entity_id, created_at)
    select
      gen_random_uuid(), 'lead_uncontacted', 'lead:' || id || ':' || created_at,
      case source
        when 'checklist' then 'They filled in the checklist, and no one has contacted them yet.'
        when 'schedule' then 'They booked a call, and no one has contacted them yet.'
        else 'They wrote in the chat, and no one has contacted them yet.'
      end,
      'lead', id, created_at
    from leads where status = 'new'`.execute(db)
}

async function raiseTasks(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into work_items (id, kind, cause, detail, entity, entity_id, project_id, created_at)
    select
      gen_random_uuid(), 'client_answer', 'task:' || tasks.id || ':' || since.at,
      case tasks.owner
        when 'ADMIN' then 'The client asked for changes to “' || tasks.title || '”.'
        else '“' || tasks.title || '” is ready for your review.'
      end,
      'task', tasks.id, tasks.project_id, since.at
    from tasks
    join projects on projects.id = tasks.project_id and projects.status not in ('COMPLETE', 'ARCHIVED')
    cross join lateral (
      select coalesce(
        tasks.ready_at,
        (select max(reviews.created_at) from reviews where reviews.task_id = tasks.id),
        tasks.created_at
      ) as at
    ) since
    where (tasks.owner, tasks.status) in (('ADMIN', 'CHANGES_REQUESTED'), ('CLIENT', 'READY_FOR_REVIEW'))`.execute(
    db,
  )
}

async function raiseDocuments(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into work_items (id, kind, cause, detail, entity, entity_id, created_at)
    select
      gen_random_uuid(), 'countersign_due', 'countersign:' || id,
      'The client has signed “' || document_title || '”.', 'agreement', agreement_id, signed_at
    from e_signature_documents
    where status in ('sent', 'in_progress') and signed_at is not null and countersigned_at is null`.execute(
    db,
  )
}

/** Those that can still be sent. */
async function raiseMails(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into work_items (id, kind, cause, detail, entity, entity_id, created_at)
    select
      gen_random_uuid(), 'mail_failed', 'mail:' || id || ':' || coalesce(failed_at, created_at),
      'It was given up. The reason: ' || coalesce(last_error, 'No reason was recorded'),
      'mail', id, coalesce(failed_at, created_at)
    from outbox_mails where status = 'failed' and sealed_link is not null`.execute(db)
}
