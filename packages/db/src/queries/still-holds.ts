import { EXPIRY_NOTICE_MS, toInstant } from '@tallgrass/domain'
import { expressionBuilder, sql } from 'kysely'
import type { DB } from '../schema.gen.ts'
import { waitsForSameSide } from './task-reminders.ts'

/** Events that ask for something, which may have been done since. */
const REMINDERS = [
  'task.due',
  'document.expiring',
  'invoice.due',
  'invoice.overdue',
  'booking.tomorrow',
  'booking.soon',
] as const

const REVIEWS = ['task.approved', 'task.changes_requested', 'task.answered'] as const

/** False once the document was extended: what was told is its time before. */
function toldOfPresentTime() {
  const seconds = EXPIRY_NOTICE_MS / 1000
  return sql<boolean>`events.created_at >= documents.expires_at - make_interval(secs => ${seconds})`
}

/** True of a review that its author took back before it was mailed. */
function wasTakenBack() {
  const { and, eb, exists, selectFrom } = expressionBuilder<DB, 'events'>()
  return and([
    eb('events.kind', 'in', REVIEWS),
    exists(
      selectFrom('reviews')
        .select('reviews.id')
        .whereRef('reviews.taskId', '=', 'events.entityId')
        .whereRef('reviews.createdAt', '=', 'events.createdAt')
        .where('reviews.takenBackAt', 'is not', null),
    ),
  ])
}

/** True of a request to review a task that no longer waits for a review. */
function wasReviewed() {
  const { and, eb, exists, not, selectFrom } = expressionBuilder<DB, 'events'>()
  return and([
    eb('events.kind', '=', 'task.ready_for_review'),
    not(
      exists(
        selectFrom('tasks')
          .select('tasks.id')
          .whereRef('tasks.id', '=', 'events.entityId')
          .where('tasks.status', '=', 'READY_FOR_REVIEW'),
      ),
    ),
  ])
}

/** True of an invoice that is ready no more. */
function wasVoided() {
  const { and, eb, exists, selectFrom } = expressionBuilder<DB, 'events'>()
  return and([
    eb('events.kind', '=', 'invoice.issued'),
    exists(
      selectFrom('invoices')
        .select('invoices.id')
        .whereRef('invoices.id', '=', 'events.entityId')
        .where('invoices.status', '=', 'VOID'),
    ),
  ])
}

/**
 * False for a reminder or a request of what was done, moved or ended since, and for a review taken back. What else happened
 * stays true.
 */
export function stillHolds(now: Date) {
  const { and, eb, exists, not, or, selectFrom } = expressionBuilder<DB, 'events'>()
  return or([
    and([eb('events.kind', 'not in', REMINDERS), not(wasTakenBack()), not(wasReviewed()), not(wasVoided())]),
    exists(
      selectFrom('taskReminders')
        .innerJoin('tasks', 'tasks.id', 'taskReminders.taskId')
        .innerJoin('projects', 'projects.id', 'tasks.projectId')
        .select('tasks.id')
        .whereRef('tasks.id', '=', 'events.entityId')
        .whereRef('tasks.dueDate', '=', 'taskReminders.dueDate')
        .whereRef('taskReminders.createdAt', '=', 'events.createdAt')
        .where('projects.status', 'not in', ['COMPLETE', 'ARCHIVED'])
        .where(waitsForSameSide()),
    ),
    exists(
      selectFrom('callReminders')
        .innerJoin('bookings', 'bookings.id', 'callReminders.bookingId')
        .select('bookings.id')
        .whereRef('bookings.leadId', '=', 'events.entityId')
        .whereRef('bookings.scheduledFor', '=', 'callReminders.scheduledFor')
        .whereRef('callReminders.createdAt', '=', 'events.createdAt')
        .where('bookings.status', '=', 'scheduled')
        .where('bookings.scheduledFor', '>', toInstant(now)),
    ),
    exists(
      selectFrom('eSignatureDocuments as documents')
        .select('documents.id')
        .whereRef('documents.id', '=', 'events.entityId')
        .where('documents.status', 'in', ['sent', 'in_progress'])
        .where(toldOfPresentTime()),
    ),
    exists(
      selectFrom('invoices')
        .select('invoices.id')
        .whereRef('invoices.id', '=', 'events.entityId')
        .where('invoices.status', '=', 'OPEN'),
    ),
  ])
}
