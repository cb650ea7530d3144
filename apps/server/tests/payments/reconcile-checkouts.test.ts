// Guards: reconcile-checkouts

import { parseMoney } from '@tallgrass/domain'
import { aRestore } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { paymentApps } from '../support/payment-app.ts'

const paymentApp = await paymentApps()

test('open payments are settled by the provider’s state before the release', async () => {
  const { admin, checkoutsOf, clock, db, invoiceOf, payments, startedInvoice } = await paymentApp()
  const [paid, open, expired] = [await startedInvoice(), await startedInvoice(), await startedInvoice()]
  const unanswered = await startedInvoice()
  await db
    .updateTable('checkouts')
    .set({ status: 'creating', providerSessionId: null, url: null })
    .where('invoiceId', '=', unanswered.id)
    .execute()
  payments.pay(paid.sessionId)
  await payments.port.expireSession(expired.sessionId)
  await aRestore(db, clock.now())
  const { trpc } = await admin()
  expect((await trpc.admin.system.heldWork.query())?.payments).toHaveLength(4)
  expect(await trpc.admin.system.release.mutate({})).toEqual({ settledPayments: 1, heldMails: 0 })
  expect((await invoiceOf(paid.id)).status).toBe('PAID')
  const states = []
  for (const { id } of [paid, open, expired, unanswered]) states.push(await checkoutsOf(id))
  expect(states.map(([checkout]) => checkout?.status)).toEqual(['paid', 'open', 'expired', 'expired'])
  expect(await trpc.admin.system.hold.query()).toBeNull()
})

test('a site whose payment provider is unreachable stays held', async () => {
  const { admin, clock, db, payments, startedInvoice } = await paymentApp()
  await startedInvoice()
  await aRestore(db, clock.now())
  const { trpc } = await admin()
  payments.next('findSession', 'unreachable')
  await expect(trpc.admin.system.release.mutate({})).rejects.toThrow('The site stays held. Please try again.')
  expect(await trpc.admin.system.hold.query()).not.toBeNull()
  await trpc.admin.system.release.mutate({})
})

const START_CHECK = 'set PAYMENTS=stripe, STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET'

test('payments of a provider that is not configured keep the site held until an administrator confirms', async () => {
  const { admin, checkoutsOf, clock, db, payments, startedInvoice } = await paymentApp()
  const { id } = await startedInvoice({ number: 'TG-2026-0006', amount: parseMoney('2500.00') })
  await db.updateTable('checkouts').set({ provider: 'stripe' }).execute()
  await aRestore(db, clock.now())
  payments.calls.length = 0
  const { trpc } = await admin()
  const refusal = await trpc.admin.system.release.mutate({}).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ data: { code: 'INVALID', issues: [{ path: 'leaveUnchecked' }] } })
  for (const words of ['TG-2026-0006 ($2,500.00)', START_CHECK, 'The site stays held.'])
    expect(String(refusal)).toContain(words)
  expect(await trpc.admin.system.hold.query()).not.toBeNull()

  expect(await trpc.admin.system.release.mutate({ leaveUnchecked: true })).toMatchObject({
    settledPayments: 0,
  })
  expect(await trpc.admin.system.hold.query()).toBeNull()
  expect(await checkoutsOf(id)).toMatchObject([{ status: 'open' }])
  expect(payments.calls).toEqual([])
  const { after } = await db
    .selectFrom('auditLogs')
    .select('after')
    .where('action', '=', 'restore.release')
    .executeTakeFirstOrThrow()
  expect(after).toMatchObject({ uncheckedPayments: 'TG-2026-0006' })
})

test('a provider that rejects our key keeps the site held until an administrator confirms', async () => {
  const { admin, checkoutsOf, clock, db, payments, startedInvoice } = await paymentApp()
  const { id } = await startedInvoice({ number: 'TG-2026-0006', amount: parseMoney('2500.00') })
  await aRestore(db, clock.now())
  const { trpc } = await admin()
  payments.next('findSession', 'rejected_key')
  const refusal = await trpc.admin.system.release.mutate({}).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ data: { code: 'INVALID', issues: [{ path: 'leaveUnchecked' }] } })
  for (const words of ['TG-2026-0006 ($2,500.00)', 'The payment provider rejects our key'])
    expect(String(refusal)).toContain(words)
  expect(await trpc.admin.system.hold.query()).not.toBeNull()

  payments.next('findSession', 'rejected_key')
  await trpc.admin.system.release.mutate({ leaveUnchecked: true })
  expect(await trpc.admin.system.hold.query()).toBeNull()
  expect(await checkoutsOf(id)).toMatchObject([{ status: 'open' }])
})

test('a payment that the configured account does not know is not ended unseen', async () => {
  const { admin, checkoutsOf, clock, db, payments, startedInvoice } = await paymentApp()
  const { id, sessionId } = await startedInvoice()
  await db.updateTable('checkouts').set({ provider: 'stripe' }).execute()
  await aRestore(db, clock.now())
  payments.sessions.delete(sessionId)
  payments.port.provider = 'stripe'
  try {
    const { trpc } = await admin()
    await expect(trpc.admin.system.release.mutate({})).rejects.toThrow(
      'The payment provider does not know them',
    )
    expect(await trpc.admin.system.hold.query()).not.toBeNull()
    expect(await checkoutsOf(id)).toMatchObject([{ status: 'open' }])
  } finally {
    payments.port.provider = 'sandbox'
  }
})

test('an attempt of the sandbox moves no money, so it needs no check', async () => {
  const { admin, clock, db, payments, startedInvoice } = await paymentApp()
  await startedInvoice()
  await aRestore(db, clock.now())
  payments.port.provider = 'stripe'
  try {
    const { trpc } = await admin()
    expect(await trpc.admin.system.release.mutate({})).toMatchObject({ settledPayments: 0 })
  } finally {
    payments.port.provider = 'sandbox'
  }
})
