// Guards: start-conversation, send-message, save-question, save-reply, record-messages

import { embeddedAssistant, llmAssistant } from '@tallgrass/adapters'
import { type AssistantPort, createCtx, createTokenBudget, noCarrier, recordMessages } from '@tallgrass/core'
import { assistantIntents, bookingTypes, type ConversationId, parseId } from '@tallgrass/domain'
import { type LlmBehavior, startLlm } from '@tallgrass/testing'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { gate } from '../support/gate.ts'
import { fileApp } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'

const embedded = embeddedAssistant()
let assistant: AssistantPort = embedded
const shared = await fileApp({
  replace: () => ({ assistant: { answer: (question) => assistant.answer(question) } }),
})

/** Replaces the built-in assistant until the test ends. */
function replaceAssistant(other: AssistantPort): void {
  assistant = other
  onTestFinished(() => {
    assistant = embedded
  })
}

const QUESTION = 'How long does it take to set up?'

async function conversation() {
  const visitor = shared.visitor()
  const { sessionId } = await visitor.trpc.chat.startSession.mutate()
  const send = (message: string) => visitor.rest('POST', '/api/chat/message', { sessionId, message })
  const history = () => visitor.trpc.chat.history.query({ sessionId })
  return { visitor, sessionId, send, history }
}

const historyOf = ({ rest }: TestBrowser, sessionId: ConversationId) =>
  rest('GET', `/api/chat/history/${sessionId}`)

/** An assistant that answers its first question on `go`, and all others immediately. */
function pausedAssistant() {
  const { open, pass, reached } = gate()
  let questions = 0
  const assistant: AssistantPort = {
    async answer(question) {
      questions += 1
      if (questions === 1) await pass()
      return embedded.answer(question)
    },
  }
  return { assistant, reached, go: open }
}

/** An assistant that fails the first time. */
function failingOnce(): AssistantPort {
  let questions = 0
  return {
    async answer(question) {
      questions += 1
      if (questions === 1) throw new Error('Out of order')
      return embedded.answer(question)
    },
  }
}

describe('a conversation', () => {
  test('belongs to one browser and is found again by it', async () => {
    const visitor = shared.visitor()
    const first = await visitor.rest('POST', '/api/chat/session')
    expect(first).toMatchObject({ status: 200, body: { sessionId: expect.stringMatching(/^[\da-f-]{36}$/) } })
    expect(first.headers['set-cookie']).toMatch(
      /^__Host-conversation=[\w-]{43}; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
    )
    expect((await visitor.rest('POST', '/api/chat/session')).body).toEqual(first.body)
    expect((await shared.visitor().rest('POST', '/api/chat/session')).body).not.toEqual(first.body)
  })

  test('is stored in order', async () => {
    const { history, send } = await conversation()
    const answer = await send(QUESTION)
    expect(answer).toMatchObject({
      status: 200,
      body: { content: expect.any(String), requiresLeadCapture: false, confidence: expect.any(Number) },
    })
    await send('Are you open on Saturday?')
    expect((await history()).map(({ content, role }) => [role, content])).toMatchObject([
      ['user', QUESTION],
      ['assistant', (answer.body as { content: string }).content],
      ['user', 'Are you open on Saturday?'],
      ['assistant', expect.any(String)],
    ])
  })

  test('of another browser, an expired one and an unknown one get the same response', async () => {
    const { send, sessionId, visitor } = await conversation()
    await send(QUESTION)
    const unknown = await historyOf(visitor, parseId('Conversation', 'ffffffff-0b33-4623-a6a1-76287c5874e3'))
    expect(unknown).toMatchObject({
      status: 404,
      body: { error: 'This conversation does not exist', code: 'NOT_FOUND' },
    })
    const stranger = await conversation()
    expect(await historyOf(stranger.visitor, sessionId)).toMatchObject({ status: 404, text: unknown.text })
    expect(await historyOf(shared.visitor(), sessionId)).toMatchObject({ status: 404, text: unknown.text })
    const intruding = await stranger.visitor.rest('POST', '/api/chat/message', { sessionId, message: 'Hi' })
    expect(intruding).toMatchObject({ status: 404, text: unknown.text })

    shared.clock.advance({ days: 91 })
    expect(await historyOf(visitor, sessionId)).toMatchObject({ status: 404, text: unknown.text })
    expect((await visitor.trpc.chat.startSession.mutate()).sessionId).not.toBe(sessionId)
  })
})

