// Guards: delete-lead, erase-lead

import { createSystemCtx, verifyAudit } from '@tallgrass/core'
import { type LeadId, parseId } from '@tallgrass/domain'
import { aProject, unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { checklistAnswers } from '../support/calls/valid-calls.ts'
import { givenCompany } from '../support/given-company.ts'
import { present } from '../support/present.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'
import { tokenOf } from '../support/token-of.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db, pool } = app.services.database
const { trpc } = await app.admin()
const { leads } = trpc.admin
const NAME = { firstName: 'Quentin', lastName: 'Abernathy' }

/** Someone who chatted, sent a checklist and about whom there are notes. */
async function aKnownLead() {
  const word = `quentin${unique()}`
  const person = { name: `${word} Abernathy`, email: `${word}@example.com`, company: `${word} Tile` }
  const { trpc: visitor } = app.visitor()
  const { sessionId } = await visitor.chat.startSession.mutate()
  await visitor.chat.send.mutate({ sessionId, message: `I am ${word}` })
  const { id } = await visitor.chat.createLead.mutate(person)
  await visitor.chat.submitChecklist.mutate({ ...person, answers: checklistAnswers, consent: true })
  await leads.updateNotes.mutate({ id, notes: `${word} calls on Mondays`, version: 2 })
  return { ...person, id, word, visitor }
}

async function book(visitor: Awaited<ReturnType<typeof aKnownLead>>['visitor'], person: object) {
  const type = 'smart-ai-call' as const
  const start = present((await visitor.chat.slots.query({ type })).slots[0])
  const { email, name } = person as { email: string; name: string }
  const attempt = `attempt-of-one-visitor-${unique()}`
  const call = { type, start, timeZone: 'America/Chicago', attempt, company: null, notes: `${name} again` }
  return visitor.chat.bookCall.mutate({ ...call, email, name })
}

/** The tables in which a word is stored. */
async function tablesWith(word: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const hit = await pool.query(`select 1 from "${name}" as r where r::text ilike $1 limit 1`, [`%${word}%`])
    if (hit.rows.length > 0) found.push(name)
  }
  return found
}

const actionsOn = async (id: LeadId) =>
  (await trpc.admin.audit.list.query({ entityId: id })).items.map(({ action }) => action)

test('a deleted lead leaves no personal data anywhere, and the audit log stays whole', async () => {
  const { email, id, name, visitor, word } = await aKnownLead()
  const { token } = await book(visitor, { email, name })
  await visitor.chat.cancelBooking.mutate({ token })
  const invited = await leads.invite.mutate({ id, ...NAME })
  await trpc.admin.invitations.cancel.mutate({ id: invited.id })
  expect(await tablesWith(word)).toEqual(
    expect.arrayContaining(['audit_logs', 'bookings', 'chat_messages', 'leads', 'outbox_mails']),
  )
  app.clock.advance({ seconds: 1 })
  expect(await leads.delete.mutate({ id })).toEqual({ ok: true })
  expect(await tablesWith(word)).toEqual([])
  expect(await tablesWith(NAME.lastName)).toEqual([])
  await expect(leads.get.query({ id })).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } })
  expect((await actionsOn(id))[0]).toBe('lead.delete')
  expect(await verifyAudit(createSystemCtx(app.services))).toMatchObject({ whole: true })
  const { items } = await trpc.admin.workItems.list.query({ limit: 500 })
  expect(items.filter(({ entityId }) => entityId === id)).toEqual([])
  // The visitor starts over.
  const { sessionId } = await visitor.chat.startSession.mutate()
  await visitor.chat.send.mutate({ sessionId, message: 'Hello again' })
})

test('an invited lead is deleted with the contact that it became, unless something was made for them', async () => {
  const { id, word } = await aKnownLead()
  const invited = await leads.invite.mutate({ id, ...NAME })
  const { client } = await leads.get.query({ id })
  const clientId = present(client).id
  await aProject(db, clientId)
  await trpc.admin.invitations.cancel.mutate({ id: invited.id })
  await leads.delete.mutate({ id })
  expect(await trpc.admin.contacts.list.query({ clientId })).toMatchObject([{ id: clientId }])
  const other = await aKnownLead()
  await leads.convert.mutate({ id: other.id, ...NAME })
  await leads.delete.mutate({ id: other.id })
  expect(await tablesWith(other.word)).toEqual(expect.arrayContaining(['organizations', 'users']))
  expect(await tablesWith(word)).toContain('users')
  const third = await aKnownLead()
  await trpc.admin.contacts.create.mutate({ ...NAME, email: third.email })
  app.clock.advance({ minutes: 1 })
  const again = await leads.invite.mutate({ id: third.id, ...NAME })
  await trpc.admin.invitations.cancel.mutate({ id: again.id })
  await leads.delete.mutate({ id: third.id })
  expect(await tablesWith(third.word)).toContain('users')
})

test('someone added by hand at the very moment of their invitation stays', async () => {
  const { email, id, word } = await aKnownLead()
  await trpc.admin.contacts.create.mutate({ ...NAME, email })
  // The clock stands still, so both were made at one instant.
  const invited = await leads.invite.mutate({ id, ...NAME })
  await trpc.admin.invitations.cancel.mutate({ id: invited.id })
  await leads.delete.mutate({ id })
  expect(await tablesWith(word)).toContain('users')
})

