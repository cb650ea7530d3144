// Guards: change-role

import { anAgreement, anInvoice, aProject, unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { colleagueOf } from '../support/colleague-of.ts'
import { countAudits } from '../support/count-audits.ts'
import { givenOrganization } from '../support/given-organization.ts'
import { fileApp, PASSWORD, plainPasswords, reusableApp } from '../support/test-app.ts'

const cheap = { replace: () => ({ passwords: plainPasswords }) }
const app = await fileApp(cheap)
const { admin, client, services, visitor } = app
const { db } = services.database
const newApp = await reusableApp(cheap)

const roleOf = async (email: string) =>
  (await db.selectFrom('users').select('role').where('email', '=', email).executeTakeFirstOrThrow()).role

test('an administrator promotes a client, with any spelling of the email address', async () => {
  const { rest } = await admin()
  const { email } = await client()
  const answer = await rest('POST', '/api/auth/jwt/elevate-user', {
    email: ` ${email.toUpperCase()} `,
    role: 'ADMIN',
  })
  expect(answer).toMatchObject({ status: 200, body: { email, role: 'ADMIN' } })
  expect(answer.text).not.toContain('argon2')
  expect(await roleOf(email)).toBe('ADMIN')
})

test('a role change ends all sessions of that person and no others', async () => {
  const { rest, trpc } = await admin()
  const [person, other] = [await client(), await client()]
  const otherBrowser = visitor()
  await otherBrowser.rest('POST', '/api/auth/jwt/login', { email: person.email, password: PASSWORD })
  await trpc.admin.users.changeRole.mutate({ email: person.email, role: 'ADMIN' })
  for (const browser of [person, otherBrowser])
    expect((await browser.rest('GET', '/api/auth/session')).status).toBe(401)
  for (const browser of [{ rest }, other])
    expect((await browser.rest('GET', '/api/auth/session')).status).toBe(200)
})

test('the new role applies from the next sign-in', async () => {
  const { trpc } = await admin()
  const person = await client()
  await trpc.admin.users.changeRole.mutate({ email: person.email, role: 'ADMIN' })
  await person.rest('POST', '/api/auth/login', { username: person.email, password: PASSWORD })
  expect((await person.rest('GET', '/api/users')).status).toBe(200)
  await trpc.admin.users.changeRole.mutate({ email: person.email, role: 'CLIENT' })
  await person.rest('POST', '/api/auth/jwt/login', { email: person.email, password: PASSWORD })
  expect((await person.rest('GET', '/api/users')).status).toBe(403)
})

test('the role is read from the table at every request', async () => {
  const { email, rest } = await admin()
  await db.updateTable('users').set({ role: 'CLIENT' }).where('email', '=', email).execute()
  expect((await rest('GET', '/api/users')).status).toBe(403)
  expect((await rest('GET', '/api/auth/session')).body).toMatchObject({ role: 'CLIENT' })
})

test('setting the current role changes nothing and ends no session', async () => {
  const { trpc } = await admin()
  const person = await client()
  const { id } = await trpc.admin.users.changeRole.mutate({ email: person.email, role: 'CLIENT' })
  expect((await person.rest('GET', '/api/auth/session')).status).toBe(200)
  expect(await countAudits(db, 'user.change-role', id)).toBe(0)
})

test('a change is recorded with the roles before and after', async () => {
  const { email: actor, trpc } = await admin()
  const { email } = await client()
  const { id } = await trpc.admin.users.changeRole.mutate({ email, role: 'ADMIN' })
  const rows = await db
    .selectFrom('auditLogs')
    .innerJoin('users', 'users.id', 'auditLogs.actorId')
    .select(['users.email', 'before', 'after'])
    .where('entityId', '=', id)
    .where('action', '=', 'user.change-role')
    .execute()
  expect(rows).toEqual([{ email: actor, before: { role: 'CLIENT' }, after: { role: 'ADMIN' } }])
})

test('refuses to change your own role, in either direction', async () => {
  const { email, rest } = await admin()
  for (const role of ['CLIENT', 'ADMIN']) {
    const { body, status } = await rest('POST', '/api/auth/jwt/elevate-user', { email, role })
    expect({ status, body }).toEqual({
      status: 409,
      body: { error: 'You cannot change your own role', code: 'CONFLICT' },
    })
  }
  expect(await roleOf(email)).toBe('ADMIN')
})

test('refuses an unknown email address', async () => {
  const { rest } = await admin()
  const body = { email: 'nobody@example.com', role: 'ADMIN' }
  expect(await rest('POST', '/api/auth/jwt/elevate-user', body)).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND' },
  })
})

test.each([
  [{ role: 'OWNER' }, 'role', 'Role must be ADMIN or CLIENT'],
  [{ role: undefined }, 'role', 'Role must be ADMIN or CLIENT'],
  [{ email: 'nobody' }, 'email', 'Valid email address required'],
])('refuses a change with %j', async (fault, path, message) => {
  const { rest } = await admin()
  const body = { email: 'someone@example.com', role: 'ADMIN', ...fault }
  expect(await rest('POST', '/api/auth/jwt/elevate-user', body)).toMatchObject({
    status: 400,
    body: { code: 'INVALID', issues: [{ path, message }] },
  })
})

