import { createHmac } from 'node:crypto'
import type { NewProviderSession, PaymentsPort } from '@tallgrass/core'
import { DAY_MS, NoticeRefused, parseId, parseMoney, RefundRefused } from '@tallgrass/domain'
import { manualClock, openTestDatabase, startStripe, unique } from '@tallgrass/testing'
import { afterAll, describe, expect, test } from 'vitest'
import { sandboxPayments } from './sandbox/sandbox-payments.ts'
import { stripePayments } from './stripe/open-stripe-payments.ts'

const SECRET = 'whsec_shared'

/** A provider, with actions that only payers or the provider itself could take. */
interface Bench {
  payments: PaymentsPort
  now(): Date
  pay(sessionId: string): Promise<void>
  /** Lets a day pass. */
  passDay(): void
  signatureHeader: string
}

async function sandboxBench(): Promise<Bench> {
  const database = await openTestDatabase()
  afterAll(() => database.close())
  const clock = manualClock()
  const payments = sandboxPayments({
    database,
    clock: clock.now,
    publicUrl: 'https://www.example.com',
    secret: SECRET,
    jobs: { async enqueue() {}, wake() {} },
    async deliver() {},
  })
  const card = {
    number: '4242424242424242',
    expiry: '12/40',
    authenticated: false,
    delivery: 'once' as const,
  }
  return {
    payments,
    now: clock.now,
    pay: async (id) => void (await payments.sandbox?.pay(id, card)),
    passDay: () => clock.advance({ days: 1 }),
    signatureHeader: 'webhook-signature',
  }
}

async function stripeBench(): Promise<Bench> {
  const stripe = await startStripe()
  afterAll(() => stripe.stop())
  const payments = await stripePayments({
    secretKey: 'sk_test_contract',
    webhookSecrets: ['whsec_retired', SECRET],
    apiBase: stripe.url,
  })
  return {
    payments,
    now: () => new Date(),
    pay: async (id) => stripe.pay(id),
    passDay: () => stripe.expireSessions(),
    signatureHeader: 'stripe-signature',
  }
}

function aSession(amount = '1800.00'): NewProviderSession {
  return {
    idempotencyKey: `key-${unique()}`,
    invoiceId: parseId('Invoice', '01a1f7d0-0b33-7623-a6a1-76287c5874e3'),
    number: 'INV-2026-0001',
    title: 'Second milestone',
    amount: parseMoney(amount),
    currency: 'USD',
    payerEmail: 'maren@example.com',
    successUrl: 'https://www.example.com/done?session_id={SESSION_ID}',
    cancelUrl: 'https://www.example.com/checkout',
  }
}

