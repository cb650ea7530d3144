// Guards: invite-lead

import { type LeadId, parseId } from '@tallgrass/domain'
import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { meetingPoint } from '../support/gate.ts'
import { present } from '../support/present.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'
import { tokenOf } from '../support/token-of.ts'

const { admin, clock, services, visitor } = await fileApp({
  replace: () => ({ passwords: plainPasswords }),
})
const { trpc } = await admin()
const { invitations, leads } = trpc.admin
const NAME = { firstName: 'Grace', lastName: 'Nwosu' }

async function aLead() {
  const email = `grace${unique()}@example.com`
  const { id } = await visitor().trpc.chat.createLead.mutate({ name: 'Grace Nwosu', email })
  return { id, email }
}

const accept = (inviteUrl: string) =>
  visitor().rest('POST', `/api/invitations/${tokenOf(inviteUrl)}/accept`, {
    username: `grace${unique()}`,
    password: 'Prairie2026',
  })

const usersWith = (email: string) =>
  services.database.db.selectFrom('users').selectAll().where('email', '=', email).execute()

/** The audit actions of a lead, sorted by name because the clock does not move. */
async function actionsOn(id: LeadId) {
  const { items } = await trpc.admin.audit.list.query({ entityId: id })
  return items.map(({ action }) => action).toSorted()
}

test('a lead is invited as a client in one step, which marks it as contacted', async () => {
  const { email, id } = await aLead()
  const answer = await leads.invite.mutate({ id, ...NAME })
  expect(answer).toEqual({
    id: expect.any(String),
    inviteUrl: expect.stringMatching(/^http:\/\/localhost:3000\/invite\/accept\?token=/),
    expiresAt: expect.any(String),
    emailEnabled: false,
    emailSent: false,
  })
  expect(await visitor().trpc.auth.invitation.query({ token: tokenOf(answer.inviteUrl) })).toEqual({
    ...NAME,
    email,
    role: 'CLIENT',
  })
  expect(await leads.get.query({ id })).toMatchObject({
    status: 'contacted',
    firstContactedAt: clock.now().toISOString(),
    invitation: { id: answer.id, status: 'PENDING', expiresAt: answer.expiresAt },
    client: { name: 'Grace Nwosu', email, hasAccount: false },
    version: 2,
  })
  expect(await usersWith(email)).toMatchObject([{ username: null, passwordHash: null, org: null }])
  expect(await actionsOn(id)).toEqual(['lead.create', 'lead.invite'])
})

test('accepting converts the lead and gives its contact an account', async () => {
  const { email, id } = await aLead()
  await leads.move.mutate({ id, to: 'qualified', version: 1 })
  const { inviteUrl } = await leads.invite.mutate({ id, ...NAME })
  expect(await leads.get.query({ id })).toMatchObject({ status: 'qualified' })
  expect((await accept(inviteUrl)).status).toBe(200)
  const [user] = await usersWith(email)
  expect(await leads.get.query({ id })).toMatchObject({
    status: 'converted',
    client: { id: user?.id, name: 'Grace Nwosu', email, hasAccount: true },
    organizationId: user?.organizationId,
    invitation: { status: 'ACCEPTED' },
  })
  const { items } = await trpc.admin.audit.list.query({ entityId: id, action: 'lead.convert' })
  expect(items).toMatchObject([
    {
      before: { status: 'qualified', clientId: user?.id },
      after: { status: 'converted', clientId: user?.id },
      actorName: null,
    },
  ])
})

test('the renewed link of a lead works too', async () => {
  const { id } = await aLead()
  const invited = await leads.invite.mutate({ id, ...NAME })
  const renewed = await invitations.renew.mutate({ id: invited.id })
  expect((await accept(invited.inviteUrl)).status).toBe(404)
  expect((await accept(renewed.inviteUrl)).status).toBe(200)
  expect(await leads.get.query({ id })).toMatchObject({ status: 'converted', client: expect.any(Object) })
})

test('a lead converted by hand stays converted and is linked', async () => {
  const { id } = await aLead()
  await leads.move.mutate({ id, to: 'converted', version: 1 })
  const { inviteUrl } = await leads.invite.mutate({ id, ...NAME })
  await accept(inviteUrl)
  expect(await leads.get.query({ id })).toMatchObject({ status: 'converted', client: expect.any(Object) })
})

