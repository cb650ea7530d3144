// Notifications are mailed as their readers choose.
import { type Kysely, sql } from 'kysely'

const KINDS = [
  'lead.created',
  'lead.returned',
  'booking.made',
  'booking.changed',
  'booking.cancelled',
  'invitation.accepted',
  'task.ready_for_review',
  'task.handed_in',
  'task.approved',
  'task.changes_requested',
  'task.answered',
  'project.activated',
  'project.completed',
  'document.sent',
  'document.opened',
  'document.signed',
  'document.declined',
  'document.expired',
  'document.withdrawn',
  'document.passed',
  'document.sealed',
  'invoice.issued',
  'invoice.overdue',
  'invoice.paid',
  'invoice.refunded',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('notifications')
    // While it is to be mailed: when, and whether alone or in a summary of the day.
    .addColumn('mail', 'text', (c) => c.notNull().defaultTo('never'))
    .addColumn('mail_at', 'timestamptz')
    .addColumn('mailed_at', 'timestamptz')
    .execute()
  await db.schema
    .alterTable('notifications')
    .addCheckConstraint('notifications_mail_known', sql`mail in ('now', 'daily', 'never')`)
    .execute()
  await db.schema
    .alterTable('notifications')
    .addCheckConstraint('notifications_mail_timed', sql`(mail = 'never') = (mail_at is null)`)
    .execute()
  await sql`create index notifications_to_mail on notifications (mail_at) where mail_at is not null`.execute(
    db,
  )

  // What was mailed about a record that is erased.
  await sql`create index outbox_mails_about on outbox_mails using gin (data jsonb_path_ops)
    where template in ('notification', 'daily-summary')`.execute(db)

  // What a user chose; events without a row are mailed as the catalogue says.
  await db.schema
    .createTable('mail_preferences')
    .addColumn('user_id', 'uuid', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('mail', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('mail_preferences_pkey', ['user_id', 'kind'])
    .addForeignKeyConstraint('mail_preferences_user_id_fkey', ['user_id'], 'users', ['id'], (c) =>
      c.onDelete('cascade'),
    )
    .addCheckConstraint('mail_preferences_mail_known', sql`mail in ('now', 'daily', 'never')`)
    .addCheckConstraint(
      'mail_preferences_kind_known',
      sql`kind in (${sql.raw(KINDS.map((kind) => `'${kind}'`).join(', '))})`,
    )
    .execute()
}
