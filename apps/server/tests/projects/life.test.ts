// Guards: create-project, update-project, delete-project

import type { UserId } from '@tallgrass/domain'
import { aFile, anAgreement, anId, anInvoice, aProject, aUser } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { givenClient, namesOf } from '../support/given-client.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db } = app.services.database
const admin = await app.admin()

const next = (link: unknown) => /^<([^>]+)>; rel="next"$/.exec(String(link))?.[1]

test('an administrator creates a project, and its client can see it', async () => {
  const { client, id: clientId } = await givenClient(app)
  const body = {
    name: ' Front desk ',
    type: 'Automation Pack',
    clientId,
    description: '',
    targetEndDate: '2026-12-18T23:30:00-06:00',
  }
  const created = await admin.rest('POST', '/api/projects', body)
  const project = {
    id: expect.any(String),
    name: 'Front desk',
    type: 'Automation Pack',
    clientId,
    clientName: 'Maren Okafor',
    organizationId: expect.any(String),
    description: null,
    status: 'NEW',
    createdAt: '2026-11-20T09:00:00.000Z',
    startDate: null,
    targetEndDate: '2026-12-18',
    version: 1,
  }
  expect(created).toMatchObject({ status: 200, headers: { etag: '"1"' } })
  expect(created.body).toEqual(project)
  expect((await client.rest('GET', '/api/projects')).body).toEqual([
    { ...project, tasks: 0, approvedTasks: 0 },
  ])
})

test('a project with only the required fields is a Smart AI Setup', async () => {
  const { id: clientId } = await givenClient(app)
  const { body } = await admin.rest('POST', '/api/projects', {
    name: 'Hotline',
    clientId,
    targetEndDate: null,
  })
  expect(body).toMatchObject({ type: 'Smart AI Setup', status: 'NEW', targetEndDate: null })
})

test('a project from a template starts with the tasks, checklist and tools of its type', async () => {
  const { client, id: clientId } = await givenClient(app)
  const { id } = await admin.trpc.admin.projects.create.mutate({
    name: 'Courses',
    type: 'Learning Suite: SCORM',
    clientId,
    startDate: '2026-12-01',
    fromTemplate: true,
  })
  const { items: tasks } = await client.trpc.portal.projects.tasks.query({ id })
  expect(tasks.length).toBeGreaterThan(4)
  expect(tasks[0]).toMatchObject({
    title: 'Hand over what you teach from today',
    owner: 'CLIENT',
    status: 'TODO',
    dueDate: '2026-12-05',
  })
  const dates = tasks.map(({ dueDate }) => dueDate)
  expect(dates).toEqual(dates.toSorted())
  const { items: checklist } = await client.trpc.portal.projects.checklist.query({ id })
  expect(checklist[0]).toMatchObject({ item: 'Every course can be finished on a phone', status: 'PENDING' })
  expect((await client.trpc.portal.projects.tools.query({ id })).items.length).toBeGreaterThan(0)
})

const NAME_AND_CLIENT = 'Project name and client assignment are required'

test.each([
  [{ name: '' }, NAME_AND_CLIENT],
  [{ name: undefined }, NAME_AND_CLIENT],
  [{ clientId: '' }, NAME_AND_CLIENT],
  [{ clientId: undefined }, NAME_AND_CLIENT],
  [{ name: 'x'.repeat(201) }, 'Project name must be at most 200 characters'],
  [{ description: 'x'.repeat(5001) }, 'Description must be at most 5000 characters'],
  [{ targetEndDate: '2026-02-30' }, 'Target date must be a date such as 2026-11-20'],
  [{ targetEndDate: '0001-01-01' }, 'Target date must be from 1900 to 2899'],
  [{ startDate: 'soon' }, 'Start date must be a date such as 2026-11-20'],
  [{ type: 'Website' }, 'Unknown project type'],
])('refuses a project with %j and creates nothing', async (wrong, error) => {
  const { client, id: clientId } = await givenClient(app)
  const answer = await admin.rest('POST', '/api/projects', { name: 'Hotline', clientId, ...wrong })
  expect(answer).toMatchObject({ status: 400, body: { error, code: 'INVALID' } })
  expect((await client.rest('GET', '/api/projects')).body).toEqual([])
})

test('refuses an administrator or an unknown person as the client', async () => {
  const administrator = await aUser(db, { role: 'ADMIN' })
  for (const clientId of [administrator.id, '01a1f7d0-0b33-7623-a6a1-76287c5874e3']) {
    expect(await admin.rest('POST', '/api/projects', { name: 'Hotline', clientId })).toMatchObject({
      status: 400,
      body: { error: 'Only someone with a client account can be assigned', issues: [{ path: 'clientId' }] },
    })
  }
})

