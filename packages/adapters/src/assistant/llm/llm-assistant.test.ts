import { knowledge } from '@tallgrass/brand'
import { type LlmBehavior, startLlm, startRedirect } from '@tallgrass/testing'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { embeddedAssistant } from '../embedded/embedded-assistant.ts'
import { llmAssistant } from './llm-assistant.ts'

const llm = await startLlm()
afterAll(() => llm.stop())

const KEY = 'sk-never-to-be-seen'
const QUESTION = { message: 'How long does it take to set up?', turns: [] }
const GOOD = {
  intent: 'question',
  wantsContact: false,
  answer: 'Days, not months: usually within the same week.',
  passages: ['faq/setup-time'],
}

function assistant({ baseUrl = llm.url, left = 100_000, model = 'stand-in', timeout = 30_000 } = {}) {
  const warnings: string[] = []
  const budget = { left, spent: 0 }
  const port = llmAssistant({
    baseUrl,
    model,
    apiKey: KEY,
    timeout,
    fallback: embeddedAssistant(),
    warn: (reason) => void warnings.push(reason),
    budget: {
      async reserve(tokens) {
        if (tokens > budget.left) return false
        budget.left -= tokens
        return true
      },
      async correct(reserved, used) {
        budget.left += reserved - used
        budget.spent += used
      },
    },
  })
  return { port, warnings, budget }
}

async function answered(behavior: LlmBehavior, given: Parameters<typeof assistant>[0] = {}) {
  llm.received.length = 0
  llm.behave(behavior)
  // The timeout is short only if the model answers late or never: on a busy machine, every answer may be slow.
  const late = 'silent' in behavior || 'afterMs' in behavior
  const { budget, port, warnings } = assistant({ timeout: late ? 300 : 30_000, ...given })
  const answer = await port.answer(QUESTION)
  return { answer, warnings, budget }
}

test('a valid answer is returned with its passages', async () => {
  const { answer, budget, warnings } = await answered({ says: GOOD })
  expect(answer).toMatchObject({ kind: 'found', text: GOOD.answer, passages: ['faq/setup-time'] })
  expect(warnings).toEqual([])
  expect(budget.spent).toBe(1000)
})

test('the model receives the passages and the conversation, and nothing else', async () => {
  llm.behave({ says: GOOD })
  llm.received.length = 0
  const turns = [
    { role: 'assistant', content: 'What an earlier message was about' },
    { role: 'user', content: 'Hi' },
    { role: 'assistant', content: 'Hello!' },
  ] as const
  await assistant().port.answer({ ...QUESTION, turns })
  const [{ body, headers, path } = {}] = llm.received
  expect(path).toBe('/v1/chat/completions')
  expect(headers).toMatchObject({ authorization: `Bearer ${KEY}` })
  expect(body).toMatchObject({
    model: 'stand-in',
    max_tokens: 500,
    messages: [
      { role: 'system', content: expect.stringContaining('"id":"faq/setup-time"') },
      ...turns.slice(1),
      { role: 'user', content: QUESTION.message },
    ],
  })
})

test('a first question is sent with the best passages, the contact and the booking passage, and no others', async () => {
  await answered({ says: GOOD })
  const sent = JSON.stringify(llm.received[0]?.body)
  const ids = knowledge.map(({ id }) => id).filter((id) => sent.includes(`\\"id\\":\\"${id}\\"`))
  expect(ids).toEqual(expect.arrayContaining(['faq/setup-time', 'contact', 'booking']))
  expect(ids.length).toBeLessThanOrEqual(6)
  expect(ids).not.toContain('service/speed-to-lead')
})

test('an Anthropic address is called with the Anthropic protocol', async () => {
  const { answer, warnings } = await answered(
    { says: GOOD },
    { baseUrl: llm.anthropicUrl, model: 'claude-stand-in' },
  )
  expect(warnings).toEqual([])
  expect(answer).toMatchObject({ kind: 'found', text: GOOD.answer })
  expect(llm.received[0]).toMatchObject({ path: '/anthropic/v1/messages', headers: { 'x-api-key': KEY } })
})

test('an unknown question stays unknown, and small talk is answered in our words', async () => {
  const unknown = { intent: 'unknown', wantsContact: false, answer: 'Maybe!', passages: [] }
  expect((await answered({ says: unknown })).answer).toMatchObject({ kind: 'unknown', confidence: 0.2 })
  const talk = { intent: 'small-talk', wantsContact: false, answer: 'Yo', passages: [] }
  expect((await answered({ says: talk })).answer).toMatchObject({ kind: 'small-talk' })
})

