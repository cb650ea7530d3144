import { expect, test } from 'vitest'
import { registerInput } from './auth.ts'
import { bookCallForm } from './bookings.ts'
import { sendMessageInput } from './chat.ts'
import { demoLeadForm } from './demos.ts'
import { leadForm } from './leads.ts'
import { joinWaitlistForm } from './waitlist.ts'

const person = { name: 'Maren Okafor', email: 'maren@example.com', company: 'Okafor Tile' }
const waiting = { ...person, role: 'Owner', useCase: 'Showing new setters our floors' }
const demoLead = { ...person, message: 'Our shower floor leaks' }
const registering = { ...person, password: 'Prairie2026!', org: 'Okafor Tile' }
const asking = { sessionId: 'x', message: 'Hello' }
const booking = { ...person, phone: '(972) 555-0199', notes: 'After nine' }

const USE_CASE = 'Please describe your use case (minimum 10 characters)'
const CHALLENGE = 'Please describe your challenge (minimum 10 characters)'
const COMPANY = 'Company name must be at least 2 characters'

const NAME = 'Name must be at least 2 characters'

const forms = {
  waitlist: { schema: joinWaitlistForm, filled: waiting },
  'demo lead': { schema: demoLeadForm, filled: demoLead },
  registration: { schema: registerInput, filled: registering },
  lead: { schema: leadForm, filled: person },
  chat: { schema: sendMessageInput, filled: asking },
  booking: { schema: bookCallForm, filled: booking },
} as const

/**
 * Form, field, minimum length and the message below it,
 * maximum length and the label in the message above it.
 */
test.each([
  ['waitlist', 'name', 2, NAME, 200, 'Name'],
  ['waitlist', 'company', 2, COMPANY, 200, 'Company name'],
  ['waitlist', 'role', 2, 'Role must be at least 2 characters', 200, 'Role'],
  ['waitlist', 'useCase', 10, USE_CASE, 5000, 'Use case'],
  ['demo lead', 'name', 2, NAME, 200, 'Name'],
  ['demo lead', 'company', 2, COMPANY, 200, 'Company name'],
  ['demo lead', 'message', 10, CHALLENGE, 5000, 'Message'],
  ['registration', 'name', 2, NAME, 200, 'Name'],
  ['lead', 'name', 1, 'Name is required', 200, 'Name'],
  ['lead', 'company', 0, undefined, 200, 'Company'],
  ['chat', 'message', 1, 'Please write a message', 2000, 'Message'],
  ['booking', 'phone', 0, undefined, 50, 'Phone'],
  ['booking', 'notes', 0, undefined, 2000, 'Notes'],
] as const)(
  '%s: %s is accepted at its limits and refused beyond them',
  (form, field, min, tooShort, max, label) => {
    const { filled, schema } = forms[form]
    const refusals = (length: number) =>
      schema.safeParse({ ...filled, [field]: 'x'.repeat(length) }).error?.issues.map(({ message }) => message)
    expect(refusals(min)).toBeUndefined()
    expect(refusals(max)).toBeUndefined()
    if (tooShort) expect(refusals(min - 1)).toEqual([tooShort])
    expect(refusals(max + 1)).toEqual([`${label} must be at most ${max} characters`])
  },
)

const HOST = '@example.com'

test.each([
  ['waitlist', 'Please enter a valid email address'],
  ['demo lead', 'Please enter a valid email address'],
  ['lead', 'Please enter a valid email address'],
  ['registration', 'Valid email address required'],
] as const)('%s: refuses an email address of more than 254 characters', (form, message) => {
  const { filled, schema } = forms[form]
  const parse = (length: number) =>
    schema.safeParse({ ...filled, email: 'm'.repeat(length - HOST.length) + HOST })
  expect(parse(254).success).toBe(true)
  expect(parse(255).error?.issues).toMatchObject([{ path: ['email'], message }])
})