test('the account that a lead became, and its conversations, stay', async () => {
  const { email, id } = await aKnownLead()
  const { inviteUrl } = await leads.invite.mutate({ id, ...NAME })
  const account = { username: `quentin${unique()}`, password: 'Prairie2026' }
  await app.visitor().rest('POST', `/api/invitations/${tokenOf(inviteUrl)}/accept`, account)
  const { client } = await leads.get.query({ id })
  const conversation = db.updateTable('chatSessions').set({ userId: present(client).id })
  await conversation.where('leadId', '=', id).execute()
  await leads.delete.mutate({ id })
  const users = db.selectFrom('users').select('id').where('email', '=', email)
  expect(await users.execute()).toEqual([{ id: present(client).id }])
  const sessions = db.selectFrom('chatSessions').select(['leadId', 'visitorName'])
  expect(await sessions.where('userId', '=', present(client).id).execute()).toEqual([
    { leadId: null, visitorName: null },
  ])
})

test('refuses while a call or an invitation is open, and then nothing is deleted', async () => {
  const { email, id, name, visitor, word } = await aKnownLead()
  const { token } = await book(visitor, { email, name })
  await expect(leads.delete.mutate({ id })).rejects.toMatchObject({
    message: 'This lead has an upcoming call. Cancel it before you delete them.',
    data: { code: 'CONFLICT', httpStatus: 409 },
  })
  await visitor.chat.cancelBooking.mutate({ token })
  await leads.invite.mutate({ id, ...NAME })
  await expect(leads.delete.mutate({ id })).rejects.toMatchObject({
    message: 'This lead has an open invitation. Cancel it before you delete them.',
    data: { code: 'CONFLICT' },
  })
  expect(await tablesWith(word)).toEqual(expect.arrayContaining(['audit_logs', 'bookings', 'leads']))
  expect(await actionsOn(id)).not.toContain('lead.delete')
})

test('refuses while a message to them is still being sent', async () => {
  const { email, id, visitor, name } = await aKnownLead()
  const { token } = await book(visitor, { email, name })
  await visitor.chat.cancelBooking.mutate({ token })
  await db.updateTable('outboxMails').set({ status: 'queued' }).where('recipient', '=', email).execute()
  await expect(leads.delete.mutate({ id })).rejects.toMatchObject({
    message: 'A message to this lead is still being sent. Please try again later.',
    data: { code: 'CONFLICT' },
  })
})

test('refuses an unknown lead', async () => {
  const id = parseId('Lead', '01a1f7d0-0b33-4623-a6a1-76287c5874e3')
  await expect(leads.delete.mutate({ id })).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } })
})

test('someone who writes while their lead is deleted becomes a lead again', async () => {
  const { email, id, name, visitor } = await aKnownLead()
  const write = () => visitor.chat.createLead.mutate({ name, email })
  const [, written] = await Promise.all([
    leads.delete.mutate({ id }),
    app.visitor().trpc.chat.createLead.mutate({ name, email }),
  ])
  expect(written).toEqual({ id: expect.any(String) })
  await write()
  expect((await leads.list.query({ search: email })).items).toHaveLength(1)
})

test('a lead whom a company had invited and forgot again is deleted, with that invitation', async () => {
  const { email, id, word } = await aKnownLead()
  const { owner } = await givenCompany(app)
  const person = { firstName: word, lastName: 'Abernathy', email, signs: false, pays: false, reviews: true }
  const { id: invitationId } = await owner.trpc.portal.company.invite.mutate(person)
  await expect(leads.delete.mutate({ id })).rejects.toMatchObject({
    message: 'This lead has an open invitation. Cancel it before you delete them.',
    data: { code: 'CONFLICT' },
  })
  await owner.trpc.portal.company.cancelInvitation.mutate({ id: invitationId })
  await leads.delete.mutate({ id })
  expect(await tablesWith(word)).toEqual([])
  expect(await verifyAudit(createSystemCtx(app.services))).toMatchObject({ whole: true })
})

test('a lead whom two companies invited is deleted with what asked administrators about them', async () => {
  const { email, id, word } = await aKnownLead()
  const person = { firstName: word, lastName: 'Abernathy', email, signs: false, pays: false, reviews: true }
  const [first, second] = [await givenCompany(app), await givenCompany(app)]
  const { id: invitationId } = await first.owner.trpc.portal.company.invite.mutate(person)
  await second.owner.trpc.portal.company.invite.mutate(person)
  const { items } = await trpc.admin.workItems.list.query({})
  const [open, closed] = items.filter(({ detail }) => detail.includes(email))
  await trpc.admin.workItems.close.mutate({ id: present(closed).id, note: `Told ${word} about it` })
  await first.owner.trpc.portal.company.cancelInvitation.mutate({ id: invitationId })
  await leads.delete.mutate({ id })
  expect(await tablesWith(word)).toEqual([])
  const left = db.selectFrom('workItems').select(['status', 'detail', 'note'])
  const DELETED = 'The person was deleted.'
  const gone = { status: 'CLOSED', detail: DELETED, note: DELETED }
  const ids = [present(open).id, present(closed).id]
  expect(await left.where('id', 'in', ids).execute()).toEqual([gone, gone])
  expect(await verifyAudit(createSystemCtx(app.services))).toMatchObject({ whole: true })
})
