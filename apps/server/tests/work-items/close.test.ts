// Guards: close-work-item

import { parseId } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { paymentApps } from '../support/payment-app.ts'
import { present } from '../support/present.ts'

const paymentApp = await paymentApps()

test('administrators see open work items, newest first, and close them with a note', async () => {
  const { admin, clock, deliver, openInvoice, payments, work } = await paymentApp()
  const voided = await openInvoice({ status: 'VOID' })
  for (const invoiceId of [voided.id, null, null]) {
    const sessionId = payments.foreignSession({ invoiceId, amount: '12.00' })
    payments.pay(sessionId)
    await deliver({ about: 'session', aboutId: sessionId })
    await work()
    clock.advance({ minutes: 1 })
  }
  const { trpc } = await admin()
  const { workItems } = trpc.admin
  const first = await workItems.list.query({ limit: 2 })
  expect(first.items.map(({ kind }) => kind)).toEqual(['payment_unmatched', 'payment_unmatched'])
  const { items, nextCursor } = await workItems.list.query({ limit: 2, cursor: first.nextCursor })
  expect(nextCursor).toBeNull()
  expect(items).toMatchObject([
    {
      kind: 'refund_due',
      status: 'OPEN',
      amount: '12.00',
      invoiceId: voided.id,
      invoiceNumber: voided.number,
      whose: expect.stringContaining('Person'),
      paymentId: expect.any(String),
    },
  ])
  const byKind = { payment_unmatched: 2, refund_due: 1 }
  expect(await workItems.counts.query()).toMatchObject({ open: 3, money: 3, byKind })
  expect((await trpc.admin.dashboard.get.query()).health.facts).toContainEqual({
    subject: 'Payments',
    state: 'note',
    text: 'Sandbox: no real money moves. 3 payments are waiting for you.',
  })

  const { id } = present(items[0])
  const note = 'Given back by bank transfer'
  expect(await workItems.close.mutate({ id, note })).toEqual({ ok: true })
  expect(await workItems.counts.query()).toMatchObject({ open: 2, money: 2 })
  expect((await workItems.list.query({ status: 'CLOSED' })).items).toMatchObject([
    { id, note, closedByName: 'Ruth Calloway', closedAt: clock.now().toISOString() },
  ])
})

test('refuses to close an item without a note, twice, or if it does not exist', async () => {
  const { admin, deliver, payments, work } = await paymentApp()
  const sessionId = payments.foreignSession({ amount: '12.00' })
  payments.pay(sessionId)
  await deliver({ about: 'session', aboutId: sessionId })
  await work()
  const { workItems } = (await admin()).trpc.admin
  const { id } = present((await workItems.list.query({})).items[0])
  const note = 'Given back by bank transfer'
  await expect(workItems.close.mutate({ id, note: ' ' })).rejects.toThrow('Enter how it was resolved')
  await workItems.close.mutate({ id, note })
  await expect(workItems.close.mutate({ id, note })).rejects.toThrow(
    'This work item is closed and cannot become closed again. The audit log shows how it was resolved.',
  )
  const unknown = parseId('WorkItem', '01a1f7d0-0b33-7623-a6a1-76287c5874e3')
  await expect(workItems.close.mutate({ id: unknown, note })).rejects.toThrow('This work item does not exist')
})
