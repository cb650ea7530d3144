import type { WorkItemCounts } from '@tallgrass/contracts'
import { counterQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'

interface Fact {
  count: (counts: WorkItemCounts) => number | undefined
  one: string
  many: (count: number) => string
  none: string
}

const facts = {
  agreements: {
    count: ({ byKind }) => byKind.countersign_due,
    one: '1 agreement needs your countersignature.',
    many: (count) => `${count} agreements need your countersignature.`,
    none: 'No agreement needs your countersignature.',
  },
  bookings: {
    count: ({ callsToClose }) => callsToClose,
    one: '1 call has no outcome yet.',
    many: (count) => `${count} calls have no outcome yet.`,
    none: 'Every past call has an outcome.',
  },
  conversations: {
    count: ({ waitingConversations }) => waitingConversations,
    one: '1 visitor waits for a person.',
    many: (count) => `${count} visitors wait for a person.`,
    none: 'No visitor waits for a person.',
  },
  invoices: {
    count: ({ overdueInvoices }) => overdueInvoices,
    one: '1 invoice is overdue.',
    many: (count) => `${count} invoices are overdue.`,
    none: 'No invoice is overdue.',
  },
  leads: {
    count: ({ byKind }) => byKind.lead_uncontacted,
    one: '1 lead waits for a first answer.',
    many: (count) => `${count} leads wait for a first answer.`,
    none: 'No lead waits for a first answer.',
  },
  outbox: {
    count: ({ byKind }) => byKind.mail_failed,
    one: '1 message could not be sent.',
    many: (count) => `${count} messages could not be sent.`,
    none: 'No message has failed.',
  },
  projects: {
    count: ({ byKind }) => byKind.client_answer,
    one: '1 response of a client waits for you.',
    many: (count) => `${count} responses of clients wait for you.`,
    none: 'No response of a client waits for you.',
  },
} satisfies Record<string, Fact>

/** What waits on a screen, in one sentence under its title. The sidebar has loaded the counts. */
export function WaitingFact({ about }: { about: keyof typeof facts }) {
  const { data } = trpc.admin.workItems.counts.useQuery(undefined, counterQuery)
  // Keeps the line while it loads.
  if (!data) return '\u00a0'
  const { count, many, none, one }: Fact = facts[about]
  const waiting = count(data) ?? 0
  if (waiting === 0) return none
  return waiting === 1 ? one : many(waiting)
}
