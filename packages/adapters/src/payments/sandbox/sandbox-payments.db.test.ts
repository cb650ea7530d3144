import type { SandboxCard } from '@tallgrass/core'
import { parseId, parseMoney } from '@tallgrass/domain'
import { manualClock, openTestDatabase, unique } from '@tallgrass/testing'
import { afterAll, expect, test } from 'vitest'
import { sandboxPayments } from './sandbox-payments.ts'

const database = await openTestDatabase()
afterAll(() => database.close())

const card: SandboxCard = {
  number: '4242424242424242',
  expiry: '12/30',
  authenticated: false,
  delivery: 'once',
}
const PAID = { outcome: 'paid', successUrl: expect.stringContaining('/done?session_id=cs_test_') }

/** A sandbox that collects its jobs and sent notices in arrays. */
function aSandbox() {
  const clock = manualClock()
  const queued: { notices: string[]; delay: number | undefined }[] = []
  const posted: { body: string; headers: Record<string, string> }[] = []
  const payments = sandboxPayments({
    database,
    clock: clock.now,
    publicUrl: 'https://www.example.com',
    secret: 'a-shared-secret',
    jobs: {
      async enqueue(_trx, _name, data, options) {
        if ('notices' in data) queued.push({ notices: data.notices, delay: options?.delay })
      },
      wake() {},
    },
    async deliver(body, headers) {
      posted.push({ body, headers })
    },
  })
  const { sandbox } = payments
  if (!sandbox) throw new Error('The sandbox port has no sandbox controls')
  return { clock, payments, posted, queued, desk: sandbox }
}

async function openedIn({ payments }: ReturnType<typeof aSandbox>, amount = '1800.00') {
  const { id } = await payments.openSession({
    idempotencyKey: `key-${unique()}`,
    invoiceId: parseId('Invoice', '01a1f7d0-0b33-7623-a6a1-76287c5874e3'),
    number: 'INV-2026-0001',
    title: 'Second milestone',
    amount: parseMoney(amount),
    currency: 'USD',
    payerEmail: 'maren@example.com',
    successUrl: 'https://www.example.com/done?session_id={SESSION_ID}',
    cancelUrl: 'https://www.example.com/checkout',
  })
  return id
}

const typesOf = (notices: string[]) =>
  notices.map((body) => {
    const { created, data, type } = JSON.parse(body)
    return { type, created, about: data.object.id }
  })

test('the payment page shows the item, the amount and where to continue', async () => {
  const sandbox = aSandbox()
  const id = await openedIn(sandbox)
  expect(await sandbox.desk.getSession(id)).toEqual({
    title: 'INV-2026-0001 · Second milestone',
    amount: '1800.00',
    currency: 'USD',
    status: 'open',
    successUrl: `https://www.example.com/done?session_id=${id}`,
    cancelUrl: 'https://www.example.com/checkout',
  })
  expect((await sandbox.payments.findSession(id))?.url).toBe(`https://www.example.com/sandbox/${id}`)
})

test.each(['4242424242424242', '5555555555554444', '378282246310005'])('%s pays', async (number) => {
  const sandbox = aSandbox()
  const id = await openedIn(sandbox)
  expect(await sandbox.desk.pay(id, { ...card, number })).toEqual(PAID)
  expect(await sandbox.desk.getSession(id)).toMatchObject({ status: 'paid' })
})

test.each([
  ['4000000000000002', '12/30', 'Your card was declined.'],
  ['4000000000009995', '12/30', 'Your card has insufficient funds.'],
  ['4111222233334444', '12/30', 'This is a test form. Use one of the test cards.'],
  ['4242424242424242', '10/26', 'Your card has expired.'],
])('declines %s, valid through %s, and accepts another card', async (number, expiry, message) => {
  const sandbox = aSandbox()
  const id = await openedIn(sandbox)
  expect(await sandbox.desk.pay(id, { ...card, number, expiry })).toEqual({ outcome: 'declined', message })
  expect(sandbox.queued).toEqual([])
  expect(await sandbox.desk.pay(id, { ...card, expiry: '11/26' })).toEqual(PAID)
})

test.each(['4000002500003155', '4000000000003220'])(
  '%s pays after the payer has authenticated',
  async (number) => {
    const sandbox = aSandbox()
    const id = await openedIn(sandbox)
    expect(await sandbox.desk.pay(id, { ...card, number })).toEqual({ outcome: 'authentication_required' })
    expect(await sandbox.desk.getSession(id)).toMatchObject({ status: 'open' })
    expect(await sandbox.desk.pay(id, { ...card, number, authenticated: true })).toEqual(PAID)
  },
)

