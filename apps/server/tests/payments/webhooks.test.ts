// Guards: receive-notice

import { createHmac } from 'node:crypto'
import { stripePayments } from '@tallgrass/adapters'
import type { PaymentsPort } from '@tallgrass/core'
import { unique } from '@tallgrass/testing'
import { describe, expect, test } from 'vitest'
import { fileApp, SANDBOX_SECRET, testApp } from '../support/test-app.ts'

const app = await fileApp()
const { db } = app.services.database

const URL = '/api/webhooks/sandbox'
const REFUSED = {
  status: 400,
  body: { error: 'This notice is not signed by the payment provider or is too old', code: 'INVALID' },
}

/** A new event. */
function anEvent(type = 'payment_intent.succeeded') {
  const id = `evt_test_${unique()}`
  return { id, body: JSON.stringify({ id, type, data: { object: { id: 'cs_test_unknown' } } }) }
}

function signed(body: string, { at = app.clock.now(), secret = SANDBOX_SECRET } = {}) {
  const seconds = Math.floor(at.getTime() / 1000)
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return { 'content-type': 'application/json', 'webhook-signature': `t=${seconds},v1=${digest}` }
}

const send = (payload: string, headers: Record<string, string>, url = URL) =>
  app.visitor().send({ method: 'POST', url, headers, payload })

const noticesWith = (noticeId: string) =>
  db.selectFrom('paymentNotices').selectAll().where('noticeId', '=', noticeId).execute()

describe('a signed notice', () => {
  test('is stored and acknowledged', async () => {
    const { body, id } = anEvent()
    expect(await send(body, signed(body))).toMatchObject({ status: 200, body: { received: true } })
    expect(await noticesWith(id)).toMatchObject([
      { provider: 'sandbox', type: 'payment_intent.succeeded', about: 'nothing', aboutId: null },
    ])
  })

  test('is stored once, even if it is delivered several times', async () => {
    const { body, id } = anEvent()
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(body, signed(body))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await noticesWith(id)).toHaveLength(1)
  })

  test('is verified byte for byte as it was signed', async () => {
    const { body, id } = anEvent()
    const spaced = ` ${body.replaceAll(':', ' :\n')}\n`
    expect((await send(spaced, signed(spaced))).status).toBe(200)
    expect(await noticesWith(id)).toHaveLength(1)
  })

  test('may come from another site', async () => {
    const { body } = anEvent()
    const headers = { origin: 'https://hooks.example.com', 'sec-fetch-site': 'cross-site' }
    expect((await send(body, { ...signed(body), ...headers })).status).toBe(200)
  })

  test('is accepted four minutes after it was signed', async () => {
    const { body } = anEvent()
    const at = new Date(app.clock.now().getTime() - 240_000)
    expect((await send(body, signed(body, { at }))).status).toBe(200)
  })
})

describe('a notice is refused and not stored', () => {
  const minutes = (count: number) => new Date(app.clock.now().getTime() + count * 60_000)

  test.each<[string, (body: string) => [string, Record<string, string>]]>([
    ['with one byte altered', (body) => [body.replace('succeeded', 'succeeded '), signed(body)]],
    ['with another body of the same length', (body) => [body.replace('evt', 'evz'), signed(body)]],
    ['signed six minutes ago', (body) => [body, signed(body, { at: minutes(-6) })]],
    ['signed in six minutes', (body) => [body, signed(body, { at: minutes(6) })]],
    ['signed with another secret', (body) => [body, signed(body, { secret: 'guessed' })]],
    ['without a signature', (body) => [body, { 'content-type': 'application/json' }]],
    ['with a malformed signature', (body) => [body, { ...signed(body), 'webhook-signature': 't=1,v1=00' }]],
    ['that is not JSON', () => ['{', signed('{')]],
    ['that is not an event', () => ['[1]', signed('[1]')]],
    ['that is empty', () => ['', signed('')]],
  ])('%s', async (_case, make) => {
    const { body, id } = anEvent()
    const [payload, headers] = make(body)
    expect(await send(payload, headers)).toMatchObject(REFUSED)
    expect(await noticesWith(id)).toEqual([])
  })

  test('with a changed time in its signature', async () => {
    const { body } = anEvent()
    const headers = signed(body, { at: minutes(-60) })
    const now = Math.floor(app.clock.now().getTime() / 1000)
    const signature = headers['webhook-signature'].replace(/t=\d+/, `t=${now}`)
    expect(await send(body, { ...headers, 'webhook-signature': signature })).toMatchObject(REFUSED)
  })

  test('and the refusal is recorded', async () => {
    const { body } = anEvent()
    await send(body, signed(body, { secret: 'guessed' }))
    const entries = await db
      .selectFrom('auditLogs')
      .select(['after'])
      .where('action', '=', 'payment-notice.refuse')
      .orderBy('seq', 'desc')
      .limit(1)
      .execute()
    expect(entries).toEqual([
      { after: { provider: 'sandbox', reason: 'The signature does not match the notice' } },
    ])
  })
})

test.each([
  ['text/plain', 415],
  ['application/x-www-form-urlencoded', 415],
])('the content type %s is refused with %i', async (type, status) => {
  const { body, id } = anEvent()
  expect((await send(body, { ...signed(body), 'content-type': type })).status).toBe(status)
  expect(await noticesWith(id)).toEqual([])
})

test('a body of more than 256 kB is refused', async () => {
  const body = JSON.stringify({ id: 'evt_test_large', text: 'x'.repeat(257 * 1024) })
  expect((await send(body, signed(body))).status).toBe(413)
})

test('the webhook of a provider that is not in use is not found', async () => {
  const { body } = anEvent()
  const missing = { status: 404, body: { code: 'NOT_FOUND' } }
  expect(await send(body, signed(body), '/api/webhooks/stripe')).toMatchObject(missing)
  const other = await testApp({
    replace: ({ payments }) => ({ payments: { ...payments, provider: 'stripe' } satisfies PaymentsPort }),
  })
  const answer = await other
    .visitor()
    .send({ method: 'POST', url: URL, headers: signed(body), payload: body })
  expect(answer).toMatchObject(missing)
})

test('a Stripe notice is accepted at its own webhook with any of its secrets', async () => {
  const payments = await stripePayments({ secretKey: 'sk_test_1', webhookSecrets: ['whsec_1', 'whsec_2'] })
  const other = await testApp({ replace: () => ({ payments }) })
  const body = JSON.stringify({ id: 'evt_1', type: 'refund.updated', data: { object: { id: 're_1' } } })
  const post = (secret: string, payload = body) => {
    const { 'content-type': type, 'webhook-signature': signature } = signed(body, { secret })
    const headers = { 'content-type': `${type}; charset=utf-8`, 'stripe-signature': signature }
    return other.visitor().send({ method: 'POST', url: '/api/webhooks/stripe', headers, payload })
  }
  expect(await post('whsec_3')).toMatchObject(REFUSED)
  expect(await post('whsec_2', `${body} `)).toMatchObject(REFUSED)
  expect(await post('whsec_2')).toMatchObject({ status: 200, body: { received: true } })
  const rows = other.services.database.db.selectFrom('paymentNotices').selectAll()
  expect(await rows.execute()).toMatchObject([
    { provider: 'stripe', noticeId: 'evt_1', about: 'refund', aboutId: 're_1' },
  ])
})

test('on other paths, bodies are still parsed as JSON', async () => {
  const answer = await app.visitor().rest('POST', '/api/auth/login', { username: 'nobody', password: 'x' })
  expect(answer.status).toBe(401)
})
