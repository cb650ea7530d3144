import { unique } from '@tallgrass/testing'
import { afterAll, expect, test } from 'vitest'
import { openVisitor, statusesOf } from './open-visitor.ts'
import { aPlace, owner, startTwo } from './two-servers.ts'

const place = await aPlace({ atEnd: afterAll })
const [one, other] = await startTwo(place, afterAll)
const { balancer } = place

const WRONG = 'Wrong2026!'

/** Makes this many calls, ten at a time, and passes each its number. */
async function manyTimes<T>(times: number, call: (n: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = []
  let next = 0
  const work = async () => {
    while (next < times) answers.push(await call(next++))
  }
  await Promise.all(Array.from({ length: 10 }, work))
  return answers
}

const count = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

test('both together allow ten failed sign-ins for an account, from any address', async () => {
  const signIn = (password: string, at: { url: string }) =>
    openVisitor().rest(at, 'POST', '/api/auth/jwt/login', { email: owner.email, password })
  const answers = await manyTimes(24, () => signIn(WRONG, balancer))
  expect([count(answers, 401), count(answers, 429)]).toEqual([10, 14])
  expect((await signIn(owner.password, one)).status).toBe(429)
  expect((await signIn(owner.password, other)).status).toBe(429)
})

test('both together allow fifty failed sign-ins from an IP address, for any accounts', async () => {
  const visitor = openVisitor()
  const answers = await manyTimes(64, (n) =>
    visitor.rest(balancer, 'POST', '/api/auth/jwt/login', {
      email: `guess${n}@example.com`,
      password: WRONG,
    }),
  )
  expect([count(answers, 401), count(answers, 429)]).toEqual([50, 14])
})

test('both together answer 600 calls from an IP address in a minute, and refuse at most 40 of them early', async () => {
  const visitor = openVisitor()
  const answers = await manyTimes(660, () => visitor.rest(balancer, 'GET', '/api/nothing'))
  const answered = count(answers, 404)
  expect(answered + count(answers, 429)).toBe(660)
  expect(answered).toBeLessThanOrEqual(600)
  // Each process may hold a batch of twenty that it has reserved but not used.
  expect(answered).toBeGreaterThanOrEqual(600 - 2 * 20)
  expect((await openVisitor().rest(balancer, 'GET', '/api/nothing')).status).toBe(404)
})

test('both together accept twenty forms and twenty registrations from an IP address in an hour', async () => {
  const visitor = openVisitor()
  const leads = await manyTimes(30, (n) =>
    visitor.rest(balancer, 'POST', '/api/leads', { name: 'Maren Okafor', email: `lead${n}@example.com` }),
  )
  expect([count(leads, 200), count(leads, 429)]).toEqual([20, 10])
  const ids = leads.flatMap(({ body, status }) => (status === 200 ? [(body as { id: string }).id] : []))
  const booking = { leadId: ids[0], type: 'smart-ai-call' }
  expect((await visitor.rest(balancer, 'POST', '/api/bookings', booking)).status).toBe(429)
  const ip = '192.0.2.60'
  const people = await manyTimes(26, (n) => {
    const person = {
      name: 'Maren Okafor',
      email: `new${n}-${unique()}@example.com`,
      password: 'Prairie2026!',
    }
    return openVisitor({ ip }).rest(balancer, 'POST', '/api/auth/jwt/register', person)
  })
  expect([count(people, 200), count(people, 429)]).toEqual([20, 6])
})

test('both together email a password reset link three times an hour', async () => {
  const ask = () =>
    openVisitor().rest(balancer, 'POST', '/api/auth/password/forgot', { email: 'nobody@example.com' })
  expect(statusesOf(await manyTimes(6, ask))).toEqual([200, 200, 200, 429, 429, 429])
})

test('both together answer twenty questions in a conversation per minute', async () => {
  const visitor = openVisitor()
  const { body } = await visitor.rest(one, 'POST', '/api/chat/session')
  const { sessionId } = body as { sessionId: string }
  const statuses: number[] = []
  for (let n = 0; n < 24; n++) {
    const question = { sessionId, message: 'What do you do?' }
    statuses.push((await visitor.rest(balancer, 'POST', '/api/chat/message', question)).status)
  }
  expect(statuses).toEqual([...Array(20).fill(200), ...Array(4).fill(429)])
  const history = await visitor.rest(other, 'GET', `/api/chat/history/${sessionId}`)
  expect(history.body).toHaveLength(40)
})

test('while a question waits for its reply at one process, the other refuses the next', async () => {
  const visitor = openVisitor()
  const { body } = await visitor.rest(one, 'POST', '/api/chat/session')
  const { sessionId } = body as { sessionId: string }
  const ask = (at: { url: string }) =>
    visitor.rest(at, 'POST', '/api/chat/message', { sessionId, message: 'How do I book a call?' })
  const answers = await Promise.all([ask(one), ask(other), ask(one), ask(other)])
  const answered = count(answers, 200)
  expect(answered).toBeGreaterThanOrEqual(1)
  expect(answered + count(answers, 409)).toBe(4)
  const { body: history } = await visitor.rest(balancer, 'GET', `/api/chat/history/${sessionId}`)
  const roles = (history as { role: string }[]).map(({ role }) => role)
  expect(roles).toEqual(Array.from({ length: answered }, () => ['user', 'assistant']).flat())
})

test('a time booked at both at the same moment is booked once', async () => {
  const { rows: before } = await place.database.pool.query('select id from bookings')
  const input = encodeURIComponent(JSON.stringify({ type: 'smart-ai-call' }))
  const open = await openVisitor().rest(one, 'GET', `/trpc/chat.slots?input=${input}`)
  const { result } = open.body as { result: { data: { slots: string[] } } }
  const book = (_: unknown, n: number) =>
    openVisitor().rest(n % 2 ? one : other, 'POST', '/trpc/chat.bookCall', {
      type: 'smart-ai-call',
      start: result.data.slots[0],
      timeZone: 'America/Chicago',
      attempt: `one-click-of-one-visitor-${n}`,
      name: `Maren ${n}`,
      email: `maren${n}@example.com`,
    })
  const answers = await Promise.all(Array.from({ length: 10 }, book))
  expect(statusesOf(answers)).toEqual([200, ...Array(9).fill(409)])
  const { rows: after } = await place.database.pool.query('select id from bookings')
  expect(after).toHaveLength(before.length + 1)
})