test('only one of twenty concurrent payments succeeds', async () => {
  const sandbox = aSandbox()
  const id = await openedIn(sandbox)
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => sandbox.desk.pay(id, card)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const each of tries.filter((one) => one.status === 'rejected')) {
    expect(each.reason).toMatchObject({ code: 'CONFLICT', message: 'This payment is already complete' })
  }
  expect(sandbox.queued).toHaveLength(1)
})

test('refuses to pay an expired or an unknown session', async () => {
  const sandbox = aSandbox()
  const id = await openedIn(sandbox)
  sandbox.clock.advance({ hours: 24 })
  await expect(sandbox.desk.pay(id, card)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'This payment page has expired',
  })
  await expect(sandbox.desk.pay('cs_test_none', card)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(sandbox.desk.getSession('cs_test_none')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a payment is rolled back if its notice cannot be queued', async () => {
  const sandbox = aSandbox()
  const id = await openedIn(sandbox)
  const { desk } = aSandboxWithoutQueue(sandbox.clock.now)
  await expect(desk.pay(id, card)).rejects.toThrow('The queue is down')
  expect(await sandbox.desk.getSession(id)).toMatchObject({ status: 'open' })
})

function aSandboxWithoutQueue(clock: () => Date) {
  const enqueue = async () => {
    throw new Error('The queue is down')
  }
  const { sandbox: desk } = sandboxPayments({
    database,
    clock,
    publicUrl: '',
    secret: '',
    jobs: { enqueue, wake() {} },
    async deliver() {},
  })
  if (!desk) throw new Error('The sandbox port has no sandbox controls')
  return { desk }
}

test('notices are sent once, twice, after a minute, or out of order', async () => {
  const noticesFor = async (delivery: SandboxCard['delivery']) => {
    const sandbox = aSandbox()
    const id = await openedIn(sandbox)
    await sandbox.desk.pay(id, { ...card, delivery })
    const [job] = sandbox.queued
    return { id, delay: job?.delay, notices: job?.notices ?? [], at: sandbox.clock.now().getTime() / 1000 }
  }
  const once = await noticesFor('once')
  const completed = { type: 'checkout.session.completed', created: once.at }
  expect(typesOf(once.notices)).toEqual([{ ...completed, about: once.id }])
  const twice = await noticesFor('twice')
  expect(twice.notices).toHaveLength(2)
  expect(new Set(twice.notices).size).toBe(1)
  const late = await noticesFor('late')
  expect(typesOf(late.notices)).toEqual([{ ...completed, about: late.id }])
  expect([once.delay, twice.delay, late.delay]).toEqual([0, 0, 60])
  const shuffled = await noticesFor('shuffled')
  expect(typesOf(shuffled.notices)).toEqual([
    { type: 'payment_intent.succeeded', created: once.at, about: expect.stringMatching(/^pi_test_/) },
    { type: 'checkout.session.async_payment_failed', created: once.at - 60, about: shuffled.id },
    { ...completed, about: shuffled.id },
  ])
})

test('notices are signed when they are sent, and keep their order', async () => {
  const { clock, desk, payments, posted } = aSandbox()
  clock.advance({ hours: 3 })
  const bodies = ['first', 'second'].map((id) => JSON.stringify({ id, type: 'x', data: { object: {} } }))
  await desk.deliver(bodies)
  expect(posted.map(({ body }) => body)).toEqual(bodies)
  const read = posted.map(({ body, headers }) =>
    payments.readNotice({ body: Buffer.from(body), headers, now: clock.now() }),
  )
  expect(read.map(({ id }) => id)).toEqual(['first', 'second'])
})

test('a refund sends exactly one notice', async () => {
  const sandbox = aSandbox()
  const id = await openedIn(sandbox)
  await sandbox.desk.pay(id, card)
  const payment = (await sandbox.payments.findSession(id))?.payment
  const amount = parseMoney('800.00')
  const request = { idempotencyKey: `refund-${unique()}`, paymentId: payment?.id ?? '', amount }
  const refunds = [await sandbox.payments.refund(request), await sandbox.payments.refund(request)]
  expect(sandbox.queued.slice(1).flatMap(({ notices }) => typesOf(notices))).toEqual([
    expect.objectContaining({ type: 'refund.updated', about: refunds[0]?.id }),
  ])
})

test('no card data is stored', async () => {
  const sandbox = aSandbox()
  const id = await openedIn(sandbox)
  await sandbox.desk.pay(id, { ...card, number: '5555555555554444', expiry: '07/33' })
  const rows = await database.db.selectFrom('sandboxSessions').selectAll().where('id', '=', id).execute()
  // Ids are random and may contain any four digits.
  const kept = JSON.stringify([rows, sandbox.queued]).replaceAll(/[0-9a-f-]{20,}/g, '')
  expect(kept).not.toMatch(/5555|4444|07\/33/)
})
