// Administrators are told when someone creates a secret address of the calls in their name.
import { type Kysely, sql } from 'kysely'

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
  'task.due',
  'project.activated',
  'project.completed',
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
  await sql`alter table events drop constraint events_kind_known,
    add constraint events_kind_known check (kind in (${quoted(KINDS)}))`.execute(db)
  await sql`alter table mail_preferences drop constraint mail_preferences_kind_known,
    add constraint mail_preferences_kind_known check (kind in (${quoted([...KINDS, 'business.week'])}))`.execute(
    db,
  )
}

function quoted(values: string[]) {
  return sql.raw(values.map((value) => `'${value}'`).join(', '))
}