test('omitted fields stay unchanged, and null clears a field', async () => {
  const { id: clientId } = await givenClient(app)
  const facts = { description: 'Calls', startDate: '2026-11-01', targetEndDate: '2026-12-01' }
  const { id } = await aProject(db, clientId, { ...facts, type: 'Custom Build' })
  const change = { name: 'Renamed', clientId, targetEndDate: null }
  expect((await admin.rest('PUT', `/api/projects/${id}`, change)).body).toMatchObject({
    ...facts,
    name: 'Renamed',
    type: 'Custom Build',
    targetEndDate: null,
    version: 2,
  })
})

test('the URL decides which project is changed, not the body', async () => {
  const { id: clientId } = await givenClient(app)
  const [target, other] = [await aProject(db, clientId), await aProject(db, clientId)]
  const change = { id: other.id, name: 'Renamed', clientId }
  expect((await admin.rest('PUT', `/api/projects/${target.id}`, change)).body).toMatchObject({
    id: target.id,
  })
  const { body } = await admin.rest('GET', `/api/projects/${other.id}`)
  expect(body).toMatchObject({ name: other.name, version: 1 })
})

test('a stale edit is refused with both versions, and nothing is overwritten', async () => {
  const { id: clientId } = await givenClient(app)
  const { id } = await aProject(db, clientId, { name: 'Hotline' })
  const change = (name: string, version: number) =>
    admin.send({
      method: 'PUT',
      url: `/api/projects/${id}`,
      headers: { 'content-type': 'application/json', 'if-match': `"${version}"` },
      payload: JSON.stringify({ name, clientId }),
    })
  expect(await change('Mine', 1)).toMatchObject({ status: 200, headers: { etag: '"2"' } })
  const late = await change('Theirs', 1)
  expect(late).toMatchObject({
    status: 409,
    body: {
      error: 'This project has changed since you opened it. Please try again.',
      code: 'CONFLICT',
      details: { yours: { version: 1, name: 'Theirs' }, theirs: { version: 2, name: 'Mine', status: 'NEW' } },
    },
  })
  expect(await change('Mine', Number.NaN)).toMatchObject({ status: 400 })
  const weakened = await admin.send({
    method: 'PUT',
    url: `/api/projects/${id}`,
    headers: { 'content-type': 'application/json', 'if-match': 'W/"2"' },
    payload: JSON.stringify({ name: 'Ours', clientId }),
  })
  expect(weakened).toMatchObject({ status: 200 })
  expect((await admin.rest('GET', `/api/projects/${id}`)).body).toMatchObject({ name: 'Ours', version: 3 })
})

test('of ten simultaneous edits of one version, one is accepted', async () => {
  const { id: clientId } = await givenClient(app)
  const { id } = await aProject(db, clientId)
  const edit = (_: unknown, n: number) =>
    admin.trpc.admin.projects.update.mutate({ id, version: 1, name: `Edit ${n}`, clientId })
  const answers = await Promise.allSettled(Array.from({ length: 10 }, edit))
  const [accepted, ...others] = answers.filter(({ status }) => status === 'fulfilled')
  expect(others).toEqual([])
  expect(accepted).toMatchObject({ value: { version: 2 } })
  const { name } = await admin.trpc.portal.projects.get.query({ id })
  expect(accepted).toMatchObject({ value: { name } })
})

test.each(['invoice', 'agreement', 'file', 'hand-in', 'review'] as const)(
  'refuses another organization for a project with one %s, but not a colleague',
  async (record) => {
    const [{ id: clientId }, other] = [await givenClient(app), await givenClient(app)]
    const { id: projectId } = await aProject(db, clientId)
    if (record === 'invoice') await anInvoice(db, clientId, { projectId })
    if (record === 'agreement') await anAgreement(db, clientId, { projectId })
    if (record === 'file') await aFile(db, { projectId, uploadedBy: clientId })
    if (record === 'hand-in' || record === 'review') {
      const task = { projectId, title: 'Collect logos', owner: 'CLIENT' } as const
      const { id } = await admin.trpc.admin.tasks.create.mutate(task)
      for (const status of ['IN_PROGRESS', 'READY_FOR_REVIEW'] as const)
        await admin.trpc.portal.tasks.move.mutate({ id, status })
      if (record === 'review')
        await admin.trpc.portal.tasks.review.mutate({ taskId: id, round: 1, decision: 'APPROVE' })
    }
    expect(
      await admin.rest('PUT', `/api/projects/${projectId}`, { name: 'P', clientId: other.id }),
    ).toMatchObject({
      status: 409,
      body: {
        error:
          'This project has invoices, agreements, messages, files, hand-ins or reviews, so its client cannot be changed',
      },
    })
    const colleague = await aUser(db, { organizationId: await organizationOf(clientId) })
    expect(
      await admin.rest('PUT', `/api/projects/${projectId}`, { name: 'P', clientId: colleague.id }),
    ).toMatchObject({ status: 200, body: { clientId: colleague.id, clientName: colleague.name } })
    const audited = db.selectFrom('auditLogs').select(['before', 'after']).where('entityId', '=', projectId)
    expect(await audited.where('action', '=', 'project.update').execute()).toMatchObject([
      { before: { clientId }, after: { clientId: colleague.id } },
    ])
  },
)

