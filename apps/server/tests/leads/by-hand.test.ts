// Guards: add-lead, edit-lead

import { type LeadId, parseId } from '@tallgrass/domain'
import { unique } from '@tallgrass/testing'
import { describe, expect, test } from 'vitest'
import { bookACall } from '../support/booked-calls.ts'
import { present } from '../support/present.ts'
import { fileApp } from '../support/test-app.ts'

const app = await fileApp()
const { db } = app.services.database
const { trpc } = await app.admin()
const { leads } = trpc.admin
const PHONE = '(972) 555-0142'
const TAKEN = {
  message: 'Another lead has this email address',
  data: {
    code: 'CONFLICT',
    httpStatus: 409,
    issues: [{ path: 'email', message: 'Another lead has this email address' }],
  },
}

const anEmail = () => `dale${unique()}@example.com`

async function itemsAbout(id: LeadId) {
  const { items } = await trpc.admin.workItems.list.query({ limit: 500 })
  return items.filter(({ entityId }) => entityId === id)
}

describe('a lead made by hand', () => {
  test('with a phone number alone is listed and found by it, and waits to be contacted', async () => {
    const phone = `972 ${unique()}`
    const { id, version } = await leads.create.mutate({ phone, source: 'phone' })
    expect(version).toBe(1)
    const stored = { email: '', name: null, phone, source: 'phone', status: 'new', firstContactedAt: null }
    expect(await leads.get.query({ id })).toMatchObject(stored)
    expect(await leads.list.query({ search: phone, source: 'phone' })).toMatchObject({ items: [stored] })
    expect(await leads.list.query({ search: phone, source: 'chat' })).toMatchObject({ items: [] })
    expect(await leads.list.query({ search: 'no-email.invalid' })).toMatchObject({ items: [] })
    expect((await leads.board.query({ search: phone }))[0]?.leads).toMatchObject([stored])
    expect(await itemsAbout(id)).toMatchObject([
      { whose: phone, detail: 'They called, and no one has contacted them yet.' },
    ])
    const { text } = await (await app.admin()).rest('GET', `/api/admin/leads.csv?search=${phone}`)
    expect(text).toContain(`new,,,${phone},,smart-ai,phone,`)
    expect(text).not.toContain('invalid')
  })

  test('who was spoken to already is not waiting, and the creation is recorded', async () => {
    const email = anEmail()
    const facts = {
      name: 'Dale Hooper',
      email,
      company: 'Hooper Fence',
      phone: PHONE,
      interest: 'both',
    } as const
    const more = { source: 'fair', status: 'contacted', notes: 'Home show' } as const
    const { id } = await leads.create.mutate({ ...facts, ...more })
    const at = app.clock.now().toISOString()
    expect(await leads.get.query({ id })).toMatchObject({ ...facts, ...more, firstContactedAt: at })
    expect(await itemsAbout(id)).toEqual([])
    expect((await trpc.admin.audit.list.query({ entityId: id })).items).toMatchObject([
      { action: 'lead.create', after: { ...facts, ...more }, actorName: 'Ruth Calloway' },
    ])
  })

  test('is the lead of their address when they write', async () => {
    const email = anEmail()
    const { id } = await leads.create.mutate({ email, source: 'referral' })
    await app.visitor().trpc.chat.createLead.mutate({ name: 'Dale Hooper', email })
    expect(await leads.get.query({ id })).toMatchObject({
      name: 'Dale Hooper',
      source: 'referral',
      version: 2,
    })
  })

  test('is refused without a name, an address and a number, as converted, and for a known address', async () => {
    await expect(leads.create.mutate({ company: 'Hooper Fence', name: ' ' })).rejects.toMatchObject({
      data: { issues: [{ path: 'name', message: 'Enter a name, an email address or a phone number' }] },
    })
    await expect(leads.create.mutate({ email: 'dale@', name: 'Dale' })).rejects.toMatchObject({
      data: { issues: [{ path: 'email', message: 'Please enter a valid email address' }] },
    })
    const status = 'converted' as unknown as 'new'
    await expect(leads.create.mutate({ name: 'Dale', status })).rejects.toMatchObject({
      data: { issues: [{ path: 'status', message: 'Status must be new, contacted or qualified' }] },
    })
    const email = anEmail()
    await leads.create.mutate({ email })
    await expect(leads.create.mutate({ email: email.toUpperCase() })).rejects.toMatchObject(TAKEN)
  })
})

