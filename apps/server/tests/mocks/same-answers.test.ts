import { createTallgrassClient, isTallgrassError, type TallgrassClient } from '@tallgrass/client'
import type { CalendarDate, ClientId, ProjectStatus, TaskStatus } from '@tallgrass/domain'
import { businessMocks, createTrpcMock, parseCalendarDate } from '@tallgrass/mocks'
import { getResponse } from 'msw'
import { expect, test } from 'vitest'
import { fileApp } from '../support/test-app.ts'

// The business in memory answers, and refuses, as the server does. Ids, times, dates, numbers and keys are masked.

const product = await fileApp()
const { cookies } = await product.admin()
const served = createTallgrassClient({
  url: await product.app.listen({ port: 0, host: '127.0.0.1' }),
  headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
})

const mock = createTrpcMock()
mock.defaults(businessMocks('admin'))
const mocked = createTallgrassClient({
  url: 'http://mocked.test',
  fetch: async (input, init) =>
    (await getResponse([mock.handler], new Request(input, init))) ?? Response.error(),
})

const todayOfServer = parseCalendarDate(product.clock.now().toISOString())
const todayOfMocks = parseCalendarDate(new Date().toISOString())

function masked(answer: unknown): unknown {
  const text = JSON.stringify(answer)
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'ID')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replaceAll(/\d{4}-\d\d-\d\d/g, 'DATE')
    .replaceAll(/INV-\d{4}-\d{4}/g, 'NUMBER')
    .replaceAll(/key=[\w-]+/g, 'key=KEY')
  return JSON.parse(text)
}

async function outcomeOf(call: Promise<unknown>) {
  try {
    return masked(await call)
  } catch (error) {
    if (!isTallgrassError(error)) throw error
    const { code, details, issues } = error.data
    return {
      code,
      message: error.message,
      issues,
      versions: details && [details.yours.version, details.theirs.version],
    }
  }
}

/** The outcomes of calls that are made one after the other. */
async function outcomesOf(calls: (() => Promise<unknown>)[]) {
  const outcomes: unknown[] = []
  for (const call of calls) outcomes.push(await outcomeOf(call()))
  return outcomes
}

async function newClient({ admin }: TallgrassClient, email: string): Promise<ClientId> {
  const { id } = await admin.contacts.create.mutate({
    firstName: 'Iris',
    lastName: 'Lund',
    email,
    organizationName: 'Lund Glass',
  })
  return id
}

async function workOnLead({ admin: { leads } }: TallgrassClient) {
  const { id } = await leads.create.mutate({ name: 'Otto Berg', email: 'otto@berg.example', source: 'fair' })
  const get = () => leads.get.query({ id })
  const edit = (facts: object, version: number) => () => leads.update.mutate({ id, version, ...facts })
  return outcomesOf([
    get,
    () => leads.create.mutate({ email: 'otto@berg.example' }),
    () => leads.create.mutate({ company: 'Berg Pools' }),
    edit({ company: 'Berg Pools', source: 'referral' }, 1),
    edit({ name: 'Otto' }, 1),
    edit({ name: null, email: null }, 2),
    () => leads.move.mutate({ id, to: 'qualified', version: 2 }),
    () => leads.move.mutate({ id, to: 'new', version: 3 }),
    () => leads.close.mutate({ id, as: 'lost', reason: 'Too far away', version: 3 }),
    () => leads.move.mutate({ id, to: 'contacted', version: 4 }),
    () => leads.list.query({ status: 'closed', search: 'berg' }),
    () => leads.reopen.mutate({ id, version: 4 }),
    () => leads.reopen.mutate({ id, version: 5 }),
    () => leads.updateNotes.mutate({ id, notes: 'Prefers mornings', version: 5 }),
    get,
    () => leads.delete.mutate({ id }),
    get,
  ])
}

