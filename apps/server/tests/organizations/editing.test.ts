// Guards: archive-organization, restore-organization, update-organization

import { aDocument, anAgreement, anInvoice, aProject, aUser, unique } from '@tallgrass/testing'
import { describe, expect, test } from 'vitest'
import { givenOrganization } from '../support/given-organization.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db } = app.services.database
const { trpc } = await app.admin()
const { clients } = trpc.admin

describe('editing', () => {
  test('changes the given facts alone, names all people, and records what changed', async () => {
    const { contactId, id } = await givenOrganization(app, { org: 'Okafor Tile' })
    const facts = {
      name: 'Okafor Tile & Stone',
      postalAddress: '12 Quarry Road\nDenton',
      invoiceEmail: 'Books@Okafor.example',
      timeZone: 'America/Chicago',
      tags: ['Trades', 'Texas'],
    }
    expect(await clients.update.mutate({ id, version: 1, ...facts })).toEqual({ id, version: 2 })
    const stored = { ...facts, invoiceEmail: 'books@okafor.example', phone: null, version: 2 }
    expect(await clients.get.query({ id })).toMatchObject(stored)
    const person = db.selectFrom('users').select('org').where('id', '=', contactId)
    expect(await person.executeTakeFirst()).toEqual({ org: 'Okafor Tile & Stone' })
    expect((await clients.history.query({ id })).items[0]).toMatchObject({
      action: 'organization.update',
      before: { name: 'Okafor Tile', postalAddress: null, tags: '' },
      after: { name: 'Okafor Tile & Stone', invoiceEmail: 'books@okafor.example', tags: 'Trades, Texas' },
    })
    await clients.update.mutate({ id, version: 2, postalAddress: ' ', tags: [] })
    expect(await clients.get.query({ id })).toMatchObject({ postalAddress: null, tags: [], version: 3 })
    // Nothing changes, and nothing is recorded.
    expect(await clients.update.mutate({ id, version: 3, phone: '' })).toEqual({ id, version: 3 })
  })

  test('refuses a stale version with both sides, and what cannot be stored', async () => {
    const { id } = await givenOrganization(app)
    await clients.update.mutate({ id, version: 1, phone: '111', tags: ['One'] })
    await expect(clients.update.mutate({ id, version: 1, phone: '222' })).rejects.toMatchObject({
      data: {
        code: 'CONFLICT',
        details: { yours: { version: 1, phone: '222' }, theirs: { version: 2, phone: '111', tags: 'One' } },
      },
    })
    const refused = (input: object, path: string, message: string) =>
      expect(clients.update.mutate({ id, version: 2, ...input })).rejects.toMatchObject({
        data: { issues: [{ path, message }] },
      })
    await refused({ timeZone: 'Prairie/Denton' }, 'timeZone', 'Choose a time zone such as America/Chicago')
    await refused({ invoiceEmail: 'books@' }, 'invoiceEmail', 'Please enter a valid email address')
    await refused({ tags: ['a,b'] }, 'tags.0', 'A tag cannot contain a comma')
    const many = Array.from({ length: 21 }, (_, n) => `Tag ${n}`)
    await refused({ tags: many }, 'tags', 'A client can have at most 20 tags')
    expect(await clients.get.query({ id })).toMatchObject({ phone: '111', version: 2 })
  })

  test('names another client with the same tax ID instead of refusing it', async () => {
    const taxId = `75-${unique()}`
    const one = await givenOrganization(app, { email: `ada${unique()}@gmail.com` })
    const other = await givenOrganization(app, { org: 'Twin', email: `joel${unique()}@gmail.com` })
    await clients.update.mutate({ id: one.id, version: 1, taxId })
    await clients.update.mutate({ id: other.id, version: 1, taxId: taxId.toUpperCase() })
    expect((await clients.get.query({ id: one.id })).duplicates).toEqual([
      { id: other.id, name: 'Twin', reasons: ['taxId'] },
    ])
  })
})

