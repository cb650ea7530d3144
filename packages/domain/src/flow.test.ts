import { expect, test } from 'vitest'
import { agreementFlow } from './agreement.ts'
import { bookingFlow } from './booking.ts'
import { documentFlow } from './document.ts'
import { defineFlow, type Flow, inWords } from './flow.ts'
import { invitationFlow } from './invitation.ts'
import { invoiceFlow } from './invoice.ts'
import { leadFlow } from './lead.ts'
import { checkoutFlow, refundFlow } from './payment.ts'
import { projectFlow } from './project.ts'
import { acceptanceFlow, transferFlow } from './project-parts.ts'
import { workItemFlow } from './work-item.ts'

const door = defineFlow(
  'door',
  {
    OPEN: { close: 'SHUT', slam: 'SHUT' },
    SHUT: { open: 'OPEN', lock: 'LOCKED_FOR_GOOD' },
    LOCKED_FOR_GOOD: {},
  },
  { LOCKED_FOR_GOOD: 'Take the window.' },
)

const refusals = [
  ...refusalsOf(acceptanceFlow),
  ...refusalsOf(agreementFlow),
  ...refusalsOf(bookingFlow),
  ...refusalsOf(checkoutFlow),
  ...refusalsOf(documentFlow),
  ...refusalsOf(invitationFlow),
  ...refusalsOf(invoiceFlow),
  ...refusalsOf(leadFlow),
  ...refusalsOf(projectFlow),
  ...refusalsOf(refundFlow),
  ...refusalsOf(transferFlow),
  ...refusalsOf(workItemFlow),
]

function refusalsOf<T extends Record<string, Record<string, string>>>({
  entity,
  refusal,
  statuses,
}: Flow<T>) {
  const pairs = statuses.flatMap((from) => statuses.map((to) => ({ from, to })))
  return pairs.map(({ from, to }) => ({ entity, from, to, message: refusal(from, to).message }))
}

test('an allowed event leads to the status in the table', () => {
  expect(door.next('SHUT', 'open')).toBe('OPEN')
})

test.each([
  ['OPEN', 'lock', 'This door is open and cannot become locked for good. It can become shut.'],
  ['SHUT', 'close', 'This door is shut and cannot become shut again. It can become open or locked for good.'],
  ['LOCKED_FOR_GOOD', 'open', 'This door is locked for good and cannot become open. Take the window.'],
] as const)(
  '%s: %s is refused in a sentence that names both states and what is possible',
  (from, event, message) => {
    expect(() => door.next(from, event)).toThrowError(
      expect.objectContaining({ code: 'ILLEGAL_TRANSITION', message }),
    )
  },
)

test.each(refusals)(
  'the refusal to move a $entity from $from to $to says what is possible instead',
  ({ entity, from, message, to }) => {
    const again = from === to ? ' again' : ''
    const refused = `This ${entity} is ${inWords(from)} and cannot become ${inWords(to)}${again}. `
    expect(message.slice(0, refused.length)).toBe(refused)
    expect(message.slice(refused.length)).toMatch(/^[A-Z].{10,}\.$/)
  },
)

test('a refusal suggests the moves that the table allows', () => {
  const suggestionsOf = (entity: string) => [
    ...new Set(
      refusals.filter((each) => each.entity === entity).map(({ message }) => message.split('. ')[1]),
    ),
  ]
  expect(suggestionsOf('project')).toEqual([
    'It can become active or archived.',
    'It can become in review or archived.',
    'It can become active, ready or archived.',
    'It can become active, complete or archived.',
    'It can become active.',
  ])
  expect(suggestionsOf('lead')).toEqual([
    'It can become contacted, qualified or converted.',
    'It can become new, qualified or converted.',
    'It can become contacted or converted.',
    'It can become qualified.',
  ])
  expect(suggestionsOf('invoice')).toEqual([
    'It can become open or void.',
    'It can become paid or void.',
    'The payment can be refunded.',
    'Create a new invoice for the amount owed.',
  ])
})

test('a screen can list the moves from a status', () => {
  expect(door.events('SHUT')).toEqual(['open', 'lock'])
  expect(door.can('OPEN', 'lock')).toBe(false)
  expect(door.statuses).toEqual(['OPEN', 'SHUT', 'LOCKED_FOR_GOOD'])
})

test.each([
  ['READY_FOR_REVIEW', 'ready for review'],
  ['SIGNED_CLIENT', 'signed by the client'],
  ['draft', 'a draft'],
  ['no-show', 'a no-show'],
])('%s reads as words', (status, words) => {
  expect(inWords(status)).toBe(words)
})
