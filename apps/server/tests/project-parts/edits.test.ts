import { anInvoice, aProject } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { givenClient } from '../support/given-client.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db } = app.services.database
const { rest, trpc } = await app.admin()
const { client, id: clientId } = await givenClient(app)

const newProject = async () => (await aProject(db, clientId, { status: 'ACTIVE' })).id
const titlesOf = async (id: string) =>
  (await trpc.portal.projects.tasks.query({ id })).items.map(({ title }) => title)

async function givenTasks(...titles: string[]) {
  const projectId = await newProject()
  const ids: string[] = []
  for (const title of titles) ids.push((await trpc.admin.tasks.create.mutate({ projectId, title })).id)
  return { projectId, ids }
}

test('tasks keep the order that an administrator gives them', async () => {
  const { ids, projectId } = await givenTasks('A', 'B', 'C')
  const [a = '', b = '', c = ''] = ids
  expect(await titlesOf(projectId)).toEqual(['A', 'B', 'C'])
  await trpc.admin.tasks.place.mutate({ id: c, before: a })
  expect(await titlesOf(projectId)).toEqual(['C', 'A', 'B'])
  await trpc.admin.tasks.place.mutate({ id: a, before: null })
  expect(await titlesOf(projectId)).toEqual(['C', 'B', 'A'])
  await trpc.admin.tasks.place.mutate({ id: b, before: b })
  expect(await titlesOf(projectId)).toEqual(['C', 'B', 'A'])
  await trpc.admin.tasks.create.mutate({ projectId, title: 'D' })
  expect(await titlesOf(projectId)).toEqual(['C', 'B', 'A', 'D'])
})

test('a task is not placed before one of another project', async () => {
  const [here, there] = [await givenTasks('A'), await givenTasks('B')]
  const place = { id: here.ids[0] ?? '', before: there.ids[0] ?? '' }
  await expect(trpc.admin.tasks.place.mutate(place)).rejects.toMatchObject({ data: { httpStatus: 404 } })
})

test('tasks are paged in their order', async () => {
  const { projectId } = await givenTasks('A', 'B', 'C')
  const first = await client.rest('GET', `/api/projects/${projectId}/tasks?limit=2`)
  expect((first.body as { title: string }[]).map(({ title }) => title)).toEqual(['A', 'B'])
  const url = /^<([^>]+)>; rel="next"$/.exec(String(first.headers.link))?.[1] ?? ''
  expect((await client.rest('GET', url)).body).toMatchObject([{ title: 'C' }])
})

test('a stale edit of a task is refused with both versions', async () => {
  const { ids, projectId } = await givenTasks('A')
  const [id = ''] = ids
  await trpc.admin.tasks.update.mutate({ id, version: 1, title: 'Mine', dueDate: '2026-12-01' })
  await expect(trpc.admin.tasks.update.mutate({ id, version: 1, title: 'Theirs' })).rejects.toMatchObject({
    data: {
      code: 'CONFLICT',
      details: { yours: { version: 1, title: 'Theirs' }, theirs: { version: 2, title: 'Mine' } },
    },
  })
  expect(await titlesOf(projectId)).toEqual(['Mine'])
})

test.each([
  [{ title: '' }, 'Title is required'],
  [{ title: 'x'.repeat(201) }, 'Title must be at most 200 characters'],
  [{ detail: 'x'.repeat(5001) }, 'Detail must be at most 5000 characters'],
  [{ dueDate: '2026-11-31' }, 'Due date must be a date such as 2026-11-20'],
  [{ owner: 'NOBODY' as 'ADMIN' }, 'Owner must be ADMIN or CLIENT'],
])('refuses a task with %j', async (wrong, message) => {
  const projectId = await newProject()
  const input = { projectId, title: 'A', ...wrong }
  await expect(trpc.admin.tasks.create.mutate(input)).rejects.toMatchObject({ message })
  expect(await titlesOf(projectId)).toEqual([])
})

test('a project that has vanished takes nothing more', async () => {
  const projectId = await newProject()
  await trpc.admin.projects.delete.mutate({ id: projectId })
  const gone = { message: 'This project does not exist', data: { httpStatus: 404 } }
  await expect(trpc.admin.tasks.create.mutate({ projectId, title: 'A' })).rejects.toMatchObject(gone)
  await expect(trpc.admin.tools.create.mutate({ projectId, toolName: 'A' })).rejects.toMatchObject(gone)
})

test('a checklist item can be optional, and is edited in its newest version alone', async () => {
  const projectId = await newProject()
  const { id } = await trpc.admin.checklist.create.mutate({ projectId, item: 'Spanish', required: false })
  const edited = await trpc.admin.checklist.update.mutate({ id, version: 1, required: true })
  expect(edited).toMatchObject({ item: 'Spanish', required: true, status: 'PENDING', version: 2 })
  await expect(trpc.admin.checklist.update.mutate({ id, version: 1, item: 'X' })).rejects.toMatchObject({
    data: { details: { theirs: { version: 2, item: 'Spanish' } } },
  })
  await trpc.admin.checklist.delete.mutate({ id })
  expect((await client.rest('GET', `/api/projects/${projectId}/checklist`)).body).toEqual([])
})

