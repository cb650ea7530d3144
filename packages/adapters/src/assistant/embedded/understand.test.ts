import type { ChatTurn } from '@tallgrass/core'
import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const userTurns = (...lines: string[]): ChatTurn[] => lines.map((content) => ({ role: 'user', content }))
const passageFor = (message: string) => understand(message, []).passages[0]

test('misspelled words are understood', () => {
  expect(passageFor('how much is the recepsionist')).toBe('pricing')
  expect(passageFor('are you opne on satturday')).toBe('hours')
  expect(passageFor('i forgot my passwrod')).toBe('portal')
})

test('a word for another subject outweighs similar words, unless the question is clear', () => {
  expect(understand('what does hubspot charge per month', [])).toMatchObject({
    intent: 'unknown',
    passages: [],
  })
  expect(passageFor('how much do you charge per month')).toBe('pricing')
})

test('several clear questions in one message are answered in order', () => {
  const { intent, passages } = understand('Are you open on Saturday? And how much is it?', [])
  expect({ intent, passages }).toEqual({ intent: 'question', passages: ['hours', 'pricing'] })
})

test('a request is about the last product mentioned, unless it names a service', () => {
  const turns = userTurns('what is scorm', 'hello', 'what is strides')
  expect(understand('ok book me a walkthrough of that one', turns)).toMatchObject({
    intent: 'strides',
    wantsContact: true,
    passages: ['booking'],
  })
  expect(understand('sign me up for the receptionist', turns)).toMatchObject({ intent: 'booking' })
  expect(understand('sign me up', [])).toMatchObject({ intent: 'booking', wantsContact: true })
})

test('a client who reports a fault is not asked for contact details or offered a call', () => {
  const answer = understand('the booking bot you built for us is dead since this morning', [])
  expect(answer).toMatchObject({ intent: 'support', wantsContact: false, passages: ['portal'] })
})

test('small talk is recognized, but not in a message that asks something', () => {
  expect(understand('heyyy, how are you', [])).toMatchObject({ intent: 'small-talk', talk: 'wellbeing' })
  expect(understand('hi, where are you located', [])).toMatchObject({ passages: ['about'] })
})
