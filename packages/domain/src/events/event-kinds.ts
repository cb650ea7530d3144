/** Every kind of event. */
export const eventKinds = [
  'lead.created',
  'lead.returned',
  'lead.asks_for_person',
  'lead.writes_to_person',
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
] as const
export type EventKind = (typeof eventKinds)[number]

/** The mail with the figures of last week. No event: it is sent on Monday, whatever happened. */
export const WEEK_MAIL = 'business.week'

/** Everything about which people choose when they get mail. */
export const mailKinds = [...eventKinds, WEEK_MAIL] as const
export type MailKind = (typeof mailKinds)[number]
