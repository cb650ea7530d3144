// Guards: convert-lead, invite-lead, become-contact

import { type LeadId, parseId } from '@tallgrass/domain'
import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { present } from '../support/present.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'
import { tokenOf } from '../support/token-of.ts'

const { admin, client, visitor } = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { rest, trpc } = await admin()
const { audit, clients, contacts, leads } = trpc.admin

const NAME = { firstName: 'Grace', lastName: 'Nwosu' }
const PHONE = '(214) 555-0117'

/** With a conversation, and a call in it. */
async function aLead(more: object = {}) {
  const lead = { name: 'Grace Nwosu', email: `grace${unique()}@example.com`, phone: PHONE, ...more }
  const browser = visitor()
  const { id } = await browser.trpc.chat.createLead.mutate(lead)
  await browser.trpc.chat.createBooking.mutate({ leadId: id, type: 'smart-ai-call' })
  const { sessionId } = await browser.trpc.chat.startSession.mutate()
  await browser.trpc.chat.send.mutate({ sessionId, message: 'Do you work with law offices?' })
  return { ...lead, id }
}

const aClient = (more: object = {}) =>
  contacts.create.mutate({
    firstName: 'Dele',
    lastName: 'Okafor',
    email: `dele${unique()}@example.com`,
    ...more,
  })

async function actionsOn(id: LeadId) {
  const { items } = await audit.list.query({ entityId: id })
  return items.map(({ action }) => action)
}

test('a lead becomes a client without an invitation, with company, phone, call and conversation', async () => {
  const { email, id } = await aLead({ company: 'Nwosu Law' })
  const converted = await leads.convert.mutate({ id, ...NAME })
  expect(converted).toEqual({
    id,
    version: 2,
    clientId: expect.any(String),
    organizationId: expect.any(String),
  })
  const { clientId, organizationId } = converted
  expect(await clients.get.query({ id: organizationId })).toMatchObject({
    name: 'Nwosu Law',
    phone: PHONE,
    contacts: [{ id: clientId, name: 'Grace Nwosu', email, phone: PHONE, hasAccount: false, signs: true }],
    calls: { items: [{ leadId: id, type: 'smart-ai-call' }] },
    conversations: { items: [{ lead: { id }, firstMessage: 'Do you work with law offices?' }] },
  })
  expect(await leads.get.query({ id })).toMatchObject({
    status: 'converted',
    // No one has written or called.
    firstContactedAt: null,
    organizationId,
    client: { id: clientId, organizationId, hasAccount: false },
    invitation: null,
  })
  expect(await leads.list.query({ search: email })).toMatchObject({ items: [{ organizationId }] })
  const { items } = await audit.list.query({ entityId: id, action: 'lead.convert' })
  expect(items).toMatchObject([
    { before: { status: 'new', clientId: null }, after: { status: 'converted', clientId } },
  ])
})

test('the contact is invited later, and sees the call that they booked as a lead', async () => {
  const { email, id } = await aLead()
  const type = 'smart-ai-call' as const
  const { slots } = await visitor().trpc.chat.slots.query({ type })
  await visitor().trpc.chat.bookCall.mutate({
    type,
    start: present(slots[0]),
    timeZone: 'America/Chicago',
    attempt: `attempt-of-one-visitor-${unique()}`,
    name: 'Grace Nwosu',
    email,
  })
  const { clientId, organizationId } = await leads.convert.mutate({ id, ...NAME })
  expect(await clients.get.query({ id: organizationId })).toMatchObject({
    name: null,
    shownName: 'Grace Nwosu',
  })
  const { inviteUrl } = await contacts.invite.mutate({ id: clientId })
  const account = { username: `grace${unique()}`, password: 'Prairie2026' }
  const person = visitor()
  await person.rest('POST', `/api/invitations/${tokenOf(inviteUrl)}/accept`, account)
  await person.rest('POST', '/api/auth/jwt/login', { email, password: account.password })
  const { calls } = await person.trpc.portal.dashboard.query()
  expect(calls.upcoming).toMatchObject([{ type, scheduledFor: slots[0] }])
  expect(await leads.get.query({ id })).toMatchObject({ status: 'converted', client: { hasAccount: true } })
  // It was converted before.
  expect((await actionsOn(id)).filter((action) => action === 'lead.convert')).toHaveLength(1)
})