async function organizationOf(id: UserId) {
  const user = db.selectFrom('users').select('organizationId').where('id', '=', id)
  return (await user.executeTakeFirstOrThrow()).organizationId
}

test('a project without records can be assigned to another client', async () => {
  const [{ client, id: clientId }, other] = [await givenClient(app), await givenClient(app)]
  const { id } = await aProject(db, clientId)
  await admin.rest('PUT', `/api/projects/${id}`, { name: 'P', clientId: other.id })
  expect(await client.rest('GET', `/api/projects/${id}`)).toMatchObject({ status: 404 })
  expect(await other.client.rest('GET', `/api/projects/${id}`)).toMatchObject({ status: 200 })
})

test('projects are searched, filtered, sorted and paginated', async () => {
  const { client, id: clientId } = await givenClient(app)
  const make = (name: string, values: object) => aProject(db, clientId, { name, ...values })
  await make('beta 100%', { createdAt: new Date('2026-11-01T00:00:00Z'), targetEndDate: '2026-12-24' })
  await make('Alpha', { createdAt: new Date('2026-11-02T00:00:00Z'), status: 'ACTIVE' })
  await make('gamma', { createdAt: new Date('2026-11-03T00:00:00Z'), targetEndDate: '2026-12-01' })
  const list = async (query: string) => namesOf((await client.rest('GET', `/api/projects?${query}`)).body)
  expect(await list('')).toEqual(['gamma', 'Alpha', 'beta 100%'])
  expect(await list('sort=name')).toEqual(['Alpha', 'beta 100%', 'gamma'])
  expect(await list('sort=target')).toEqual(['gamma', 'beta 100%', 'Alpha'])
  expect(await list('search=AMM')).toEqual(['gamma'])
  expect(await list('search=%25')).toEqual(['beta 100%'])
  expect(await list('status=ACTIVE')).toEqual(['Alpha'])
  for (const sort of ['newest', 'name', 'target']) {
    const joined: string[] = []
    let url: string | undefined = `/api/projects?limit=1&sort=${sort}`
    while (url) {
      const { body, headers } = await client.rest('GET', url)
      joined.push(...namesOf(body))
      url = next(headers.link)
    }
    expect(joined).toEqual(await list(`sort=${sort}`))
  }
})

test('an administrator can also search projects by client', async () => {
  const { client, id: clientId } = await givenClient(app)
  await db.updateTable('users').set({ name: 'Wilhelmina Quist' }).where('id', '=', clientId).execute()
  await aProject(db, clientId, { name: 'Hotline' })
  const found = await admin.rest('GET', '/api/projects?search=mina%20qui')
  expect(namesOf(found.body)).toEqual(['Hotline'])
  expect((await client.rest('GET', '/api/projects?search=Quist')).body).toEqual([])
})

test('a list shows the task progress of each project', async () => {
  const { client, id: clientId } = await givenClient(app)
  const [begun, empty] = [await aProject(db, clientId), await aProject(db, clientId)]
  for (const title of ['One', 'Two', 'Three'])
    await admin.trpc.admin.tasks.create.mutate({ projectId: begun.id, title })
  await db
    .updateTable('tasks')
    .set({ status: 'APPROVED' })
    .where('projectId', '=', begun.id)
    .where('title', '<>', 'Two')
    .execute()
  const counts = (all: { id: string; tasks: number; approvedTasks: number }[]) =>
    Object.fromEntries(all.map(({ approvedTasks, id, tasks }) => [id, [approvedTasks, tasks]]))
  const expected = { [begun.id]: [2, 3], [empty.id]: [0, 0] }
  expect(counts((await client.trpc.portal.projects.list.query({})).items)).toEqual(expected)
  expect(counts((await client.trpc.portal.dashboard.query()).recentProjects)).toEqual(expected)
})