test('costs add up to the cent, and their notes are for administrators alone', async () => {
  const projectId = await newProject()
  function add(amount: number | string, category: 'MISC' | 'TRAVEL', more = {}) {
    app.clock.advance({ seconds: 1 })
    const cost = { projectId, label: 'Cost', category, amount, notes: 'Ours', ...more }
    return trpc.admin.costs.create.mutate(cost)
  }
  await add(0.1, 'MISC')
  await add('0.20', 'MISC', { billable: false, reimbursable: true })
  await add(99_999_999.99, 'TRAVEL')
  await add('99999999.99', 'TRAVEL', { reimbursable: true })
  expect(await client.trpc.portal.projects.costTotals.query({ id: projectId })).toEqual({
    total: '200000000.28',
    billable: '200000000.08',
    reimbursable: '100000000.19',
    byCategory: { SERVICE_FEES: '0.00', SUBSCRIPTIONS: '0.00', MISC: '0.30', TRAVEL: '199999999.98' },
  })
  const [theirs, ours] = [client.rest, rest].map((call) => call('GET', `/api/projects/${projectId}/costs`))
  expect((await theirs)?.body).toMatchObject([{ amount: '0.10', notes: null }, {}, {}, {}])
  expect((await ours)?.body).toMatchObject([{ amount: '0.10', notes: 'Ours' }, {}, {}, {}])
})

const DECIMALS = 'Amount must be a number with at most two decimals'

test.each([
  [0.001, DECIMALS],
  ['1.005', DECIMALS],
  ['1e2', DECIMALS],
  ['', DECIMALS],
  [-1, DECIMALS],
  [100_000_000, 'Amount is too large'],
])('refuses a cost of %j', async (amount, message) => {
  const projectId = await newProject()
  const input = { projectId, label: 'Domain', category: 'MISC', amount } as const
  await expect(trpc.admin.costs.create.mutate(input)).rejects.toMatchObject({
    message,
    data: { httpStatus: 400, issues: [{ path: 'amount' }] },
  })
})

test('a tool is edited, and what is emptied is empty', async () => {
  const projectId = await newProject()
  const { id } = await trpc.admin.tools.create.mutate({
    projectId,
    toolName: 'Mailer',
    vendor: 'Prairie Mail',
  })
  await trpc.admin.tools.update.mutate({ id, version: 1, vendor: '', plan: 'Small' })
  expect((await client.rest('GET', `/api/projects/${projectId}/tools`)).body).toEqual([
    {
      id,
      projectId,
      toolName: 'Mailer',
      vendor: null,
      plan: 'Small',
      transferStatus: 'PENDING',
      setupNotes: null,
      createdAt: app.clock.now().toISOString(),
      version: 2,
    },
  ])
})

test('a client finds the invoices of a project without the drafts, with amounts as text', async () => {
  const projectId = await newProject()
  await anInvoice(db, clientId, { projectId, title: 'Draft' })
  const open = await anInvoice(db, clientId, { projectId, status: 'OPEN', dueDate: '2026-12-01' })
  expect((await client.rest('GET', `/api/projects/${projectId}/invoices`)).body).toEqual([
    {
      id: open.id,
      clientId,
      projectId,
      projectName: expect.any(String),
      number: open.number,
      title: open.title,
      description: null,
      kind: 'MILESTONE',
      amount: '5000.00',
      currency: 'USD',
      status: 'OPEN',
      label: null,
      refunded: '0.00',
      createdAt: '2026-11-03T08:00:00.000Z',
      issueDate: null,
      dueDate: '2026-12-01',
      paidAt: null,
      url: null,
    },
  ])
  expect((await rest('GET', `/api/projects/${projectId}/invoices`)).body).toHaveLength(2)
})

test('the history of a project holds what happened to its parts, newest first and page by page', async () => {
  const { id } = await trpc.admin.projects.create.mutate({ name: 'Hotline', clientId })
  const task = await trpc.admin.tasks.create.mutate({
    projectId: id,
    title: 'Collect logos',
    owner: 'CLIENT',
  })
  await client.trpc.portal.tasks.move.mutate({ id: task.id, status: 'IN_PROGRESS' })
  await trpc.admin.costs.create.mutate({ projectId: id, label: 'Domain', category: 'MISC', amount: 12 })
  await givenTasks('Of another project')
  const first = await trpc.admin.projects.history.query({ id, limit: 3 })
  const rest = await trpc.admin.projects.history.query({ id, limit: 3, cursor: first.nextCursor })
  const all = [...first.items, ...rest.items]
  expect(all.map(({ action }) => action).sort()).toEqual([
    'cost.create',
    'project.create',
    'task.create',
    'task.move',
  ])
  const moved = all.find(({ action }) => action === 'task.move')
  expect(moved).toMatchObject({
    actorEmail: client.email,
    before: { status: 'TODO' },
    after: { status: 'IN_PROGRESS', title: 'Collect logos', projectId: id },
  })
})