test('the contact whom a lead became is found also after their address was changed', async () => {
  const { id } = await aLead()
  const { id: invitationId } = await leads.invite.mutate({ id, ...NAME })
  const { client: contact } = await leads.get.query({ id })
  const { id: contactId } = present(contact)
  await trpc.admin.invitations.cancel.mutate({ id: invitationId })
  await contacts.update.mutate({ id: contactId, version: 1, email: `grace${unique()}@nwosu.example` })
  expect((await leads.matches.query({ id })).contact).toMatchObject({ name: 'Grace Nwosu' })
  expect(await leads.convert.mutate({ id, ...NAME })).toMatchObject({ clientId: contactId })
})

test('an invited lead becomes a contact at once, of the client, with the phone and the rights that are given', async () => {
  const { organizationId } = await aClient({ organizationName: 'Okafor Tile' })
  const { id } = await aLead({ company: 'Okafor Tile & Stone' })
  await leads.invite.mutate({ id, ...NAME, organizationId, phone: '(469) 555-0100', pays: false })
  expect(await clients.get.query({ id: organizationId })).toMatchObject({
    name: 'Okafor Tile',
    phone: null,
    contacts: [
      { name: 'Dele Okafor' },
      { name: 'Grace Nwosu', phone: '(469) 555-0100', signs: true, pays: false, reviews: true },
    ],
    calls: { items: [{ leadId: id }] },
  })
  expect(await leads.get.query({ id })).toMatchObject({
    status: 'contacted',
    organizationId,
    invitation: { status: 'PENDING' },
  })
})

test('an empty company makes a private person, and an empty phone is left out', async () => {
  const { id } = await aLead({ company: 'Nwosu Law' })
  const { organizationId } = await leads.convert.mutate({ id, ...NAME, organizationName: '', phone: '' })
  expect(await clients.get.query({ id: organizationId })).toMatchObject({
    name: null,
    phone: null,
    version: 1,
    contacts: [{ phone: null }],
  })
})

test('a lead with the address of a contact without an account becomes that contact', async () => {
  const { email, id } = await aLead({ company: 'Nwosu Law' })
  const contact = await aClient({ email, organizationName: 'Okafor Tile' })
  expect(await leads.matches.query({ id })).toMatchObject({
    contact: {
      name: 'Dele Okafor',
      organizationId: contact.organizationId,
      organizationName: 'Okafor Tile',
    },
  })
  const other = await aClient()
  await expect(
    leads.convert.mutate({ id, ...NAME, organizationId: other.organizationId }),
  ).rejects.toMatchObject({
    message: 'Dele Okafor is already a contact of another client',
    data: { code: 'CONFLICT' },
  })
  expect(await leads.convert.mutate({ id, ...NAME })).toMatchObject({
    clientId: contact.id,
    organizationId: contact.organizationId,
  })
  expect(await contacts.list.query({ clientId: contact.id })).toEqual([contact])
})

test('clients with the same name or mail domain are offered, but not those of a public mail domain', async () => {
  const domain = `prairie${unique()}.example`
  const company = `Prairie Bakery ${unique()}`
  const same = await aClient({ email: `anna@${domain}`, organizationName: company })
  const named = await aClient({ organizationName: company.toUpperCase() })
  const gone = await aClient({ organizationName: company })
  await clients.archive.mutate({ id: gone.organizationId, version: 1 })
  const { id } = await aLead({ email: `ben@${domain}`, company: `  ${company}` })
  const { clients: offered, contact } = await leads.matches.query({ id })
  expect(contact).toBeNull()
  expect(offered).toHaveLength(2)
  expect(offered).toEqual(
    expect.arrayContaining([
      { id: same.organizationId, name: company, email: `anna@${domain}`, reasons: ['domain', 'name'] },
      {
        id: named.organizationId,
        name: company.toUpperCase(),
        email: expect.any(String),
        reasons: ['name'],
      },
    ]),
  )
  expect(await leads.matches.query({ id, company: 'Another Bakery' })).toMatchObject({
    clients: [{ id: same.organizationId, reasons: ['domain'] }],
  })
  await aClient({ email: `anna${unique()}@gmail.com` })
  const stranger = await aLead({ email: `ben${unique()}@gmail.com`, company: `Bakery ${unique()}` })
  expect(await leads.matches.query({ id: stranger.id })).toEqual({ contact: null, clients: [] })
})

