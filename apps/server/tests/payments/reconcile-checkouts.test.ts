// Guards: reconcile-checkouts

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
  expect(await trpc.admin.system.release.mutate()).toEqual({ settledPayments: 3, heldMails: 0 })
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
  await expect(trpc.admin.system.release.mutate()).rejects.toThrow('The site stays held. Please try again.')
  expect(await trpc.admin.system.hold.query()).not.toBeNull()
  await trpc.admin.system.release.mutate()
})
