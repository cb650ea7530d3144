// Guards: delete-account, erase-person, erase-people, erase-personal-data, erase-mentions

import { createSystemCtx, jobHandlers, sealAuditSegments, verifyAudit } from '@tallgrass/core'
import type { UserId } from '@tallgrass/domain'
import { aFile, anInvoice, aProject, unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { agreementApp } from '../support/agreement-app.ts'
import { createKey, programOf } from '../support/api-keys.ts'
import { bookACall } from '../support/booked-calls.ts'
import { colleagueOf } from '../support/colleague-of.ts'
import { confirmAddress } from '../support/confirm-address.ts'
import { tablesWith } from '../support/tables-with.ts'
import { PASSWORD } from '../support/test-app.ts'
import { finishExport } from '../support/worlds/data-world.ts'

const { admin, clientId, db, send, server: app } = await agreementApp()
const { database } = app.services
const ctx = createSystemCtx(app.services)
const confirmation = 'DELETE'

async function aPerson() {
  const word = `quentin${unique()}`
  const email = `${word}@example.com`
  const browser = app.visitor()
  const name = `${word} Abernathy`
  const { id } = await browser.trpc.auth.register.mutate({ name, email, password: PASSWORD })
  await confirmAddress(app.services, { id, email })
  return { ...browser, id, email, name, word }
}

const nameOf = async (id: UserId) =>
  db
    .selectFrom('users')
    .select(['name', 'email', 'erasureDoneAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const erase = (userId: UserId) => jobHandlers['erase-people'](ctx, { userId })

/** Someone who left traces everywhere. */
async function aKnownPerson() {
  const person = await aPerson()
  const { id, trpc, word } = person
  const { id: projectId } = await aProject(db, id, { status: 'COMPLETE' })
  const message = { projectId, body: `${word} says hello`, internal: false, sendKey: crypto.randomUUID() }
  await trpc.portal.messages.send.mutate(message)
  await trpc.portal.messages.saveDraft.mutate({
    projectId,
    body: `${word} was about to say`,
    internal: false,
    quotedId: null,
    sendKey: crypto.randomUUID(),
  })
  await aFile(db, { projectId, uploadedBy: id, shownAt: null, name: `${word}.txt` })
  const { sessionId } = await trpc.chat.startSession.mutate()
  await trpc.chat.send.mutate({ sessionId, message: `I am ${word}` })
  await trpc.chat.createLead.mutate({ name: person.name, email: person.email, company: `${word} Tile` })
  await trpc.auth.forgotPassword.mutate({ email: person.email })
  await trpc.portal.notifications.setMail.mutate({ kind: 'project.completed', mail: 'daily' })
  await anInvoice(db, id, { status: 'PAID', number: `INV-2026-${unique()}`, issueDate: '2026-11-16' })
  const { token } = await createKey(person, { name: `${word} bookkeeping`, scopes: ['messages:write'] })
  const { key } = await createKey(person, { name: `${word} till`, scopes: ['messages:read'] })
  await admin.trpc.admin.keys.revoke.mutate({ id: key.id })
  const program = programOf(app, token)
  await program.trpc.portal.messages.send.mutate({ ...message, sendKey: crypto.randomUUID() })
  await trpc.auth.data.requestExport.mutate()
  await finishExport(app, trpc)
  return { ...person, program, projectId }
}

test('after a deletion nothing of the person is left, and the audit log stays whole', async () => {
  const { email, id, name, program, projectId, trpc, word } = await aKnownPerson()
  await sealAuditSegments(ctx, { rows: 5 })
  expect(await tablesWith(database, word)).toEqual(
    expect.arrayContaining([
      'api_keys',
      'audit_logs',
      'chat_messages',
      'events',
      'leads',
      'messages',
      'outbox_mails',
      'users',
    ]),
  )
  expect(await trpc.auth.data.state.query()).toMatchObject({ refusal: null })
  await trpc.auth.data.requestDeletion.mutate({ confirmation })
  expect(await trpc.auth.session.query()).toBeNull()
  expect((await program.rest('GET', '/api/projects')).status).toBe(401)
  await expect(app.visitor().trpc.auth.login.mutate({ email, password: PASSWORD })).rejects.toMatchObject({
    data: { code: 'UNAUTHENTICATED' },
  })
  // All that is queued is the message about it.
  const mails = db.selectFrom('outboxMails').select('template').where('recipient', '=', email)
  expect(await mails.execute()).toEqual([{ template: 'account-deleted' }])
  await erase(id)
  expect(await tablesWith(database, word)).toEqual([])
  expect(await tablesWith(database, email)).toEqual([])
  expect(await tablesWith(database, name)).toEqual([])
  expect(await nameOf(id)).toMatchObject({
    name: `Former contact ${id.slice(-4).toUpperCase()}`,
    email: `${id}@erased.invalid`,
  })
  const kept = db.selectFrom('messages').select(['body', 'deletedBy']).where('projectId', '=', projectId)
  // One by the person, one by the program with their key.
  const empty = { body: '', deletedBy: id }
  expect(await kept.execute()).toEqual([empty, empty])
  expect(await verifyAudit(ctx)).toMatchObject({ whole: true })
  expect(await db.selectFrom('auditSegments').select('id').execute()).not.toHaveLength(0)
  // Twice is like once, and the address is free again.
  await erase(id)
  await app.visitor().trpc.auth.register.mutate({ name: 'Someone New', email, password: PASSWORD })
})

test('the law keeps what was signed and paid, and screens show a pseudonym', async () => {
  const { id, name } = await aPerson()
  const project = await aProject(db, id, { status: 'COMPLETE' })
  await db.updateTable('agreements').set({ status: 'DRAFT' }).where('clientId', '=', id).execute()
  await anInvoice(db, id, { status: 'PAID', number: `INV-2026-${unique()}`, issueDate: '2026-11-16' })
  await admin.trpc.admin.data.erasePerson.mutate({ userId: id, confirmation })
  await erase(id)
  const shown = await admin.trpc.portal.projects.get.query({ id: project.id })
  expect(JSON.stringify(shown)).not.toContain(name)
  const invoices = db.selectFrom('invoices').select('status').where('clientId', '=', id)
  expect(await invoices.execute()).toEqual([{ status: 'PAID' }])
  const { items } = await admin.trpc.admin.users.list.query({ limit: 100 })
  expect(items.map((user) => user.id)).not.toContain(id)
})

test('the facts of an organization without records go with its only contact', async () => {
  const { email, id, word } = await aPerson()
  const { organizationId } = await db
    .selectFrom('users')
    .select('organizationId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const facts = {
    name: `${word} Tile`,
    legalName: `${word} Tile LLC`,
    postalAddress: `12 ${word} Street`,
    invoiceEmail: email,
  }
  await db.updateTable('organizations').set(facts).where('id', '=', organizationId).execute()
  await admin.trpc.admin.data.erasePerson.mutate({ userId: id, confirmation })
  await erase(id)
  expect(await tablesWith(database, word)).toEqual([])
})

test('what they are in charge of passes to a colleague, and their colleagues stay', async () => {
  const owner = await aPerson()
  const { id: projectId } = await aProject(db, owner.id, { status: 'ACTIVE' })
  const colleague = await colleagueOf(app, owner)
  await owner.trpc.auth.data.requestDeletion.mutate({ confirmation })
  await erase(owner.id)
  const session = await colleague.trpc.auth.session.query()
  const project = db.selectFrom('projects').select('clientId').where('id', '=', projectId)
  expect(await project.execute()).toEqual([{ clientId: session?.id }])
  expect(await tablesWith(database, owner.word)).toEqual([])
})

test('refuses while something open depends on the person, and says who can help', async () => {
  const only = await aPerson()
  await aProject(db, only.id, { status: 'ACTIVE' })
  await expect(only.trpc.auth.data.requestDeletion.mutate({ confirmation })).rejects.toMatchObject({
    message: expect.stringMatching(/^You are the only contact, and there are open projects.*call us at/),
    data: { code: 'CONFLICT', httpStatus: 409 },
  })
  const payer = await aPerson()
  await colleagueOf(app, payer, { pays: false })
  await anInvoice(db, payer.id, { status: 'OPEN', number: `INV-2026-${unique()}`, issueDate: '2026-11-16' })
  expect((await payer.trpc.auth.data.state.query()).refusal).toMatch(/^You are the only person who pays/)
  const caller = await aPerson()
  await bookACall(app.services, { email: caller.email })
  expect((await caller.trpc.auth.data.state.query()).refusal).toMatch(/^You have an upcoming call/)
  await send()
  const asked = admin.trpc.admin.data.erasePerson.mutate({ userId: clientId, confirmation })
  await expect(asked).rejects.toMatchObject({
    message: expect.stringMatching(/^Maren Okafor has to sign “Retainer for the front desk”/),
  })
  expect((await nameOf(only.id)).name).toBe(only.name)
})

test('refuses without the word, without a proof, and for an own or unknown account by the other way', async () => {
  const { id, rest, trpc } = await aPerson()
  const typeIt = { code: 'INVALID', issues: [{ path: 'confirmation', message: 'Type DELETE to confirm' }] }
  await expect(trpc.auth.data.requestDeletion.mutate({ confirmation: 'delete' })).rejects.toMatchObject({
    data: typeIt,
  })
  expect(await rest('POST', '/api/account/deletion', {})).toMatchObject({ status: 400, body: typeIt })
  const own = await admin.trpc.auth.session.query()
  if (!own) throw new Error('No one is signed in')
  await expect(
    admin.trpc.admin.data.erasePerson.mutate({ userId: own.id, confirmation }),
  ).rejects.toMatchObject({ data: { code: 'CONFLICT' } })
  await admin.trpc.admin.data.erasePerson.mutate({ userId: id, confirmation })
  await expect(admin.trpc.admin.data.erasePerson.mutate({ userId: id, confirmation })).rejects.toMatchObject({
    data: { code: 'NOT_FOUND' },
  })
  app.clock.advance({ minutes: 11 })
  const other = await db.selectFrom('users').select('id').where('id', '<>', own.id).executeTakeFirstOrThrow()
  await expect(
    admin.trpc.admin.data.erasePerson.mutate({ userId: other.id, confirmation }),
  ).rejects.toMatchObject({ data: { code: 'PROOF_NEEDED' } })
})

test('of two administrators who leave at once, one stays', async () => {
  const leaving = [await app.admin(), await app.admin()]
  // The other administrators of this file are no longer there.
  const emails = leaving.map(({ email }) => email)
  const others = db.updateTable('users').set({ deactivatedAt: app.clock.now() }).where('role', '=', 'ADMIN')
  await others.where('email', 'not in', emails).execute()
  const results = await Promise.allSettled(
    leaving.map(({ trpc }) => trpc.auth.data.requestDeletion.mutate({ confirmation })),
  )
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const [refused] = results.filter((result) => result.status === 'rejected')
  expect(refused?.reason).toMatchObject({
    message: 'You are the last administrator. Make someone else an administrator first.',
  })
})

test('the hourly run finishes what was left, and waits for the message about it', async () => {
  const { email, id, trpc } = await aPerson()
  await trpc.auth.data.requestDeletion.mutate({ confirmation })
  const notice = db.updateTable('outboxMails').where('recipient', '=', email)
  await notice.set({ status: 'queued' }).execute()
  await jobHandlers['erase-people'](ctx, {})
  expect(await nameOf(id)).toMatchObject({ email, erasureDoneAt: null })
  app.clock.advance({ hours: 21 })
  await jobHandlers['erase-people'](ctx, {})
  expect((await nameOf(id)).erasureDoneAt).not.toBeNull()
  expect(await tablesWith(database, email)).toEqual([])
})
