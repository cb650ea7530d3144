import { AppError, type InvoiceId, parseMoney } from '@tallgrass/domain'
import { anId, hostileRuns } from '@tallgrass/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { NoticeFacts } from '../support/fake-payments.ts'
import { type PaymentApp, paymentApps } from '../support/payment-app.ts'

const [calmApp, stormyApp] = [await paymentApps(), await paymentApps()]

const EVENTS = 1000
const AT_ONCE = 12
const PATIENCE_MS = 300_000

/** What happens to one invoice, or to none. */
const stories = [
  'paid',
  'paid with another amount',
  'paid in another currency',
  'expired',
  'paid, then refunded in parts',
  'paid after it was voided',
  'paid after it was voided, then refunded in parts',
  'paid after it was voided, then refunded in full',
  'paid after it was paid manually',
  'for no invoice',
  'noise',
] as const
type Story = (typeof stories)[number]

interface Delivery {
  event: NoticeFacts
  manner: 'right' | 'forged' | 'stale'
}

const plot = fc.array(fc.constantFrom<Story>(...stories), { minLength: 60, maxLength: 90 })
const seeds = fc.noBias(fc.integer())

test(
  'repeated, shuffled, forged and stale events end as if each had come once and in order',
  async () => {
    const property = fc.asyncProperty(plot, seeds, async (story, seed) => {
      const chance = chances(seed)
      const [calm, stormy] = [await calmApp(), await stormyApp()]
      for (const event of await prepare(calm, story)) {
        expect(await deliver(calm, { event, manner: 'right' })).toBe(200)
        await calm.work()
      }
      const deliveries = shuffled(await prepare(stormy, story), chance)
      expect(deliveries.length).toBeGreaterThan(EVENTS * 2)
      await storm(stormy, deliveries, chance)
      expect(await endOf(stormy)).toEqual(await endOf(calm))
      const refused = deliveries.filter(({ manner }) => manner !== 'right')
      expect(await refusalsOf(stormy)).toBe(refused.length)
    })
    await fc.assert(property, { ...hostileRuns(), numRuns: 1, endOnFailure: true })
  },
  PATIENCE_MS,
)

/** A seeded random generator of numbers from 0 up to 1 (mulberry32). */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Each event one to five times, sometimes also forged or stale, in random order. */
function shuffled(events: NoticeFacts[], chance: () => number): Delivery[] {
  const deliveries = events.flatMap((event): Delivery[] => {
    const right = Array.from({ length: 1 + Math.floor(chance() * 5) }, () => ({
      event,
      manner: 'right' as const,
    }))
    const wrong =
      chance() < 0.1 ? [{ event, manner: chance() < 0.5 ? ('forged' as const) : ('stale' as const) }] : []
    return [...right, ...wrong]
  })
  return deliveries
    .map((delivery) => ({ delivery, place: chance() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ delivery }) => delivery)
}

/** Delivers several at once while jobs of earlier ones run and the provider is sometimes unreachable. */
async function storm(app: PaymentApp, deliveries: Delivery[], chance: () => number): Promise<void> {
  const { payments, waiting, workOnSome } = app
  for (let at = 0; at < deliveries.length; at += AT_ONCE) {
    const some = deliveries.slice(at, at + AT_ONCE)
    if (chance() < 0.1) payments.next(chance() < 0.5 ? 'findSession' : 'findRefund', 'unreachable')
    const [answers] = await Promise.all([
      Promise.all(some.map((delivery) => deliver(app, delivery))),
      workOnSome(Math.floor(chance() * AT_ONCE)),
    ])
    expect(answers).toEqual(some.map(({ manner }) => (manner === 'right' ? 200 : 400)))
  }
  while (waiting.length > 0) await workOnSome(AT_ONCE)
}

/** The final contents of the tables, without ids, so that both worlds can be compared. */
async function endOf({ db }: PaymentApp) {
  const of = ['invoices.title', 'invoices.status as invoice'] as const
  const [invoices, ledger, refunds, checkouts, workItems, mails, notices] = await Promise.all([
    db.selectFrom('invoices').select(['title', 'status', 'paidAt', 'providerInvoiceId', 'version']).execute(),
    db
      .selectFrom('ledgerEntries as entries')
      .innerJoin('invoices', 'invoices.id', 'entries.invoiceId')
      .select([...of, 'type', 'method', 'entries.amount', 'entries.currency', 'applied', 'receivedAt'])
      .execute(),
    db
      .selectFrom('refunds')
      .innerJoin('invoices', 'invoices.id', 'refunds.invoiceId')
      .select([...of, 'refunds.amount', 'refunds.status', 'refunds.reason'])
      .execute(),
    db
      .selectFrom('checkouts')
      .innerJoin('invoices', 'invoices.id', 'checkouts.invoiceId')
      .select([...of, 'checkouts.status', 'checkouts.providerSessionId'])
      .execute(),
    db
      .selectFrom('workItems')
      .select(['kind', 'cause', 'status', 'note', 'amount', 'currency', 'detail'])
      .execute(),
    db.selectFrom('outboxMails').select(['template', 'status']).execute(),
    db.selectFrom('paymentNotices').select(['noticeId', 'about', 'settledAt']).execute(),
  ])
  const actions = await db.selectFrom('auditLogs').select('action').where('actorId', 'is', null).execute()
  const audited = actions.filter(({ action }) => action !== 'payment-notice.refuse')
  const tables = { invoices, ledger, refunds, checkouts, workItems, mails, notices, audited }
  return Object.entries(tables).map(([name, rows]) => [name, rows.map((row) => JSON.stringify(row)).sort()])
}