test.each(['sort=size', 'status=OLD', 'limit=0', 'cursor=junk', 'cursor=WyJhIiwiYiJd', 'clientId=me'])(
  'refuses a list with %s',
  async (query) => {
    expect(await admin.rest('GET', `/api/projects?${query}`)).toMatchObject({ status: 400 })
  },
)

test('a cursor of another sort order is refused', async () => {
  const { client, id: clientId } = await givenClient(app)
  await aProject(db, clientId)
  await aProject(db, clientId)
  const { headers } = await client.rest('GET', '/api/projects?limit=1&sort=name')
  const url = String(next(headers.link)).replace('sort=name', 'sort=newest')
  expect(await client.rest('GET', url)).toMatchObject({
    status: 400,
    body: { error: 'cursor is not valid' },
  })
})

test('deleting also deletes drafts, voids issued invoices and keeps agreements', async () => {
  const { client, id: clientId } = await givenClient(app)
  const { id: projectId } = await aProject(db, clientId, { name: 'Hotline' })
  await admin.trpc.admin.tasks.create.mutate({ projectId, title: 'Collect logos' })
  const draft = await anInvoice(db, clientId, { projectId })
  const open = await anInvoice(db, clientId, { projectId, status: 'OPEN' })
  const sent = await anAgreement(db, clientId, { projectId, status: 'SENT' })
  app.clock.advance({ minutes: 1 })
  expect(await admin.rest('DELETE', `/api/projects/${projectId}`)).toMatchObject({ status: 200 })

  const invoices = db
    .selectFrom('invoices')
    .select(['id', 'status', 'projectId'])
    .where('clientId', '=', clientId)
  expect(await invoices.execute()).toEqual([{ id: open.id, status: 'VOID', projectId: null }])
  expect(draft.id).not.toBe(open.id)
  const agreement = db.selectFrom('agreements').select('projectId').where('id', '=', sent.id)
  expect(await agreement.execute()).toEqual([{ projectId: null }])
  expect(await client.rest('GET', `/api/projects/${projectId}`)).toMatchObject({
    status: 404,
    body: { error: 'This project does not exist' },
  })
  expect(await admin.rest('DELETE', `/api/projects/${projectId}`)).toMatchObject({ status: 404 })
  const { items } = await admin.trpc.admin.projects.history.query({ id: projectId })
  expect(items.map(({ action }) => action)).toEqual(['project.delete', 'task.create'])
  expect(items[0]).toMatchObject({ after: { voidedInvoices: open.number } })
})

test.each(['a paid invoice', 'a signed agreement', 'a signed document'])(
  'refuses to delete a project with %s',
  async (record) => {
    const { id: clientId } = await givenClient(app)
    const { id: projectId } = await aProject(db, clientId)
    const open = await anInvoice(db, clientId, { projectId, status: 'OPEN' })
    if (record === 'a paid invoice') await anInvoice(db, clientId, { projectId, status: 'PAID' })
    else {
      const status = record === 'a signed agreement' ? 'SIGNED_CLIENT' : 'DRAFT'
      const { id: agreementId } = await anAgreement(db, clientId, { projectId, status })
      const ids = { id: anId('Document'), agreementId, clientId }
      const document = { ...ids, documentTitle: 'Scope', createdAt: new Date() }
      const type = { documentType: 'scope_of_work', status: 'completed' } as const
      if (record === 'a signed document')
        await db
          .insertInto('eSignatureDocuments')
          .values({ ...document, ...type })
          .execute()
    }
    expect(await admin.rest('DELETE', `/api/projects/${projectId}`)).toMatchObject({
      status: 409,
      body: { error: 'This project has paid invoices or signed documents. Archive it instead.' },
    })
    const invoice = db.selectFrom('invoices').select('status').where('id', '=', open.id)
    expect(await invoice.execute()).toEqual([{ status: 'OPEN' }])
  },
)

test('the counts include all projects', async () => {
  const before = await admin.trpc.admin.projects.counts.query()
  const { id } = await givenClient(app)
  for (const status of ['ACTIVE', 'REVIEW', 'COMPLETE', 'ARCHIVED'] as const)
    await aProject(db, id, { status })
  expect(await admin.trpc.admin.projects.counts.query()).toEqual({
    total: before.total + 4,
    active: before.active + 1,
    inReview: before.inReview + 1,
    completed: before.completed + 1,
  })
})
