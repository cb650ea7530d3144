// Guards: remind-of-invoice, send-invoice-again

import { createSystemCtx, remindOfInvoices } from '@tallgrass/core'
import { type InvoiceId, inWords } from '@tallgrass/domain'
import { anInvoice } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { givenClient } from '../support/given-client.ts'
import { plainPasswords, reusableApp, type TestApp } from '../support/test-app.ts'

const newApp = await reusableApp({ replace: () => ({ passwords: plainPasswords }) })

/** It is ten o'clock on November 20 where the business is; the invoice is due in five days. */
async function givenOpen(values: object = {}) {
  const app = await newApp()
  app.clock.advance({ hours: 7 })
  const { client, id: clientId } = await givenClient(app)
  const { db } = app.services.database
  const common = { status: 'OPEN', issueDate: '2026-11-10', dueDate: '2026-11-25', checkoutKey: 'k' } as const
  const { id, number } = await anInvoice(db, clientId, { ...common, title: 'Setup', ...values })
  const { trpc } = await app.admin()
  return { app, client, db, id, number, trpc, invoices: trpc.admin.invoices }
}

async function mails(app: TestApp) {
  const { trpc } = await app.admin()
  return (await trpc.admin.outbox.list.query({})).items
}

const actions = (app: TestApp, id: InvoiceId) =>
  app.services.database.db
    .selectFrom('auditLogs')
    .select(['action', 'after'])
    .where('entityId', '=', id)
    .orderBy('at')
    .execute()

test('a client is reminded once a day, by hand or by schedule, with words that fit the day', async () => {
  const { app, client, id, number } = await givenOpen()
  const again = {
    message: 'The client was already reminded of this invoice today. You can send another reminder tomorrow.',
    data: { code: 'CONFLICT', httpStatus: 409 },
  }
  const days = [
    [0, -5, `Invoice ${number} is due on November 25, 2026`],
    [5, 0, `Invoice ${number} is now due`],
    [3, 3, `Invoice ${number} is past due`],
    [29, 32, `Invoice ${number} is still open`],
  ] as const
  for (const [wait, , subject] of days) {
    app.clock.advance({ hours: wait * 24 })
    // The session of the day before has ended.
    const { invoices } = (await app.admin()).trpc.admin
    expect(await invoices.remind.mutate({ id })).toEqual({ email: 'held' })
    await expect(invoices.remind.mutate({ id })).rejects.toMatchObject(again)
    const before = await mails(app)
    expect(before[0]).toMatchObject({ template: 'invoice-reminder', recipient: client.email, subject })
    await remindOfInvoices(createSystemCtx(app.services))
    expect(await mails(app)).toHaveLength(before.length)
  }
  const { reminders } = await (await app.admin()).trpc.admin.invoices.get.query({ id })
  expect(reminders.map(({ day }) => day)).toEqual(days.map(([, day]) => day))
  expect(await actions(app, id)).toEqual(
    days.map(([, day]) => ({ action: 'invoice.remind', after: { day } })),
  )
})

test('a reminder that the schedule sent today is not repeated by hand', async () => {
  const { app, id, invoices } = await givenOpen({ dueDate: '2026-11-20' })
  await remindOfInvoices(createSystemCtx(app.services))
  await expect(invoices.remind.mutate({ id })).rejects.toMatchObject({ data: { httpStatus: 409 } })
  expect(await mails(app)).toHaveLength(1)
})

test('an invoice is sent again with the words of its issue', async () => {
  const { app, client, id, invoices, number } = await givenOpen()
  expect(await invoices.sendAgain.mutate({ id })).toEqual({ email: 'held' })
  const [mail] = await mails(app)
  expect(mail).toMatchObject({
    template: 'invoice-issued',
    recipient: client.email,
    subject: `Invoice ${number} from Tallgrass Automation`,
  })
  expect(await actions(app, id)).toEqual([{ action: 'invoice.resend', after: { recipient: client.email } }])
})

test.each(['DRAFT', 'PAID', 'VOID'] as const)('an invoice that is %s is refused', async (status) => {
  const { app, id, invoices } = await givenOpen({ status, ...(status === 'DRAFT' && { number: null }) })
  const refusal = {
    message: `This invoice is ${inWords(status)}. Only an open invoice can be emailed to its client.`,
    data: { code: 'CONFLICT', httpStatus: 409 },
  }
  await expect(invoices.sendAgain.mutate({ id })).rejects.toMatchObject(refusal)
  await expect(invoices.remind.mutate({ id })).rejects.toMatchObject(refusal)
  expect(await mails(app)).toEqual([])
})
