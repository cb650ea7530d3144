import { names } from '@tallgrass/brand'
import { calendarDay, money } from '@tallgrass/contracts'
import {
  countOf,
  formatDuration,
  formatLongDate,
  formatMoney,
  isMoneyLess,
  NO_MONEY,
} from '@tallgrass/domain'
import { z } from 'zod'
import { composeMail, defineMail } from '../mail/mail-template.ts'

const sum = z.object({ count: z.int(), amount: money })

const waits = z.object({ documents: z.int(), reviews: z.int(), overdueTasks: z.int() })

const weekFacts = z.object({
  monday: calendarDay,
  sunday: calendarDay,
  /** Recorded in that week, whenever it was received. */
  received: sum,
  refunded: money,
  open: sum,
  overdue: sum,
  leads: z.object({
    count: z.int(),
    /** The median of those who came on their own, in seconds; null if none of them was answered. */
    firstAnswer: z.number().nullable(),
    /** Of all leads, not only last week's. */
    unanswered: z.int(),
  }),
  /** What waits for clients. */
  clients: waits,
  /** What waits for the business. */
  ours: waits,
})
export type WeekFacts = z.infer<typeof weekFacts>

/** The figures of a week, for administrators. Its sealed link ends it. */
export const weekMail = defineMail('business-week', {
  data: weekFacts.extend({ name: z.string(), home: z.string(), preferences: z.string() }),
  compose: ({ home, name, preferences, ...facts }, unsubscribe) => {
    const { leads, monday, received, sunday } = facts
    const week = `${formatLongDate(monday)} to ${formatLongDate(sunday)}`
    const newLeads = countOf(leads.count, 'new lead')
    return composeMail({
      subject: `Your week: ${formatMoney(received.amount)} in payments, ${newLeads}`,
      preview: `${week}, and what waits now.`,
      greeting: `Hello ${name},`,
      paragraphs: [`This was the week from ${week}, and this is what waits now.`],
      items: linesOf(facts).map(({ path, text }) => ({ text, link: home + path })),
      button: { label: 'Open your dashboard', link: home },
      note: 'All amounts are in US dollars.',
      choices: { preferences, unsubscribe },
      signature: names.business,
    })
  },
})

interface Line {
  text: string
  /** The page that shows what it counts. */
  path: string
}

function linesOf(facts: Omit<WeekFacts, 'monday' | 'sunday'>): Line[] {
  const { clients, leads, ours } = facts
  const late = facts.overdue.count > 0
  return [
    { text: moneyIn(facts), path: '/invoices' },
    { text: owed(facts), path: late ? '/invoices?status=OVERDUE&sort=due' : '/invoices?status=OPEN' },
    { text: answered(leads), path: leads.unanswered > 0 ? '/leads?status=new' : '/leads' },
    ...waiting('clients', [
      { text: counted(clients.documents, 'document', 'to sign'), path: '/agreements?status=SENT' },
      { text: counted(clients.reviews, 'task', 'to review'), path: '/projects' },
      { text: counted(clients.overdueTasks, 'overdue task', 'to finish'), path: '/projects?tasks=overdue' },
    ]),
    ...waiting('you', [
      {
        text: counted(ours.documents, 'document', 'to countersign'),
        path: '/agreements?status=SIGNED_CLIENT',
      },
      { text: counted(ours.reviews, 'task', 'to review'), path: '/projects?tasks=review' },
      { text: counted(ours.overdueTasks, 'overdue task', 'to finish'), path: '/projects?tasks=overdue' },
    ]),
  ]
}

function moneyIn({ received, refunded }: Pick<WeekFacts, 'received' | 'refunded'>): string {
  const recorded =
    received.count === 0
      ? 'No payment was recorded.'
      : `Recorded: ${countOf(received.count, 'payment')}, ${formatMoney(received.amount)}.`
  return isMoneyLess(NO_MONEY, refunded) ? `${recorded} Refunded: ${formatMoney(refunded)}.` : recorded
}

function owed({ open, overdue }: Pick<WeekFacts, 'open' | 'overdue'>): string {
  if (open.count === 0) return 'No invoice is open.'
  const all = `${countOf(open.count, 'open invoice')}, ${formatMoney(open.amount)} in all.`
  if (overdue.count === 0) return `${all} None is overdue.`
  return `${all} Overdue: ${countOf(overdue.count, 'invoice')}, ${formatMoney(overdue.amount)}.`
}

function answered({ count, firstAnswer, unanswered }: WeekFacts['leads']): string {
  const sentences = [`${countOf(count, 'new lead')}.`]
  if (firstAnswer !== null)
    sentences.push(`The median time to a first answer was ${formatDuration(firstAnswer * 1000)}.`)
  if (unanswered > 0) sentences.push(`Still without an answer: ${countOf(unanswered, 'lead')}.`)
  return sentences.join(' ')
}

/** One line for each kind of work, or a single line that says nothing is waiting. */
function waiting(whom: string, lines: { text: string | null; path: string }[]): Line[] {
  const some = lines.flatMap(({ path, text }) =>
    text === null ? [] : [{ text: `Waiting for ${whom}: ${text}.`, path }],
  )
  return some.length === 0 ? [{ text: `Nothing waits for ${whom}.`, path: '' }] : some
}

/** Null for none. */
function counted(count: number, one: string, toDo: string): string | null {
  return count === 0 ? null : `${countOf(count, one)} ${toDo}`
}
