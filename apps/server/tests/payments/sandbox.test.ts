// Guards: pay-in-sandbox

import { parseId, parseMoney } from '@tallgrass/domain'
import { unique } from '@tallgrass/testing'
import { expect, test, vi } from 'vitest'
import { postToSelf } from '../../src/webhooks/post-to-self.ts'
import { reusableApp, type TestApp } from '../support/test-app.ts'
import { startWorker } from '../support/work-on-jobs.ts'

const newApp = await reusableApp()
const SOON = { timeout: 20_000, interval: 100 }
const card = { number: '4242424242424242', expiry: '12/40', authenticated: false }

type Delivery = 'once' | 'twice' | 'late' | 'shuffled'

const SUCCESS = 'http://localhost:3000/done'

function open(payments: TestApp['services']['payments']) {
  return payments.openSession({
    idempotencyKey: `key-${unique()}`,
    invoiceId: parseId('Invoice', '01a1f7d0-0b33-7623-a6a1-76287c5874e3'),
    number: 'INV-2026-0001',
    title: 'Second milestone',
    amount: parseMoney('1800.00'),
    currency: 'USD',
    payerEmail: 'maren@example.com',
    successUrl: SUCCESS,
    cancelUrl: 'http://localhost:3000/checkout',
  })
}

/** Pays in the sandbox with the given delivery of its notices. Returns the id of the session. */
async function pay({ services: { payments } }: TestApp, delivery: Delivery): Promise<string> {
  const { id } = await open(payments)
  await payments.sandbox?.pay(id, { ...card, delivery })
  return id
}

const notices = ({ services }: TestApp) =>
  services.database.db.selectFrom('paymentNotices').select(['type', 'aboutId']).orderBy('type').execute()

test('a sandbox payment arrives at the webhook, along with other events', async () => {
  const app = await newApp()
  const failures = await startWorker(app)
  const id = await pay(app, 'shuffled')
  await vi.waitFor(async () => expect(await notices(app)).toHaveLength(3), SOON)
  expect(await notices(app)).toEqual([
    { type: 'checkout.session.async_payment_failed', aboutId: id },
    { type: 'checkout.session.completed', aboutId: id },
    { type: 'payment_intent.succeeded', aboutId: null },
  ])
  expect(failures).toEqual([])
})

test('a notice delivered twice is stored once', async () => {
  const app = await newApp()
  await startWorker(app)
  const id = await pay(app, 'twice')
  await vi.waitFor(async () => expect(await done(app)).toEqual(['completed']), SOON)
  expect(await notices(app)).toEqual([{ type: 'checkout.session.completed', aboutId: id }])
})

test('a late notice is delayed by a minute', async () => {
  const app = await newApp()
  await pay(app, 'late')
  const { rows } = await app.services.database.pool.query(
    `select extract(epoch from start_after - created_on)::int as seconds
     from jobs.job where name = 'deliver-sandbox-notices'`,
  )
  expect(rows).toEqual([{ seconds: 60 }])
})

async function done({ services }: TestApp): Promise<string[]> {
  const { rows } = await services.database.pool.query<{ state: string }>(
    `select state from jobs.job where name = 'deliver-sandbox-notices'`,
  )
  return rows.map(({ state }) => state)
}

test('a running server gets notices over the network', async () => {
  const app = await newApp()
  const { deliver, listening } = postToSelf()
  const sandbox = app.services.payments.sandbox
  const id = await pay(app, 'once')
  const body = JSON.stringify({
    id: `evt_test_${unique()}`,
    type: 'checkout.session.completed',
    data: { object: { id } },
  })
  await expect(deliver(body, {})).rejects.toThrow('The server is not listening yet')
  await app.app.listen({ host: '127.0.0.1', port: 0 })
  listening(app.app.listeningOrigin)
  await expect(deliver(body, {})).rejects.toThrow('The notice got status 400')
  expect(await notices(app)).toEqual([])
  await sandbox?.deliver([body])
  expect(await notices(app)).toEqual([{ type: 'checkout.session.completed', aboutId: id }])
})

test('a payer can pay once with a test card on the sandbox page', async () => {
  const { services, visitor } = await newApp()
  const { id: sessionId } = await open(services.payments)
  const { pay } = visitor().trpc.portal.sandbox
  const card = { cardNumber: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' }
  const declined = { ...card, cardNumber: '4000000000000002' }
  expect(await pay.mutate({ sessionId, ...declined })).toEqual({
    outcome: 'declined',
    message: 'Your card was declined.',
    successUrl: null,
  })
  expect(await pay.mutate({ sessionId, ...card })).toMatchObject({ outcome: 'paid', successUrl: SUCCESS })
  await expect(pay.mutate({ sessionId, ...card })).rejects.toMatchObject({
    message: 'This payment is already complete',
    data: { code: 'CONFLICT', httpStatus: 409 },
  })
  await expect(pay.mutate({ sessionId: 'cs_test_unknown', ...card })).rejects.toMatchObject({
    data: { code: 'NOT_FOUND', httpStatus: 404 },
  })
})
