import { expect, test } from 'vitest'
import {
  conversationFlow,
  conversationStatuses,
  ensureAnswers,
  firstNameOf,
  isHere,
  isTyping,
  PERSON_TTL,
  PRESENCE_TTL,
  personIsHere,
  TYPING_TTL,
} from './conversation.ts'
import { parseId } from './ids.ts'
import { toInstant } from './instant.ts'

const now = new Date('2026-11-23T16:00:00.000Z')
const ago = (seconds: number) => toInstant(new Date(now.getTime() - seconds * 1000))
const ruth = parseId('User', '01100000-0000-7000-8000-000000000001')
const jonah = parseId('User', '01100000-0000-7000-8000-000000000002')

test('the flow knows every status, and a person can take over from all others', () => {
  expect(conversationFlow.statuses).toEqual(conversationStatuses)
  expect(conversationStatuses.filter((status) => conversationFlow.can(status, 'takeOver'))).toEqual([
    'assistant',
    'waiting',
    'closed',
  ])
})

test('only a person hands back, and a closed conversation goes on with the assistant', () => {
  expect(conversationStatuses.filter((status) => conversationFlow.can(status, 'handBack'))).toEqual([
    'person',
  ])
  expect(conversationFlow.next('closed', 'write')).toBe('assistant')
  expect(() => conversationFlow.next('waiting', 'handBack')).toThrow(
    'This conversation is waiting and cannot become with the assistant.',
  )
})

test('refuses an answer by anyone except who has taken over', () => {
  const taken = { state: 'person', personId: ruth, by: 'Ruth Calloway' } as const
  expect(() => ensureAnswers(taken, ruth)).not.toThrow()
  expect(() => ensureAnswers(taken, jonah)).toThrow('Ruth Calloway has already taken over this conversation.')
  expect(() => ensureAnswers({ state: 'waiting', personId: null, by: null }, ruth)).toThrow(
    'Take over the conversation before you answer.',
  )
})

test('presence ends by itself, also after the clock was ahead', () => {
  const seen = (seconds: number) => ({ seenAt: ago(seconds), typingAt: ago(seconds) })
  expect([PRESENCE_TTL, PRESENCE_TTL + 1, -3600].map((seconds) => isHere(seen(seconds), now))).toEqual([
    true,
    false,
    false,
  ])
  expect([TYPING_TTL, TYPING_TTL + 1].map((seconds) => isTyping(seen(seconds), now))).toEqual([true, false])
  expect([PERSON_TTL, PERSON_TTL + 1].map((seconds) => personIsHere(seen(seconds), now))).toEqual([
    true,
    false,
  ])
  expect(isHere(undefined, now)).toBe(false)
  expect(isTyping({ seenAt: ago(0), typingAt: null }, now)).toBe(false)
})

test.each([
  ['Ruth Calloway', 'Ruth'],
  ['  Ruth  ', 'Ruth'],
  ['', ''],
])('the first name of %j is %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first)
})
