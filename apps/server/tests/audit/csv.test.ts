// Guards: record-export

import { createSystemCtx } from '@tallgrass/core'
import { createAdministrator } from '@tallgrass/core/people'
import { newId } from '@tallgrass/db'
import { type AnyId, parseId, type Unparsed } from '@tallgrass/domain'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { fileApp, PASSWORD, reusableApp } from '../support/test-app.ts'

const PATH = '/api/admin/audit.csv'
const HEADER = 'When,Who,Email,Action,Entity,Entity ID,Before,After,From,Browser,ID,API key'
const SOME_ID = parseId('User', '0193a5c0-0000-7000-8000-000000000001')
const FORBIDDEN = '{"error":"Only administrators may do this","code":"FORBIDDEN"}'

const shared = await fileApp()
const newApp = await reusableApp()

/** The rows, without byte order mark and header. */
function linesOf(text: string) {
  const [header, ...lines] = text.replace(/^\uFEFF/, '').split('\r\n')
  expect(header).toBe(HEADER)
  expect(lines.pop()).toBe('')
  return lines
}

const column = (text: string, index: number) => linesOf(text).map((line) => line.split(',').at(index))

/** Inserts rows from before the chain began. */
function insertRows(rows: { action: string; at: Unparsed; entity?: string; entityId?: AnyId }[]) {
  const values = rows.map((row) => {
    const at = new Date(row.at)
    return { id: newId('AuditRow', at), entity: 'test', ...row, at }
  })
  return shared.services.database.db.insertInto('auditLogs').values(values).execute()
}

test('the file holds what the screen lists, newest first', async () => {
  const app = await newApp()
  const { email, rest, trpc } = await app.admin()
  app.clock.advance({ minutes: 5 })
  const invited = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', role: 'CLIENT' } as const
  const { id } = await trpc.admin.invitations.create.mutate(invited)
  const { items } = await trpc.admin.audit.list.query({})
  const { headers, status, text } = await rest('GET', PATH)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="audit-2026-11-20.csv"',
    'cache-control': 'no-store',
  })
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(column(text, -2)).toEqual(items.map((item) => item.id))
  const [newest] = linesOf(text)
  expect(newest).toContain('2026-11-20T09:05:00.000Z,Ruth Calloway,')
  expect(newest).toContain(`,${email},invitation.create,invitation,${id},,"{""`)
})

describe('an export is recorded', () => {
  test.each([
    ['audit', 'audit', 'action=session.start', 1],
    ['leads', 'lead', 'search=ana&source=chat', 0],
    ['waitlist', 'waitlist-entry', '', 0],
    ['invoices', 'invoice', 'sort=newest', 0],
  ])('%s.csv: with its user, filter and number of rows', async (name, entity, filter, rows) => {
    const app = await newApp()
    const { email, rest, trpc } = await app.admin()
    expect(await rest('GET', `/api/admin/${name}.csv?${filter}`)).toMatchObject({ status: 200 })
    const { items } = await trpc.admin.audit.list.query({ action: `${entity}.export` })
    expect(items).toMatchObject([{ actorEmail: email, entity, after: { filter, rows, complete: true } }])
    expect(items).toHaveLength(1)
  })

  test('and without a record, nothing of the list is sent', async () => {
    const app = await newApp()
    const { rest } = await app.admin()
    const { pool } = app.services.database
    await pool.query(
      `alter table audit_logs add constraint no_exports check (action not like '%.export') not valid`,
    )
    try {
      const { headers, status } = await rest('GET', PATH)
      expect({ status, disposition: headers['content-disposition'] }).toMatchObject({ status: 500 })
    } finally {
      await pool.query('alter table audit_logs drop constraint no_exports')
    }
  })
})

beforeAll(async () => {
  await insertRows([
    { action: 'test.one', at: '2025-03-01T23:59:59.999Z' },
    { action: 'test.two', at: '2025-03-02T12:00:00.000Z' },
    { action: 'test.three', at: '2025-03-03T00:00:00.000Z', entityId: SOME_ID },
  ])
})

