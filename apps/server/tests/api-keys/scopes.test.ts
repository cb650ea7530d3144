import { appRouter, type ProcedureMeta } from '@tallgrass/api'
import type { ProcedurePath } from '@tallgrass/api/paths/row.ts'
import { apiScopes, clientScopes, refusalWithoutScope } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { createBusinessKey, createKey, programOf } from '../support/api-keys.ts'
import { callProcedure } from '../support/calls/call-procedure.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { admin, client, services } = app

const definitions = appRouter._def.procedures as unknown as Record<
  ProcedurePath,
  { _def: { meta: ProcedureMeta } }
>
const procedures = (Object.keys(definitions) as ProcedurePath[]).map((path) => ({
  path,
  meta: definitions[path]._def.meta,
}))

/** What no key may do, and why. A procedure is closed if its name begins with one of these, and it has no scope. */
const CLOSED: Record<string, string> = {
  'auth.': 'accounts, sign-ins and keys are their owners’',
  'chat.': 'for visitors, without any sign-in',
  'demos.': 'for visitors, and what goes with the demos',
  'portal.checkout.': 'for everyone with the link',
  'portal.sandbox.': 'replaces a provider’s own page',
  'portal.documents.verify': 'for everyone',
  'portal.signing.': 'a signature is a person’s',
  'portal.dashboard': 'a screen of everything at once',
  'portal.calls.link': 'hands out a secret link',
  'portal.company.invite': 'people and their rights',
  'portal.company.cancelInvitation': 'people and their rights',
  'portal.company.setRights': 'people and their rights',
  'portal.files.drafts': 'what a person has not sent yet',
  'portal.messages.draft': 'what a person has not sent yet',
  'portal.messages.saveDraft': 'what a person has not sent yet',
  'portal.notifications.': 'what a person was told, and how they are mailed',
  'portal.viewing.': 'seeing the portal as someone else',
  'admin.dashboard.': 'a screen of everything at once',
  'admin.documents.changeSigner': 'who signs',
  'admin.invoices.refund': 'needs a proof of who it is',
  'admin.projects.delete': 'needs a proof of who it is',
  'admin.clients.archive': 'needs a proof of who it is',
  'admin.clients.merge': 'needs a proof of who it is',
  'admin.contacts.setRights': 'people and their rights',
  'admin.contacts.invite': 'people and their rights',
  'admin.contacts.deactivate': 'people and their rights',
  'admin.contacts.reactivate': 'people and their rights',
  'admin.contacts.move': 'people and their rights',
  'admin.contacts.viewAs': 'seeing the portal as someone else',
  'admin.leads.invite': 'people and their rights',
  'admin.leads.convert': 'people and their rights',
  'admin.invitations.': 'people and their rights',
  'admin.users.': 'people and their rights',
  'admin.people.': 'people and their rights',
  'admin.data.': 'personal data',
  'admin.keys.': 'keys',
  'admin.calendarFeed.': 'hands out a secret address',
  'admin.audit.': 'security',
  'admin.outbox.': 'messages with secret links',
  'admin.jobs.': 'the running of the site',
  'admin.system.': 'the running of the site',
  'admin.webhooks.': 'where events go, with their secrets',
}

const isNamedClosed = (path: string) => Object.keys(CLOSED).some((beginning) => path.startsWith(beginning))

