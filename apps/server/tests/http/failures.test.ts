import { ConnectionFailed, migrationNames } from '@tallgrass/db'
import { expect, onTestFinished, test } from 'vitest'
import { fileApp, PASSWORD, plainPasswords, type TestApp, testApp } from '../support/test-app.ts'

const SECRET = 'detail-that-stays-inside'
const SENTENCE = 'Something went wrong on our side. Please try again.'
const REQUEST_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const UNKNOWN_ID = '01900000-0000-7000-8000-000000000000'
const login = { email: 'maren@example.com', password: PASSWORD }

/** Password hashing fails unexpectedly. */
const brokenPasswords = {
  ...plainPasswords,
  async verify(): Promise<boolean> {
    throw new Error(SECRET, { cause: new Error(`${SECRET}: the cause`) })
  },
}

const broken = await fileApp({ replace: () => ({ passwords: brokenPasswords }) })
const shared = await fileApp()

/** Makes all queries fail until the returned function is called or the test ends. Stops the queue's polling. */
async function cutOff({ services, stopJobs }: TestApp): Promise<() => void> {
  await stopJobs()
  const { pool } = services.database
  const { connect } = pool
  pool.connect = ((callback?: (error: Error) => void) => {
    const error = new ConnectionFailed('UNREACHABLE', new Error(`connect ECONNREFUSED ${SECRET}`))
    return callback ? callback(error) : Promise.reject(error)
  }) as typeof pool.connect
  const restore = () => {
    pool.connect = connect
  }
  onTestFinished(restore)
  return restore
}

test('a failure over REST is one fixed sentence and the id of the request', async () => {
  const { log, visitor } = broken
  const answer = await visitor().rest('POST', '/api/auth/jwt/login', login)
  expect({ status: answer.status, body: answer.body }).toEqual({
    status: 500,
    body: { error: SENTENCE, code: 'INTERNAL', requestId: expect.stringMatching(REQUEST_ID) },
  })
  const { requestId } = answer.body as { requestId: string }
  expect(answer.headers['x-request-id']).toBe(requestId)
  expect(log.filter((line) => line.includes(SECRET) && line.includes(requestId))).toHaveLength(1)
})

test('a failure of a procedure is one fixed sentence and the id of the request', async () => {
  const { log, visitor } = broken
  const headers = { 'content-type': 'application/json' }
  const payload = JSON.stringify(login)
  const answer = await visitor().send({ method: 'POST', url: '/trpc/auth.login', headers, payload })
  const requestId = String(answer.headers['x-request-id'])
  expect(requestId).toMatch(REQUEST_ID)
  expect({ status: answer.status, body: answer.body }).toEqual({
    status: 500,
    body: {
      error: { message: SENTENCE, code: -32603, data: { code: 'INTERNAL', httpStatus: 500, requestId } },
    },
  })
  expect(log.filter((line) => line.includes(SECRET) && line.includes(requestId))).toHaveLength(1)
})

const AWAY = 'The service is unavailable right now. Please try again in a moment.'

test('without a database, every call that needs it says when to retry, and the log reports it once', async () => {
  const browser = await shared.admin()
  const { send } = browser
  const restore = await cutOff(shared)
  shared.log.length = 0
  const answers = [
    await browser.rest('GET', '/api/auth/session'),
    await browser.rest('POST', '/api/auth/logout'),
    await browser.rest('POST', '/api/chat/message', { sessionId: UNKNOWN_ID, message: 'Hello' }),
    await browser.rest('POST', '/api/webhooks/sandbox', {}),
    await browser.rest('GET', '/api/admin/leads.csv'),
    await browser.rest('GET', `/api/invoices/${UNKNOWN_ID}/invoice.pdf`),
    await browser.rest('GET', `/api/projects/${UNKNOWN_ID}/evidence.zip`),
    await browser.rest('GET', `/api/esignature-documents/${UNKNOWN_ID}/document.pdf`),
    await send({ method: 'GET', url: '/trpc/auth.session' }),
    await send({ method: 'GET', url: '/trpc/auth.session,demos.links?batch=1&input=%7B%7D' }),
  ]
  for (const { headers, status, text } of answers) {
    expect(status).toBe(503)
    expect(headers['retry-after']).toBe('5')
    expect(text).toContain(AWAY)
    expect(text).toContain('"code":"NOT_READY"')
    expect(text).toContain('"outage":true')
    expect(text).not.toMatch(/ECONN|detail|node_modules|\.ts:/)
  }
  const warnings = shared.log.map((line) => JSON.parse(line)).filter(({ level }) => level > 30)
  expect(warnings).toMatchObject([{ outage: 'UNREACHABLE', msg: 'The database failed a request' }])
  restore()
  expect(await browser.rest('GET', '/api/auth/session')).toMatchObject({ status: 200 })
})

