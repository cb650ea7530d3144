import { inspect } from 'node:util'
import type { NewProviderSession, PaymentsPort } from '@tallgrass/core'
import {
  NoticeRefused,
  ProviderRefused,
  ProviderUnreachable,
  parseId,
  parseMoney,
  RefundRefused,
} from '@tallgrass/domain'
import { type StripeBehavior, startRedirect, startStripe, unique } from '@tallgrass/testing'
import Stripe from 'stripe'
import { afterAll, afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { stripePayments } from './open-stripe-payments.ts'

const KEY = 'sk_test_never_to_be_seen'
const SECRETS = ['whsec_old', 'whsec_new']
const TIMEOUT_MS = 800

const stripe = await startStripe()
afterEach(() => stripe.behave({ works: true }))
afterAll(() => stripe.stop())

const connectTo = (apiBase = stripe.url) =>
  stripePayments({ secretKey: KEY, webhookSecrets: SECRETS, apiBase, timeout: TIMEOUT_MS })
const payments = await connectTo()

function aSession(): NewProviderSession {
  return {
    idempotencyKey: `invoice-${unique()}:1`,
    invoiceId: parseId('Invoice', '01a1f7d0-0b33-7623-a6a1-76287c5874e3'),
    number: 'INV-2026-0001',
    title: 'Second milestone',
    amount: parseMoney('1800.05'),
    currency: 'USD',
    payerEmail: 'maren@example.com',
    successUrl: 'https://www.example.com/done?session_id={SESSION_ID}',
    cancelUrl: 'https://www.example.com/checkout',
  }
}

async function paid() {
  const { id } = await payments.openSession(aSession())
  stripe.pay(id)
  const payment = (await payments.findSession(id))?.payment
  if (!payment) throw new Error('Nothing was paid')
  return payment
}

test("requests one line at the exact amount, by card, under the attempt's key", async () => {
  const session = aSession()
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

test('a test key is told apart from a live key', async () => {
  expect(payments.testMode).toBe(true)
  const live = await stripePayments({ secretKey: 'sk_live_1', webhookSecrets: SECRETS })
  expect(live.testMode).toBe(false)
})

describe('when the outcome is unknown', () => {
  test.each<[string, StripeBehavior]>([
    ['Stripe never answers', { silent: true }],
    ['Stripe takes too long', { works: true, afterMs: TIMEOUT_MS * 4 }],
    ['Stripe fails with 500', { fails: 500 }],
    ['Stripe fails with 503', { fails: 503 }],
    ['there were too many requests', { fails: 429 }],
    ['the same request is still in progress', { fails: 409 }],
    ['the answer is lost', { losesAnswers: true }],
    ['a page answers in its place', { says: '<h1>Back soon</h1>' }],
    ['the answer breaks off', { says: '{"id":"cs_test_1","object":"checkout.session","status":"com' }],
    ['something else answers in JSON', { says: '{}' }],
  ])('because %s, every call throws ProviderUnreachable', async (_why, behavior) => {
    const { id } = await paid()
    stripe.behave(behavior)
    const calls: Promise<unknown>[] = [
      payments.openSession(aSession()),
      payments.findSession('cs_test_1'),
      payments.expireSession('cs_test_1'),
      payments.refund({ idempotencyKey: `refund-${unique()}`, paymentId: id, amount: parseMoney('1.00') }),
      payments.findRefund('re_test_1'),
    ]
    for (const outcome of await Promise.allSettled(calls)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(ProviderUnreachable) })
    }
  })

  test('because nothing listens at the address, a call throws ProviderUnreachable', async () => {
    const gone = await startStripe()
    await gone.stop()
    const unreachable = await connectTo(gone.url)
    await expect(unreachable.openSession(aSession())).rejects.toThrow(ProviderUnreachable)
  })
})

test('what something else on the way does not know is not unknown to Stripe', async () => {
  stripe.behave({ says: '{"error":{"message":"Not found"}}', status: 404 })
  await expect(payments.findSession('cs_test_1')).rejects.toThrow(ProviderUnreachable)
  await expect(payments.findRefund('re_test_1')).rejects.toThrow(ProviderUnreachable)
})

test("a call ends at the caller's deadline, even if one attempt may take longer", async () => {
  const patient = await stripePayments({ secretKey: KEY, webhookSecrets: SECRETS, apiBase: stripe.url })
  stripe.behave({ silent: true })
  const call = { signal: AbortSignal.timeout(100), within: 100 }
  await expect(patient.openSession(aSession(), call)).rejects.toThrow(ProviderUnreachable)
  await expect(patient.findSession('cs_1', call)).rejects.toThrow(ProviderUnreachable)
})

test('a slow answer is accepted', async () => {
  stripe.behave({ works: true, afterMs: TIMEOUT_MS / 4 })
  expect(await payments.openSession(aSession())).toMatchObject({ status: 'open' })
})

test('a redirect to another server is not followed', async () => {
  const redirect = await startRedirect(stripe.url)
  onTestFinished(redirect.stop)
  const redirected = await connectTo(redirect.url)
  stripe.received.length = 0
  await expect(redirected.openSession(aSession())).rejects.toThrow(ProviderUnreachable)
  expect(stripe.received).toEqual([])
})

test('after a lost answer, a retry gets the session that was already created', async () => {
  const session = aSession()
  const before = stripe.account.sessions.size
  stripe.behave({ losesAnswers: true })
  await expect(payments.openSession(session)).rejects.toThrow(ProviderUnreachable)
  stripe.behave({ works: true })
  const { id } = await payments.openSession(session)
  expect(stripe.account.sessions.size).toBe(before + 1)
  expect(stripe.account.sessions.has(id)).toBe(true)
})

test('after a lost answer, a retry does not refund again', async () => {
  const { id: paymentId } = await paid()
  const refund = { idempotencyKey: `refund-${unique()}`, paymentId, amount: parseMoney('1000.00') }
  stripe.behave({ losesAnswers: true })
  await expect(payments.refund(refund)).rejects.toThrow(ProviderUnreachable)
  stripe.behave({ works: true })
  await payments.refund(refund)
  const given = [...stripe.account.refunds.values()].filter((one) => one.payment_intent === paymentId)
  expect(given.map(({ amount }) => amount)).toEqual([100_000])
})

test('refuses two different requests under one key', async () => {
  const session = aSession()
  await payments.openSession(session)
  const other = payments.openSession({ ...session, amount: parseMoney('1.00') })
  await expect(other).rejects.not.toBeInstanceOf(ProviderUnreachable)
  await expect(other).rejects.toBeInstanceOf(ProviderRefused)
})

test.each([400, 402, 404])('a %d is a refusal of that request', async (fails) => {
  stripe.behave({ fails })
  await expect(payments.openSession(aSession())).rejects.toBeInstanceOf(ProviderRefused)
})

test('no error shows the secret key', async () => {
  stripe.behave({ fails: 401 })
  const failure = await payments.openSession(aSession()).catch((error: unknown) => error)
  expect(failure).toMatchObject({ message: 'Stripe rejected the secret key' })
  for (const behavior of [{ fails: 401 }, { fails: 403 }, { fails: 500 }, { silent: true as const }]) {
    stripe.behave(behavior)
    expect(await inspectError(payments.openSession(aSession()))).not.toContain(KEY)
  }
})

/** The error with its causes, as a log might show it. */
async function inspectError(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(Error)
  return inspect(error, { depth: 10 })
}

describe('a slow payment method', () => {
  test('leaves the session open, without a page, until the money arrives', async () => {
    const { id } = await payments.openSession(aSession())
    stripe.pay(id, { isProcessing: true })
    expect(await payments.findSession(id)).toMatchObject({ status: 'open', url: null, payment: null })
    expect(await payments.expireSession(id)).toMatchObject({ status: 'open' })
  })

  test('expires the session if it fails', async () => {
    const { id } = await payments.openSession(aSession())
    stripe.pay(id, { isProcessing: true })
    const intent = stripe.account.sessions.get(id)?.payment_intent
    if (intent) intent.status = 'requires_payment_method'
    expect(await payments.findSession(id)).toMatchObject({ status: 'expired', payment: null })
  })
})

test('a payment in another currency is reported in that currency', async () => {
  const { id } = await payments.openSession(aSession())
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
])('a refund that is %s (%s) at Stripe is %s here', async (theirs, failure_reason, status, failure) => {
  const { id: paymentId } = await paid()
  const { id } = await payments.refund({
    idempotencyKey: `refund-${unique()}`,
    paymentId,
    amount: parseMoney('1.00'),
  })
  Object.assign(stripe.account.refunds.get(id) ?? {}, { status: theirs, failure_reason })
  expect(await payments.findRefund(id)).toMatchObject({ paymentId, status, failure })
})

test('a refused refund says why', async () => {
  const { id: paymentId } = await paid()
  const refund = (amount: string) =>
    payments.refund({ idempotencyKey: `refund-${unique()}`, paymentId, amount: parseMoney(amount) })
  await expect(refund('1800.06')).rejects.toThrow('Stripe refused: Refund amount is greater than')
  await refund('1800.05')
  await expect(refund('0.01')).rejects.toThrow(new RefundRefused('This payment has already been refunded.'))
})

describe("a notice with the SDK's own header", () => {
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

  test.each(SECRETS)('is accepted if signed with %s', (secret) => {
    expect(read(header(secret))).toEqual({
      id: 'evt_1',
      type: 'checkout.session.completed',
      about: 'session',
      aboutId: 'cs_1',
    })
  })

  test('is accepted if signed with an unknown secret and with one of ours', () => {
    const [, unknown] = header('whsec_unknown').split(',')
    expect(read(`${header('whsec_new')},${unknown}`)).toMatchObject({ id: 'evt_1' })
  })

  test('is refused if dated more than five minutes ahead', () => {
    const ahead = (seconds: number) => header('whsec_new', Math.floor(Date.now() / 1000) + seconds)
    expect(read(ahead(290))).toMatchObject({ id: 'evt_1' })
    expect(() => read(ahead(310))).toThrow(new NoticeRefused('The date of the notice is ahead of our clock'))
  })

  test('is refused if it is old, signed with an unknown secret, or has two signature headers', () => {
    const old = Math.floor(Date.now() / 1000) - 600
    for (const signature of [
      header('whsec_new', old),
      header('whsec_unknown'),
      [header('whsec_new'), header('whsec_new')],
    ]) {
      expect(() => read(signature)).toThrow(NoticeRefused)
    }
  })
})
