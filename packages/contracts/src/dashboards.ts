import { z } from 'zod'
import { agreement } from './agreements.ts'
import { money } from './amount.ts'
import { clientCalls } from './bookings.ts'
import { calendarDay } from './calendar-day.ts'
import { idOf } from './id-of.ts'
import { invoice } from './invoices.ts'
import { instant } from './person.ts'
import { listedProject, project } from './projects.ts'
import { taskStatus } from './tasks.ts'

const waitingTask = z.object({
  id: idOf('Task'),
  title: z.string(),
  projectId: idOf('Project'),
  projectName: z.string(),
  status: taskStatus,
  dueDate: calendarDay.nullable(),
  /** When it became ready for review. */
  readyAt: instant.nullable().meta({ description: 'When it became ready for review.' }),
})
export type WaitingTask = z.infer<typeof waitingTask>

/** An agreement with the document that its client has to sign. */
const waitingAgreement = agreement.extend({
  documentTitle: z.string().nullable(),
  sentAt: instant.nullable(),
})
export type WaitingAgreement = z.infer<typeof waitingAgreement>

/** A client's home page and to-do lists: at most ten entries of each kind, the longest waiting first. */
export const clientDashboard = z
  .object({
    activeProjects: z.int(),
    projects: z.int(),
    openInvoices: z.int(),
    amountDue: money,
    pendingAgreements: z.int(),
    pendingSignatures: z.int(),
    recentProjects: z.array(listedProject),
    recentInvoices: z.array(invoice),
    toReview: z.array(waitingTask),
    toDo: z.array(waitingTask),
    toSign: z.array(waitingAgreement),
    toPay: z.array(invoice),
    calls: clientCalls,
  })
  .meta({
    description:
      "A client's home page and to-do lists: at most ten entries of each kind, the longest waiting first.",
  })
export type ClientDashboard = z.infer<typeof clientDashboard>

/**
 * `fault`: configured, but failed in the last hour. `note`: not configured, or failed earlier and working
 * again.
 */
export const healthFact = z
  .object({
    subject: z.string(),
    state: z.enum(['good', 'note', 'fault']),
    text: z.string(),
    /** A suggestion for administrators. */
    advice: z.string().optional().meta({ description: 'A suggestion for administrators.' }),
    /** When it started to fail. */
    since: instant.optional().meta({ description: 'When it started to fail.' }),
    lastSuccessAt: instant.optional(),
    lastFailureAt: instant.optional(),
  })
  .meta({
    description:
      '`fault`: configured, but failed in the last hour. `note`: not configured, or failed earlier and working again.',
  })

export type HealthFact = z.infer<typeof healthFact>

const taskThatWaits = z.object({ id: idOf('Task'), projectId: idOf('Project'), title: z.string() })

/** What waits in the business now: each with its number and what has waited longest. */
const businessNow = z
  .object({
    open: z.object({ count: z.int(), amount: money }),
    overdue: z.object({ count: z.int(), amount: money, oldestDueDate: calendarDay.nullable() }),
    /** Leads that no one has contacted yet. */
    leads: z
      .object({
        count: z.int(),
        oldest: z.object({ id: idOf('Lead'), name: z.string().nullable(), since: instant }).nullable(),
      })
      .meta({ description: 'Leads that no one has contacted yet.' }),
    /** Calls of today, in the business's time zone. */
    calls: z
      .object({ count: z.int(), nextAt: instant.nullable() })
      .meta({ description: "Calls of today, in the business's time zone." }),
    /** Tasks that clients have finished. */
    toReview: z
      .object({
        count: z.int(),
        oldest: taskThatWaits.extend({ readyAt: instant.nullable() }).nullable(),
      })
      .meta({ description: 'Tasks that clients have finished.' }),
    overdueTasks: z.object({
      count: z.int(),
      oldest: taskThatWaits.extend({ dueDate: calendarDay.nullable() }).nullable(),
    }),
  })
  .meta({
    description: 'What waits in the business now: each with its number and what has waited longest.',
  })
export type BusinessNow = z.infer<typeof businessNow>

export const adminDashboard = z.object({
  business: businessNow,
  users: z.int(),
  activeProjects: z.int(),
  projects: z.int(),
  pendingAgreements: z.int(),
  agreements: z.int(),
  health: z.object({ good: z.boolean(), facts: z.array(healthFact) }),
  latestProjects: z.array(project),
  latestAgreements: z.array(agreement),
})
export type AdminDashboard = z.infer<typeof adminDashboard>
