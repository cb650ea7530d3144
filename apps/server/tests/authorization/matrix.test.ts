import { appRouter } from '@tallgrass/api'
import { toJsonSchema } from '@tallgrass/api/paths/json-schema.ts'
import type { ProcedurePath, Row } from '@tallgrass/api/paths/row.ts'
import { rows } from '@tallgrass/api/paths/rows.ts'
import { DAY_MS } from '@tallgrass/domain'
import { describe, expect, test } from 'vitest'
import { definitionOf } from '../../src/rest/definition-of.ts'
import { builtWeb } from '../support/built-web.ts'
import { callProcedure, callRow } from '../support/calls/call-procedure.ts'
import { unknownKeys } from '../support/calls/unknown-keys.ts'
import { validCalls } from '../support/calls/valid-calls.ts'
import { otherRoutes, procedurePolicies, rowPolicies } from '../support/policies/policies.ts'
import { type Caller, callers, type Policy } from '../support/policies/policy.ts'
import { registeredRoutes } from '../support/policies/registered-routes.ts'
import { testApp } from '../support/test-app.ts'
import type { TestAnswer, TestBrowser } from '../support/test-browser.ts'
import { type PreparedWorld, prepareWorld, worldApp } from '../support/worlds/prepared-world.ts'

const web = builtWeb()
const app = await worldApp(web)
const { admin, client, clock, services, visitor } = app

const REFUSALS = {
  401: { error: 'Please sign in first', code: 'UNAUTHENTICATED' },
  403: { error: 'Only administrators may do this', code: 'FORBIDDEN' },
}

const FOR_CLIENTS = { error: 'Only clients may do this', code: 'FORBIDDEN' }

function refusalTo(caller: Caller, outcome: 401 | 403) {
  return outcome === 403 && caller === 'administrator' ? FOR_CLIENTS : REFUSALS[outcome]
}

/** No response contains any of these. */
const SECRETS =
  /passwordHash|password_hash|tokenHash|token_hash|sealedLink|sealed_link|sealedToken|sealed_token|plain:|argon2/