describe('archiving', () => {
  test('hides a client, keeps it readable, and can be undone', async () => {
    const tag = `Tag ${unique()}`
    const { contactId, id } = await givenOrganization(app)
    await clients.update.mutate({ id, version: 1, tags: [tag] })
    await aProject(db, contactId, { status: 'COMPLETE' })
    await anInvoice(db, contactId, { status: 'PAID' })
    app.clock.advance({ seconds: 1 })
    expect(await clients.archive.mutate({ id, version: 2 })).toEqual({ id, version: 3 })
    expect((await clients.list.query({ tag })).items).toEqual([])
    expect((await clients.list.query({ tag, show: 'archived' })).items).toMatchObject([{ id }])
    expect((await clients.get.query({ id })).projects.items).toHaveLength(1)
    // Nothing happens, whatever the version.
    expect(await clients.archive.mutate({ id, version: 1 })).toEqual({ id, version: 3 })
    const refusal = 'This client is archived. Restore the client first.'
    await expect(
      trpc.admin.projects.create.mutate({ name: 'More', clientId: contactId }),
    ).rejects.toMatchObject({ message: refusal, data: { issues: [{ path: 'clientId', message: refusal }] } })
    app.clock.advance({ seconds: 1 })
    expect(await clients.restore.mutate({ id, version: 3 })).toEqual({ id, version: 4 })
    expect((await clients.list.query({ tag })).items).toMatchObject([{ id, archivedAt: null }])
    const { items } = await clients.history.query({ id })
    expect(items.map(({ action }) => action)).toEqual([
      'organization.restore',
      'organization.archive',
      'organization.update',
    ])
  })

  test('is refused with open records, which are named, and on a stale version', async () => {
    const { contactId, id } = await givenOrganization(app, { org: 'Okafor Tile & Stone' })
    await aProject(db, contactId)
    await aProject(db, contactId, { status: 'READY' })
    await anAgreement(db, contactId, { status: 'SENT' })
    await anInvoice(db, contactId, { status: 'OPEN' })
    await expect(clients.archive.mutate({ id, version: 1 })).rejects.toMatchObject({
      data: { code: 'CONFLICT' },
      message:
        'Okafor Tile & Stone has 2 open projects, 1 agreement that waits for a signature, and 1 unpaid invoice. ' +
        'Finish or void them first, then archive the client.',
    })
    await expect(clients.archive.mutate({ id, version: 2 })).rejects.toMatchObject({
      data: { code: 'CONFLICT', details: { yours: { version: 2 }, theirs: { version: 1 } } },
    })
    expect((await clients.get.query({ id })).archivedAt).toBeNull()
  })

  test('is refused with a single open record', async () => {
    const { contactId, id } = await givenOrganization(app, { org: 'Okafor Tile & Stone' })
    await anInvoice(db, contactId, { status: 'OPEN' })
    await expect(clients.archive.mutate({ id, version: 1 })).rejects.toMatchObject({
      message: 'Okafor Tile & Stone has 1 unpaid invoice. Finish or void it first, then archive the client.',
    })
  })
})

test('a client is not archived while a document is being sent', async () => {
  const { contactId, id } = await givenOrganization(app, { org: 'Okafor Tile & Stone' })
  const agreement = await anAgreement(db, contactId, { status: 'DRAFT' })
  const document = await aDocument(db, agreement)
  await expect(clients.archive.mutate({ id, version: 1 })).rejects.toThrow(
    'Okafor Tile & Stone has 1 agreement that waits for a signature.',
  )
  await db
    .updateTable('eSignatureDocuments')
    .set({ status: 'expired' })
    .where('id', '=', document.id)
    .execute()
  expect(await clients.archive.mutate({ id, version: 1 })).toEqual({ id, version: 2 })
})

test('the history has what happened to a client and its people, page by page', async () => {
  const { id } = await givenOrganization(app)
  const colleague = await aUser(db, { organizationId: id })
  await clients.update.mutate({ id, version: 1, phone: '111' })
  app.clock.advance({ seconds: 1 })
  await trpc.admin.users.changeRole.mutate({ email: colleague.email, role: 'ADMIN' })
  await trpc.admin.users.changeRole.mutate({ email: colleague.email, role: 'CLIENT' })
  // They came back to an organization of their own.
  const { items, nextCursor } = await clients.history.query({ id, limit: 1 })
  expect(items).toMatchObject([{ action: 'organization.update' }])
  expect(nextCursor).toBeNull()
})
