import { createProviderGuards } from '@tallgrass/core'
import { expect, test } from 'vitest'
import { gauges } from '../../src/telemetry/gauges.ts'
import { instruments } from '../../src/telemetry/instruments.ts'
import { plainPasswords, type TestApp, testApp } from '../support/test-app.ts'

const TOKEN = 'prairie-metrics-token'
const HERE = '127.0.0.1'

const newApp = (options: { production?: boolean; metricsToken?: string }) =>
  testApp({ ...options, replace: () => ({ passwords: plainPasswords, providers: createProviderGuards() }) })

function read({ visitor }: TestApp, headers: Record<string, string> = {}, ip?: string) {
  return visitor(ip === undefined ? {} : { ip }).send({ method: 'GET', url: '/metrics', headers })
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

test('the token opens the metrics from anywhere, and nothing else does in production', async () => {
  const app = await newApp({ production: true, metricsToken: TOKEN })
  const { headers, status, text } = await read(app, bearer(TOKEN))
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(text).toContain('tallgrass_build_info{version="')
  const refused = [{}, bearer(`${TOKEN}x`), bearer(''), { authorization: TOKEN }, { authorization: 'Bearer' }]
  for (const given of refused) expect((await read(app, given, HERE)).status, JSON.stringify(given)).toBe(404)
})

test('in production without a token, there is nothing, like at any other unknown address', async () => {
  const app = await newApp({ production: true })
  const { body, status } = await read(app, bearer('undefined'), HERE)
  const other = await app.visitor({ ip: HERE }).send({ method: 'GET', url: '/nothing' })
  expect({ body, status }).toEqual({ body: other.body, status: 404 })
})

test('outside production, this machine alone may read them, and no one through a proxy', async () => {
  const app = await newApp({ metricsToken: TOKEN })
  expect((await read(app, {}, HERE)).status).toBe(200)
  expect((await read(app, {}, '::1')).status).toBe(200)
  expect((await read(app, {}, '10.0.0.7')).status).toBe(404)
  for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'x-real-ip', 'via'])
    expect((await read(app, { [name]: HERE }, HERE)).status, name).toBe(404)
})

test('what happens is counted: calls by procedure, refusals, sign-ins, notices', async () => {
  const app = await newApp({ metricsToken: TOKEN })
  const { email, rest, trpc } = await app.client()
  await rest('POST', '/api/auth/jwt/login', { email, password: 'Prairie2026!' })
  await rest('POST', '/api/auth/jwt/login', { email, password: 'Wrong2026!' })
  await rest('POST', '/api/auth/jwt/login', { email: 'noone@example.com', password: 'Wrong2026!' })
  await rest('POST', '/api/webhooks/sandbox', {})
  await expect(trpc.admin.dashboard.get.query()).rejects.toThrow()
  const { text } = await read(app, bearer(TOKEN))
  const value = (line: string) =>
    Number(
      text
        .split('\n')
        .find((one) => one.startsWith(`${line} `))
        ?.split(' ')
        .at(-1),
    )
  expect(value('tallgrass_procedure_seconds_count{procedure="auth.login"}')).toBe(3)
  expect(value('tallgrass_refusals_total{code="FORBIDDEN"}')).toBe(1)
  expect(value('tallgrass_sign_ins_total{outcome="signed_in"}')).toBe(2)
  expect(value('tallgrass_sign_ins_total{outcome="wrong_password"}')).toBe(2)
  expect(value('tallgrass_webhooks_total{provider="sandbox",outcome="refused"}')).toBe(1)
  expect(value('tallgrass_http_seconds_count{status="4xx"}')).toBeGreaterThanOrEqual(3)
  expect(value('tallgrass_database_up')).toBe(1)
  expect(value('tallgrass_sessions')).toBe(1)
  expect(value('tallgrass_mails_waiting')).toBeGreaterThanOrEqual(0)
  expect(value('tallgrass_database_bytes')).toBeGreaterThan(1_000_000)
  expect(value('tallgrass_health_fault{part="Database"}')).toBe(0)
  // There is no backup, which must not look like one of today.
  expect(text).not.toMatch(/^tallgrass_backup_age_seconds \d/m)
  expect(text).not.toContain(email)
})

test('while the database is away, the process still tells of itself', async () => {
  const app = await newApp({ metricsToken: TOKEN })
  await app.stopJobs()
  const { pool } = app.services.database
  const { query } = pool
  pool.query = (() => Promise.reject(new Error('gone'))) as typeof pool.query
  const { status, text } = await read(app, bearer(TOKEN))
  pool.query = query
  expect(status).toBe(200)
  expect(text).toContain('tallgrass_database_up 0')
  expect(text).not.toMatch(/^tallgrass_jobs_waiting \d/m)
  expect(text).toMatch(/^process_cpu_seconds_total \d/m)
})

test('statements are not run for each reading', async () => {
  const app = await newApp({ metricsToken: TOKEN })
  await read(app, bearer(TOKEN))
  const { pool } = app.services.database
  const { query } = pool
  let asked = 0
  pool.query = ((...args: Parameters<typeof query>) => {
    asked += 1
    return query.apply(pool, args)
  }) as typeof pool.query
  await Promise.all(Array.from({ length: 20 }, () => read(app, bearer(TOKEN))))
  pool.query = query
  expect(asked).toBe(0)
})

test('every label has a name that cannot stand for a person or a record', () => {
  const used = [...Object.values(instruments), ...gauges].flatMap(
    ({ labels = [] }): readonly string[] => labels,
  )
  const known = [
    'status',
    'procedure',
    'code',
    'outcome',
    'job',
    'provider',
    'version',
    'node',
    'state',
    'part',
  ]
  expect(used.filter((label) => !known.includes(label))).toEqual([])
})