test('every procedure has a scope or is named as closed, and none is both', () => {
  const wrong = procedures.filter(({ meta, path }) => (meta.scope !== undefined) === isNamedClosed(path))
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('every scope is of a procedure, and what needs a proof has none', () => {
  const used = new Set(procedures.flatMap(({ meta }) => meta.scope ?? []))
  expect([...used].sort()).toEqual([...apiScopes].sort())
  expect(procedures.filter(({ meta }) => meta.scope && meta.needsProof)).toEqual([])
})

test('clients can choose exactly the scopes of which they can do something', () => {
  const theirs = procedures.flatMap(({ meta }) => (meta.access === 'ADMIN' ? [] : (meta.scope ?? [])))
  expect([...new Set(theirs)].sort()).toEqual([...clientScopes].sort())
})

test('what reads has a scope to read, and what changes has one to write', () => {
  const types = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>
  const wrong = procedures.filter(
    ({ meta, path }) =>
      meta.scope?.endsWith(':write') !== (types[path]?._def.type === 'mutation') && meta.scope,
  )
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('a key with every scope cannot call a closed procedure', async () => {
  const { token } = await createBusinessKey(await admin(), { scopes: [...apiScopes] })
  for (const { meta, path } of procedures) {
    if (meta.scope !== undefined) continue
    const answer = await callProcedure(programOf(app, token), path, {})
    expect(answer, path).toMatchObject({
      status: 403,
      body: { error: { message: 'API keys may not do this. Sign in instead.' } },
    })
  }
})

test('a key without its scope cannot call a procedure, and the refusal names the scope', async () => {
  const office = await admin()
  const { token } = await createBusinessKey(office, { scopes: ['waitlist:read'] })
  const { token: other } = await createBusinessKey(office, { scopes: ['leads:read'] })
  for (const { meta, path } of procedures) {
    if (meta.scope === undefined) continue
    const program = programOf(app, meta.scope === 'waitlist:read' ? other : token)
    const answer = await callProcedure(program, path, {})
    expect(answer, path).toMatchObject({
      status: 403,
      body: { error: { message: refusalWithoutScope(meta.scope), data: { code: 'FORBIDDEN' } } },
    })
  }
})

test('over REST, a missing scope is a 403 that names it, and is recorded', async () => {
  const office = await admin()
  const { key, token } = await createKey(office, { name: 'Till', scopes: ['leads:read'] })
  expect(await programOf(app, token).rest('GET', '/api/invoices')).toMatchObject({
    status: 403,
    body: { error: 'This key may not read invoices. It needs the scope invoices:read.', code: 'FORBIDDEN' },
  })
  const { items } = await office.trpc.admin.audit.list.query({ action: 'call.refuse', limit: 500 })
  expect(items.filter(({ actorKeyName }) => actorKeyName === 'Till')).toMatchObject([
    {
      actor: { kind: 'api_key', keyId: key.id },
      actorName: 'Ruth Calloway',
      after: { call: 'portal.invoices.list' },
    },
  ])
})

test('a client’s key does no more than the client may', async () => {
  const browser = await client()
  const { token } = await createKey(browser, { scopes: [...clientScopes] })
  const program = programOf(app, token)
  const { db } = services.database
  // As if the scope had been chosen before the role changed.
  await db
    .updateTable('apiKeys')
    .set({ scopes: [...apiScopes] })
    .execute()
  expect(await program.rest('GET', '/api/admin/leads')).toMatchObject({
    status: 403,
    body: { error: 'Only administrators may do this' },
  })
})

test.each([
  ['/api/admin/leads.csv', 'API keys may not do this. Sign in instead.'],
  ['/api/account/exports/01500000-0000-7000-8000-000000000001', 'API keys may not do this. Sign in instead.'],
  [
    '/api/files/01500000-0000-7000-8000-000000000001',
    'This key may not read files. It needs the scope files:read.',
  ],
  [
    '/api/invoices/01500000-0000-7000-8000-000000000001/invoice.pdf',
    'This key may not read invoices. It needs the scope invoices:read.',
  ],
])('%s refuses a key without the scope', async (path, error) => {
  const { token } = await createBusinessKey(await admin(), { scopes: ['leads:read'] })
  expect(await programOf(app, token).rest('GET', path)).toMatchObject({ status: 403, body: { error } })
})

test('uploads refuse a key without the scope', async () => {
  const { token } = await createBusinessKey(await admin(), { scopes: ['files:read'] })
  const headers = { 'tus-resumable': '1.0.0', 'upload-length': '3', 'upload-metadata': 'filename YQ==' }
  const answer = await programOf(app, token).send({ method: 'POST', url: '/api/uploads', headers })
  expect(answer).toMatchObject({
    status: 403,
    body: { error: 'This key may not upload and remove files. It needs the scope files:write.' },
  })
})

test('a key changes nothing in the name of a session, and sees no view of another’s portal', async () => {
  const browser = await admin()
  const { token } = await createBusinessKey(browser, { scopes: [...apiScopes] })
  const program = browser.withHeaders({ authorization: `Bearer ${token}`, 'x-view-as': 'any' })
  const answer = await program.rest('POST', '/api/auth/logout')
  expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
  expect((await browser.rest('GET', '/api/auth/session')).status).toBe(200)
})
