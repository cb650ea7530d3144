import { expect, test } from 'vitest'
import { composeFrom } from '../mail/compose-from.ts'
import { bookingMails } from './booking-mails.ts'

const call = {
  name: 'Hana Kim',
  type: 'smart-ai-call',
  startsAt: '2026-11-24T15:00:00.000Z',
  endsAt: '2026-11-24T15:30:00.000Z',
  timeZone: 'America/Chicago',
  uid: '1@localhost',
  sequence: 0,
  stampedAt: '2026-11-20T15:00:00.000Z',
}

test.each([
  ['a number', { left: { phone: '(214) 555-0123' } }, 'We will call you at (214) 555-0123.'],
  [
    'no number',
    { left: { phone: null } },
    'You left no phone number, so we will send a link for the call to this address.',
  ],
  ['unknown contact data', {}, 'We will call the number you left, or send you a link if you left none.'],
])('the confirmation says how we will call if the visitor left %s', (_, left, sentence) => {
  const { text } = composeFrom(Object.values(bookingMails), {
    template: 'booking-confirmed',
    data: { ...call, ...left },
    link: 'http://localhost:3000/schedule/x',
  })
  expect(text).toContain(sentence)
})
