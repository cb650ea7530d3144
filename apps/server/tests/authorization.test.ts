import { appRouter } from '@tallgrass/api'
import { describe, expect, test } from 'vitest'
import { rows } from '../src/rest/rows.ts'
import { definitionOf, type ProcedurePath } from '../src/rest/table.ts'
import { fileApp, plainPasswords } from './test-app.ts'
import type { TestBrowser } from './test-browser.ts'

const { admin, client, services, visitor } = await fileApp({
  replace: () => ({ passwords: plainPasswords }),
})

/** What a visitor without an account may call: whoever adds to it must mean it. */
const FOR_ANYONE = [
  'auth.acceptInvitation',
  'auth.adminLogin',
  'auth.forgotPassword',
  'auth.invitation',
  'auth.login',
  'auth.logout',
  'auth.register',
  'auth.resetPassword',
  'auth.session',
]

const UNAUTHENTICATED = { status: 401, text: '{"error":"Please sign in first","code":"UNAUTHENTICATED"}' }
const FORBIDDEN = { status: 403, text: '{"error":"Only administrators may do this","code":"FORBIDDEN"}' }

const procedures = Object.keys(appRouter._def.procedures).map((path) => ({
  path: path as ProcedurePath,
  ...definitionOf(path as ProcedurePath),
}))
const accessOf = (path: ProcedurePath) => definitionOf(path).meta.access

function callProcedure({ send }: TestBrowser, { path, type }: { path: string; type: string }) {
  const url = `/trpc/${path}`
  if (type === 'query') return send({ method: 'GET', url })
  return send({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload: '{}' })
}

function callRow({ rest }: TestBrowser, { method, path }: (typeof rows)[number]) {
  return rest(method, path.replaceAll(/\{\w+\}/g, 'x'), method === 'POST' ? {} : undefined)
}

const refusedAs = (code: string, httpStatus: number) => ({
  status: httpStatus,
  body: { error: { data: { code, httpStatus } } },
})

test('only these procedures are open to anyone', () => {
  const open = procedures.filter(({ meta }) => meta.access === 'ANYONE').map(({ path }) => path)
  expect(open.sort()).toEqual(FOR_ANYONE)
})

test('everything of the administrators is for administrators alone', () => {
  const others = procedures.filter(({ meta, path }) => path.startsWith('admin.') && meta.access !== 'ADMIN')
  expect(others).toEqual([])
})

describe('every procedure', () => {
  const closed = procedures.filter(({ meta }) => meta.access !== 'ANYONE')
  const forAdministrators = procedures.filter(({ meta }) => meta.access === 'ADMIN')

  test.each(closed)('$path refuses a visitor before it looks at the input', async (procedure) => {
    expect(await callProcedure(visitor(), procedure)).toMatchObject(refusedAs('UNAUTHENTICATED', 401))
  })

  test.each(forAdministrators)('$path refuses a client before it looks at the input', async (procedure) => {
    expect(await callProcedure(await client(), procedure)).toMatchObject(refusedAs('FORBIDDEN', 403))
  })

  test.each(forAdministrators)('$path lets an administrator in', async (procedure) => {
    const { status } = await callProcedure(await admin(), procedure)
    expect([200, 400]).toContain(status)
  })
})

describe('every documented path', () => {
  const closed = rows.filter(({ procedure }) => accessOf(procedure) !== 'ANYONE')
  const forAdministrators = rows.filter(({ procedure }) => accessOf(procedure) === 'ADMIN')

  test.each(closed)('$method $path refuses a visitor before it looks at the input', async (row) => {
    expect(await callRow(visitor(), row)).toMatchObject(UNAUTHENTICATED)
  })

  test.each(forAdministrators)('$method $path refuses a client before it looks at the input', async (row) => {
    expect(await callRow(await client(), row)).toMatchObject(FORBIDDEN)
  })

  test.each(forAdministrators)('$method $path lets an administrator in', async (row) => {
    const { status } = await callRow(await admin(), row)
    expect([200, 400]).toContain(status)
  })

  test.each(closed)('$method $path refuses a made-up session', async (row) => {
    const browser = visitor()
    browser.cookies.set('__Host-session', 'A'.repeat(43))
    expect(await callRow(browser, row)).toMatchObject(UNAUTHENTICATED)
  })
})

test('refused writes of a client leave every table as it was', async () => {
  const { trpc } = await admin()
  const invited = { firstName: 'E', lastName: 'M', email: 'invited@example.com', role: 'CLIENT' as const }
  const { id } = await trpc.admin.invitations.create.mutate(invited)
  const intruder = await client()
  const before = await everything()
  const answers = [
    await intruder.rest('POST', '/api/invitations', {
      ...invited,
      email: 'other@example.com',
      role: 'ADMIN',
    }),
    await intruder.rest('DELETE', `/api/invitations/${id}`),
    await intruder.rest('POST', '/api/auth/jwt/elevate-user', { email: intruder.email, role: 'ADMIN' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
  await expect(intruder.trpc.admin.invitations.renew.mutate({ id })).rejects.toThrow()
  expect(await everything()).toEqual(before)
})

function everything() {
  const { db } = services.database
  return Promise.all([
    db.selectFrom('users').selectAll().orderBy('id').execute(),
    db.selectFrom('userInvitations').selectAll().orderBy('id').execute(),
    db.selectFrom('outboxMails').selectAll().orderBy('id').execute(),
  ])
}