async function workOnInvoice(client: TallgrassClient, today: CalendarDate) {
  const { admin, portal } = client
  const clientId = await newClient(client, 'iris@lund.example')
  const facts = {
    title: 'Training',
    lines: [{ description: 'Hours', quantity: 2.5, unitPrice: '200', taxRate: 8.25 }],
  }
  const { id } = await admin.invoices.create.mutate({ clientId, ...facts, discount: { percent: 10 } })
  // Made in one moment of the server's clock, its entries have no order.
  const get = async () => {
    const { ledger, ...invoice } = await admin.invoices.get.query({ id })
    return { ...invoice, ledger: ledger.toSorted((a, b) => a.type.localeCompare(b.type)) }
  }
  const pay = (receivedOn: CalendarDate) => () =>
    admin.invoices.recordPayment.mutate({ id, receivedOn, note: 'Check 7' })
  const refund = (amount: string) => async () => {
    const payment = (await get()).ledger.find(({ type }) => type === 'payment')
    return payment && admin.invoices.refund.mutate({ paymentId: payment.id, amount, reason: 'One hour less' })
  }
  return outcomesOf([
    get,
    () =>
      admin.invoices.create.mutate({
        clientId,
        ...facts,
        lines: [{ description: 'Nothing', unitPrice: '0' }],
      }),
    () => admin.invoices.create.mutate({ clientId, ...facts, discount: { amount: '1000' } }),
    pay(today),
    () => admin.invoices.remind.mutate({ id }),
    () => admin.invoices.update.mutate({ id, version: 7, ...facts }),
    () => admin.invoices.update.mutate({ id, version: 1, ...facts, dueDate: '2001-01-01' }),
    () => admin.invoices.issue.mutate({ id }),
    () => admin.invoices.update.mutate({ id, version: 2, ...facts }),
    () => admin.invoices.issue.mutate({ id }),
    () => admin.invoices.update.mutate({ id, version: 3, ...facts }),
    pay(parseCalendarDate('1999-12-31')),
    pay(today),
    pay(today),
    () => admin.invoices.void.mutate({ id, reason: 'A mistake' }),
    refund('41.25'),
    refund('500.01'),
    get,
    () => admin.invoices.list.query({ search: 'training', status: 'PAID' }),
    () => portal.checkout.get.query({ invoice: id, key: 'wrong' }),
    async () =>
      (await admin.clients.list.query({ search: 'lund' })).items.map(({ money, name }) => [name, money]),
  ])
}

async function workOnProject(client: TallgrassClient) {
  const { admin, portal } = client
  const clientId = await newClient(client, 'iris2@lund.example')
  const project = await admin.projects.create.mutate({ clientId, name: 'Quotes' })
  const { id, name } = project
  const task = await admin.tasks.create.mutate({ projectId: id, title: 'Check the greeting' })
  const theirs = await admin.tasks.create.mutate({ projectId: id, title: 'Send the logo', owner: 'CLIENT' })
  const status = (to: ProjectStatus) => () => admin.projects.update.mutate({ id, name, clientId, status: to })
  const move = (of: typeof task, to: TaskStatus) => () => portal.tasks.move.mutate({ id: of.id, status: to })
  const approve = (of: typeof task, round: number) => async () => {
    const {
      decision,
      reviewerName: _,
      ...review
    } = await portal.tasks.review.mutate({ taskId: of.id, round, decision: 'APPROVE' })
    return [decision, review.round, review.comment]
  }
  return outcomesOf([
    async () => project,
    async () => task,
    status('COMPLETE'),
    status('ACTIVE'),
    move(task, 'APPROVED'),
    move(task, 'IN_PROGRESS'),
    move(task, 'READY_FOR_REVIEW'),
    approve(task, 1),
    move(theirs, 'IN_PROGRESS'),
    move(theirs, 'READY_FOR_REVIEW'),
    approve(theirs, 2),
    approve(theirs, 1),
    () => admin.tasks.update.mutate({ id: task.id, version: 1, title: 'Check it again' }),
    status('REVIEW'),
    status('READY'),
    status('COMPLETE'),
    () => admin.tasks.delete.mutate({ id: task.id }),
    async () => (await portal.projects.tasks.query({ id })).items,
    () => admin.projects.delete.mutate({ id }),
    () => portal.projects.get.query({ id }),
  ])
}

test('a lead', async () => {
  expect(await workOnLead(mocked)).toEqual(await workOnLead(served))
})

test('an invoice', async () => {
  expect(await workOnInvoice(mocked, todayOfMocks)).toEqual(await workOnInvoice(served, todayOfServer))
})

test('a project and its tasks', async () => {
  expect(await workOnProject(mocked)).toEqual(await workOnProject(served))
})
