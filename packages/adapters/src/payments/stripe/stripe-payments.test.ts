import { inspect } from 'node:util'
import type { NewProviderSession, PaymentsPort } from '@tallgrass/core'
import { NoticeRefused, ProviderRefused, ProviderUnreachable, RefundRefused } from '@tallgrass/domain'
import { type StripeManner, startRedirect, startStripe, unique } from '@tallgrass/testing'
import Stripe from 'stripe'
import { afterAll, afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { stripePayments } from './open-stripe-payments.ts'

const KEY = 'sk_test_never_to_be_seen'
const SECRETS = ['whsec_leaving', 'whsec_coming']
const TIMEOUT_MS = 800

const stripe = await startStripe()
afterEach(() => stripe.behave({ works: true }))
afterAll(() => stripe.stop())

const connect = (apiBase = stripe.url) =>
  stripePayments({ secretKey: KEY, webhookSecrets: SECRETS, apiBase, timeout: TIMEOUT_MS })
const payments = await connect()

function wanted(): NewProviderSession {
  return {
    idempotencyKey: `invoice-${unique()}:1`,
    invoiceId: '01a1f7d0-0b33-7623-a6a1-76287c5874e3',
    number: 'INV-2026-0001',
    title: 'Second milestone',
    amount: '1800.05',
    currency: 'USD',
    payerEmail: 'maren@example.com',
    successUrl: 'https://www.example.com/done?session_id={SESSION_ID}',
    cancelUrl: 'https://www.example.com/checkout',
  }
}

async function paid() {
  const { id } = await payments.openSession(wanted())
  stripe.pay(id)
  const payment = (await payments.findSession(id))?.payment
  if (!payment) throw new Error('Nothing was paid')
  return payment
}

test('asks for one line at the exact amount, by card, under the key of the attempt', async () => {
  const session = wanted()
  await payments.openSession(session)
  expect(stripe.received.at(-1)).toMatchObject({
    method: 'POST',
    path: '/v1/checkout/sessions',
    idempotencyKey: session.idempotencyKey,
    headers: { authorization: `Bearer ${KEY}` },
    fields: {
      mode: 'payment',
      'allowed_payment_method_types[0]': 'card',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '180005',
      'line_items[0][price_data][product_data][name]': 'INV-2026-0001 · Second milestone',
      customer_email: 'maren@example.com',
      client_reference_id: session.invoiceId,
      'metadata[invoice_id]': session.invoiceId,
      'payment_intent_data[metadata][invoice_id]': session.invoiceId,
      success_url: 'https://www.example.com/done?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://www.example.com/checkout',
    },
  })
})

test('a key for tests is told from a real one', async () => {
  expect(payments.testMode).toBe(true)
  const live = await stripePayments({ secretKey: 'sk_live_1', webhookSecrets: SECRETS })
  expect(live.testMode).toBe(false)
})

describe('when nothing is known of the outcome', () => {
  test.each<[string, StripeManner]>([
    ['it says nothing', { silent: true }],
    ['it takes too long', { works: true, afterMs: TIMEOUT_MS * 4 }],
    ['it fails with 500', { fails: 500 }],
    ['it fails with 503', { fails: 503 }],
    ['it is asked too often', { fails: 429 }],
    ['the same request is still at work', { fails: 409 }],
    ['its answer is lost', { losesAnswers: true }],
  ])('because %s, every call says so', async (_why, manner) => {
    const { id } = await paid()
    stripe.behave(manner)
    const calls: Promise<unknown>[] = [
      payments.openSession(wanted()),
      payments.findSession('cs_test_1'),
      payments.expireSession('cs_test_1'),
      payments.refund({ idempotencyKey: `refund-${unique()}`, paymentId: id, amount: '1.00' }),
      payments.findRefund('re_test_1'),
    ]
    for (const outcome of await Promise.allSettled(calls)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(ProviderUnreachable) })
    }
  })

  test('because nothing is there', async () => {
    const gone = await startStripe()
    await gone.stop()
    const nowhere = await connect(gone.url)
    await expect(nowhere.openSession(wanted())).rejects.toThrow(ProviderUnreachable)
  })
})

test('a call ends with the time of who waits for it, whatever one try may take', async () => {
  const patient = await stripePayments({ secretKey: KEY, webhookSecrets: SECRETS, apiBase: stripe.url })
  stripe.behave({ silent: true })
  const call = { signal: AbortSignal.timeout(100), within: 100 }
  await expect(patient.openSession(wanted(), call)).rejects.toThrow(ProviderUnreachable)
  await expect(patient.findSession('cs_1', call)).rejects.toThrow(ProviderUnreachable)
})

test('an answer that is slow is still an answer', async () => {
  stripe.behave({ works: true, afterMs: TIMEOUT_MS / 4 })
  expect(await payments.openSession(wanted())).toMatchObject({ status: 'open' })
})

test('a request that is sent on to another server goes nowhere', async () => {
  const redirect = await startRedirect(stripe.url)
  onTestFinished(redirect.stop)
  const misled = await connect(redirect.url)
  stripe.received.length = 0
  await expect(misled.openSession(wanted())).rejects.toThrow(ProviderUnreachable)
  expect(stripe.received).toEqual([])
})

test('a session whose answer was lost is the one that the next try gets', async () => {
  const session = wanted()
  const before = stripe.account.sessions.size
  stripe.behave({ losesAnswers: true })
  await expect(payments.openSession(session)).rejects.toThrow(ProviderUnreachable)
  stripe.behave({ works: true })
  const { id } = await payments.openSession(session)
  expect(stripe.account.sessions.size).toBe(before + 1)
  expect(stripe.account.sessions.has(id)).toBe(true)
})

