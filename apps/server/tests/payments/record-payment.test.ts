// Guards: record-payment

import { parseId } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { paymentApps } from '../support/payment-app.ts'

const paymentApp = await paymentApps()

const UNKNOWN = parseId('Invoice', '01a1f7d0-0b33-7623-a6a1-76287c5874e3')
const receipt = { receivedOn: '2026-11-18', note: 'Bank transfer' }

test('recording a manual payment marks the invoice as paid and closes its payment page', async () => {
  const app = await paymentApp()
  const { admin, db, invoiceOf, ledgerOf, mails, payments, startedInvoice } = app
  const { id, sessionId } = await startedInvoice()
  const { trpc } = await admin()
  await trpc.admin.invoices.recordPayment.mutate({ id, ...receipt })
  const receivedAt = '2026-11-18T12:00:00.000Z'
  expect(await invoiceOf(id)).toMatchObject({ status: 'PAID', paidAt: receivedAt, version: 2 })
  expect(await ledgerOf(id)).toMatchObject([
    { type: 'payment', method: 'manual', amount: '5000.00', applied: true, note: 'Bank transfer' },
  ])
  const caller = await trpc.auth.session.query()
  const entry = db.selectFrom('ledgerEntries').select(['recordedBy', 'receivedAt'])
  expect(await entry.execute()).toEqual([{ recordedBy: caller?.id, receivedAt }])
  expect(payments.sessions.get(sessionId)).toMatchObject({ status: 'expired' })
  expect(await mails()).toEqual(['payment-received'])
})

test('refuses a payment for an invoice that is not open, or with an invalid date', async () => {
  const { admin, clock, ledgerOf, openInvoice } = await paymentApp()
  const { recordPayment } = (await admin()).trpc.admin.invoices
  const [draft, open] = [await openInvoice({ status: 'DRAFT', number: null }), await openInvoice()]
  const paid = await openInvoice({ status: 'PAID', paidAt: clock.now() })
  const voided = await openInvoice({ status: 'VOID' })
  const attempts = [
    [{ id: draft.id }, 'This invoice is a draft. Issue it before you record a payment.'],
    [{ id: paid.id }, 'This invoice is already paid'],
    [{ id: voided.id }, 'This invoice has been voided'],
    [{ id: UNKNOWN }, 'This invoice does not exist'],
    [{ id: open.id, receivedOn: '2026-11-21' }, 'Received on cannot be in the future'],
    [{ id: open.id, receivedOn: '1999-12-31' }, 'Received on cannot be before 2000'],
    [{ id: open.id, note: ' ' }, 'Enter how the payment was received'],
  ] as const
  for (const [input, sentence] of attempts) {
    await expect(recordPayment.mutate({ ...receipt, ...input })).rejects.toThrow(sentence)
  }
  for (const { id } of [draft, open, paid, voided]) expect(await ledgerOf(id)).toEqual([])
})