const procedures = Object.keys(appRouter._def.procedures) as ProcedurePath[]
const routeOf = ({ method, path }: Row) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`

const asCaller: Record<Caller, (world: PreparedWorld) => Promise<TestBrowser>> = {
  anonymous: async () => visitor(),
  'expired session': async () => {
    const browser = await admin()
    const { db } = services.database
    const owner = db.selectFrom('users').select('id').where('email', '=', browser.email)
    const used = new Date(clock.now().getTime() - DAY_MS)
    await db
      .updateTable('sessions')
      .set({ createdAt: used, lastSeenAt: used })
      .where('userId', '=', owner)
      .execute()
    return browser
  },
  'owner client': ({ owner }) => owner(),
  colleague: ({ colleague }) => colleague(),
  'colleague without the right': ({ colleague }) => colleague({ signs: false, pays: false, reviews: false }),
  'contact of another organization': () => client(),
  administrator: () => admin(),
  'demoted administrator': async () => {
    const [browser, other] = [await admin(), await admin()]
    await other.trpc.admin.users.changeRole.mutate({ email: browser.email, role: 'CLIENT' })
    return browser
  },
}

const shared = prepareWorld(app)
const sharedCallers = new Map<Caller, Promise<TestBrowser>>()
const sharedInputs = new Map<string, Promise<unknown>>()

/**
 * A caller and a valid input for `name`. Who is refused for who they are can neither use up the input nor end the
 * session, so these callers share both.
 */
async function prepare(
  { caller, name, outcome }: { caller: Caller; name: string; outcome: Policy[Caller] | undefined },
  inputIn: (world: PreparedWorld, browser: TestBrowser) => unknown,
) {
  if (outcome !== 401 && outcome !== 403) {
    const world = prepareWorld(app)
    const browser = await asCaller[caller](world)
    return { browser, input: await inputIn(world, browser) }
  }
  const input = sharedInputs.get(name) ?? Promise.resolve(inputIn(shared, visitor()))
  sharedInputs.set(name, input)
  return { browser: await refusedCaller(caller), input: await input }
}

async function refusedCaller(caller: Caller): Promise<TestBrowser> {
  // The server deletes an expired session when it is used.
  if (caller === 'expired session') return asCaller[caller](shared)
  const known = sharedCallers.get(caller) ?? asCaller[caller](shared)
  sharedCallers.set(caller, known)
  const browser = visitor()
  for (const [name, value] of (await known).cookies) browser.cookies.set(name, value)
  return browser
}

function cellsOf<T>(items: T[], policyOf: (item: T) => Policy | undefined, nameOf: (item: T) => string) {
  return items.flatMap((item) =>
    callers.map((caller) => ({ item, name: nameOf(item), caller, outcome: policyOf(item)?.[caller] })),
  )
}

function outcomeOf({ status, text }: TestAnswer) {
  if ([200, 201, 204, 303].includes(status)) return 'allowed'
  return status === 403 && !text.includes(' may do this') ? 'not theirs' : status
}

test('every procedure has a policy and every policy has a procedure', () => {
  expect(Object.keys(procedurePolicies).sort()).toEqual(procedures.toSorted())
})

test('every route has a policy and every policy has a route', async () => {
  const registered = await registeredRoutes(() => testApp({ web }))
  // The pages are the same for everyone.
  const urls = web.answers.map(({ address }) => address.replace(/\$$/, '*').replaceAll('$', ':'))
  const pages = new Set(urls.flatMap((url) => [`GET ${url}`, `GET ${url}/`]))
  const others = rows.filter(({ isStrict }) => isStrict).map(routeOf)
  expect([...Object.keys(rowPolicies), ...others, ...Object.keys(otherRoutes)].sort()).toEqual(
    registered.filter((route) => !pages.has(route)),
  )
})

test('every admin procedure is for administrators only', () => {
  const theirs = procedures.filter((path) => path.startsWith('admin.'))
  const others = theirs.filter((path) => procedurePolicies[path]['contact of another organization'] !== 403)
  expect(others).toEqual([])
})

describe('every procedure', () => {
  const cells = cellsOf(
    procedures,
    (path) => procedurePolicies[path],
    (path) => path,
  )

  test.each(cells)('$name: $caller → $outcome', async ({ caller, item: path, name, outcome }) => {
    const { browser, input } = await prepare({ caller, name, outcome }, validCalls[path])
    if (outcome === 401 || outcome === 403) {
      // Refused before the input is validated, which would reveal what exists.
      expect(await callProcedure(browser, path, {})).toMatchObject(refusedAs(outcome, caller))
    }
    const answer = await callProcedure(browser, path, input)
    expect(outcomeOf(answer)).toBe(outcome)
    expect(answer.text).not.toMatch(SECRETS)
    const { result } = answer.body as { result?: { data: unknown } }
    expect(unknownKeys(result?.data, toJsonSchema(definitionOf(path).output, 'output'))).toEqual([])
  })

  function refusedAs(status: 401 | 403, caller: Caller) {
    const { code, error } = refusalTo(caller, status)
    return { status, body: { error: { message: error, data: { code, httpStatus: status } } } }
  }
})

/** Documented paths state their policy; the others share that of their procedure. */
function policyOf(row: Row): Policy | undefined {
  return row.isStrict ? procedurePolicies[row.procedure] : rowPolicies[routeOf(row)]
}

describe('every path', () => {
  const cells = cellsOf<Row>(rows, policyOf, routeOf)

  test.each(cells)('$name: $caller → $outcome', async ({ caller, item: row, name, outcome }) => {
    const { browser, input } = await prepare({ caller, name, outcome }, validCalls[row.procedure])
    if (outcome === 401 || outcome === 403) {
      const text = JSON.stringify(refusalTo(caller, outcome))
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
  const methods = ['POST', 'PATCH', 'DELETE'] as const
  test.each(cells)('$name: $caller → $outcome', async ({ caller, item, outcome }) => {
    const [route, { example, headers: headersOf, isForm = false }] = item
    const method = methods.find((one) => route.startsWith(`${one} `)) ?? 'GET'
    const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
    const world = prepareWorld(app)
    const usual = method === 'POST' ? { 'content-type': type } : {}
    const headers = headersOf ? await headersOf(world) : usual
    const browser = await asCaller[caller](world)
    const url = typeof example === 'string' ? example : await example(world)
    const payload = method === 'POST' && !headersOf ? { payload: '{}' } : {}
    const answer = await browser.send({ method, url, headers, ...payload })
    expect(outcomeOf(answer)).toBe(outcome)
    expect(answer.text).not.toMatch(/plain:|argon2/)
  })
})

describe("another organization's record", () => {
  const guarded = procedures.filter(
    (path) => procedurePolicies[path]['contact of another organization'] === 404,
  )
  const guardedRows = rows.filter(
    (row) => rowPolicies[routeOf(row)]?.['contact of another organization'] === 404,
  )
  const UNKNOWN = '01a1f7d0-0b33-7623-a6a1-76287c5874e3'

  /** The same input for another organization's record and for an unknown id. */
  async function givenInputs(path: ProcedurePath) {
    const text = JSON.stringify(await validCalls[path](prepareWorld(app), await client()))
    const unknown = text.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, UNKNOWN)
    expect(unknown).not.toBe(text)
    return [JSON.parse(text), JSON.parse(unknown)]
  }

  test('the list of guarded calls is not empty', () => {
    expect(guarded.length).toBeGreaterThan(10)
    expect(guardedRows.length).toBeGreaterThan(5)
  })

  test.each(guarded)('%s responds byte for byte as for an unknown id', async (path) => {
    const [theirs, unknown] = await givenInputs(path)
    const stranger = await client()
    const answer = await callProcedure(stranger, path, theirs)
    expect(answer.status).toBe(404)
    expect(answer.text).toBe((await callProcedure(stranger, path, unknown)).text)
  })

  test.each(guardedRows.map((row) => ({ row, name: routeOf(row) })))(
    '$name responds byte for byte as for an unknown id',
    async ({ row }) => {
      const [theirs, unknown] = await givenInputs(row.procedure)
      const stranger = await client()
      const answer = await callRow(stranger, row, theirs)
      expect(answer.status).toBe(404)
      expect(answer.text).toBe((await callRow(stranger, row, unknown)).text)
    },
  )
})

test('a made-up session is refused everywhere', async () => {
  const closed = rows.filter((row) => rowPolicies[routeOf(row)]?.anonymous === 401)
  for (const row of closed) {
    const browser = visitor()
    browser.cookies.set('__Host-session', 'A'.repeat(43))
    expect(await callRow(browser, row, {})).toMatchObject({ status: 401, body: REFUSALS[401] })
  }
})

test('refused writes by a client change no table', async () => {
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