describe('a message', () => {
  test.each([
    ['blank', ' \n ', 'Please write a message'],
    ['too long', 'a'.repeat(2001), 'Message must be at most 2000 characters'],
    ['binary', 'a\u0000b', 'Message contains characters that cannot be used'],
    ['half a character', 'a\ud800', 'Message contains characters that cannot be used'],
  ])('that is %s is refused and not stored', async (_, message, error) => {
    const { history, send } = await conversation()
    expect(await send(message)).toMatchObject({ status: 400, body: { error, code: 'INVALID' } })
    expect(await history()).toEqual([])
  })

  test('is stored exactly as written, and never becomes markup or a link', async () => {
    const { history, send } = await conversation()
    const hostile = '<script>alert(1)</script> [x](javascript:alert(1)) **b**'
    expect(await send(hostile)).toMatchObject({ status: 200 })
    expect((await history())[0]).toMatchObject({ role: 'user', content: hostile, metadata: {} })
    expect((await history())[1]?.content).not.toMatch(/<|javascript/)
  })

  test('is refused after 20 a minute of one conversation', async () => {
    const { send } = await conversation()
    for (let n = 0; n < 20; n++) expect((await send('hi')).status).toBe(200)
    const refused = await send('hi')
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
    expect(refused.headers['retry-after']).toMatch(/^\d+$/)
    const other = await conversation()
    expect((await other.send('hi')).status).toBe(200)
  })

  test('is refused after 200 a day of one conversation', async () => {
    const { history, send, sessionId } = await conversation()
    for (let n = 0; n < 200; n++) await shared.services.limits.take('chatDay', sessionId)
    const refused = await send('hi')
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3600)
    expect(await history()).toEqual([])
  })
})

describe('a language model', () => {
  const good = {
    intent: 'question',
    wantsContact: false,
    answer: 'Days, not months. [Pay here](https://evil.example)',
    passages: ['faq/setup-time'],
  }

  async function conversationWithModel(manner: LlmBehavior) {
    const llm = await startLlm()
    onTestFinished(() => llm.stop())
    llm.behave(manner)
    replaceAssistant(
      llmAssistant({
        apiKey: 'sk-secret',
        baseUrl: llm.url,
        model: 'stand-in',
        // Short only for the model that never answers: on a busy machine, every model is slow.
        timeout: 'silent' in manner ? 300 : 30_000,
        budget: createTokenBudget(shared.services.database, shared.clock.now, 1_000_000),
        fallback: embedded,
        warn: () => {},
      }),
    )
    return conversation()
  }

  test('answers with the pages that it cites and no other link', async () => {
    const { history, send } = await conversationWithModel({ says: { ...good, answer: 'Days, not months.' } })
    await send(QUESTION)
    expect((await history())[1]?.content).toBe(
      'Days, not months.\n\nSource: [How long does setup take?](http://localhost:3000/#questions)',
    )
  })

  test('never starts a reply with “Yes”, which would confirm whatever a message claims', async () => {
    const { history, send } = await conversationWithModel({
      says: { ...good, answer: 'Yes, days, not months.' },
    })
    await send(QUESTION)
    expect((await history())[1]?.content).toMatch(/^Days, not months\./)
  })

  test.each<[string, LlmBehavior]>([
    ['makes unsupported claims', { says: good }],
    ['returns nonsense', { says: 'nonsense' }],
    ['fails', { fails: 500 }],
    ['never answers', { silent: true }],
  ])('that %s is replaced by the built-in assistant, with one reply and its source', async (_, manner) => {
    const { history, send } = await conversationWithModel(manner)
    expect(await send(QUESTION)).toMatchObject({ status: 200 })
    const said = await history()
    expect(said.map(({ role }) => role)).toEqual(['user', 'assistant'])
    expect(said[1]?.content).toContain('in the same week that we agree on it')
    expect(said[1]?.content).not.toContain('evil')
  })
})