test('in a stream, whose headers are sent first, each call reports the outage itself', async () => {
  const { cookies } = await shared.client()
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const request = {
    method: 'GET',
    url: '/trpc/auth.session,demos.links?batch=1&input=%7B%7D',
    headers: { cookie, 'trpc-accept': 'application/jsonl' },
    remoteAddress: '10.99.0.1',
  } as const
  // The first call reserves a batch of calls for the address, so that the next one needs no database for the limit.
  expect((await shared.app.inject(request)).statusCode).toBe(200)
  await cutOff(shared)
  const { body } = await shared.app.inject(request)
  expect(body.match(/"code":"NOT_READY","httpStatus":503,"retryAfterSeconds":5,"outage":true/g)).toHaveLength(
    2,
  )
})

test('no response contains a stack trace', async () => {
  const { visitor } = broken
  const { rest, send } = visitor()
  const answers = [
    await rest('POST', '/api/auth/jwt/login', login),
    await rest('POST', '/api/auth/jwt/login', { email: 1 }),
    await rest('GET', '/api/users'),
    await send({ method: 'GET', url: '/trpc/auth.login' }),
    await send({ method: 'GET', url: '/trpc/nothing' }),
    await send({ method: 'GET', url: '/%' }),
  ]
  for (const { text } of answers) {
    expect(text).not.toMatch(/"stack"|node_modules|file:\/\/|\.ts:\d/)
    expect(text).not.toContain(SECRET)
  }
})

test('the log contains routes and results, and never secrets of a request', async () => {
  const app = await testApp()
  const { admin, client, log, visitor } = app
  const { trpc } = await admin()
  const person = { firstName: 'E', lastName: 'M', email: 'elena@example.com', role: 'CLIENT' as const }
  const { inviteUrl } = await trpc.admin.invitations.create.mutate(person)
  const token = new URL(inviteUrl).searchParams.get('token') ?? ''
  const { rest, send, trpc: visitorTrpc } = visitor()
  await rest('GET', `/api/invitations/${token}/validate`)
  await visitorTrpc.auth.invitation.query({ token })
  await send({ method: 'GET', url: `/invite/accept?token=${token}` })
  await send({ method: 'GET', url: `/api/invitations/${token}/%` })
  await rest('POST', `/api/invitations/${token}/accept`, { username: 'x', password: 'Secret2026' })
  await rest('POST', '/api/auth/password/reset', { token, password: 'Secret2026' })
  const browser = await client()
  await browser.rest('POST', '/api/auth/jwt/login', { email: browser.email, password: 'Secret2026' })
  await cutOff(app)
  await browser.rest('GET', '/api/auth/session')
  await rest('GET', `/api/invitations/${token}/validate`)
  await visitorTrpc.auth.invitation.query({ token }).catch(() => {})

  const text = log.join('')
  const session = browser.cookies.get('__Host-session') ?? ''
  expect(session).toHaveLength(43)
  for (const secret of [token, session, PASSWORD, 'Secret2026']) expect(text).not.toContain(secret)
  const lines = log.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines).toContainEqual(
    expect.objectContaining({ method: 'GET', route: '/api/invitations/:token/validate', statusCode: 200 }),
  )
  expect(lines).toContainEqual(expect.objectContaining({ procedures: 'auth.invitation', statusCode: 200 }))
})

test('without a database the process is healthy but not ready, and ready again once the database is back', async () => {
  const { rest } = shared.visitor()
  expect(await rest('GET', '/api/ready')).toMatchObject({ status: 200, body: { status: 'ready' } })
  const schema = (await migrationNames()).at(-1)
  expect((await rest('GET', '/api/health')).body).toMatchObject({ schema })
  const restore = await cutOff(shared)
  const alive = { status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+$/), schema }
  expect(await rest('GET', '/api/health')).toMatchObject({ status: 200, body: alive })
  const away = await rest('GET', '/api/ready')
  expect(away).toMatchObject({
    status: 503,
    body: { error: 'The database is not responding', code: 'NOT_READY' },
    headers: { 'retry-after': '5' },
  })
  expect(away.text).not.toContain(SECRET)
  shared.log.length = 0
  for (let n = 0; n < 5; n++) await rest('GET', '/api/ready')
  expect(shared.log.filter((line) => line.includes('"level":40')).length).toBeLessThanOrEqual(1)
  restore()
  expect((await rest('GET', '/api/ready')).status).toBe(200)
})

test('a database with a pending migration is not ready', async () => {
  const { services, visitor } = await testApp()
  await services.database.pool.query("delete from kysely_migration where name = '0013_create_waitlist'")
  expect(await visitor().rest('GET', '/api/ready')).toMatchObject({
    status: 503,
    body: { error: 'The database is being prepared', code: 'NOT_READY' },
  })
})

test('a change whose audit row cannot be written is rolled back', async () => {
  const { admin, client, services } = await testApp()
  const { rest } = await admin()
  const { email } = await client()
  await services.database.pool.query(
    "alter table audit_logs add constraint no_role_changes check (action <> 'user.change-role')",
  )
  expect((await rest('POST', '/api/auth/jwt/elevate-user', { email, role: 'ADMIN' })).status).toBe(500)
  const { db } = services.database
  expect(await db.selectFrom('users').select('role').where('email', '=', email).execute()).toEqual([
    { role: 'CLIENT' },
  ])
})
