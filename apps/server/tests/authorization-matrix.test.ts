import { appRouter } from '@tallgrass/api'
import { describe, expect, test } from 'vitest'
import { toJsonSchema } from '../src/rest/json-schema.ts'
import { rows } from '../src/rest/rows.ts'
import { definitionOf, type ProcedurePath, type Row } from '../src/rest/table.ts'
import { builtWeb } from './built-web.ts'
import { callProcedure, callRow } from './call-procedure.ts'
import { type Caller, callers, otherRoutes, type Policy, procedurePolicies, rowPolicies } from './policies.ts'
import { type PreparedWorld, prepareWorld, worldApp } from './prepared-world.ts'
import { registeredRoutes } from './registered-routes.ts'
import { testApp } from './test-app.ts'
import type { TestAnswer, TestBrowser } from './test-browser.ts'
import { unknownKeys } from './unknown-keys.ts'
import { validCalls } from './valid-calls.ts'

const web = builtWeb()
const app = await worldApp(web)
const { admin, client, clock, services, visitor } = app

const REFUSALS = {
  401: { error: 'Please sign in first', code: 'UNAUTHENTICATED' },
  403: { error: 'Only administrators may do this', code: 'FORBIDDEN' },
}

/** What no answer to anybody holds. */
const SECRETS = /passwordHash|password_hash|tokenHash|token_hash|sealed|plain:|argon2/

const procedures = Object.keys(appRouter._def.procedures) as ProcedurePath[]
const routeOf = ({ method, path }: Row) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`

const asCaller: Record<Caller, (world: PreparedWorld) => Promise<TestBrowser>> = {
  anonymous: async () => visitor(),
  'expired session': async () => {
    const browser = await admin()
    clock.advance({ hours: 13 })
    return browser
  },
  'owner client': ({ owner }) => owner(),
  'other client': () => client(),
  administrator: () => admin(),
  'demoted administrator': async () => {
    const [browser, other] = [await admin(), await admin()]
    await other.trpc.admin.users.changeRole.mutate({ email: browser.email, role: 'CLIENT' })
    return browser
  },
}

function cellsOf<T>(items: T[], policyOf: (item: T) => Policy | undefined, nameOf: (item: T) => string) {
  return items.flatMap((item) =>
    callers.map((caller) => ({ item, name: nameOf(item), caller, outcome: policyOf(item)?.[caller] })),
  )
}

const outcomeOf = ({ status }: TestAnswer) => (status === 200 ? 'allowed' : status)

test('every procedure has a policy, and every policy a procedure', () => {
  expect(Object.keys(procedurePolicies).sort()).toEqual(procedures.toSorted())
})

test('every route of the server has a policy, and every policy a route', async () => {
  const registered = await registeredRoutes(() => testApp({ web }))
  expect([...Object.keys(rowPolicies), ...Object.keys(otherRoutes)].sort()).toEqual(registered)
})

test('everything of the administrators is for administrators alone', () => {
  const theirs = procedures.filter((path) => path.startsWith('admin.'))
  const others = theirs.filter((path) => procedurePolicies[path]['other client'] !== 403)
  expect(others).toEqual([])
})

describe('every procedure', () => {
  const cells = cellsOf(
    procedures,
    (path) => procedurePolicies[path],
    (path) => path,
  )

  test.each(cells)('$name: $caller → $outcome', async ({ caller, item: path, outcome }) => {
    const world = prepareWorld(app)
    const browser = await asCaller[caller](world)
    const input = await validCalls[path](world, browser)
    if (outcome === 401 || outcome === 403) {
      // Before it looks at the input, which would tell what exists.
      expect(await callProcedure(browser, path, {})).toMatchObject(refusedAs(outcome))
    }
    const answer = await callProcedure(browser, path, input)
    expect(outcomeOf(answer)).toBe(outcome)
    expect(answer.text).not.toMatch(SECRETS)
    const { result } = answer.body as { result?: { data: unknown } }
    expect(unknownKeys(result?.data, toJsonSchema(definitionOf(path).output, 'output'))).toEqual([])
  })

  function refusedAs(status: 401 | 403) {
    const { code, error } = REFUSALS[status]
    return { status, body: { error: { message: error, data: { code, httpStatus: status } } } }
  }
})

describe('every documented path', () => {
  const cells = cellsOf<Row>(rows, (row) => rowPolicies[routeOf(row)], routeOf)

  test.each(cells)('$name: $caller → $outcome', async ({ caller, item: row, outcome }) => {
    const world = prepareWorld(app)
    const browser = await asCaller[caller](world)
    const input = await validCalls[row.procedure](world, browser)
    if (outcome === 401 || outcome === 403) {
      const text = JSON.stringify(REFUSALS[outcome])
      expect(await callRow(browser, row, {})).toMatchObject({ status: outcome, text })
    }
    const answer = await callRow(browser, row, input)
    expect(outcomeOf(answer)).toBe(outcome)
    expect(answer.text).not.toMatch(SECRETS)
    if (outcome !== 'allowed') return
    const schema = toJsonSchema(row.schema ?? definitionOf(row.procedure).output, 'output')
    expect(unknownKeys(answer.body, schema)).toEqual([])
  })
})

describe('every other route', () => {
  const cells = cellsOf(
    Object.entries(otherRoutes),
    ([, { policy }]) => policy,
    ([route]) => route,
  )
  test.each(cells)('$name: $caller → $outcome', async ({ caller, item, outcome }) => {
    const [route, { example: url }] = item
    const method = route.startsWith('POST ') ? 'POST' : 'GET'
    const headers = method === 'POST' ? { 'content-type': 'application/json' } : {}
    const browser = await asCaller[caller](prepareWorld(app))
    const payload = method === 'POST' ? { payload: '{}' } : {}
    const answer = await browser.send({ method, url, headers, ...payload })
    expect(outcomeOf(answer)).toBe(outcome)
    expect(answer.text).not.toMatch(/plain:|argon2/)
  })
})

describe("another client's record", () => {
  const guarded = procedures.filter((path) => procedurePolicies[path]['other client'] === 404)
  const UNKNOWN = '01a1f7d0-0b33-7623-a6a1-76287c5874e3'

  test('answers byte for byte like an unknown id', async () => {
    for (const path of guarded) {
      const world = prepareWorld(app)
      const input = JSON.stringify(await validCalls[path](world, await client()))
      const unknown = JSON.parse(input.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, UNKNOWN))
      const stranger = await client()
      const theirs = await callProcedure(stranger, path, JSON.parse(input))
      expect(theirs.text, path).toBe((await callProcedure(stranger, path, unknown)).text)
    }
  })
})

test('a made-up session is nobody’s', async () => {
  const closed = rows.filter((row) => rowPolicies[routeOf(row)]?.anonymous === 401)
  for (const row of closed) {
    const browser = visitor()
    browser.cookies.set('__Host-session', 'A'.repeat(43))
    expect(await callRow(browser, row, {})).toMatchObject({ status: 401, body: REFUSALS[401] })
  }
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
