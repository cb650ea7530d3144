import { type InvoiceId, parseCalendarDate } from '@tallgrass/domain'
import { aProject } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { agreementApp, refusal, type SentDocument } from '../support/agreement-app.ts'
import { giveRights } from '../support/colleague-of.ts'
import { paymentLink } from '../support/payment-link.ts'
import { present } from '../support/present.ts'

const app = await agreementApp()
const { admin, client, clientId, countersign, db, draft, invoiceOf, projectOf, send, sign, statusOf } = app

const record = (id: InvoiceId | null) =>
  admin.trpc.admin.invoices.recordPayment.mutate({
    id: present(id),
    receivedOn: '2026-11-20',
    note: 'Check 1023',
  })

/** The payer's steps: the linked page, the provider's page, a card. */
async function payByCard(paymentUrl: string | null) {
  const payer = app.visitor()
  const { url } = await payer.trpc.portal.checkout.start.mutate(paymentLink(paymentUrl))
  const sessionId = url.split('/').at(-1) ?? ''
  const card = { cardNumber: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' }
  await payer.trpc.portal.sandbox.pay.mutate({ sessionId, ...card })
  return payer.trpc.portal.checkout.outcome.query({ sessionId })
}

const projects = () => db.selectFrom('projects').select('id').where('clientId', '=', clientId).execute()

async function paidAndSigned(sent: SentDocument) {
  expect(await statusOf(sent)).toEqual(['SIGNED_BOTH', 'completed'])
  expect(await invoiceOf(sent)).toMatchObject({ status: 'PAID' })
  return projectOf(sent.agreementId)
}

test('a retainer is drafted, sent, signed, paid and countersigned, and its project starts', async () => {
  const before = await projects()
  const id = await draft({ projectName: 'Front desk', description: 'Calls after five' })
  expect(await admin.trpc.admin.agreements.get.query({ id })).toMatchObject({
    status: 'DRAFT',
    projectId: null,
    documentId: null,
    url: null,
    documents: [],
  })
  const sent = await send({ id, projectName: 'Front desk for Okafor' })
  expect(await statusOf(sent)).toEqual(['SENT', 'sent'])
  expect(await invoiceOf(sent)).toMatchObject({
    kind: 'RETAINER',
    status: 'DRAFT',
    amount: '5000.00',
    number: null,
    projectId: null,
  })
  expect((await client.rest('GET', '/api/invoices')).text).not.toContain(sent.invoiceId)
  expect((await client.trpc.portal.invoices.list.query({})).items).toEqual([])

  const reader = app.visitor()
  const seen = await reader.trpc.portal.signing.get.query(app.byLink(sent))
  expect(seen).toMatchObject({ role: 'CLIENT', maySign: true, retainerAmount: '5000.00', signatures: [] })
  expect(await statusOf(sent)).toEqual(['SENT', 'sent'])
  await reader.trpc.portal.signing.open.mutate(app.byLink(sent))
  expect(await statusOf(sent)).toEqual(['SENT', 'in_progress'])
  expect(await client.trpc.portal.signing.get.query({ documentId: sent.id })).toMatchObject({
    role: 'CLIENT',
    maySign: true,
    sha256: sent.sha256,
  })
  expect(await projects()).toEqual(before)

  const { paymentUrl } = await sign(sent)
  expect(await statusOf(sent)).toEqual(['SIGNED_CLIENT', 'in_progress'])
  const issued = await invoiceOf(sent)
  expect(issued).toMatchObject({ status: 'OPEN', number: expect.stringMatching(/^INV-2026-\d{4}$/) })
  expect(paymentUrl).toBe(`/checkout?invoice=${issued.id}&key=${issued.checkoutKey}`)
  const project = await projectOf(id)
  expect(project).toMatchObject({ name: 'Front desk for Okafor', status: 'NEW', startDate: null })
  expect(issued.projectId).toBe(project.id)
  const [toPay] = (await client.trpc.portal.invoices.list.query({})).items
  expect(toPay).toMatchObject({ id: issued.id, url: paymentUrl })

  expect(await payByCard(paymentUrl)).toMatchObject({ state: 'confirmed' })
  expect(await projectOf(id)).toMatchObject({ status: 'NEW' })
  await countersign(sent)
  expect(await paidAndSigned(sent)).toMatchObject({ status: 'ACTIVE', startDate: '2026-11-20' })
  const { items } = await admin.trpc.admin.projects.history.query({ id: project.id })
  expect(items.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['project.create', 'invoice.issue', 'payment.receive', 'project.begin']),
  )
  const list = await client.trpc.portal.agreements.list.query({})
  expect(list.items.find((one) => one.id === id)).toMatchObject({
    status: 'SIGNED_BOTH',
    documentId: sent.id,
    projectId: project.id,
    url: `/api/esignature-documents/${sent.id}/document.pdf`,
    signedAtClient: app.clock.now().toISOString(),
    countersignedAt: app.clock.now().toISOString(),
  })
})

test('a signature issues its retainer even if no one pays for the client', async () => {
  const sent = await send()
  await giveRights(app.server, client, { pays: false })
  await sign(sent)
  await giveRights(app.server, client, { pays: true })
  expect(await invoiceOf(sent)).toMatchObject({ status: 'OPEN' })
})