test('a refund whose answer was lost is given once', async () => {
  const { id: paymentId } = await paid()
  const refund = { idempotencyKey: `refund-${unique()}`, paymentId, amount: '1000.00' }
  stripe.behave({ losesAnswers: true })
  await expect(payments.refund(refund)).rejects.toThrow(ProviderUnreachable)
  stripe.behave({ works: true })
  await payments.refund(refund)
  const given = [...stripe.account.refunds.values()].filter((one) => one.payment_intent === paymentId)
  expect(given.map(({ amount }) => amount)).toEqual([100_000])
})

test('refuses one key for two different things', async () => {
  const session = wanted()
  await payments.openSession(session)
  const other = payments.openSession({ ...session, amount: '1.00' })
  await expect(other).rejects.not.toBeInstanceOf(ProviderUnreachable)
  await expect(other).rejects.toBeInstanceOf(ProviderRefused)
})

test.each([400, 402, 404])('a refusal of one request with %d is an answer', async (fails) => {
  stripe.behave({ fails })
  await expect(payments.openSession(wanted())).rejects.toBeInstanceOf(ProviderRefused)
})

test('no error shows the secret key', async () => {
  stripe.behave({ fails: 401 })
  const failure = await payments.openSession(wanted()).catch((error: unknown) => error)
  expect(failure).toMatchObject({ message: 'Stripe rejected the secret key' })
  for (const manner of [{ fails: 401 }, { fails: 403 }, { fails: 500 }, { silent: true as const }]) {
    stripe.behave(manner)
    expect(await everythingOf(payments.openSession(wanted()))).not.toContain(KEY)
  }
})

/** An error with its causes, as a log might write it. */
async function everythingOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(Error)
  return inspect(error, { depth: 10 })
}

describe('a way of paying that takes its time', () => {
  test('leaves the session open, without a page, until it has come', async () => {
    const { id } = await payments.openSession(wanted())
    stripe.pay(id, { underWay: true })
    expect(await payments.findSession(id)).toMatchObject({ status: 'open', url: null, payment: null })
    expect(await payments.expireSession(id)).toMatchObject({ status: 'open' })
  })

  test('ends the session where it fails', async () => {
    const { id } = await payments.openSession(wanted())
    stripe.pay(id, { underWay: true })
    const intent = stripe.account.sessions.get(id)?.payment_intent
    if (intent) intent.status = 'requires_payment_method'
    expect(await payments.findSession(id)).toMatchObject({ status: 'expired', payment: null })
  })
})

test('money of another currency is told as such', async () => {
  const { id } = await payments.openSession(wanted())
  stripe.pay(id, { currency: 'jpy' })
  expect(await payments.findSession(id)).toMatchObject({
    currency: 'USD',
    payment: { amount: '1800.05', currency: 'JPY' },
  })
})

test.each([
  ['pending', undefined, 'pending', null],
  ['requires_action', undefined, 'pending', null],
  ['failed', 'lost_or_stolen_card', 'failed', 'The bank rejected it (lost or stolen card).'],
  ['failed', undefined, 'failed', 'The bank rejected it.'],
  ['canceled', undefined, 'failed', 'It was canceled at Stripe.'],
])('a refund that is %s (%s) there is %s here', async (theirs, failure_reason, status, failure) => {
  const { id: paymentId } = await paid()
  const { id } = await payments.refund({
    idempotencyKey: `refund-${unique()}`,
    paymentId,
    amount: '1.00',
  })
  Object.assign(stripe.account.refunds.get(id) ?? {}, { status: theirs, failure_reason })
  expect(await payments.findRefund(id)).toMatchObject({ paymentId, status, failure })
})

test('a refund that Stripe refuses says why', async () => {
  const { id: paymentId } = await paid()
  const refund = (amount: string) =>
    payments.refund({ idempotencyKey: `refund-${unique()}`, paymentId, amount })
  await expect(refund('1800.06')).rejects.toThrow('Stripe refused: Refund amount is greater than')
  await refund('1800.05')
  await expect(refund('0.01')).rejects.toThrow(new RefundRefused('This payment has already been refunded.'))
})

describe('a notice with the header of the SDK itself', () => {
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { id: 'cs_1', object: 'checkout.session', amount_total: 1 } },
  })
  const { webhooks } = new Stripe(KEY)
  const header = (secret: string, timestamp = Math.floor(Date.now() / 1000)) =>
    webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
  const read = (signature: string | string[], port: PaymentsPort = payments) =>
    port.readNotice({
      body: Buffer.from(body),
      headers: { 'stripe-signature': signature },
      now: new Date(),
    })

  test.each(SECRETS)('is read when it was signed with %s', (secret) => {
    expect(read(header(secret))).toEqual({
      id: 'evt_1',
      type: 'checkout.session.completed',
      about: 'session',
      aboutId: 'cs_1',
    })
  })

  test('is read when it was signed with an old and a new secret', () => {
    const [, strange] = header('whsec_unknown').split(',')
    expect(read(`${header('whsec_coming')},${strange}`)).toMatchObject({ id: 'evt_1' })
  })

  test('is read for five minutes, and refused when it is dated that far ahead', () => {
    const ahead = (seconds: number) => header('whsec_coming', Math.floor(Date.now() / 1000) + seconds)
    expect(read(ahead(290))).toMatchObject({ id: 'evt_1' })
    expect(() => read(ahead(310))).toThrow(new NoticeRefused('The date of the notice is ahead of our clock'))
  })

  test('is refused when it is old, foreign or doubled', () => {
    const old = Math.floor(Date.now() / 1000) - 600
    for (const signature of [
      header('whsec_coming', old),
      header('whsec_unknown'),
      [header('whsec_coming'), header('whsec_coming')],
    ]) {
      expect(() => read(signature)).toThrow(NoticeRefused)
    }
  })
})