test.each([
  ['action=test.one', ['test.one']],
  ['action=test.none', []],
  ['entity=test', ['test.three', 'test.two', 'test.one']],
  ['entity=test&from=2025-03-02', ['test.three', 'test.two']],
  ['entity=test&to=2025-03-02', ['test.two', 'test.one']],
  ['from=2025-03-02&to=2025-03-02', ['test.two']],
  [`entityId=${SOME_ID}`, ['test.three']],
  ['entity=test&limit=1&cursor=junk', ['test.three', 'test.two', 'test.one']],
])('the file is filtered by %s', async (query, expected) => {
  const { rest } = await shared.admin()
  const { status, text } = await rest('GET', `${PATH}?${query}`)
  expect(status).toBe(200)
  expect(column(text, 3)).toEqual(expected)
})

describe('refuses', () => {
  test.each([
    'from=yesterday',
    'from=2025-02-30',
    'to=0000-01-01',
    'to=9999-12-31',
    'entityId=12',
    'action=%00',
    'action=a&action=b',
    `action=${'a'.repeat(101)}`,
  ])('%s', async (query) => {
    const { rest } = await shared.admin()
    const { body, headers, status } = await rest('GET', `${PATH}?${query}`)
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'INVALID' } })
    expect(headers['content-disposition']).toBeUndefined()
  })

  test('a visitor before it validates the filters', async () => {
    expect(await shared.visitor().rest('GET', `${PATH}?from=junk`)).toMatchObject({
      status: 401,
      text: '{"error":"Please sign in first","code":"UNAUTHENTICATED"}',
    })
  })

  test('a client, and records the refusal', async () => {
    const [administrator, client] = [await shared.admin(), await shared.client()]
    expect(await client.rest('GET', `${PATH}?from=junk`)).toMatchObject({ status: 403, text: FORBIDDEN })
    const { items } = await administrator.trpc.admin.audit.list.query({ action: 'call.refuse' })
    expect(items).toMatchObject([{ actorEmail: client.email, after: { call: PATH } }])
  })
})

test('values that look like spreadsheet formulas stay text', async () => {
  const app = await newApp()
  const email = 'formula@example.com'
  await createAdministrator(createSystemCtx(app.services), {
    name: '=HYPERLINK("https://example.com")',
    email,
    username: null,
    password: PASSWORD,
  })
  const browser = app.visitor()
  await browser.send({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'user-agent': '@SUM(1,1)' },
    payload: { username: email, password: PASSWORD },
  })
  const { text } = await browser.rest('GET', `${PATH}?action=session.start`)
  expect(linesOf(text)).toEqual([
    expect.stringContaining(',"\'=HYPERLINK(""https://example.com"")",formula@example.com,session.start,'),
  ])
  expect(text).toContain(',"\'@SUM(1,1)",')
})

test('an export covers all pages up to 50,000 rows, and a cancelled one is recorded as incomplete', async () => {
  const app = await newApp()
  const { cookies, rest } = await app.admin()
  await app.services.database.pool.query(
    `insert into audit_logs (id, action, entity, at)
     select gen_random_uuid(), 'test.row', 'test', timestamptz '2025-03-01T00:00:00Z' + n * interval '1 s'
     from generate_series(1, 50100) n`,
  )
  const instants = column((await rest('GET', `${PATH}?action=test.row`)).text, 0)
  expect(new Set(instants).size).toBe(50_000)
  expect(instants[0]).toBe('2025-03-01T13:55:00.000Z')
  expect(instants.toSorted().reverse()).toEqual(instants)
  const exported = app.services.database.db.selectFrom('auditLogs').select('after')
  expect(await exported.where('action', '=', 'audit.export').execute()).toMatchObject([
    { after: { rows: 50_000, complete: true } },
  ])

  const address = await app.app.listen({ host: '127.0.0.1', port: 0 })
  const download = new AbortController()
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  await fetch(`${address}${PATH}`, { headers: { cookie }, signal: download.signal })
  download.abort()
  const cancelled = () => exported.where('action', '=', 'audit.export').where('seq', '>', 3).execute()
  await vi.waitFor(async () => expect(await cancelled()).toMatchObject([{ after: { complete: false } }]))
})
