import { createTallgrassClient, isTallgrassError } from '@tallgrass/client'
import { addDays, dateInUtc, parseMoney } from '@tallgrass/domain'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTrpcMock } from '../create-trpc-mock.ts'
import { client as maren } from '../samples/people.ts'
import { type Business, smallBusiness } from './business.ts'
import { businessMocks } from './business-mocks.ts'

const asAdmin = createTrpcMock({ endpoint: '/admin/trpc' })
const asClient = createTrpcMock({ endpoint: '/client/trpc' })
const server = setupServer(asAdmin.handler, asClient.handler)
const { admin, portal: office } = createTallgrassClient({ url: 'http://mocked.test/admin' })
const { portal } = createTallgrassClient({ url: 'http://mocked.test/client' })

let business: Business

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  business = smallBusiness()
  asAdmin.defaults(businessMocks('admin', business))
  asClient.defaults(businessMocks('client', business))
})

const today = dateInUtc(new Date())
const line = (price: string) => ({ description: 'Training', unitPrice: price })

/** The code and the sentence of a refusal. */
async function refusalOf(call: Promise<unknown>): Promise<[string, string]> {
  const error = await call.then(
    () => new Error('It was not refused'),
    (reason: unknown) => reason,
  )
  if (!isTallgrassError(error)) throw error
  return [error.data.code, error.message]
}

async function issued(amount: string) {
  return admin.invoices.create.mutate({
    clientId: maren.id,
    title: 'Training',
    lines: [line(amount)],
    issue: true,
  })
}

test('a lead that was created is listed, found, moved and deleted', async () => {
  const { id } = await admin.leads.create.mutate({ name: 'Iris Lund', email: 'iris@lund.example' })
  const { items } = await admin.leads.list.query({ search: 'lund' })
  expect(items).toMatchObject([{ id, status: 'new', source: 'phone', version: 1, firstContactedAt: null }])
  expect(await admin.leads.move.mutate({ id, to: 'qualified', version: 1 })).toEqual({ id, version: 2 })
  const board = await admin.leads.board.query({ search: 'lund' })
  expect(board.map(({ count, status }) => [status, count])).toContainEqual(['qualified', 1])
  await admin.leads.updateNotes.mutate({ id, notes: 'Call on Friday', version: 2 })
  expect(await admin.leads.get.query({ id })).toMatchObject({ notes: 'Call on Friday', version: 3 })
  await admin.leads.delete.mutate({ id })
  expect(await refusalOf(admin.leads.get.query({ id }))).toEqual(['NOT_FOUND', 'This lead does not exist'])
})

test('what the rules of leads do not allow is refused', async () => {
  const { id } = await admin.leads.create.mutate({ name: 'Iris Lund', email: 'iris@lund.example' })
  expect(await refusalOf(admin.leads.create.mutate({ email: 'iris@lund.example' }))).toEqual([
    'CONFLICT',
    'Another lead has this email address',
  ])
  await admin.leads.close.mutate({ id, as: 'lost', reason: 'Chose another', version: 1 })
  expect(await refusalOf(admin.leads.move.mutate({ id, to: 'contacted', version: 2 }))).toEqual([
    'ILLEGAL_TRANSITION',
    'This lead is closed as lost. Reopen it before you move it.',
  ])
  expect(await refusalOf(admin.leads.reopen.mutate({ id, version: 1 }))).toEqual([
    'CONFLICT',
    'This lead has changed since you opened it. Please try again.',
  ])
  await admin.leads.reopen.mutate({ id, version: 2 })
  expect(await admin.leads.get.query({ id })).toMatchObject({ closedAs: null, closedReason: null })
  expect(await refusalOf(admin.leads.update.mutate({ id, name: null, email: null, version: 3 }))).toEqual([
    'INVALID',
    'Enter a name, an email address or a phone number',
  ])
})

test('an invoice is drafted, issued, paid by its client with a card, and refunded', async () => {
  const draft = await admin.invoices.create.mutate({
    clientId: maren.id,
    title: 'Training',
    lines: [{ ...line('200.00'), quantity: 2.5, taxRate: '8.25' }],
    discount: { percent: 10 },
  })
  expect(draft).toMatchObject({
    status: 'DRAFT',
    number: null,
    net: '450.00',
    tax: '37.13',
    amount: '487.13',
  })
  const before = await portal.invoices.list.query({})
  expect(before.items.map(({ id }) => id)).not.toContain(draft.id)

  const { dueDate, number, url } = await admin.invoices.issue.mutate({ id: draft.id, version: 1 })
  expect([number, dueDate]).toEqual([`INV-${today.slice(0, 4)}-0008`, addDays(today, 14)])
  expect((await portal.invoices.list.query({})).items[0]).toMatchObject({ id: draft.id, status: 'OPEN' })

  const link = new URL(url ?? '', 'http://mocked.test').searchParams
  const key = link.get('key') ?? ''
  const { url: page } = await portal.checkout.start.mutate({ invoice: draft.id, key })
  const sessionId = page.split('/').at(-1) ?? ''
  const card = { sessionId, expiry: '12/40', cvc: '123' }
  const declined = await portal.sandbox.pay.mutate({ ...card, cardNumber: '4000 0000 0000 0002' })
  expect(declined.outcome).toBe('declined')
  expect((await admin.invoices.get.query({ id: draft.id })).status).toBe('OPEN')
  await portal.sandbox.pay.mutate({ ...card, cardNumber: '4242 4242 4242 4242' })
  expect(await portal.checkout.outcome.query({ sessionId })).toMatchObject({ state: 'confirmed', number })

  const { ledger, status } = await admin.invoices.get.query({ id: draft.id })
  expect([status, ledger]).toMatchObject([
    'PAID',
    [{ method: 'card', amount: '487.13', refundable: '487.13' }],
  ])
  const [payment] = ledger
  if (!payment) throw new Error('There is no payment')
  const refund = { paymentId: payment.id, reason: 'Too long' }
  await admin.invoices.refund.mutate({ ...refund, amount: '87.13' })
  expect(await admin.invoices.get.query({ id: draft.id })).toMatchObject({
    label: 'PARTLY_REFUNDED',
    refunded: '87.13',
  })
  expect(await refusalOf(admin.invoices.refund.mutate({ ...refund, amount: '400.01' }))).toEqual([
    'CONFLICT',
    'At most $400.00 can be refunded',
  ])
})

