// More is told: due tasks, added files, expiring documents, changed accounts and calendars; and to colleagues of who gets a message.
import { type Kysely, sql } from 'kysely'

const ENTITIES = ['lead', 'conversation', 'invitation', 'task', 'project', 'document', 'invoice', 'user']
const KINDS = [
  'lead.created',
  'lead.returned',
  'lead.asks_for_person',
  'booking.made',
  'booking.changed',
  'booking.cancelled',
  'booking.tomorrow',
  'booking.soon',
  'booking.missed',
  'invitation.accepted',
  'task.ready_for_review',
  'task.handed_in',
  'task.approved',
  'task.changes_requested',
  'task.answered',
  'task.review_taken_back',
  'task.due',
  'file.added',
  'project.activated',
  'project.completed',
  'message.sent',
  'document.sent',
  'document.opened',
  'document.signed',
  'document.declined',
  'document.expiring',
  'document.expired',
  'document.withdrawn',
  'document.passed',
  'document.sealed',
  'invoice.issued',
  'invoice.due',
  'invoice.overdue',
  'invoice.paid',
  'invoice.refunded',
  'refund.failed',
  'account.administrator_added',
  'account.password_changed',
  'account.role_changed',
  'account.rights_changed',
  'account.deactivated',
  'account.reactivated',
  'account.calendar_address',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('events')
    // To the person of `user_id`, whatever their role, about their own account.
    .addColumn('person_sentence', 'text')
    .addColumn('person_path', 'text')
    // Who gets a message of its own about it, and so no second one.
    .addColumn('mailed_to', 'uuid')
    .execute()
  await sql`alter table events
    add constraint events_person_told check
      ((person_sentence is null) = (person_path is null) and (person_sentence is null or user_id is not null)),
    drop constraint events_entity_known,
    add constraint events_entity_known check (entity in (${quoted(ENTITIES)})),
    drop constraint events_kind_known,
    add constraint events_kind_known check (kind in (${quoted(KINDS)}))`.execute(db)
  await sql`alter table mail_preferences drop constraint mail_preferences_kind_known,
    add constraint mail_preferences_kind_known check (kind in (${quoted([...KINDS, 'business.week'])}))`.execute(
    db,
  )

  // Days are relative to the due date; a task with a new one is reminded of again.
  await db.schema
    .createTable('task_reminders')
    .addColumn('task_id', 'uuid', (c) => c.notNull())
    .addColumn('due_date', 'date', (c) => c.notNull())
    .addColumn('day', 'integer', (c) => c.notNull())
    .addColumn('waits_for', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('task_reminders_pkey', ['task_id', 'due_date', 'day'])
    .addForeignKeyConstraint('task_reminders_task_id_fkey', ['task_id'], 'tasks', ['id'], (c) =>
      c.onDelete('cascade'),
    )
    .addCheckConstraint('task_reminders_waits_for_known', sql`waits_for in ('ADMIN', 'CLIENT')`)
    .execute()
  await sql`create index tasks_by_due_date on tasks (due_date) where due_date is not null`.execute(db)
}

function quoted(values: string[]) {
  return sql.raw(values.map((value) => `'${value}'`).join(', '))
}
