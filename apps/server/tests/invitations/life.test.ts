// Guards: create-invitation, send-invitation, renew-invitation, cancel-invitation

import { createHash } from 'node:crypto'
import { DAY_MS, type InvitationId, parseId } from '@tallgrass/domain'
import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { countAudits } from '../support/count-audits.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'
import { tokenOf } from '../support/token-of.ts'

const { admin, client, clock, services, visitor } = await fileApp({
  replace: () => ({ passwords: plainPasswords }),
})
const { db } = services.database
const UNKNOWN_ID = parseId('Invitation', '00000000-0000-7000-8000-000000000000')

function aPerson() {
  return {
    firstName: 'Elena',
    lastName: 'Marsh',
    email: `elena${unique()}@example.com`,
    role: 'CLIENT' as const,
  }
}

function inSevenDays() {
  return new Date(clock.now().getTime() + 7 * DAY_MS).toISOString()
}

function rowOf(id: InvitationId) {
  return db.selectFrom('userInvitations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

test('creating an invitation returns its id and link, and that no email was sent', async () => {
  const { rest } = await admin()
  const { body, status } = await rest('POST', '/api/invitations', aPerson())
  expect(status).toBe(200)
  expect(body).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    inviteUrl: expect.stringMatching(/^http:\/\/localhost:3000\/invite\/accept\?token=[\w-]{43}$/),
    expiresAt: inSevenDays(),
    emailEnabled: false,
    emailSent: false,
  })
})

test('tables hold only the hash of the token', async () => {
  const { trpc } = await admin()
  const { id, inviteUrl } = await trpc.admin.invitations.create.mutate(aPerson())
  const token = tokenOf(inviteUrl)
  const row = await rowOf(id)
  expect(row.inviteTokenHash).toBe(createHash('sha256').update(token).digest('hex'))
  const mails = await db.selectFrom('outboxMails').selectAll().execute()
  const audits = await db.selectFrom('auditLogs').selectAll().execute()
  expect(JSON.stringify([row, mails, audits])).not.toContain(token)
})

test('the invited email address is normalized', async () => {
  const { trpc } = await admin()
  const n = unique()
  const { id } = await trpc.admin.invitations.create.mutate({
    ...aPerson(),
    email: ` Ｅlena${n}@EXAMPLE.com `,
  })
  expect((await rowOf(id)).email).toBe(`elena${n}@example.com`)
})

test('creating an invitation is recorded with its actor and fields', async () => {
  const { email, trpc } = await admin()
  const person = aPerson()
  const { id } = await trpc.admin.invitations.create.mutate(person)
  const entry = await db
    .selectFrom('auditLogs')
    .innerJoin('users', 'users.id', 'auditLogs.actorId')
    .select(['users.email', 'action', 'after'])
    .where('entityId', '=', id)
    .executeTakeFirstOrThrow()
  expect(entry).toEqual({ email, action: 'invitation.create', after: person })
})

test('refuses to invite an email that has an account', async () => {
  const { rest } = await admin()
  const { email } = await client()
  const { body, status } = await rest('POST', '/api/invitations', {
    ...aPerson(),
    email: email.toUpperCase(),
  })
  expect({ status, body }).toEqual({
    status: 409,
    body: { error: 'This email address already has an account', code: 'CONFLICT' },
  })
})

test('refuses a second invitation while the first is pending', async () => {
  const { rest } = await admin()
  const person = aPerson()
  await rest('POST', '/api/invitations', person)
  const again = await rest('POST', '/api/invitations', { ...person, email: person.email.toUpperCase() })
  expect(again).toMatchObject({
    status: 409,
    body: { error: 'This email address already has a pending invitation', code: 'CONFLICT' },
  })
})