const failures: [string, LlmBehavior, RegExp][] = [
  ['garbage', { says: 'As a language model I' }, /NoObjectGenerated/],
  ['another shape', { says: { text: 'hello' } }, /NoObjectGenerated/],
  ['no citation', { says: { ...GOOD, passages: [] } }, /cited passages it was not given/],
  [
    'an unknown citation',
    { says: { ...GOOD, passages: ['faq/setup-time', 'made-up'] } },
    /cited passages it was not/,
  ],
  [
    'a passage that it was not given',
    { says: { ...GOOD, passages: ['privacy'] } },
    /cited passages it was not/,
  ],
  ['a made-up price', { says: { ...GOOD, answer: 'It costs $499.' } }, /said what its passages do not/],
  [
    'a made-up link',
    { says: { ...GOOD, answer: 'See https://evil.example' } },
    /said what its passages do not/,
  ],
  ['an error', { fails: 500 }, /status 500/],
  ['too many requests', { fails: 429 }, /status 429/],
  ['a wrong key', { fails: 401 }, /status 401/],
  ['a lost connection', { hangsUp: true }, /was not used/],
  ['an answer that comes too late', { says: GOOD, afterMs: 2000 }, /took too long/],
  ['no answer', { silent: true }, /took too long/],
]

test.each(failures)(
  'after %s, the embedded assistant answers and the model is not asked again',
  async (_, behavior, reason) => {
    const { answer, warnings } = await answered(behavior)
    expect(answer).toEqual(await embeddedAssistant().answer(QUESTION))
    expect(warnings).toEqual([expect.stringMatching(reason)])
    expect(JSON.stringify(warnings)).not.toContain(KEY)
    expect(JSON.stringify(warnings)).not.toContain(QUESTION.message)
    expect(llm.received).toHaveLength(1)
  },
)

test('a model that cannot be reached is replaced', async () => {
  const gone = await startLlm()
  await gone.stop()
  const { answer, warnings } = await answered({ says: GOOD }, { baseUrl: gone.url })
  expect(answer).toMatchObject({
    kind: 'found',
    text: knowledge.find(({ id }) => id === 'faq/setup-time')?.text,
  })
  expect(warnings).toHaveLength(1)
})

test.each([
  ['OpenAI', '', 'stand-in'],
  ['Anthropic', '/anthropic', 'claude-stand-in'],
])('a redirect from an %s address is not followed, because the key would be sent along', async (...given) => {
  const [, path, model] = given
  const redirect = await startRedirect(new URL(llm.url).origin)
  onTestFinished(redirect.stop)
  const { warnings } = await answered({ says: GOOD }, { baseUrl: `${redirect.url}${path}/v1`, model })
  expect(warnings).toHaveLength(1)
  expect(llm.received).toEqual([])
})

test('a refusal costs no tokens, a bad answer what it used, and no answer the whole reservation', async () => {
  const spent = async (behavior: LlmBehavior) => (await answered(behavior)).budget.spent
  expect(await spent({ fails: 500 })).toBe(0)
  expect(await spent({ says: 'nonsense' })).toBe(1000)
  expect(await spent({ silent: true })).toBeGreaterThan(1000)
})

test('someone signed in is asked about by topic, and the text of the model is not used', async () => {
  const own = { intent: 'support', wantsContact: true, answer: 'You paid $1.', passages: [], own: ['paid'] }
  llm.behave({ says: own })
  llm.received.length = 0
  const { port, warnings } = assistant()
  const question = { message: 'What did I pay? Where is my invoice?', turns: [], role: 'CLIENT' } as const
  const answer = await port.answer(question)
  expect(answer).toEqual({
    kind: 'own',
    topics: ['paid'],
    intent: 'support',
    wantsContact: false,
    suggestedBookingType: null,
    confidence: 0.85,
  })
  expect(warnings).toEqual([])
  const sent = JSON.stringify(llm.received[0]?.body)
  expect(sent).toContain('You do not see their records')
  expect(sent).not.toContain('Customer Login')
})

test('a visitor is not asked about by topic, whatever the model says', async () => {
  llm.behave({ says: { ...GOOD, own: ['paid', 'waiting'] } })
  const { port } = assistant()
  expect(await port.answer(QUESTION)).toMatchObject({ kind: 'found', text: GOOD.answer })
})

test('an administrator is told only what waits, and otherwise what the site says', async () => {
  const { port } = assistant()
  const ask = () => port.answer({ ...QUESTION, role: 'ADMIN' })
  llm.behave({ says: { ...GOOD, own: ['documents'] } })
  expect(await ask()).toMatchObject({ kind: 'found' })
  llm.behave({ says: { ...GOOD, own: ['documents', 'waiting'] } })
  expect(await ask()).toMatchObject({ kind: 'own', topics: ['waiting'] })
})

test("the model is not asked once the day's tokens are used up", async () => {
  const { answer, warnings } = await answered({ says: GOOD }, { left: 100 })
  expect(answer).toEqual(await embeddedAssistant().answer(QUESTION))
  expect(warnings).toEqual(['The language model was not used: LLM_DAILY_TOKENS is used up'])
  expect(llm.received).toEqual([])
})