test('three administrators who demote each other in a ring leave at least one, and each change is recorded', async () => {
  const app = await newApp()
  const { db } = app.services.database
  const people = [await app.admin(), await app.admin(), await app.admin()] as const
  const [a, b, c] = people
  const demote = (by: typeof a, whom: typeof a) =>
    by.rest('POST', '/api/auth/jwt/elevate-user', { email: whom.email, role: 'CLIENT' })
  const answers = await Promise.all([demote(a, b), demote(b, c), demote(c, a)])
  const done = answers.filter(({ status }) => status === 200).length
  const remaining = await db.selectFrom('users').select('id').where('role', '=', 'ADMIN').execute()
  expect(remaining.length).toBeGreaterThanOrEqual(1)
  expect(remaining.length).toBe(3 - done)
  expect(await countAudits(db, 'user.change-role')).toBe(done)
})

test('role changes and other work of the same administrators do not conflict', async () => {
  const app = await newApp()
  const [one, other, person] = [await app.admin(), await app.admin(), await app.client()]
  for (let round = 0; round < 8; round++) {
    const invited = Array.from({ length: 4 }, (_, n) => ({
      firstName: 'Elena',
      lastName: 'Marsh',
      email: `elena${round}-${n}@example.com`,
      role: 'CLIENT' as const,
    }))
    const made = await Promise.all(invited.map((input) => one.trpc.admin.invitations.create.mutate(input)))
    const role = round % 2 === 0 ? 'ADMIN' : 'CLIENT'
    const answers = await Promise.all([
      ...made.map(({ id }) => one.rest('DELETE', `/api/invitations/${id}`)),
      other.rest('POST', '/api/auth/jwt/elevate-user', { email: person.email, role }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  }
})

test.each(['project', 'agreement', 'invoice'] as const)(
  'refuses to make a client an administrator while they are in charge of an %s',
  async (record) => {
    const { rest, trpc } = await admin()
    const person = await client()
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', person.email)
      .executeTakeFirstOrThrow()
    if (record === 'project') await aProject(db, id)
    if (record === 'agreement') await anAgreement(db, id)
    if (record === 'invoice') await anInvoice(db, id)
    const promotion = { email: person.email, role: 'ADMIN' } as const
    expect(await rest('POST', '/api/auth/jwt/elevate-user', promotion)).toMatchObject({
      status: 409,
      body: {
        error: 'Maren Okafor is in charge of projects, agreements or invoices, and so has to stay a client',
      },
    })
    expect(await roleOf(person.email)).toBe('CLIENT')
    expect((await person.rest('GET', '/api/auth/session')).status).toBe(200)
    if (record !== 'project') return
    const colleague = await colleagueOf(app, person)
    const { id: successor } = (await colleague.trpc.auth.session.query()) ?? {}
    await db.updateTable('projects').set({ clientId: successor }).where('clientId', '=', id).execute()
    expect(await trpc.admin.users.changeRole.mutate(promotion)).toMatchObject({ role: 'ADMIN' })
  },
)

test('refuses to make an administrator the contact of an archived client, whose records name them', async () => {
  const { trpc } = await admin()
  const { contactId, email, id } = await givenOrganization(app, { org: 'Okafor Tile' })
  await aProject(db, contactId, { status: 'COMPLETE' })
  await db.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', contactId).execute()
  await trpc.admin.clients.archive.mutate({ id, version: 1 })
  const demotion = { email, role: 'CLIENT' } as const
  await expect(trpc.admin.users.changeRole.mutate(demotion)).rejects.toMatchObject({
    message: 'Okafor Tile is archived. Restore the client first.',
    data: { httpStatus: 409 },
  })
  expect(await roleOf(email)).toBe('ADMIN')
  await trpc.admin.clients.restore.mutate({ id, version: 2 })
  expect(await trpc.admin.users.changeRole.mutate(demotion)).toMatchObject({ role: 'CLIENT' })
})

test('an administrator who becomes a client is an organization of one', async () => {
  const { trpc } = await admin()
  const { email } = await admin()
  await trpc.admin.users.changeRole.mutate({ email, role: 'CLIENT' })
  const { organizationId } = await db
    .selectFrom('users')
    .select('organizationId')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const people = db.selectFrom('users').select('email').where('organizationId', '=', organizationId)
  expect(await people.execute()).toEqual([{ email }])
})

test('a former administrator does not come back by an invitation of their own', async () => {
  const { trpc } = await admin()
  const former = await admin()
  const email = `nora${unique()}@example.com`
  const invited = { firstName: 'Nora', lastName: 'Vance', email, role: 'ADMIN' as const }
  await former.trpc.admin.invitations.create.mutate(invited)
  await trpc.admin.users.changeRole.mutate({ email: former.email, role: 'CLIENT' })
  const invitations = db.selectFrom('userInvitations').select('status').where('email', '=', email)
  expect(await invitations.execute()).toEqual([{ status: 'CANCELLED' }])
})