async function refusalsOf({ db }: PaymentApp): Promise<number> {
  const rows = db.selectFrom('auditLogs').select('id').where('action', '=', 'payment-notice.refuse')
  return (await rows.execute()).length
}

/** Builds the same world in every database: ids follow from the position in the story. */
async function prepare(app: PaymentApp, story: readonly Story[]): Promise<NoticeFacts[]> {
  const events: NoticeFacts[] = []
  for (const [n, part] of story.entries()) {
    for (const { about, aboutId = null } of await act(app, part, n)) {
      events.push({ about, aboutId, id: `evt_${events.length}` })
    }
  }
  // Providers report the same thing more than once, with different event ids.
  const distinct = events.length
  while (events.length < EVENTS) {
    const { about, aboutId = null } = events[events.length % distinct] ?? { about: 'nothing' }
    events.push({ about, aboutId, id: `evt_${events.length}` })
  }
  return events
}

async function act(app: PaymentApp, story: Story, n: number): Promise<NoticeFacts[]> {
  const { clock, openInvoice, payments } = app
  const amount = parseMoney(`${100 + n}.00`)
  const title = `Story ${n}`
  const about = 'session'
  if (story === 'noise') return [{ about: 'nothing' }, { about, aboutId: 'cs_nobody' }]
  if (story === 'for no invoice') {
    const aboutId = payments.foreignSession({ id: `cs_foreign_${n}`, amount })
    payments.pay(aboutId)
    return [{ about, aboutId }]
  }
  const status = story.startsWith('paid after it was voided') ? 'VOID' : 'OPEN'
  const { id: invoiceId } = await openInvoice({ amount, title, number: `INV-2026-${1000 + n}`, status })
  if (story === 'paid after it was paid manually') await recordManually(app, invoiceId)
  const aboutId = payments.foreignSession({ id: `cs_story_${n}`, invoiceId, amount })
  await app.db
    .insertInto('checkouts')
    .values({
      id: anId('Checkout'),
      invoiceId,
      attempt: 1,
      provider: 'sandbox',
      providerSessionId: aboutId,
      url: '/pay',
      status: 'open',
      amount,
      currency: 'USD',
      createdAt: clock.now(),
      expiresAt: new Date('2026-12-24T09:00:00.000Z'),
    })
    .execute()
  if (story === 'expired') {
    await payments.port.expireSession(aboutId)
    return [{ about, aboutId }]
  }
  const others = {
    'paid with another amount': { amount: '1.00' },
    'paid in another currency': { currency: 'EUR' },
  }
  const money = Object.entries(others).find(([name]) => name === story)?.[1] ?? {}
  const paymentId = payments.pay(aboutId, money)
  const parts = { 'refunded in parts': ['10.00', '20.00'], 'refunded in full': ['10.00', `${90 + n}.00`] }
  const refunded = Object.entries(parts).find(([name]) => story.endsWith(name))?.[1] ?? []
  const refunds = refunded.map((part) => payments.refundAtProvider(paymentId, part))
  return [{ about, aboutId }, ...refunds.map(({ id }) => ({ about: 'refund' as const, aboutId: id }))]
}

async function recordManually({ clock, db }: PaymentApp, id: InvoiceId) {
  await db.updateTable('invoices').set({ status: 'PAID', paidAt: clock.now() }).where('id', '=', id).execute()
}

/** The HTTP status with which a notice is answered. */
async function deliver({ clock, deliver: send }: PaymentApp, { event, manner }: Delivery): Promise<number> {
  const signedAt = manner === 'stale' ? new Date(clock.now().getTime() - 3_600_000) : clock.now()
  const secret = manner === 'forged' ? { secret: 'guessed' } : {}
  try {
    await send({ ...event, ...secret, signedAt })
    return 200
  } catch (error) {
    return error instanceof AppError && error.code === 'INVALID' ? 400 : 500
  }
}
