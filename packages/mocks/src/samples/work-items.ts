import type { WorkItem, WorkItemCounts } from '@tallgrass/contracts'
import { parseMoney } from '@tallgrass/domain'
import { failedJobs } from './failed-jobs.ts'
import { leads } from './leads.ts'
import { inDays, mockId } from './moments.ts'
import { client, getPerson, organizationOf } from './people.ts'
import { tasks } from './projects.ts'

const maren = getPerson(({ email }) => email === client.email)
const luis = getPerson(({ name }) => name === 'Luis Arredondo')

type Facts = Pick<WorkItem, 'kind' | 'detail' | 'createdAt'> & Partial<WorkItem>

const waiting: Facts[] = [
  ...leads
    .filter(({ status }) => status === 'new')
    .map(({ createdAt, email, id, name }) => ({
      kind: 'lead_uncontacted' as const,
      detail: 'They wrote in the chat, and no one has contacted them yet.',
      entity: 'lead' as const,
      entityId: id,
      whose: name ?? email,
      createdAt,
    })),
  ...tasks
    .filter(({ status }) => status === 'CHANGES_REQUESTED')
    .map(({ id, projectId, title }) => ({
      kind: 'client_answer' as const,
      detail: `The client asked for changes to “${title}”.`,
      entity: 'task' as const,
      entityId: id,
      projectId,
      whose: maren.name,
      organizationId: organizationOf(maren),
      createdAt: inDays(-1),
    })),
  {
    kind: 'refund_due',
    detail: 'A payment arrived after the invoice had been voided.',
    amount: parseMoney('600.00'),
    currency: 'USD',
    invoiceId: mockId('Invoice', 14),
    invoiceNumber: 'INV-2026-0001',
    whose: luis.name,
    organizationId: organizationOf(luis),
    paymentId: mockId('LedgerEntry', 14),
    createdAt: inDays(-2),
  },
  ...failedJobs.map(({ attempts, error, failedAt, id, name }) => ({
    kind: 'job_failed' as const,
    detail: `${name} failed after ${attempts} attempts. Reason: ${error}`,
    entity: 'job' as const,
    entityId: id,
    createdAt: failedAt,
  })),
]

export const workItems: WorkItem[] = waiting.map((facts, index) => ({
  id: mockId('WorkItem', index + 1),
  status: 'OPEN',
  amount: null,
  currency: null,
  entity: null,
  entityId: null,
  projectId: null,
  invoiceId: null,
  invoiceNumber: null,
  whose: null,
  organizationId: null,
  paymentId: null,
  closedAt: null,
  closedByName: null,
  note: null,
  ...facts,
}))

/** The counts of a business in which nothing waits. */
export const noWork: WorkItemCounts = {
  open: 0,
  money: 0,
  overdueInvoices: 0,
  callsToClose: 0,
  waitingConversations: 0,
  byKind: {},
}
