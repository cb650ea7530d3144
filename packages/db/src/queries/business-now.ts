import { type CalendarDate, type Instant, parseCalendarDate, parseInstant } from '@tallgrass/domain'
import type { Db } from '../database.ts'
import { compileWith } from './compiled.ts'
import { selectOverdueTotal, selectTotal } from './totals.ts'
import { selectOverdueTasks, selectTasksToReview } from './waiting-tasks.ts'

/** What decides what is overdue, and which calls are today's. */
interface BusinessTime {
  /** The date in the business's time zone. */
  today: CalendarDate
  now: Instant
  start: Instant
  end: Instant
}

const standIns: BusinessTime & Record<string, string> = {
  today: parseCalendarDate('0001-01-01'),
  now: parseInstant('0001-01-01T00:00:00.001Z'),
  start: parseInstant('0001-01-01T00:00:00.002Z'),
  end: parseInstant('0001-01-01T00:00:00.003Z'),
}

const businessNow = compileWith(standIns, selectBusinessNow)
const badgeCounts = compileWith(standIns, selectBadgeCounts)

/** Money, leads, calls and tasks that wait, by number and age, in one statement. */
export async function readBusinessNow(db: Db, time: BusinessTime) {
  const [row] = await businessNow(db, { ...time })
  if (!row) throw new Error('The database returned no figures')
  return row
}

/** The numbers of overdue invoices, of calls without an outcome and of visitors who wait for a person. */
export async function countForBadges(db: Db, time: BusinessTime) {
  const [row] = await badgeCounts(db, { ...time })
  if (!row) throw new Error('The database returned no figures')
  return row
}

function selectBusinessNow(db: Db, time: BusinessTime) {
  return db
    .selectFrom(selectTotal('invoice', 'OPEN').as('open'))
    .innerJoin(selectOverdueTotal('invoice', time.today).as('overdue'), (join) => join.onTrue())
    .innerJoin(selectTotal('task', 'TO_REVIEW').as('toReview'), (join) => join.onTrue())
    .innerJoin(selectOverdueTotal('task', time.today).as('overdueTasks'), (join) => join.onTrue())
    .innerJoin(selectCalls(db, time).as('calls'), (join) => join.onTrue())
    .leftJoin(selectOldestLead(db).as('lead'), (join) => join.onTrue())
    .leftJoin(selectLongestInReview(db).as('review'), (join) => join.onTrue())
    .leftJoin(selectMostOverdue(db, time).as('late'), (join) => join.onTrue())
    .select(['open.count as openInvoices', 'open.amount as openAmount'])
    .select(['overdue.count as overdueInvoices', 'overdue.amount as overdueAmount', 'overdue.oldestDueDate'])
    .select(['toReview.count as toReview', 'overdueTasks.count as overdueTasks'])
    .select(['calls.callsToday', 'calls.nextCallAt'])
    .select(['lead.newLeads', 'lead.leadId', 'lead.leadName', 'lead.leadSince'])
    .select(['review.reviewTitle', 'review.reviewTaskId', 'review.reviewProjectId', 'review.readyAt'])
    .select(['late.lateTitle', 'late.lateTaskId', 'late.lateProjectId', 'late.lateDueDate'])
}

function selectCalls(db: Db, { end, now, start }: BusinessTime) {
  return db
    .selectFrom('bookings')
    .where('status', '=', 'scheduled')
    .where('scheduledFor', '>=', start)
    .where('scheduledFor', '<', end)
    .select(({ fn }) => [
      fn.countAll<number>().as('callsToday'),
      fn.min<Instant | null>('scheduledFor').filterWhere('scheduledFor', '>', now).as('nextCallAt'),
    ])
}

/** The lead that has waited longest for a first answer, with the number of all that wait. */
function selectOldestLead(db: Db) {
  return db
    .selectFrom('workItems')
    .innerJoin('leads', 'leads.id', 'workItems.entityId')
    .where('workItems.status', '=', 'OPEN')
    .where('workItems.kind', '=', 'lead_uncontacted')
    .select(({ fn }) => [
      'leads.id as leadId',
      fn.coalesce('leads.name', 'leads.email').as('leadName'),
      'workItems.createdAt as leadSince',
      fn.countAll<number>().over().as('newLeads'),
    ])
    .orderBy('workItems.createdAt')
    .orderBy('workItems.id')
    .limit(1)
}

/** The finished task of a client that has waited longest for our review. */
function selectLongestInReview(db: Db) {
  return selectTasksToReview(db)
    .select([
      'tasks.id as reviewTaskId',
      'tasks.projectId as reviewProjectId',
      'tasks.title as reviewTitle',
      'tasks.readyAt',
    ])
    .orderBy('tasks.readyAt')
    .orderBy('tasks.id')
    .limit(1)
}

/** The task that has been overdue for longest. */
function selectMostOverdue(db: Db, { today }: BusinessTime) {
  return selectOverdueTasks(db, today)
    .select([
      'tasks.id as lateTaskId',
      'tasks.projectId as lateProjectId',
      'tasks.title as lateTitle',
      'tasks.dueDate as lateDueDate',
    ])
    .orderBy('tasks.dueDate')
    .orderBy('tasks.id')
    .limit(1)
}

function selectBadgeCounts(db: Db, { now, today }: BusinessTime) {
  return db
    .selectNoFrom((eb) => [
      eb
        .selectFrom(selectOverdueTotal('invoice', today).as('overdue'))
        .select('overdue.count')
        .$asScalar()
        .as('overdueInvoices'),
      eb
        .selectFrom('bookings')
        .where('status', '=', 'scheduled')
        .where('scheduledFor', '<=', now)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .$asScalar()
        .as('callsToClose'),
      eb
        .selectFrom('chatSessions')
        .where('waitingSince', 'is not', null)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .$asScalar()
        .as('waitingConversations'),
    ])
    .$narrowType<{ overdueInvoices: number; callsToClose: number; waitingConversations: number }>()
}
