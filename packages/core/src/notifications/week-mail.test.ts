import { parseCalendarDate, parseMoney } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { composeFrom } from '../mail/compose-from.ts'
import { type WeekFacts, weekMail } from './week-mail.ts'

const sum = (count: number, amount: string) => ({ count, amount: parseMoney(amount) })

const busy: WeekFacts = {
  monday: parseCalendarDate('2026-11-16'),
  sunday: parseCalendarDate('2026-11-22'),
  received: sum(4, '12400.05'),
  refunded: parseMoney('50.00'),
  open: sum(5, '3000.00'),
  overdue: sum(1, '900.10'),
  leads: { count: 3, firstAnswer: 42.4 * 60, unanswered: 1 },
  clients: { documents: 2, reviews: 1, overdueTasks: 0 },
  ours: { documents: 1, reviews: 0, overdueTasks: 2 },
}

const quiet: WeekFacts = {
  ...busy,
  received: sum(0, '0.00'),
  refunded: parseMoney('0.00'),
  open: sum(0, '0.00'),
  overdue: sum(0, '0.00'),
  leads: { count: 1, firstAnswer: null, unanswered: 0 },
  clients: { documents: 0, reviews: 0, overdueTasks: 0 },
  ours: { documents: 0, reviews: 0, overdueTasks: 0 },
}

const UNSUBSCRIBE = 'http://localhost:3000/unsubscribe?token=a'

function composed(facts: WeekFacts) {
  const home = 'http://localhost:3000/portal/admin'
  const data = { ...facts, name: 'Ruth Calloway', home, preferences: `${home}/notifications` }
  return composeFrom([weekMail], { template: 'business-week', data, link: UNSUBSCRIBE })
}

test('the figures of a week stand in the text and in HTML, each with its page', () => {
  const { html, subject, text, unsubscribe } = composed(busy)
  expect(subject).toBe('Your week: $12,400.05 in payments, 3 new leads')
  expect(unsubscribe).toBe(UNSUBSCRIBE)
  const lines = [
    'This was the week from November 16, 2026 to November 22, 2026, and this is what waits now.',
    'Recorded: 4 payments, $12,400.05. Refunded: $50.00.\nhttp://localhost:3000/portal/admin/invoices',
    '5 open invoices, $3,000.00 in all. Overdue: 1 invoice, $900.10.\nhttp://localhost:3000/portal/admin/invoices?status=OVERDUE&sort=due',
    '3 new leads. The median time to a first answer was 42\u00a0min. Still without an answer: 1 lead.\nhttp://localhost:3000/portal/admin/leads?status=new',
    'Waiting for clients: 2 documents to sign.\nhttp://localhost:3000/portal/admin/agreements?status=SENT',
    'Waiting for clients: 1 task to review.\nhttp://localhost:3000/portal/admin/projects\n',
    'Waiting for you: 1 document to countersign.\nhttp://localhost:3000/portal/admin/agreements?status=SIGNED_CLIENT',
    'Waiting for you: 2 overdue tasks to finish.\nhttp://localhost:3000/portal/admin/projects?tasks=overdue',
    `Stop these emails:\n${UNSUBSCRIBE}`,
  ]
  for (const line of lines) expect(text).toContain(line)
  for (const [line = ''] of lines.slice(0, -1).map((one) => one.split('\n'))) expect(html).toContain(line)
})

test('a quiet week says so', () => {
  const { subject, text } = composed(quiet)
  expect(subject).toBe('Your week: $0.00 in payments, 1 new lead')
  for (const line of [
    'No payment was recorded.\n',
    'No invoice is open.\n',
    '1 new lead.\n',
    'Nothing waits for clients.',
    'Nothing waits for you.',
  ])
    expect(text).toContain(line)
})