test('an invoice that was paid by hand is paid once, and counts as paid everywhere', async () => {
  const before = await admin.invoices.summary.query()
  const { id } = await issued('100.00')
  const payment = { id, receivedOn: today, note: 'Check 1042' }
  await admin.invoices.recordPayment.mutate(payment)
  expect(await refusalOf(admin.invoices.recordPayment.mutate(payment))).toEqual([
    'CONFLICT',
    'This invoice is already paid',
  ])
  expect((await refusalOf(admin.invoices.void.mutate({ id, reason: 'A mistake' })))[0]).toBe(
    'ILLEGAL_TRANSITION',
  )
  const after = await admin.invoices.summary.query()
  expect(after.paidCount).toBe(before.paidCount + 1)
  expect(after.openCount).toBe(before.openCount)
  const paid = await admin.invoices.list.query({ status: 'PAID', search: 'Training', limit: 1 })
  expect(paid.items).toMatchObject([{ id, amount: parseMoney('100.00') }])
})

test('a new client gets a project and an invoice', async () => {
  const { id: clientId, organizationId } = await admin.contacts.create.mutate({
    firstName: 'Iris',
    lastName: 'Lund',
    email: 'iris@lund.example',
    organizationName: 'Lund Glass',
  })
  const { id: projectId } = await admin.projects.create.mutate({ name: 'Quotes', clientId })
  await admin.invoices.requestPayment.mutate({ clientId, projectId, amount: '40', description: 'Setup' })
  const { items } = await admin.clients.list.query({ search: 'glass' })
  expect(items).toMatchObject([
    { id: organizationId, name: 'Lund Glass', contacts: 1, money: { open: '40.00' } },
  ])
  expect(await admin.clients.get.query({ id: organizationId })).toMatchObject({
    projects: { items: [{ id: projectId, name: 'Quotes' }] },
    invoices: { items: [{ title: 'Setup', projectName: 'Quotes' }] },
  })
  expect((await portal.projects.list.query({})).items.map(({ id }) => id)).not.toContain(projectId)
})

test('a task goes to the other side and back, and the project cannot be completed before', async () => {
  const project = (await portal.projects.list.query({ status: 'ACTIVE' })).items[0]
  if (!project) throw new Error('There is no active project')
  const { id } = await admin.tasks.create.mutate({ projectId: project.id, title: 'Check the greeting' })
  expect((await portal.projects.list.query({ status: 'ACTIVE' })).items[0]?.tasks).toBe(project.tasks + 1)
  await office.tasks.move.mutate({ id, status: 'IN_PROGRESS' })
  const ready = await office.tasks.move.mutate({ id, status: 'READY_FOR_REVIEW' })
  expect(ready).toMatchObject({ round: 1, status: 'READY_FOR_REVIEW' })
  const review = { taskId: id, round: 1, decision: 'APPROVE' } as const
  await portal.tasks.review.mutate(review)
  expect(await refusalOf(portal.tasks.review.mutate(review))).toEqual([
    'ILLEGAL_TRANSITION',
    'This task is approved and cannot become approved again. Ask us to reopen it.',
  ])
  const { items } = await portal.projects.tasks.query({ id: project.id })
  expect(items.find((task) => task.id === id)?.status).toBe('APPROVED')

  const { clientId, name, version } = project
  const complete = { id: project.id, clientId, name, version, status: 'COMPLETE' } as const
  expect((await refusalOf(admin.projects.update.mutate(complete)))[0]).toBe('ILLEGAL_TRANSITION')
})

test('pages follow each other', async () => {
  const first = await admin.invoices.list.query({ limit: 3 })
  const second = await admin.invoices.list.query({ limit: 3, cursor: first.nextCursor })
  const all = await admin.invoices.list.query({})
  expect([...first.items, ...second.items]).toEqual(all.items.slice(0, 6))
  expect(all.nextCursor).toBeNull()
})

test('who follows is told what changed', async () => {
  const opened = new AbortController()
  const { body } = await fetch('http://mocked.test/admin/trpc/portal.live?input={}', {
    headers: { accept: 'text/event-stream' },
    signal: opened.signal,
  })
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let told = ''
  const readUntil = async (part: string) => {
    while (!told.includes(part)) told += (await reader?.read())?.value ?? ''
  }
  await readUntil('"changes":[]')
  const { id } = await admin.leads.create.mutate({ name: 'Iris Lund' })
  await readUntil(`{"kind":"lead","id":"${id}"}`)
  opened.abort()
})

test('a business goes on from its JSON', async () => {
  const { id } = await issued('100.00')
  asClient.defaults(businessMocks('client', JSON.parse(JSON.stringify(business))))
  expect((await portal.invoices.list.query({})).items[0]).toMatchObject({ id, title: 'Training' })
})
