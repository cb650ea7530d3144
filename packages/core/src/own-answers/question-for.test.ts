import { expect, test } from 'vitest'
import type { AssistantAnswer, ChatTurn } from '../ports/assistant.ts'
import { questionFor } from './question-for.ts'

const facts = { wantsContact: true, suggestedBookingType: null, confidence: 1 } as const
const person: AssistantAnswer = { ...facts, kind: 'found', intent: 'person', text: '', passages: ['contact'] }
const support: AssistantAnswer = { ...facts, kind: 'own', intent: 'support', topics: ['support'] }
const QUESTION = 'Can you add a second phone number?'
const turns: ChatTurn[] = [
  { role: 'user', content: QUESTION },
  { role: 'assistant', content: 'I don’t know that.' },
  { role: 'user', content: 'ok thanks' },
  { role: 'assistant', content: 'You’re welcome!' },
]

test('who only asks for a person is taken there with their last question', () => {
  expect(questionFor({ answer: person, message: 'I want to speak with a person', turns })).toBe(QUESTION)
})

test('who says what it is about is taken there with these words', () => {
  const message = 'I want to talk to someone about my invoice'
  expect(questionFor({ answer: person, message, turns })).toBe(message)
  expect(questionFor({ answer: support, message: 'It is broken', turns })).toBe('It is broken')
})

test('who has asked nothing yet begins with an empty message', () => {
  expect(questionFor({ answer: person, message: 'a human please', turns: [] })).toBe('')
})
