import {
  type CalendarDate,
  DAY_MS,
  type Entity,
  type Id,
  type Instant,
  parseCalendarDate,
  parseId,
  toInstant,
} from '@tallgrass/domain'

/** A time this many days from now; negative for the past. */
export function inDays(days: number): Instant {
  return toInstant(new Date(Date.now() + days * DAY_MS))
}

/** The date in UTC this many days from now. */
export function dayIn(days: number): CalendarDate {
  return parseCalendarDate(inDays(days))
}

const firstDigits = {
  User: 'a',
  Invitation: 'b',
  Mail: 'c',
  Job: 'd',
  AuditRow: 'e',
  WaitlistEntry: 'f',
  Booking: '9',
  Lead: '1',
  Conversation: '2',
  ChatMessage: '3',
  Project: '5',
  Task: '6',
  Review: '7',
  ChecklistItem: '8',
  Cost: '4',
  Tool: '5a',
  Invoice: '5b',
  Agreement: '5c',
  LedgerEntry: '5d',
  Refund: '5e',
  WorkItem: '5f',
  Document: '60a',
  Checkout: '60b',
  Organization: '60c',
  ColleagueInvitation: '60d',
  Notification: '60e',
  Message: '610',
  File: '60f',
  HandIn: '61a',
  Session: '61b',
  SignIn: '61c',
  WebhookEndpoint: '61d',
  WebhookDelivery: '61e',
  WebhookAttempt: '61f',
  ApiKey: '620',
} satisfies Partial<Record<Entity, string>>
type MockedEntity = keyof typeof firstDigits

/** An id in the format that the product uses. */
export function mockId<E extends MockedEntity>(entity: E, n: number): Id<E> {
  const first = firstDigits[entity]
  return parseId(entity, `01${first.padEnd(6, '0')}-0000-7000-8000-${String(n).padStart(12, '0')}`)
}
