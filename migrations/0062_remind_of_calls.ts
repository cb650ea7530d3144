// Both sides of a call are reminded of it.
import { type Kysely, sql } from 'kysely'

const KINDS = [
  'lead.created',
  'lead.returned',
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
  // Someone who has just chosen a time needs no reminder yet.
  await db.schema.alterTable('bookings').addColumn('time_chosen_at', 'timestamptz').execute()
  await db.schema
    .createTable('call_reminders')
    .addColumn('booking_id', 'uuid', (c) => c.notNull())
    .addColumn('scheduled_for', 'timestamptz', (c) => c.notNull())
    .addColumn('reminder', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('call_reminders_pkey', ['booking_id', 'scheduled_for', 'reminder'])
    .addForeignKeyConstraint('call_reminders_booking_id_fkey', ['booking_id'], 'bookings', ['id'], (c) =>
      c.onDelete('cascade'),
    )
    .addCheckConstraint('call_reminders_reminder_known', sql`reminder in ('day', 'hour')`)
    .execute()

  // Reminders that wait for a mail server go when their call is moved or cancelled.
  await sql`create index outbox_mails_of_call on outbox_mails ((split_part(data ->> 'uid', '@', 1)))
    where template = 'booking-reminder'`.execute(db)

  const kinds = sql.raw(KINDS.map((kind) => `'${kind}'`).join(', '))
  await sql`alter table events drop constraint events_kind_known,
    add constraint events_kind_known check (kind in (${kinds}))`.execute(db)
  await sql`alter table mail_preferences drop constraint mail_preferences_kind_known,
    add constraint mail_preferences_kind_known check (kind in (${kinds}))`.execute(db)
}