test('a cancelled invitation can be replaced by another', async () => {
  const { id } = await aLead()
  const first = await leads.invite.mutate({ id, ...NAME })
  await invitations.cancel.mutate({ id: first.id })
  expect(await leads.get.query({ id })).toMatchObject({ invitation: { status: 'CANCELLED' } })
  const second = await leads.invite.mutate({ id, ...NAME })
  await accept(second.inviteUrl)
  expect(await leads.get.query({ id })).toMatchObject({ invitation: { id: second.id }, status: 'converted' })
})

test('a contact whose invitation was cancelled stays, and converts the lead when they accept another', async () => {
  const { email, id } = await aLead()
  const first = await leads.invite.mutate({ id, ...NAME })
  await invitations.cancel.mutate({ id: first.id })
  clock.advance({ minutes: 1 })
  const [contact] = await usersWith(email)
  const second = await trpc.admin.contacts.invite.mutate({ id: present(contact).id })
  expect(await leads.get.query({ id })).toMatchObject({
    status: 'contacted',
    client: { id: contact?.id, hasAccount: false },
    invitation: { id: second.id, status: 'PENDING' },
  })
  await accept(second.inviteUrl)
  expect(await leads.get.query({ id })).toMatchObject({
    status: 'converted',
    client: { id: contact?.id, hasAccount: true },
    invitation: { id: second.id, status: 'ACCEPTED' },
  })
})

test('an invitation that was not sent from a lead converts no lead', async () => {
  const { email, id } = await aLead()
  const { inviteUrl } = await invitations.create.mutate({ ...NAME, email, role: 'CLIENT' })
  await accept(inviteUrl)
  expect(await leads.get.query({ id })).toMatchObject({ status: 'new', client: null })
})

test('refuses a lead with a pending invitation or an account', async () => {
  const { email, id } = await aLead()
  const { inviteUrl } = await leads.invite.mutate({ id, ...NAME })
  await expect(leads.invite.mutate({ id, ...NAME })).rejects.toMatchObject({
    message: 'This email address already has a pending invitation',
    data: { code: 'CONFLICT', httpStatus: 409 },
  })
  await accept(inviteUrl)
  await expect(leads.invite.mutate({ id, ...NAME })).rejects.toMatchObject({
    message: 'This email address already has an account',
    data: { code: 'CONFLICT' },
  })
  expect(await usersWith(email)).toHaveLength(1)
  expect(await actionsOn(id)).toEqual(['lead.convert', 'lead.create', 'lead.invite'])
})

test('refuses an unknown lead and a missing name', async () => {
  const id = parseId('Lead', '01a1f7d0-0b33-4623-a6a1-76287c5874e3')
  await expect(leads.invite.mutate({ id, ...NAME })).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } })
  await expect(leads.invite.mutate({ id, ...NAME, lastName: ' ' })).rejects.toMatchObject({
    data: { issues: [{ path: 'lastName', message: 'Last name is required' }] },
  })
})

test('a lead invited five times at once has one invitation', async () => {
  const { email, id } = await aLead()
  const meet = meetingPoint(5)
  const invite = async () => {
    await meet()
    return leads.invite.mutate({ id, ...NAME })
  }
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, invite))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { items } = await invitations.list.query({ show: 'pending', limit: 500 })
  expect(items.filter((item) => item.email === email)).toMatchObject([{ email }])
  expect(await leads.get.query({ id })).toMatchObject({ version: 2 })
})

test('a lead accepted and moved at the same moment is linked, and no move is lost', async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await aLead()
    const { inviteUrl } = await leads.invite.mutate({ id, ...NAME })
    const [accepted, moved] = await Promise.all([
      accept(inviteUrl),
      leads.move.mutate({ id, to: 'qualified', version: 2 }).then(
        () => true,
        () => false,
      ),
    ])
    expect(accepted.status).toBe(200)
    expect(await leads.get.query({ id })).toMatchObject({
      status: 'converted',
      client: expect.any(Object),
      version: moved ? 4 : 3,
    })
  }
})

test('an invitation accepted several times at once creates one account', async () => {
  const { email, id } = await aLead()
  const { inviteUrl } = await leads.invite.mutate({ id, ...NAME })
  const answers = await Promise.all(Array.from({ length: 5 }, () => accept(inviteUrl)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410, 410])
  expect(await usersWith(email)).toHaveLength(1)
  expect(await actionsOn(id)).toEqual(['lead.convert', 'lead.create', 'lead.invite'])
})
