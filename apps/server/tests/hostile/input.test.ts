import { appRouter } from '@tallgrass/api'
import { type JsonSchema, toJsonSchema } from '@tallgrass/api/paths/json-schema.ts'
import type { ProcedurePath, Row } from '@tallgrass/api/paths/row.ts'
import { rows } from '@tallgrass/api/paths/rows.ts'
import { auditFilter, invoiceListing, leadFilter, waitlistFilter } from '@tallgrass/contracts'
import { noLimits } from '@tallgrass/core'
import { hostileRuns } from '@tallgrass/testing'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { definitionOf } from '../../src/rest/definition-of.ts'
import { callProcedure, sendInput } from '../support/calls/call-procedure.ts'
import {
  expectHarmless,
  expectProcedureAnswer,
  expectRefusal,
  expectRowAnswer,
} from '../support/calls/documented-answers.ts'
import {
  hostileInputs,
  hostileQuery,
  hostileSegment,
  unstorableInputs,
} from '../support/calls/hostile-text.ts'
import { validCalls } from '../support/calls/valid-calls.ts'
import { procedurePolicies } from '../support/policies/policies.ts'
import { fileApp } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'
import { prepareWorld, worldApp } from '../support/worlds/prepared-world.ts'

const app = await worldApp()
const world = prepareWorld(app)

const procedures = Object.keys(appRouter._def.procedures) as ProcedurePath[]
const JSON_BODY = { 'content-type': 'application/json' }

/** A call that is tried for certain. */
type Example = [{ input: string; method: 'GET' | 'POST'; batched: boolean }]

function schemaOf(path: ProcedurePath): JsonSchema {
  const [schema] = definitionOf(path).inputs
  return schema ? toJsonSchema(schema, 'input') : {}
}

/** The allowed caller: an administrator, or the owner for records of one browser. */
function callersOf(path: ProcedurePath) {
  return procedurePolicies[path].administrator === 'allowed' ? administrators() : () => world.owner()
}

/** Signs in again if the last input ended the session, so that requests do not all fail with 401. */
function administrators() {
  let browser: TestBrowser | undefined
  return async (): Promise<TestBrowser> => {
    if (browser?.cookies.size) return browser
    const signedIn = await app.admin()
    browser = {
      ...signedIn,
      async send(request) {
        const answer = await signedIn.send(request)
        if (answer.status === 401) browser = undefined
        return answer
      },
    }
    return browser
  }
}

afterEach(async () => {
  expect(await app.visitor().rest('GET', '/api/health')).toMatchObject({ status: 200 })
  expect({}).not.toHaveProperty('polluted')
})

test.each(procedures)('%s accepts or refuses any input', async (path) => {
  const example: unknown = await validCalls[path](world, app.visitor())
  const caller = callersOf(path)
  const right = definitionOf(path).type === 'mutation' ? 'POST' : 'GET'
  const wrong = right === 'GET' ? 'POST' : 'GET'
  const request = fc.record({
    input: hostileInputs(schemaOf(path), example),
    method: fc.oneof({ weight: 5, arbitrary: fc.constant(right) }, fc.constant(wrong)),
    batched: fc.boolean(),
  })
  const property = fc.asyncProperty(request, async ({ batched, input, method }) => {
    const browser = await caller()
    const answer = batched
      ? await sendBatch(browser, { path, method, inputs: [input, JSON.stringify(example ?? null)] })
      : await sendInput(browser, { path, method, input })
    expectProcedureAnswer(answer, path)
  })
  const certain = unstorableInputs(schemaOf(path), example)
  const examples: Example[] = certain.map((input) => [{ input, method: right, batched: false }])
  await fc.assert(property, { ...hostileRuns(), examples })
  const last = await callersOf(path)()
  expect(await callProcedure(last, path, await validCalls[path](world, last))).toMatchObject({
    status: 200,
  })
})

function sendBatch(
  { send }: TestBrowser,
  { inputs, method, path }: { path: string; method: 'GET' | 'POST'; inputs: string[] },
) {
  const url = `/trpc/${inputs.map(() => path).join(',')}?batch=1`
  const text = `{${inputs.map((input, n) => `"${n}":${input}`).join(',')}}`
  if (method === 'GET') return send({ method, url: `${url}&input=${encodeURIComponent(text)}` })
  return send({ method, url, headers: JSON_BODY, payload: text })
}

const named = rows.map((row) => ({ name: `${row.method} ${row.path}`, row }))

test.each(named)('$name accepts or refuses any input', async ({ row }) => {
  const caller = callersOf(row.procedure)
  const property = fc.asyncProperty(await requestsTo(row), async ({ body, url }) => {
    const { send } = await caller()
    const hasBody = row.method === 'POST' || row.method === 'PUT'
    const payload = hasBody ? { headers: JSON_BODY, payload: body } : {}
    expectRowAnswer(await send({ method: row.method, url, ...payload }), row)
  })
  await fc.assert(property, hostileRuns())
})

/** Requests with hostile input in the path, the query or the body. */
async function requestsTo(row: Row) {
  const schema = schemaOf(row.procedure)
  const fields = new Map(Object.entries((await validCalls[row.procedure](world, app.visitor())) ?? {}))
  const [inPath] = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const segment = inPath ? String(fields.get(inPath)) : ''
  if (inPath) fields.delete(inPath)
  const body = Object.fromEntries(fields)
  const addressed = (text: string) => row.path.replace(/\{\w+\}/, () => text)
  const names = Object.keys(schema.properties ?? {})
  const address = fc.record({
    url: fc.oneof(fc.constant(segment), hostileSegment).map(addressed),
    query: fc.oneof(fc.constant(''), hostileQuery(names)).map((query) => (query ? `?${query}` : '')),
  })
  const text = fc.oneof(fc.constant(JSON.stringify(body)), hostileInputs(schema, body))
  return fc.record({ address, body: text }).map(({ address: { query, url }, body }) => ({
    url: url + query,
    body,
  }))
}

/** A separate server: exports of the first one would read its long audit log on every run. */
const exporting = await fileApp({ replace: () => ({ limits: noLimits }) })
const exports = [
  { name: 'audit', filter: auditFilter },
  { name: 'invoices', filter: invoiceListing },
  { name: 'leads', filter: leadFilter },
  { name: 'waitlist', filter: waitlistFilter },
]

test.each(exports)('the $name export accepts or refuses any query', async ({ filter, name }) => {
  const { send } = await exporting.admin()
  const property = fc.asyncProperty(hostileQuery(Object.keys(filter.shape)), async (query) => {
    const answer = await send({ method: 'GET', url: `/api/admin/${name}.csv?${query}` })
    expectHarmless(answer)
    if (answer.status !== 200) expectRefusal(answer)
  })
  await fc.assert(property, hostileRuns())
})

test.each(['/', '/api/', '/trpc/', '/trpc/auth.'])('nothing breaks below %s', async (start) => {
  const methods = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD')
  const property = fc.asyncProperty(methods, hostileSegment, async (method, segment) => {
    expectHarmless(await app.visitor().send({ method, url: start + segment }))
  })
  await fc.assert(property, hostileRuns())
})

test('an invalid session cookie is refused', async () => {
  const property = fc.asyncProperty(hostileSegment, async (token) => {
    const browser = app.visitor()
    browser.cookies.set('__Host-session', token)
    const answer = await browser.rest('GET', '/api/auth/session')
    expect(answer.status).toBe(401)
    expectRefusal(answer)
  })
  await fc.assert(property, hostileRuns())
})
