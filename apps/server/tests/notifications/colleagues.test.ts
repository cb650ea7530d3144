// Guards: deliver-events, mail-notifications
import { jobHandlers, type MailMessage, remindOfDueInvoices } from '@tallgrass/core'
import { anInvoice, aRestore } from '@tallgrass/testing'
import { beforeEach, expect, test } from 'vitest'
import { agreementApp } from '../support/agreement-app.ts'
import { colleagueOf } from '../support/colleague-of.ts'
import { present } from '../support/present.ts'
import { proveAgain } from '../support/prove-again.ts'
import { PASSWORD } from '../support/test-app.ts'

const sent: MailMessage[] = []
const app = await agreementApp({ mail: { enabled: true, send: async (message) => void sent.push(message) } })
const { admin, client, clientId, clock } = app
const payer = await colleagueOf(app.server, client, { signs: false, reviews: false, name: 'Joel Okafor' })
const reader = await colleagueOf(app.server, client, {
  signs: false,
  pays: false,
  reviews: false,
  name: 'Ada Okafor',
})
const { invoices } = admin.trpc.admin

/** Delivers what happened, and mails what is due within the time for which events wait for each other. */
async function run() {
  await app.work()
  await app.work()
  clock.advance({ minutes: 6 })
  await jobHandlers['mail-notifications'](app.ctx, {})
  await app.work()
}

const to = ({ email }: { email: string }) =>
  sent.filter((mail) => mail.to === email).map(({ subject }) => subject)

const subjects = () => ({ client: to(client), payer: to(payer), reader: to(reader) })

async function anIssuedInvoice(dueDate?: string) {
  const lines = [{ description: 'Setup', quantity: '1', unitPrice: '150.00' }]
  const { id } = await invoices.create.mutate({
    clientId,
    title: 'Setup',
    lines,
    ...(dueDate && { dueDate }),
  })
  const { number } = await invoices.issue.mutate({ id })
  return { id, number: present(number) }
}

beforeEach(async () => {
  await run()
  sent.length = 0
})

test('an invoice goes to one who pays with its link, and the others who pay are told of it', async () => {
  const { number } = await anIssuedInvoice()
  await run()
  expect(subjects()).toEqual({
    client: [`Invoice ${number} from Tallgrass Automation`],
    payer: [`Invoice ${number} for $150.00 is ready`],
    reader: [],
  })
  const text = present(sent.find((mail) => mail.to === payer.email)).text
  expect(text).toContain('http://localhost:3000/portal/invoices')
  expect(text).not.toContain('/checkout')
})

test('so do receipts and refunds', async () => {
  const { id, number } = await anIssuedInvoice()
  await run()
  sent.length = 0
  await invoices.recordPayment.mutate({ id, receivedOn: '2026-11-20', note: 'Bank transfer' })
  await run()
  const payments = app.db.selectFrom('ledgerEntries').select('id').where('invoiceId', '=', id)
  const { id: paymentId } = await payments.executeTakeFirstOrThrow()
  const refund = { paymentId, amount: '50.00', reason: 'One hour less' }
  await proveAgain(app.server)
  await invoices.refund.mutate(refund)
  await run()
  expect(subjects()).toEqual({
    client: [`We received your payment for invoice ${number}`, `Your refund of $50.00 for invoice ${number}`],
    payer: [`We received $150.00 for invoice ${number}`, `We refunded $50.00 of invoice ${number}`],
    reader: [],
  })
})

test('a finished document goes to its signer, and the others are told', async () => {
  const document = await app.send()
  await app.sign(document)
  await app.countersign(document)
  await run()
  const complete = '“Retainer for the front desk” is signed by both sides. The finished document is ready'
  expect(to(client)).toContain('Signed by everyone: Retainer for the front desk')
  expect(to(client)).not.toContain(complete)
  expect(to(payer)).toContain(complete)
  expect(to(reader)).toEqual([complete])
})

test('a colleague who wants no such mail gets none, and the one who pays still gets the invoice', async () => {
  for (const { trpc } of [payer, client])
    await trpc.portal.notifications.setMail.mutate({ kind: 'invoice.issued', mail: 'never' })
  const { number } = await anIssuedInvoice()
  await run()
  expect(subjects()).toEqual({
    client: [`Invoice ${number} from Tallgrass Automation`],
    payer: [],
    reader: [],
  })
  for (const { trpc } of [payer, client])
    await trpc.portal.notifications.setMail.mutate({ kind: 'invoice.issued', mail: 'now' })
})

test('colleagues are told of a reminder, unless the invoice is paid before the mail leaves', async () => {
  const [open, paid] = [await anIssuedInvoice('2026-11-21'), await anIssuedInvoice('2026-11-21')]
  await run()
  sent.length = 0
  clock.advance({ days: 1 })
  await remindOfDueInvoices(app.ctx)
  await app.work()
  const again = await app.server.admin()
  const payment = { receivedOn: '2026-11-21', note: 'Bank transfer' }
  await again.trpc.admin.invoices.recordPayment.mutate({ id: paid.id, ...payment })
  await run()
  const due = ({ number }: { number: string }) =>
    `The due date of invoice ${number} for $150.00 is November 21, 2026`
  expect(to(payer)).toContain(due(open))
  expect(to(payer)).not.toContain(due(paid))
  expect(to(client)).toContain(`Invoice ${open.number} is now due`)
  expect(to(client)).not.toContain(due(open))
})

test('after a restore, a reminder may have been mailed already: colleagues find it in the bell alone', async () => {
  const today = { issueDate: '2026-11-01', dueDate: '2026-11-21', checkoutKey: 'key' } as const
  await anInvoice(app.db, clientId, { status: 'OPEN', ...today })
  await aRestore(app.db, clock.now())
  const [again, colleague] = [await app.server.admin(), app.visitor()]
  await colleague.trpc.auth.login.mutate({ email: payer.email, password: PASSWORD })
  await again.trpc.admin.system.release.mutate({})
  await run()
  const signIn = 'New sign-in to your account at Tallgrass Automation'
  expect(subjects()).toEqual({ client: [], payer: [signIn], reader: [] })
  const { items } = await colleague.trpc.portal.notifications.list.query({ limit: 5 })
  const reminder = expect.stringContaining('November 21, 2026')
  expect(items).toContainEqual(expect.objectContaining({ sentence: reminder, readAt: null }))
})
