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

function linesOf(facts: Omit<WeekFacts, 'monday' | 'sunday'>): { text: string; path: string }[] {
  const { clients, ours } = facts
  return [
    { text: moneyIn(facts), path: '/invoices' },
    { text: owed(facts), path: facts.overdue.count > 0 ? '/invoices?status=OVERDUE' : '/invoices' },
    { text: answered(facts.leads), path: '/leads' },
    { text: waiting('clients', clients, 'to sign'), path: '/agreements' },
    { text: waiting('you', ours, 'to countersign'), path: '' },
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

function waiting(whom: string, waits: WeekFacts['ours'], toSign: string): string {
  const some = [
    counted(waits.documents, 'document', toSign),
    counted(waits.reviews, 'task', 'to review'),
    counted(waits.overdueTasks, 'overdue task', 'to finish'),
  ].flat()
  return some.length === 0 ? `Nothing waits for ${whom}.` : `Waiting for ${whom}: ${some.join(', ')}.`
}

/** Nothing for none. */
function counted(count: number, one: string, toDo: string): string[] {
  return count === 0 ? [] : [`${countOf(count, one)} ${toDo}`]
}