test('of simultaneous invitations to one email, exactly one is created', async () => {
  const { rest } = await admin()
  const person = aPerson()
  const answers = await Promise.all(Array.from({ length: 8 }, () => rest('POST', '/api/invitations', person)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
  const rows = await db.selectFrom('userInvitations').select('id').where('email', '=', person.email).execute()
  expect(rows).toHaveLength(1)
})

test.each([
  [{ firstName: '  ' }, 'First name is required'],
  [{ firstName: undefined }, 'First name is required'],
  [{ lastName: '' }, 'Last name is required'],
  [{ email: 'elena.example.com' }, 'Please enter a valid email address'],
  [{ role: 'OWNER' }, 'Role must be ADMIN or CLIENT'],
  [{ role: 'client' }, 'Role must be ADMIN or CLIENT'],
])('refuses an invitation with %j', async (fault, message) => {
  const { rest } = await admin()
  const { body, status } = await rest('POST', '/api/invitations', { ...aPerson(), ...fault })
  expect({ status, body }).toEqual({
    status: 400,
    body: { error: message, code: 'INVALID', issues: [{ path: Object.keys(fault)[0], message }] },
  })
})

test('extra fields of an invitation are ignored', async () => {
  const { rest } = await admin()
  const extra = {
    status: 'ACCEPTED',
    expiresAt: '2099-01-01T00:00:00.000Z',
    invitedBy: UNKNOWN_ID,
    id: UNKNOWN_ID,
  }
  const { body } = await rest('POST', '/api/invitations', { ...aPerson(), ...extra })
  const { id } = body as { id: string }
  expect(await rowOf(parseId('Invitation', id))).toMatchObject({
    status: 'PENDING',
    expiresAt: inSevenDays(),
    invitedBy: expect.not.stringMatching(UNKNOWN_ID),
  })
  expect(id).not.toBe(UNKNOWN_ID)
})

test('a cancelled invitation is listed only in the history, and its link says why', async () => {
  const { rest, trpc } = await admin()
  const { id, inviteUrl } = await trpc.admin.invitations.create.mutate(aPerson())
  expect(await rest('DELETE', `/api/invitations/${id}`)).toMatchObject({ status: 200, body: { ok: true } })
  const pending = await trpc.admin.invitations.list.query({ show: 'pending', limit: 500 })
  expect(pending.items.map((item) => item.id)).not.toContain(id)
  const history = await trpc.admin.invitations.list.query({ show: 'all', limit: 500 })
  expect(history.items).toContainEqual(expect.objectContaining({ id, status: 'CANCELLED' }))
  expect(await visitor().rest('GET', `/api/invitations/${tokenOf(inviteUrl)}/validate`)).toMatchObject({
    status: 410,
    body: { error: 'This invitation was cancelled', code: 'GONE' },
  })
})

test('the email of a cancelled invitation can be invited again', async () => {
  const { trpc } = await admin()
  const person = aPerson()
  const { id } = await trpc.admin.invitations.create.mutate(person)
  await trpc.admin.invitations.cancel.mutate({ id })
  const again = await trpc.admin.invitations.create.mutate(person)
  expect(again.id).not.toBe(id)
})

test('refuses to cancel twice, with both states in the message', async () => {
  const { rest, trpc } = await admin()
  const { id } = await trpc.admin.invitations.create.mutate(aPerson())
  await trpc.admin.invitations.cancel.mutate({ id })
  expect(await rest('DELETE', `/api/invitations/${id}`)).toMatchObject({
    status: 409,
    body: {
      error: 'This invitation is cancelled and cannot become cancelled again. Send a new invitation.',
      code: 'ILLEGAL_TRANSITION',
    },
  })
})

test('refuses to cancel an invitation that does not exist', async () => {
  const { rest } = await admin()
  expect(await rest('DELETE', `/api/invitations/${UNKNOWN_ID}`)).toMatchObject({
    status: 404,
    body: { error: 'This invitation does not exist', code: 'NOT_FOUND' },
  })
})

test('of simultaneous cancellations, exactly one is recorded', async () => {
  const { rest, trpc } = await admin()
  const { id } = await trpc.admin.invitations.create.mutate(aPerson())
  const answers = await Promise.all(Array.from({ length: 6 }, () => rest('DELETE', `/api/invitations/${id}`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  expect(await countAudits(db, 'invitation.cancel', id)).toBe(1)
})

test('a new link replaces the old one and restarts the seven days', async () => {
  const { trpc } = await admin()
  const { id, inviteUrl } = await trpc.admin.invitations.create.mutate(aPerson())
  clock.advance({ days: 5 })
  const later = await admin()
  const renewed = await later.trpc.admin.invitations.renew.mutate({ id })
  expect(renewed).toMatchObject({ id, emailEnabled: false, emailSent: false })
  expect(renewed.expiresAt).toBe(inSevenDays())
  const validate = (url: string) => visitor().rest('GET', `/api/invitations/${tokenOf(url)}/validate`)
  expect((await validate(inviteUrl)).status).toBe(404)
  clock.advance({ days: 6 })
  expect((await validate(renewed.inviteUrl)).status).toBe(200)
})

test('refuses a new link for an invitation that is not pending, with its state in the message', async () => {
  const { trpc } = await admin()
  const { id } = await trpc.admin.invitations.create.mutate(aPerson())
  await trpc.admin.invitations.cancel.mutate({ id })
  await expect(trpc.admin.invitations.renew.mutate({ id })).rejects.toMatchObject({
    message: 'This invitation is cancelled and cannot become pending again. Send a new invitation.',
    data: { code: 'ILLEGAL_TRANSITION', httpStatus: 409 },
  })
  await expect(trpc.admin.invitations.renew.mutate({ id: UNKNOWN_ID })).rejects.toMatchObject({
    data: { code: 'NOT_FOUND', httpStatus: 404 },
  })
})

test('an invitation of an administrator, and its new link, need a proof of the last ten minutes', async () => {
  const { rest, trpc } = await admin()
  const person = { ...aPerson(), role: 'ADMIN' as const }
  const { id } = await trpc.admin.invitations.create.mutate(person)
  const { inviteTokenHash } = await rowOf(id)
  clock.advance({ minutes: 11 })
  const needed = { status: 403, body: { code: 'PROOF_NEEDED' } }
  const other = { ...aPerson(), role: 'ADMIN' as const }
  expect(await rest('POST', '/api/invitations', other)).toMatchObject(needed)
  await expect(trpc.admin.invitations.renew.mutate({ id })).rejects.toMatchObject({
    data: { code: 'PROOF_NEEDED' },
  })
  expect(await rowOf(id)).toMatchObject({ inviteTokenHash })
  const rows = db.selectFrom('userInvitations').select('id').where('email', '=', other.email)
  expect(await rows.execute()).toEqual([])
  expect(await rest('POST', '/api/invitations', aPerson())).toMatchObject({ status: 200 })
})
