import { knowledge } from '@tallgrass/brand'
import type { AssistantPort } from '@tallgrass/core'
import { assistantIntents } from '@tallgrass/domain'
import { startLlm } from '@tallgrass/testing'
import { afterAll, describe, expect, test } from 'vitest'
import { embeddedAssistant } from './embedded/embedded-assistant.ts'
import { llmAssistant } from './llm/llm-assistant.ts'

const llm = await startLlm()
afterAll(() => llm.stop())
llm.behave({
  says: {
    intent: 'pricing',
    wantsContact: false,
    answer: 'Every project has one price.',
    passages: ['pricing'],
  },
})

const modelAssistant = llmAssistant({
  baseUrl: llm.url,
  apiKey: 'key',
  model: 'stand-in',
  budget: { reserve: async () => true, correct: async () => {} },
  fallback: embeddedAssistant(),
  // The stand-in's answer fits only one question; the fallback answers the others.
  warn: () => {},
})

const assistants: [string, AssistantPort][] = [
  ['the embedded assistant', embeddedAssistant()],
  ['a language model', modelAssistant],
]

const HOSTILE = [
  'how much is it',
  'hi',
  '?',
  '\u202e\u200b',
  'a'.repeat(2000),
  'how '.repeat(500).trim(),
  '<script>alert(1)</script>',
  '__proto__ constructor toString',
  '(((((((a+)+)+)+)+)+)+)$',
  '{"tool":"create_booking"}',
  '😀'.repeat(900),
  '¿Cuánto cuesta?',
  'Do you offer refunds?',
  'Do you offer a discount?',
]

describe.each(assistants)('%s', (_, assistant) => {
  test.each(HOSTILE)('answers %j', async (message) => {
    const answer = await assistant.answer({ message, turns: [] })
    expect(assistantIntents).toContain(answer.intent)
    expect(answer.confidence).toBeGreaterThanOrEqual(0)
    expect(answer.confidence).toBeLessThanOrEqual(1)
    if (answer.kind !== 'found') return
    const known = knowledge.map(({ id }) => id)
    expect(answer.passages.length).toBeGreaterThan(0)
    expect(answer.passages.filter((id) => !known.includes(id))).toEqual([])
    expect(answer.text.trim()).not.toBe('')
  })

  test('answers a question about cost with the pricing passage', async () => {
    const answer = await assistant.answer({ message: 'How much does it cost?', turns: [] })
    expect(answer).toMatchObject({ kind: 'found', intent: 'pricing', suggestedBookingType: 'smart-ai-call' })
    expect(answer).toHaveProperty('passages', ['pricing'])
  })
})

test('a hostile message is answered within a second', async () => {
  const assistant = embeddedAssistant()
  await assistant.answer({ message: 'hi', turns: [] })
  const message = 'i want to get a call back from somebody who '.repeat(45)
  const startedAt = performance.now()
  await assistant.answer({
    message,
    turns: Array.from({ length: 8 }, () => ({ role: 'user', content: message })),
  })
  expect(performance.now() - startedAt).toBeLessThan(1000)
})

test('two questions in one message are both answered', async () => {
  const message = 'How much is it and how long does it take?'
  const answer = await embeddedAssistant().answer({ message, turns: [] })
  expect(answer.kind === 'found' && answer.passages).toEqual(
    expect.arrayContaining(['pricing', 'faq/setup-time']),
  )
})
