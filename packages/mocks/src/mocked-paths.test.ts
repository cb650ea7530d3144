import { AppError } from '@tallgrass/domain'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTrpcMock } from './create-trpc-mock.ts'
import { adminInvoices, detailsOf } from './samples/invoices.ts'
import { people } from './samples/people.ts'
import { tasks } from './samples/projects.ts'

const mock = createTrpcMock()
const server = setupServer(mock.pathHandler)

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
afterEach(() => mock.reset())

const call = (path: string, init?: RequestInit) => fetch(`http://mocked.test${path}`, init)
const [task] = tasks

test('a list is answered as an array, with the defaults of its path', async () => {
  mock.use({
    'admin.users.list': ({ limit }) => ({ items: people.slice(0, 2), nextCursor: `after-${limit}` }),
  })
  const response = await call('/api/users')
  expect(await response.json()).toEqual(people.slice(0, 2))
  expect(response.headers.get('link')).toBe('</api/users?cursor=after-500>; rel="next"')
})

test('a creation is answered with 201 and its version', async () => {
  if (!task) throw new Error('There is no sample')
  mock.use({ 'admin.tasks.create': () => task })
  const response = await call(`/api/projects/${task.projectId}/tasks`, {
    method: 'POST',
    body: JSON.stringify({ title: 'Collect logos' }),
  })
  expect(response.status).toBe(201)
  expect(response.headers.get('etag')).toBe(`"${task.version}"`)
  expect(mock.calls).toEqual([
    { name: 'admin.tasks.create', input: { projectId: task.projectId, title: 'Collect logos' } },
  ])
})

test('a creation that can be read is answered with its location', async () => {
  const [invoice] = adminInvoices
  if (!invoice) throw new Error('There is no sample')
  const { id } = invoice
  mock.use({ 'admin.invoices.recordPayment': () => detailsOf(invoice) })
  const response = await call(`/api/admin/invoices/${id}/payments`, {
    method: 'POST',
    body: JSON.stringify({ receivedOn: '2026-11-20', note: 'Check 1042' }),
  })
  expect(await response.json()).toMatchObject({ id })
  expect([response.status, response.headers.get('location')]).toEqual([201, `/api/admin/invoices/${id}`])
})

test('a refusal, an invalid input and a malformed id are answered as by the server', async () => {
  mock.use({
    'admin.leads.list'() {
      throw new AppError('RATE_LIMITED', 'Please slow down', { retryAfterSeconds: 5 })
    },
  })
  const refused = await call('/api/admin/leads')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(await refused.json()).toEqual({ error: 'Please slow down', code: 'RATE_LIMITED' })

  const invalid = await call('/api/admin/leads?status=lost')
  expect(invalid.status).toBe(400)
  expect(await invalid.json()).toMatchObject({ code: 'INVALID', issues: [{ path: 'status' }] })

  const malformed = await call('/api/admin/leads/not-an-id')
  expect(malformed.status).toBe(404)
  expect(await malformed.json()).toMatchObject({ code: 'NOT_FOUND' })
})