describe.each([
  ['the sandbox', await sandboxBench()],
  ['Stripe', await stripeBench()],
])('%s', (_name, { now, passDay, pay, payments, signatureHeader }) => {
  async function paid(amount?: string) {
    const { id } = await payments.openSession(aSession(amount))
    await pay(id)
    const payment = (await payments.findSession(id))?.payment
    if (!payment) throw new Error('Nothing was paid')
    return payment
  }

  const refund = (paymentId: string, amount: string, idempotencyKey = `refund-${unique()}`) =>
    payments.refund({ idempotencyKey, paymentId, amount: parseMoney(amount) })

  test('opens a session for the invoice that is valid for a day', async () => {
    const session = await payments.openSession(aSession())
    expect(session).toMatchObject({
      status: 'open',
      url: expect.stringMatching(/^https:\/\/.+cs_test_/),
      invoiceId: '01a1f7d0-0b33-7623-a6a1-76287c5874e3',
      amount: '1800.00',
      currency: 'USD',
      payment: null,
    })
    expect(Math.abs(session.expiresAt.getTime() - now().getTime() - DAY_MS)).toBeLessThan(60_000)
    expect(await payments.findSession(session.id)).toEqual(session)
  })

  test('opens one session per key, however often and however fast it is asked', async () => {
    const session = aSession()
    const opened = await Promise.all([1, 2, 3, 4, 5].map(() => payments.openSession(session)))
    opened.push(await payments.openSession(session))
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
    expect((await payments.openSession(aSession())).id).not.toBe(opened[0]?.id)
  })

  test('answers a repeated request with the current state', async () => {
    const [first, second] = [aSession(), aSession()]
    const { id } = await payments.openSession(first)
    await pay(id)
    expect(await payments.openSession(first)).toMatchObject({
      id,
      status: 'paid',
      url: null,
      payment: { amount: '1800.00' },
    })
    await payments.expireSession((await payments.openSession(second)).id)
    expect(await payments.openSession(second)).toMatchObject({ status: 'expired', url: null })
  })

  test.each(['0.50', '0.57', '1.10', '19.99', '4096.05', '999999.99'])(
    'charges and refunds %s to the cent',
    async (amount) => {
      const { id } = await payments.openSession(aSession(amount))
      await pay(id)
      const session = await payments.findSession(id)
      expect(session).toMatchObject({ amount, payment: { amount, currency: 'USD' } })
      expect(await refund(session?.payment?.id ?? '', amount)).toMatchObject({ amount, currency: 'USD' })
    },
  )

  test('returns the payment of a paid session', async () => {
    const { id } = await payments.openSession(aSession())
    await pay(id)
    const session = await payments.findSession(id)
    expect(session).toMatchObject({
      status: 'paid',
      url: null,
      payment: { id: expect.stringMatching(/^pi_test_/), amount: '1800.00', currency: 'USD' },
    })
    const receivedAt = session?.payment?.receivedAt.getTime() ?? 0
    expect(Math.abs(receivedAt - now().getTime())).toBeLessThan(30_000)
  })

  test('expires an open session, and may be asked to again', async () => {
    const { id } = await payments.openSession(aSession())
    for (const session of [await payments.expireSession(id), await payments.expireSession(id)]) {
      expect(session).toMatchObject({ id, status: 'expired', url: null, payment: null })
    }
    await expect(pay(id)).rejects.toThrow()
    expect(await payments.findSession(id)).toMatchObject({ status: 'expired', payment: null })
  })

  test('does not expire a paid session', async () => {
    const { id } = await payments.openSession(aSession())
    await pay(id)
    expect(await payments.expireSession(id)).toMatchObject({
      id,
      status: 'paid',
      payment: { amount: '1800.00' },
    })
  })

  test('refuses to expire an unknown session', async () => {
    await expect(payments.expireSession('cs_test_nowhere')).rejects.toThrow()
  })

  test('a session expires after a day', async () => {
    const { id } = await payments.openSession(aSession())
    passDay()
    expect(await payments.findSession(id)).toMatchObject({ status: 'expired', url: null, payment: null })
    await expect(pay(id)).rejects.toThrow()
  })

  test('does not find unknown sessions and refunds', async () => {
    expect(await payments.findSession('cs_test_nowhere')).toBeUndefined()
    expect(await payments.findSession('../refunds')).toBeUndefined()
    expect(await payments.findRefund('re_test_nowhere')).toBeUndefined()
  })

  test('refunds a part, and then the rest', async () => {
    const { id } = await paid()
    const part = await refund(id, '799.99')
    expect(part).toMatchObject({ paymentId: id, amount: '799.99', currency: 'USD', status: 'succeeded' })
    expect(await payments.findRefund(part.id)).toEqual(part)
    expect(await refund(id, '1000.01')).toMatchObject({ amount: '1000.01', status: 'succeeded' })
    await expect(refund(id, '0.01')).rejects.toThrow(RefundRefused)
  })

  test('refunds once per key, however often it is asked', async () => {
    const { id } = await paid()
    const key = `refund-${unique()}`
    const refunds = await Promise.all([1, 2, 3].map(() => refund(id, '1000.00', key)))
    refunds.push(await refund(id, '1000.00', key))
    expect(new Set(refunds.map((one) => one.id)).size).toBe(1)
    expect(await refund(id, '800.00')).toMatchObject({ amount: '800.00' })
  })

  test('refuses to refund more than was paid, or an unknown payment', async () => {
    const { id } = await paid('20.00')
    await refund(id, '5.00')
    for (const [paymentId, amount] of [
      [id, '15.01'],
      ['pi_test_nowhere', '1.00'],
    ] as const) {
      const refusal = await refund(paymentId, amount).catch((error: unknown) => error)
      expect(refusal).toBeInstanceOf(RefundRefused)
      expect(refusal).toMatchObject({ message: expect.stringMatching(/^[A-Z][^{}]+$/) })
    }
    expect(await refund(id, '15.00')).toMatchObject({ amount: '15.00' })
  })

  function signed(body: string, { at = now(), secret = SECRET } = {}) {
    const seconds = Math.floor(at.getTime() / 1000)
    const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
    return { [signatureHeader]: `t=${seconds},v1=${digest}` }
  }
  const read = (body: string, headers: Record<string, string> = signed(body)) =>
    payments.readNotice({ body: Buffer.from(body), headers, now: now() })
  const event = (type: string, object: object) => JSON.stringify({ id: 'evt_1', type, data: { object } })

  test.each([
    ['checkout.session.completed', { id: 'cs_1' }, 'session', 'cs_1'],
    ['checkout.session.async_payment_succeeded', { id: 'cs_1' }, 'session', 'cs_1'],
    ['checkout.session.async_payment_failed', { id: 'cs_1' }, 'session', 'cs_1'],
    ['checkout.session.expired', { id: 'cs_1' }, 'session', 'cs_1'],
    ['refund.created', { id: 're_1' }, 'refund', 're_1'],
    ['refund.updated', { id: 're_1' }, 'refund', 're_1'],
    ['refund.failed', { id: 're_1' }, 'refund', 're_1'],
    ['charge.refunded', { id: 'ch_1', refunds: { data: [{ id: 're_1' }] } }, 'refund', 're_1'],
    ['charge.refunded', { id: 'ch_1' }, 'nothing', null],
    ['payment_intent.succeeded', { id: 'pi_1' }, 'nothing', null],
    ['balance.available', { object: 'balance' }, 'nothing', null],
  ])('reads %s with %j as a notice about %s %s', (type, object, about, aboutId) => {
    expect(read(event(type, object))).toEqual({ id: 'evt_1', type, about, aboutId })
  })

  test('accepts a notice signed up to five minutes ago', () => {
    const body = event('checkout.session.completed', { id: 'cs_1' })
    const ago = (seconds: number) => new Date(now().getTime() - seconds * 1000)
    expect(read(body, signed(body, { at: ago(295) }))).toMatchObject({ aboutId: 'cs_1' })
    expect(() => read(body, signed(body, { at: ago(305) }))).toThrow(NoticeRefused)
  })

  test.each<[string, (body: string) => [string, Record<string, string>]]>([
    ['altered', (body) => [body.replace('cs_1', 'cs_2'), signed(body)]],
    ['signed with another secret', (body) => [body, signed(body, { secret: 'whsec_guessed' })]],
    ['not signed', (body) => [body, {}]],
    ['signed with an empty signature', (body) => [body, { [signatureHeader]: '' }]],
    ['not JSON', () => ['<event/>', signed('<event/>')]],
    ['not an event', () => ['{"id":1}', signed('{"id":1}')]],
    ['empty', () => ['', signed('')]],
  ])('refuses a notice that is %s', (_how, make) => {
    const [body, headers] = make(event('checkout.session.completed', { id: 'cs_1' }))
    expect(() => read(body, headers)).toThrow(NoticeRefused)
  })
})