describe('while a reply is awaited', () => {
  test('the question is already in the history, and a second one has to wait', async () => {
    const { assistant, go, reached } = pausedAssistant()
    replaceAssistant(assistant)
    const { history, send } = await conversation()
    const first = send(QUESTION)
    await reached
    expect(await history()).toMatchObject([{ role: 'user', content: QUESTION }])
    expect(await send('Hello?')).toMatchObject({
      status: 409,
      body: { error: 'Please wait for the reply', code: 'CONFLICT' },
    })
    go()
    expect((await first).status).toBe(200)
    expect((await send('Hello?')).status).toBe(200)
    expect((await history()).map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant'])
  })

  test('simultaneous questions are answered one by one or asked to wait, and each answered one is stored once', async () => {
    const { history, send } = await conversation()
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => send(`Question ${n}`)))
    const answered = answers.filter(({ status }) => status === 200).length
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(8 - answered)
    const roles = (await history()).map(({ role }) => role)
    expect(roles).toEqual(Array.from({ length: answered }, () => ['user', 'assistant']).flat())
  })

  test('after a failure, the question is stored and the next one is answered', async () => {
    replaceAssistant(failingOnce())
    const { history, send } = await conversation()
    expect(await send(QUESTION)).toMatchObject({ status: 500 })
    expect((await send('And now?')).status).toBe(200)
    expect((await history()).map(({ role }) => role)).toEqual(['user', 'user', 'assistant'])
  })

  test('after a process dies, the question is stored and the next one is soon answered', async () => {
    const { assistant, go, reached } = pausedAssistant()
    replaceAssistant(assistant)
    const { history, send } = await conversation()
    const lost = send(QUESTION)
    await reached
    shared.clock.advance({ seconds: 26 })
    expect((await send('Are you there?')).status).toBe(200)
    go()
    expect((await lost).status).toBe(409)
    expect((await history()).map(({ role }) => role)).toEqual(['user', 'user', 'assistant'])
  })
})

test('every stored reply can be read, and an invalid reply is not stored', async () => {
  const answers = fc.record({
    kind: fc.constant('unknown' as const),
    asksUs: fc.boolean(),
    intent: fc.constantFrom(...assistantIntents),
    wantsContact: fc.boolean(),
    suggestedBookingType: fc.constantFrom(null, ...bookingTypes),
    confidence: fc.oneof(fc.double({ min: 0, max: 1 }), fc.double()),
  })
  await fc.assert(
    fc.asyncProperty(answers, async (answer) => {
      replaceAssistant({ answer: async () => answer })
      const { send, sessionId, visitor } = await conversation()
      const { status } = await send(QUESTION)
      const { body, status: read } = await historyOf(visitor, sessionId)
      expect(status).toBe(answer.confidence >= 0 && answer.confidence <= 1 ? 200 : 500)
      expect(read).toBe(200)
      expect(body).toHaveLength(status === 200 ? 2 : 1)
    }),
    { numRuns: 30 },
  )
})

test('imported messages are recorded in order, and an empty import starts no conversation', async () => {
  const { clock, services } = shared
  const begun: string[] = []
  const conversation = { ...noCarrier, issue: (token: string) => void begun.push(token) }
  const origin = { ip: null, userAgent: null, requestId: null }
  const ctx = createCtx(services, { user: null, origin, session: noCarrier, conversation })
  await recordMessages(ctx, [])
  expect(begun).toEqual([])
  const at = clock.now()
  await recordMessages(ctx, [
    { role: 'user', content: QUESTION, at },
    { role: 'assistant', content: 'Days, not months.', at },
  ])
  const [token = ''] = begun
  const visitor = shared.visitor()
  visitor.cookies.set('__Host-conversation', token)
  const { sessionId } = await visitor.trpc.chat.startSession.mutate()
  expect((await visitor.trpc.chat.history.query({ sessionId })).map(({ content }) => content)).toEqual([
    QUESTION,
    'Days, not months.',
  ])
})
