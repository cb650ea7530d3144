// Guards: view-as

import { parseId } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { colleagueOf } from '../support/colleague-of.ts'
import { organizationOf } from '../support/organization-of.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'
import { viewOf } from '../support/view-of.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db } = app.services.database

const ENDED = 'This view has ended. Open it again from the client’s page.'

const sessionOf = ({ trpc }: TestBrowser) => trpc.auth.session.query()

/** No call of this tab works any more, not even with the rights of the administrator. */
async function expectEnded(tab: TestBrowser) {
  const refusal = { data: { code: 'UNAUTHENTICATED', httpStatus: 401 }, message: ENDED }
  await expect(sessionOf(tab)).rejects.toMatchObject(refusal)
  await expect(tab.trpc.portal.dashboard.query()).rejects.toMatchObject(refusal)
  await expect(tab.trpc.admin.users.list.query({})).rejects.toMatchObject(refusal)
  await expect(tab.trpc.auth.logout.mutate()).rejects.toMatchObject(refusal)
  const { body, status } = await tab.rest('GET', '/api/dashboard')
  expect({ body, status }).toEqual({ status: 401, body: { error: ENDED, code: 'UNAUTHENTICATED' } })
}

test('a tab shows the session of the contact, while the others stay the administrator’s', async () => {
  const [admin, client] = [await app.admin(), await app.client()]
  const { id, tab } = await viewOf(admin, client)
  expect(await sessionOf(tab)).toEqual(await sessionOf(client))
  expect(await sessionOf(admin)).toMatchObject({ role: 'ADMIN', email: admin.email })
  const opened = await admin.trpc.admin.contacts.viewAs.mutate({ id: parseId('User', id) })
  expect(opened).toEqual({
    token: expect.any(String),
    name: 'Maren Okafor',
    organizationId: await organizationOf(app, client),
    organizationName: null,
    expiresAt: new Date(app.clock.now().getTime() + 3_600_000).toISOString(),
  })
})

test('each opening is recorded', async () => {
  const [admin, client] = [await app.admin(), await app.client()]
  const { id } = await viewOf(admin, client)
  await viewOf(admin, client)
  const rows = db.selectFrom('auditLogs').select(['action', 'actorKind', 'actorId', 'entity', 'after'])
  const viewer = await sessionOf(admin)
  const row = {
    action: 'contact.view-as',
    actorKind: 'user',
    actorId: viewer?.id,
    entity: 'user',
    after: { expiresAt: expect.any(String) },
  }
  expect(await rows.where('entityId', '=', id).where('action', '=', 'contact.view-as').execute()).toEqual([
    row,
    row,
  ])
})

test('a contact without an account can be viewed, and with the rights that they have now', async () => {
  const admin = await app.admin()
  const person = { firstName: 'Dele', lastName: 'Okafor', email: 'dele.view@example.com' }
  const { id } = await admin.trpc.admin.contacts.create.mutate(person)
  const { token } = await admin.trpc.admin.contacts.viewAs.mutate({ id })
  const tab = admin.withHeaders({ 'x-view-as': token })
  expect(await sessionOf(tab)).toMatchObject({ name: 'Dele Okafor', rights: ['signs', 'pays', 'reviews'] })
  const none = { signs: false, pays: false, reviews: false }
  await admin.trpc.admin.contacts.setRights.mutate({ userId: id, ...none })
  expect(await sessionOf(tab)).toMatchObject({ role: 'CLIENT', rights: [] })
})

test('refuses administrators and deactivated contacts, and unknown ones as if they were not there', async () => {
  const [admin, other, client] = [await app.admin(), await app.admin(), await app.client()]
  const { viewAs } = admin.trpc.admin.contacts
  const of = async (browser: TestBrowser) => parseId('User', (await sessionOf(browser))?.id ?? '')
  const missing = { data: { code: 'NOT_FOUND' } }
  await expect(viewAs.mutate({ id: await of(other) })).rejects.toMatchObject(missing)
  await expect(viewAs.mutate({ id: await of(admin) })).rejects.toMatchObject(missing)
  const id = await of(client)
  await admin.trpc.admin.contacts.deactivate.mutate({ id, version: 1 })
  await expect(viewAs.mutate({ id })).rejects.toMatchObject({
    data: { code: 'CONFLICT' },
    message: 'Maren Okafor was deactivated. Reactivate them to see their portal.',
  })
  await expect(client.trpc.admin.contacts.viewAs.mutate({ id })).rejects.toThrow()
})

test('refuses a forged token, and anything else that was sealed here', async () => {
  const admin = await app.admin()
  const { token } = await viewOf(admin, await app.client())
  const altered = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
  const { sealer } = app.services
  const sealed = [sealer.seal('https://tallgrass.example/reset'), sealer.seal('{"kind":"view"}')]
  for (const forged of ['', 'sample', altered, ...sealed])
    await expectEnded(admin.withHeaders({ 'x-view-as': forged }))
})

test('refuses the token in every session but the one that opened it', async () => {
  const [admin, client] = [await app.admin(), await app.client()]
  const { token } = await viewOf(admin, client)
  const again = app.visitor()
  await again.trpc.auth.adminLogin.mutate({ username: admin.email, password: 'Prairie2026!' })
  for (const other of [again, await app.admin(), client, app.visitor()])
    await expectEnded(other.withHeaders({ 'x-view-as': token }))
})

test('ends after an hour', async () => {
  const admin = await app.admin()
  const { tab } = await viewOf(admin, await app.client())
  app.clock.advance({ minutes: 59 })
  await sessionOf(tab)
  app.clock.advance({ minutes: 1 })
  await expectEnded(tab)
  expect(await sessionOf(admin)).toMatchObject({ role: 'ADMIN' })
})

test('ends when the administrator signs out', async () => {
  const admin = await app.admin()
  const { tab } = await viewOf(admin, await app.client())
  await admin.trpc.auth.logout.mutate()
  await expectEnded(tab)
})

test('ends when the administrator loses the role', async () => {
  const [admin, other] = [await app.admin(), await app.admin()]
  const { tab } = await viewOf(admin, await app.client())
  await other.trpc.admin.users.changeRole.mutate({ email: admin.email, role: 'CLIENT' })
  await expectEnded(tab)
})

test('ends when the contact is deactivated, and when they become an administrator', async () => {
  const [admin, client] = [await app.admin(), await app.client()]
  const colleague = await colleagueOf(app, client)
  const [first, second] = [await viewOf(admin, client), await viewOf(admin, colleague)]
  await admin.trpc.admin.contacts.deactivate.mutate({ id: parseId('User', second.id), version: 1 })
  await expectEnded(second.tab)
  await sessionOf(first.tab)
  await admin.trpc.admin.users.changeRole.mutate({ email: client.email, role: 'ADMIN' })
  await expectEnded(first.tab)
})
