// Guards: set-contact-rights

import { parseId } from '@tallgrass/domain'
import { aDocument, anAgreement, anInvoice } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { colleagueOf } from '../support/colleague-of.ts'
import { countAudits } from '../support/count-audits.ts'
import { givenClient } from '../support/given-client.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db } = app.services.database
const admin = await app.admin()
const { contacts, users } = admin.trpc.admin

const ALL = { signs: true, pays: true, reviews: true }

const sessionOf = ({ trpc }: TestBrowser) => trpc.auth.session.query()

async function idOf(browser: TestBrowser) {
  return parseId('User', (await sessionOf(browser))?.id ?? '')
}

async function givenColleagues() {
  const { client, id } = await givenClient(app)
  const colleague = await colleagueOf(app, client, { name: 'Joel Okafor' })
  return { client, id, colleague, colleagueId: await idOf(colleague) }
}

test('rights are set one by one, hold from the next call on, and are recorded', async () => {
  const { colleague, colleagueId, id } = await givenColleagues()
  expect((await sessionOf(colleague))?.rights).toEqual(['signs', 'pays', 'reviews'])
  const given = { signs: false, pays: true, reviews: false }
  expect(await contacts.setRights.mutate({ userId: colleagueId, ...given })).toEqual({
    id: colleagueId,
    name: 'Joel Okafor',
    email: colleague.email,
    phone: null,
    organizationId: expect.any(String),
    hasAccount: true,
    emailVerified: true,
    picture: null,
    deactivatedAt: null,
    createdAt: expect.any(String),
    version: 2,
    ...given,
  })
  expect((await sessionOf(colleague))?.rights).toEqual(['pays'])
  expect(await contacts.list.query({ clientId: id })).toMatchObject([
    { name: 'Joel Okafor', ...given },
    { name: 'Maren Okafor', ...ALL },
  ])
  const audited = db.selectFrom('auditLogs').select(['before', 'after']).where('entityId', '=', colleagueId)
  expect(await audited.where('action', '=', 'user.set-rights').execute()).toEqual([
    { before: { signs: true, reviews: true }, after: { signs: false, reviews: false } },
  ])
})

test('the documented path sets them, too, and the same rights again change nothing', async () => {
  const { colleague, colleagueId } = await givenColleagues()
  const { body, status } = await admin.rest('PUT', `/api/admin/contacts/${colleagueId}/rights`, ALL)
  expect({ status, body }).toMatchObject({ status: 200, body: { id: colleagueId, version: 1, ...ALL } })
  expect((await sessionOf(colleague))?.rights).toEqual(['signs', 'pays', 'reviews'])
  expect(await countAudits(db, 'user.set-rights', colleagueId)).toBe(0)
})

test('refuses an edit of rights that someone else has changed, and shows both sides', async () => {
  const { colleagueId: userId } = await givenColleagues()
  await contacts.setRights.mutate({ userId, version: 1, ...ALL, pays: false })
  const stale = { userId, version: 1, ...ALL, reviews: false }
  await expect(contacts.setRights.mutate(stale)).rejects.toMatchObject({
    message: 'This contact has changed since you opened it. Please try again.',
    data: {
      httpStatus: 409,
      details: {
        yours: { pays: true, reviews: false, version: 1 },
        theirs: { signs: true, pays: false, reviews: true, version: 2 },
      },
    },
  })
  const edit = { id: userId, name: 'Joel Okafor-Reyes' }
  await expect(contacts.update.mutate({ ...edit, version: 1 })).rejects.toMatchObject({
    data: { httpStatus: 409 },
  })
  expect(await contacts.update.mutate({ ...edit, version: 2 })).toMatchObject({ pays: false, version: 3 })
})

test('colleagues see who acts for their organization, and no one else', async () => {
  const { client, colleague } = await givenColleagues()
  const stranger = await app.client()
  const names = async ({ trpc }: TestBrowser) =>
    (await trpc.portal.contacts.list.query()).map(({ name }) => name)
  expect(await names(client)).toEqual(['Joel Okafor', 'Maren Okafor'])
  expect(await names(colleague)).toEqual(['Joel Okafor', 'Maren Okafor'])
  expect(await names(stranger)).toEqual(['Maren Okafor'])
})

test('refuses to leave open invoices with no one who pays them', async () => {
  const { client, colleagueId, id } = await givenColleagues()
  await anInvoice(db, id, { status: 'OPEN', dueDate: '2026-12-01' })
  await contacts.setRights.mutate({ userId: colleagueId, ...ALL, pays: false })
  const last = contacts.setRights.mutate({ userId: id, ...ALL, pays: false })
  await expect(last).rejects.toMatchObject({
    message:
      'Maren Okafor is the only person who pays, and invoices are open. Give someone else that right first.',
    data: { httpStatus: 409 },
  })
  expect((await sessionOf(client))?.rights).toContain('pays')
  const paid = { status: 'PAID' as const, paidAt: app.clock.now() }
  await db.updateTable('invoices').set(paid).where('clientId', '=', id).execute()
  expect(await contacts.setRights.mutate({ userId: id, ...ALL, pays: false })).toMatchObject({ pays: false })
})

test('refuses to take the right to sign from someone with a document to sign', async () => {
  const { client, colleague, colleagueId, id } = await givenColleagues()
  const agreement = await anAgreement(db, id, { status: 'SENT' })
  const sentAt = app.clock.now()
  const { id: documentId } = await aDocument(db, agreement, {
    status: 'sent',
    sentAt,
    signerId: colleagueId,
    documentTitle: 'Scope of work',
  })
  const refusal = {
    message: 'Joel Okafor has to sign “Scope of work”. Choose another signer for it first.',
    data: { httpStatus: 409 },
  }
  const without = { userId: colleagueId, ...ALL, signs: false }
  await expect(contacts.setRights.mutate(without)).rejects.toMatchObject(refusal)
  const promotion = { email: colleague.email, role: 'ADMIN' } as const
  await expect(users.changeRole.mutate(promotion)).rejects.toMatchObject(refusal)
  expect((await sessionOf(colleague))?.rights).toContain('signs')
  // The contact in charge has nothing to sign here.
  await contacts.setRights.mutate({ userId: id, ...ALL, signs: false })
  expect((await sessionOf(client))?.rights).toEqual(['pays', 'reviews'])
  const signed = db.updateTable('eSignatureDocuments').set({ signedAt: sentAt })
  await signed.where('id', '=', documentId).execute()
  expect(await contacts.setRights.mutate(without)).toMatchObject({ signs: false })
})

test('refuses anyone who is no contact, and rights that are missing', async () => {
  const unknown = { message: 'This person does not exist', data: { httpStatus: 404 } }
  const administrator = await idOf(admin)
  await expect(contacts.setRights.mutate({ userId: administrator, ...ALL })).rejects.toMatchObject(unknown)
  const stranger = parseId('User', '01a1f7d0-0b33-7623-a6a1-76287c5874e3')
  await expect(contacts.setRights.mutate({ userId: stranger, ...ALL })).rejects.toMatchObject(unknown)
  expect(await contacts.list.query({ clientId: stranger })).toEqual([])
  const { colleagueId } = await givenColleagues()
  const path = `/api/admin/contacts/${colleagueId}/rights`
  expect(await admin.rest('PUT', path, { signs: true, pays: true })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'reviews', message: 'Choose whether they review' }] },
  })
})
