import { appRouter } from '@tallgrass/api'
import type { ProcedurePath } from '@tallgrass/api/paths/row.ts'
import { rows } from '@tallgrass/api/paths/rows.ts'
import { createViewingCtx, noCarrier } from '@tallgrass/core'
import { findView } from '@tallgrass/core/people'
import { expect, test } from 'vitest'
import { definitionOf } from '../../src/rest/definition-of.ts'
import { callProcedure, callRow } from '../support/calls/call-procedure.ts'
import { validCalls } from '../support/calls/valid-calls.ts'
import { everyTable } from '../support/every-table.ts'
import { registeredRoutes } from '../support/policies/registered-routes.ts'
import { testApp } from '../support/test-app.ts'
import type { TestAnswer } from '../support/test-browser.ts'
import { viewOf } from '../support/view-of.ts'
import { prepareWorld, worldApp } from '../support/worlds/prepared-world.ts'

const app = await worldApp()
const { database } = app.services
const admin = await app.admin()

const procedures = Object.keys(appRouter._def.procedures) as ProcedurePath[]
const queries = procedures.filter((path) => definitionOf(path).type === 'query')
const changes = procedures.filter((path) => definitionOf(path).type === 'mutation')
const sentence = 'You are viewing the portal as Maren Okafor. You cannot change anything here.'

/** The conversation and the sessions belong to the contact's own browsers. */
const OF_THEIR_BROWSER: ProcedurePath[] = ['auth.keys.list', 'auth.sessions.list', 'chat.history']

/** The answer depends on the browser that asked for the link. */
const PER_BROWSER: ProcedurePath[] = ['auth.links.get']

/** What only this tab gets: no payment page, and addresses of files that work for a minute. */
function withoutOwn(text: string): string {
  return text.replaceAll(/\?view=[\w-]+/g, '').replaceAll(/"url":"[^"]*\/checkout[^"]*"/g, '"url":null')
}

async function given() {
  const world = prepareWorld(app)
  const owner = await world.owner()
  return { world, owner, ...(await viewOf(admin, owner)) }
}

test('every query answers what the contact reads, and changes nothing', async () => {
  const { owner, tab, world } = await given()
  const inputs = new Map<ProcedurePath, unknown>()
  for (const path of queries) inputs.set(path, await validCalls[path](world, owner))
  const before = await everyTable(database)
  const answers = new Map<ProcedurePath, TestAnswer>()
  for (const [path, input] of inputs) answers.set(path, await callProcedure(tab, path, input))
  expect(await everyTable(database)).toEqual(before)
  for (const [path, { status, text }] of answers) {
    const own = await callProcedure(owner, path, inputs.get(path))
    const expected = OF_THEIR_BROWSER.includes(path) ? 404 : own.status
    expect.soft(status, path).toBe(expected)
    if (status === 200 && !PER_BROWSER.includes(path))
      expect.soft(withoutOwn(text), path).toBe(withoutOwn(own.text))
  }
  expect(answers.get('portal.invoices.list')?.text).toContain('"url":null')
})

test('every change is refused', async () => {
  const { owner, tab, world } = await given()
  for (const path of changes) {
    const { body } = await callProcedure(tab, path, await validCalls[path](world, owner))
    const refusal = { message: sentence, data: { code: 'FORBIDDEN', httpStatus: 403 } }
    expect.soft(body, path).toMatchObject({ error: refusal })
  }
  expect(await admin.trpc.auth.session.query()).toMatchObject({ role: 'ADMIN' })
})

test('every documented change is refused', async () => {
  const { owner, tab, world } = await given()
  for (const row of rows.filter(({ method }) => method !== 'GET')) {
    const answer = await callRow(tab, row, await validCalls[row.procedure](world, owner))
    expect.soft(answer, row.path).toMatchObject({
      status: 403,
      body: { error: sentence, code: 'FORBIDDEN' },
    })
  }
})

test('nothing but procedures, signed notices and sealed links changes anything, so that no way to do so is left', async () => {
  const documented = rows.map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`)
  const others = (await registeredRoutes(() => testApp())).filter(
    (route) => !/^(GET|OPTIONS) /.test(route) && !documented.includes(route),
  )
  expect(others).toEqual([
    // Refused in a view, too: see the test of uploads.
    'DELETE /api/uploads/:id',
    'PATCH /api/uploads/:id',
    'POST /api/uploads',
    'POST /api/webhooks/boldsign',
    'POST /api/webhooks/sandbox',
    'POST /api/webhooks/stripe',
    'POST /trpc/:path',
    'POST /unsubscribe',
  ])
})

test('no verb can change anything in a view, whatever called it', async () => {
  const { token } = await given()
  const session = admin.cookies.get('__Host-session') ?? ''
  const view = await findView(app.services, { token, session, path: null })
  const origin = { ip: null, userAgent: null, requestId: null }
  const ctx = createViewingCtx(app.services, { ...view, origin, session: { ...noCarrier, token: session } })
  await expect(ctx.transaction(async () => 'changed')).rejects.toMatchObject({
    code: 'FORBIDDEN',
    message: sentence,
  })
})

test('records of another organization are as unknown as to the contact', async () => {
  const stranger = await viewOf(admin, await app.client())
  const world = prepareWorld(app)
  const { id } = await world.project()
  const { id: documentId } = await world.sentDocument()
  const UNKNOWN = '01a1f7d0-0b33-7623-a6a1-76287c5874e3'
  const asked = [
    ['portal.projects.get', id, { id }],
    ['portal.projects.summary', id, { id }],
    ['portal.documents.status', documentId, { id: documentId }],
    ['portal.signing.get', documentId, { documentId }],
  ] as const
  for (const [path, known, input] of asked) {
    const answer = await callProcedure(stranger.tab, path, input)
    const unknown = JSON.parse(JSON.stringify(input).replace(known, UNKNOWN))
    expect({ path, status: answer.status }).toEqual({ path, status: 404 })
    expect(answer.text).toBe((await callProcedure(stranger.tab, path, unknown)).text)
  }
})
