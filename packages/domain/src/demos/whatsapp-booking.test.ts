import { expect, test } from 'vitest'
import { advance } from './timeline.ts'
import { type BookingState, whatsappBooking } from './whatsapp-booking.ts'

const T0 = 1_800_000_000_000
const chat = whatsappBooking({
  greeting: 'hello',
  services: 'services',
  help: 'help',
  askCompany: 'company?',
  askEmail: 'email of {company}?',
  askEmailAgain: 'email again?',
  generating: 'generating for {email}',
  onItsWay: 'on its way',
  link: 'link for {company}, {email}',
  alreadyBooked: 'already booked',
})

/** Sends messages, each at its time in milliseconds, and returns the state at `end`. */
function talk(messages: [number, string][], end: number): BookingState {
  let state = chat.start(T0)
  for (const [ms, text] of messages.filter(([written]) => written <= end)) {
    state = chat.on(advance(chat, state, T0 + ms), { type: 'send', text }, T0 + ms)
  }
  return advance(chat, state, T0 + end)
}

const replies = ({ messages }: BookingState) =>
  messages.filter(({ isUser }) => !isUser).map(({ text }) => text)
const toEmail: [number, string][] = [
  [0, 'book'],
  [2000, 'Harlow {email} $& Co'],
  [4000, 'dana@harlow.example'],
]

test('the chat opens with a greeting and then waits', () => {
  expect(replies(chat.start(T0))).toEqual(['hello'])
  expect(chat.nextAt(chat.start(T0))).toBeNull()
})

test.each(['', '   ', '\n'])('an empty message is ignored: "%s"', (text) => {
  const state = chat.start(T0)
  expect(chat.on(state, { type: 'send', text }, T0)).toBe(state)
})

test('the reply comes 1.5 s after the message, not a millisecond sooner', () => {
  expect(talk([[0, 'hi']], 1499)).toMatchObject({ stage: 'idle', unread: [{ text: 'hi' }] })
  const answered = talk([[0, 'hi']], 1500)
  expect(replies(answered)).toEqual(['hello', 'help'])
  expect(answered).toMatchObject({ unread: [], messages: [{}, {}, { timestamp: T0 + 1500 }] })
})

test.each([
  ['Can I BOOK a visit?', 'awaiting_company', 'company?'],
  ['info, then book', 'awaiting_company', 'company?'],
  ['More INFO please', 'idle', 'services'],
  ['What now', 'idle', 'help'],
])('"%s" leads to stage %s', (text, stage, reply) => {
  const state = talk([[0, text]], 1500)
  expect(state.stage).toBe(stage)
  expect(replies(state).at(-1)).toBe(reply)
})

test('a booking asks for the company and the address, then sends the link after 3 s', () => {
  expect(talk(toEmail, 3499).stage).toBe('awaiting_company')
  expect(talk(toEmail, 3500).stage).toBe('awaiting_email')
  expect(talk(toEmail, 5499).stage).toBe('awaiting_email')
  expect(talk(toEmail, 5500)).toMatchObject({ stage: 'generating_link', email: 'dana@harlow.example' })
  expect(talk(toEmail, 8499).stage).toBe('generating_link')
  const done = talk(toEmail, 8500)
  expect(done.stage).toBe('completed')
  expect(replies(done)).toEqual([
    'hello',
    'company?',
    'email of Harlow {email} $& Co?',
    'generating for dana@harlow.example',
    'link for Harlow {email} $& Co, dana@harlow.example',
  ])
  expect(done.messages.filter(({ hasLink }) => hasLink)).toMatchObject([{ id: 8, timestamp: T0 + 8500 }])
})

test.each([
  'dana',
  'dana@',
  '@harlow.example',
  'dana@harlow',
  'dana @harlow.example',
  'dana@harlow..example',
])('the address is asked for again after "%s"', (text) => {
  const state = talk([...toEmail.slice(0, 2), [4000, text]], 20_000)
  expect(state.stage).toBe('awaiting_email')
  expect(replies(state).at(-1)).toBe('email again?')
})

test('the reply to a message during link generation is that the link is on its way', () => {
  expect(replies(talk([...toEmail, [6000, 'book']], 7500)).at(-1)).toBe('on its way')
  const late = talk([...toEmail, [8400, 'hurry']], 9900)
  expect(replies(late).slice(-2)).toEqual([
    'link for Harlow {email} $& Co, dana@harlow.example',
    'on its way',
  ])
})

test('once the link was sent, the reply to every message is that the booking exists', () => {
  const state = talk([...toEmail, [9000, 'book'], [9100, 'info']], 10_600)
  expect(replies(state).slice(-2)).toEqual(['already booked', 'already booked'])
  expect(state.stage).toBe('completed')
})