test('a retainer keeps whom it was billed to when its signature issues it', async () => {
  const sent = await send()
  const billedTo = () =>
    db
      .selectFrom('invoices')
      .select('billedTo')
      .where('id', '=', present(sent.invoiceId))
      .executeTakeFirstOrThrow()
  expect(await billedTo()).toEqual({ billedTo: null })
  const { paymentUrl } = await sign(sent)
  expect(await billedTo()).toMatchObject({ billedTo: { name: 'Maren Okafor', email: client.email } })
  await db.updateTable('users').set({ name: 'Maren Reyes' }).where('id', '=', clientId).execute()
  const page = await app.visitor().trpc.portal.checkout.get.query(paymentLink(paymentUrl))
  await db.updateTable('users').set({ name: 'Maren Okafor' }).where('id', '=', clientId).execute()
  expect(page).toMatchObject({ clientName: 'Maren Okafor' })
})

test('if everyone signs before the payment, the project starts with the payment', async () => {
  const sent = await send()
  await sign(sent, client)
  await countersign(sent)
  expect(await statusOf(sent)).toEqual(['SIGNED_BOTH', 'completed'])
  expect(await projectOf(sent.agreementId)).toMatchObject({ status: 'NEW', startDate: null })
  await record(sent.invoiceId)
  expect(await paidAndSigned(sent)).toMatchObject({ status: 'ACTIVE', startDate: '2026-11-20' })
})

test('an existing project is the one that starts, and keeps its start date', async () => {
  const { id: projectId } = await aProject(db, clientId, { status: 'NEW', startDate: '2026-12-01' })
  const sent = await send({ id: await draft({ projectId }) })
  expect(await invoiceOf(sent)).toMatchObject({ projectId, status: 'DRAFT' })
  const before = await projects()
  await sign(sent)
  await record(sent.invoiceId)
  await countersign(sent)
  expect(await paidAndSigned(sent)).toMatchObject({
    id: projectId,
    status: 'ACTIVE',
    startDate: '2026-12-01',
  })
  expect(await projects()).toEqual(before)
})

test('a retainer invoice issued by hand before signing also starts the project', async () => {
  const sent = await send()
  await admin.trpc.admin.invoices.issue.mutate({ id: present(sent.invoiceId) })
  const { paymentUrl } = await sign(sent)
  expect(paymentUrl).toContain(`/checkout?invoice=${sent.invoiceId}&key=`)
  await record(sent.invoiceId)
  await countersign(sent)
  expect(await paidAndSigned(sent)).toMatchObject({ status: 'ACTIVE' })
})

test('a due date that has passed does not prevent signing', async () => {
  const sent = await send()
  await db
    .updateTable('invoices')
    .set({ dueDate: parseCalendarDate('2026-11-19') })
    .where('id', '=', sent.invoiceId)
    .execute()
  await sign(sent)
  expect(await invoiceOf(sent)).toMatchObject({ status: 'OPEN', dueDate: '2026-12-04' })
})

test('the retainer amount of a sent document cannot be changed', async () => {
  const sent = await send()
  const id = present(sent.invoiceId)
  const { version } = await invoiceOf(sent)
  const lines = [{ description: 'Retainer', unitPrice: '9000.00' }]
  await expect(
    admin.trpc.admin.invoices.update.mutate({ id, version, title: 'Retainer', kind: 'RETAINER', lines }),
  ).rejects.toMatchObject(
    refusal(
      409,
      'This draft belongs to “Retainer for the front desk”, which was sent to the client. Withdraw that document to change the amount.',
    ),
  )
  await sign(sent)
  expect(await invoiceOf(sent)).toMatchObject({ amount: '5000.00' })
})

test('a document that is not a retainer, or has no amount, requests no payment', async () => {
  const scope = await send({ documentType: 'scope_of_work', retainerAmount: 5000 })
  expect(scope.invoiceId).toBeNull()
  expect(await sign(scope)).toEqual({ paymentUrl: null, invoiceGoesTo: null })
  expect(await app.agreementOf(scope.agreementId)).toMatchObject({ projectId: null })
  const free = await send({ retainerAmount: undefined })
  expect(free.invoiceId).toBeNull()
  expect(await sign(free)).toEqual({ paymentUrl: null, invoiceGoesTo: null })
  expect(await projectOf(free.agreementId)).toMatchObject({ name: 'Front desk', status: 'NEW' })
})

test.each([
  ['typed', null, 'Typed as “Maren Okafor”'],
  ['drawn', 'M10 20 Q30 40 50 60 L70 80', 'Drawn by “Maren Okafor”'],
])('a %s name is stored with the signature', async (_, drawing, detail) => {
  const sent = await send()
  await app.visitor().trpc.portal.signing.sign.mutate({ ...app.signature(sent), token: sent.token, drawing })
  const [signature] = await db
    .selectFrom('documentSignatures')
    .selectAll()
    .where('documentId', '=', sent.id)
    .execute()
  expect(signature).toMatchObject({ role: 'CLIENT', signerId: clientId, name: 'Maren Okafor', drawing })
  expect((await app.eventsOf(sent.id)).at(-1)).toMatchObject({ event: 'signed', detail })
})