test('refuses a lead that is a client, is closed, or has no address, and changes nothing', async () => {
  const { id } = await aLead()
  await leads.convert.mutate({ id, ...NAME })
  await expect(leads.convert.mutate({ id, ...NAME })).rejects.toMatchObject({
    message: 'This lead is already a client',
    data: { code: 'CONFLICT', httpStatus: 409 },
  })
  const closed = await aLead()
  await leads.close.mutate({ id: closed.id, as: 'spam', version: 1 })
  await expect(leads.convert.mutate({ id: closed.id, ...NAME })).rejects.toMatchObject({
    message: 'This lead is closed as spam. Reopen it before you convert it.',
    data: { code: 'ILLEGAL_TRANSITION' },
  })
  const nameless = await leads.create.mutate({ name: 'Grace Nwosu' })
  await expect(leads.convert.mutate({ id: nameless.id, ...NAME })).rejects.toThrow(
    'This lead has no email address. Add one before you convert them.',
  )
  expect(await trpc.admin.users.list.query({ search: closed.email })).toMatchObject({ items: [] })
})

test('a lead with the address of an account is linked to that contact, without an invitation', async () => {
  const known = await client()
  const { email, id } = await aLead({ email: known.email })
  const { contact } = await leads.matches.query({ id })
  expect(contact).toMatchObject({ hasAccount: true })
  const { organizationId } = present(contact)
  const invited = { id, ...NAME }
  await expect(leads.invite.mutate(invited)).rejects.toThrow('This email address already has an account')
  const person = await known.trpc.auth.session.query()
  expect(await leads.convert.mutate({ id })).toMatchObject({ clientId: person?.id, organizationId })
  expect(await leads.get.query({ id })).toMatchObject({
    status: 'converted',
    client: { id: person?.id, hasAccount: true },
    invitation: null,
  })
  expect(await clients.get.query({ id: organizationId })).toMatchObject({
    contacts: [{ email }],
    calls: { items: [{ leadId: id }] },
    conversations: { items: [{ lead: { id } }] },
  })
  const { items } = await trpc.admin.workItems.list.query({ limit: 500 })
  expect(items.map(({ entityId }) => entityId)).not.toContain(id)
})

test('refuses a new contact without a name, and the address of an administrator or of someone deactivated', async () => {
  const { id } = await aLead()
  await expect(leads.convert.mutate({ id, firstName: 'Grace' })).rejects.toMatchObject({
    message: 'Last name is required',
    data: { code: 'INVALID' },
  })
  const office = await aLead({ email: (await admin()).email })
  expect((await leads.matches.query({ id: office.id })).contact).toBeNull()
  await expect(leads.convert.mutate({ id: office.id, ...NAME })).rejects.toMatchObject({
    message: 'This email address already has an account',
    data: { code: 'CONFLICT' },
  })
  const contact = await aClient()
  await contacts.deactivate.mutate({ id: contact.id, version: 1 })
  const gone = await aLead({ email: contact.email })
  await expect(leads.convert.mutate({ id: gone.id })).rejects.toMatchObject({
    message: 'Dele Okafor was deactivated. Reactivate them first.',
    data: { code: 'CONFLICT' },
  })
  expect(await leads.get.query({ id: gone.id })).toMatchObject({ status: 'new', client: null })
})

test('refuses an archived or unknown client', async () => {
  const { organizationId } = await aClient({ organizationName: 'Okafor Tile' })
  await clients.archive.mutate({ id: organizationId, version: 1 })
  const { id } = await aLead()
  for (const call of [leads.convert, leads.invite]) {
    await expect(call.mutate({ id, ...NAME, organizationId })).rejects.toMatchObject({
      message: 'Okafor Tile is archived. Restore the client first.',
      data: { code: 'CONFLICT' },
    })
  }
  const unknown = parseId('Organization', '01a1f7d0-0b33-7623-a6a1-76287c5874e3')
  await expect(leads.invite.mutate({ id, ...NAME, organizationId: unknown })).rejects.toThrow(
    'This organization does not exist',
  )
  expect(await leads.get.query({ id })).toMatchObject({ status: 'new', client: null, version: 1 })
})

test('the documented path takes the fields, and answers the invitation as before', async () => {
  const { email, id } = await aLead()
  const answer = await rest('POST', `/api/admin/leads/${id}/invitation`, {
    ...NAME,
    organizationName: 'Nwosu Law',
  })
  expect(answer.status).toBe(201)
  expect(Object.keys(Object(answer.body)).sort()).toEqual([
    'emailEnabled',
    'emailSent',
    'expiresAt',
    'id',
    'inviteUrl',
  ])
  const { items } = await trpc.admin.users.list.query({ search: email })
  expect(present(items[0]).org).toBe('Nwosu Law')
})
