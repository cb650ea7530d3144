import { expect, test } from 'vitest'
import { fileApp } from '../support/test-app.ts'

const { admin, client, visitor } = await fileApp()

async function aProject() {
  const browser = await admin()
  const owner = await client()
  const { id: clientId } = (await owner.trpc.auth.session.query()) ?? { id: '' }
  const { body } = await browser.rest('POST', '/api/projects', { name: 'Hotline', clientId })
  return { browser, owner, project: body as { id: string } }
}

test('a record is created by path with 201, and edited on the version of its ETag', async () => {
  const { browser, project } = await aProject()
  const created = await browser.rest('POST', `/api/projects/${project.id}/tasks`, { title: 'Collect logos' })
  const { id } = created.body as { id: string }
  expect(created).toMatchObject({ status: 201, headers: { etag: '"1"' } })

  const edit = (tag: string) =>
    browser.send({
      method: 'PUT',
      url: `/api/tasks/${id}`,
      headers: { 'content-type': 'application/json', 'if-match': tag },
      payload: JSON.stringify({ title: 'Collect all logos' }),
    })
  expect(await edit('"1"')).toMatchObject({ status: 200, headers: { etag: '"2"' } })
  expect(await edit('"1"')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
})

test.each(['tasks', 'checklist', 'costs', 'tools'])(
  'what is created under %s has no path to read it, so none is sent',
  async (part) => {
    const { browser, project } = await aProject()
    const record = {
      tasks: { title: 'Collect logos' },
      checklist: { item: 'Numbers are ported' },
      costs: { label: 'Numbers', category: 'MISC', amount: '12.00' },
      tools: { toolName: 'Phone line' },
    }[part]
    const created = await browser.rest('POST', `/api/projects/${project.id}/${part}`, record)
    expect([created.status, created.headers.location]).toEqual([201, undefined])
  },
)

test('the location of a created invoice, and of a payment recorded on it, can be read', async () => {
  const { browser, owner } = await aProject()
  const { id: clientId } = (await owner.trpc.auth.session.query()) ?? { id: '' }
  const lines = [{ description: 'Setup', quantity: '1', unitPrice: '100.00' }]
  const created = await browser.rest('POST', '/api/admin/invoices', { clientId, title: 'Setup', lines })
  expect(created).toMatchObject({ status: 201, headers: { location: expect.any(String) } })
  expect(await browser.rest('GET', String(created.headers.location))).toMatchObject({
    status: 200,
    body: { title: 'Setup' },
  })
})

test('a task goes all the way by path: work, review, and what the client said', async () => {
  const { browser, owner, project } = await aProject()
  const { body } = await browser.rest('POST', `/api/projects/${project.id}/tasks`, { title: 'Collect logos' })
  const { id } = body as { id: string }
  for (const status of ['IN_PROGRESS', 'READY_FOR_REVIEW']) {
    expect(await browser.rest('POST', `/api/tasks/${id}/status`, { status })).toMatchObject({ status: 200 })
  }
  const review = { round: 1, decision: 'REVISE', comment: 'The old one is missing' }
  expect(await owner.rest('POST', `/api/tasks/${id}/reviews`, review)).toMatchObject({
    status: 201,
    headers: { location: `/api/tasks/${id}/reviews` },
  })
  expect(await owner.rest('GET', `/api/tasks/${id}/reviews`)).toMatchObject({
    status: 200,
    body: [{ decision: 'REVISE', comment: 'The old one is missing' }],
  })
})

test('flags and numbers in an address are read as such', async () => {
  const browser = await admin()
  expect(await browser.rest('GET', '/api/admin/work-items?money=true&limit=5')).toMatchObject({ status: 200 })
  expect(await browser.rest('GET', '/api/admin/work-items?money=yes')).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'money' }] },
  })
})

test('unknown query parameters are named on new paths and ignored on documented ones', async () => {
  const browser = await admin()
  const message = 'Unknown query parameter'
  expect(await browser.rest('GET', '/api/admin/leads?pageSize=5&status=new')).toMatchObject({
    status: 400,
    body: { error: `${message}: pageSize`, code: 'INVALID', issues: [{ path: 'pageSize', message }] },
  })
  expect(await browser.rest('GET', '/api/admin/counts/people?verbose=1')).toMatchObject({ status: 400 })
  expect(await browser.rest('GET', '/api/users?pageSize=5')).toMatchObject({ status: 200 })
})

test.each([
  ['GET', '/api/projects/not-an-id'],
  ['GET', '/api/admin/leads/not-an-id'],
  ['DELETE', '/api/tasks/not-an-id'],
  ['GET', `/api/bookings/${'x'.repeat(201)}`],
] as const)('%s %s is refused with 404, like an unknown record', async (method, path) => {
  const browser = await admin()
  expect(await browser.rest(method, path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
})

test('a malformed id tells a visitor nothing: signing in comes first', async () => {
  expect(await visitor().rest('GET', '/api/projects/not-an-id')).toMatchObject({ status: 401 })
})

test.each([
  ['PATCH', '/api/users', 'GET, HEAD'],
  ['DELETE', '/api/projects', 'GET, HEAD, POST'],
  ['GET', '/api/admin/work-items/any/close', 'POST'],
  ['PUT', '/api/health', 'GET, HEAD'],
] as const)('%s %s is refused with the methods that the path allows', async (method, url, allow) => {
  const answer = await visitor().send({ method, url })
  expect(answer).toMatchObject({
    status: 405,
    headers: { allow },
    body: { error: `This address supports ${allow}`, code: 'METHOD_NOT_ALLOWED' },
  })
})

test.each(['null', '[]', '"text"', '5'])('the body %s is refused in words of ours', async (payload) => {
  const browser = await admin()
  const headers = { 'content-type': 'application/json' }
  const error = 'Please send a JSON object'
  const rest = await browser.send({ method: 'POST', url: '/api/projects', headers, payload })
  expect(rest).toMatchObject({ status: 400, body: { error, code: 'INVALID' } })
  const trpc = await browser.send({ method: 'POST', url: '/trpc/admin.projects.create', headers, payload })
  expect(trpc).toMatchObject({ status: 400, body: { error: { message: error } } })
})
