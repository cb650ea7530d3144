import { DAY_MS } from '@tallgrass/domain'

/** A time this many days from now; negative for the past. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString()
}

const firstDigits = {
  user: 'a',
  invitation: 'b',
  mail: 'c',
  job: 'd',
  audit: 'e',
  waitlist: 'f',
  booking: '9',
  lead: '1',
  conversation: '2',
  message: '3',
  project: '5',
  task: '6',
  review: '7',
  checklistItem: '8',
  cost: '4',
  tool: '5a',
  invoice: '5b',
  agreement: '5c',
  payment: '5d',
  refund: '5e',
  workItem: '5f',
  document: '60a',
}
type MockedKind = keyof typeof firstDigits

/** An id in the format that the product uses. */
export function mockId(kind: MockedKind, n: number): string {
  const first = firstDigits[kind]
  return `01${first.padEnd(6, '0')}-0000-7000-8000-${String(n).padStart(12, '0')}`
}