describe('editing', () => {
  test('changes the given facts alone, and records what changed', async () => {
    const { id } = await leads.create.mutate({ name: 'Dale', phone: PHONE, source: 'phone' })
    const email = anEmail()
    app.clock.advance({ seconds: 1 })
    const edit = { id, name: 'Dale Hooper', email, source: 'fair' } as const
    expect(await leads.update.mutate({ ...edit, version: 1 })).toEqual({ id, version: 2 })
    expect(await leads.get.query({ id })).toMatchObject({ ...edit, phone: PHONE, version: 2 })
    expect((await trpc.admin.audit.list.query({ entityId: id })).items[0]).toMatchObject({
      action: 'lead.edit',
      before: { name: 'Dale', email: null, source: 'phone' },
      after: { name: 'Dale Hooper', email, source: 'fair' },
    })
    await leads.update.mutate({ id, email: '', company: null, version: 2 })
    expect(await leads.get.query({ id })).toMatchObject({ email: '', version: 3 })
    // Nothing changes, and nothing is recorded.
    expect(await leads.update.mutate({ id, email: null, version: 3 })).toEqual({ id, version: 3 })
  })

  test('refuses a known address, a stale version and an unknown lead', async () => {
    const [taken, email] = [anEmail(), anEmail()]
    await leads.create.mutate({ email: taken })
    const { id } = await leads.create.mutate({ email })
    await expect(leads.update.mutate({ id, email: taken, version: 1 })).rejects.toMatchObject(TAKEN)
    await leads.update.mutate({ id, company: 'Theirs', version: 1 })
    await expect(leads.update.mutate({ id, company: 'Ours', version: 1 })).rejects.toMatchObject({
      data: {
        code: 'CONFLICT',
        details: { yours: { version: 1, company: 'Ours' }, theirs: { version: 2, company: 'Theirs', email } },
      },
    })
    const unknown = parseId('Lead', '01a1f7d0-0b33-4623-a6a1-76287c5874e3')
    await expect(leads.update.mutate({ id: unknown, version: 1 })).rejects.toMatchObject({
      data: { code: 'NOT_FOUND' },
    })
    expect(await leads.get.query({ id })).toMatchObject({ email, company: 'Theirs', version: 2 })
  })

  test('refuses to leave nothing to call a lead by, and another source for a lead from the site', async () => {
    const { id } = await leads.create.mutate({ phone: PHONE })
    await expect(leads.update.mutate({ id, phone: '', version: 1 })).rejects.toMatchObject({
      data: { issues: [{ path: 'name', message: 'Enter a name, an email address or a phone number' }] },
    })
    const chat = await app.visitor().trpc.chat.createLead.mutate({ name: 'Dale', email: anEmail() })
    await expect(leads.update.mutate({ id: chat.id, source: 'fair', version: 1 })).rejects.toMatchObject({
      message: 'This lead came from the site, so its source cannot change',
      data: { code: 'INVALID' },
    })
  })
})

test('a lead without an address is not invited, and gets no mail about their call', async () => {
  const { id } = await leads.create.mutate({ name: 'Dale Hooper', phone: PHONE })
  await expect(leads.invite.mutate({ id, firstName: 'Dale', lastName: 'Hooper' })).rejects.toMatchObject({
    message: 'This lead has no email address. Add one before you invite them.',
    data: { code: 'CONFLICT' },
  })
  const call = await bookACall(app.services)
  const { leadId } = present(
    await db.selectFrom('bookings').select('leadId').where('id', '=', call.id).executeTakeFirst(),
  )
  await leads.update.mutate({ id: leadId, email: '', phone: PHONE, version: 1 })
  const count = async () => (await db.selectFrom('outboxMails').select('id').execute()).length
  const before = await count()
  await trpc.admin.bookings.cancel.mutate({ id: call.id })
  expect(await count()).toBe(before)
  const { items } = await trpc.admin.bookings.list.query({ show: 'past', limit: 50 })
  expect(items.find((item) => item.id === call.id)).toMatchObject({ email: '', phone: PHONE })
})
