// Guards: merge-organizations

import type { OrganizationId } from '@tallgrass/domain'
import { aDocument, anAgreement, anId, anInvoice, aProject, aUser, unique } from '@tallgrass/testing'
import { describe, expect, test } from 'vitest'
import { givenOrganization } from '../support/given-organization.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db } = app.services.database
const { trpc } = await app.admin()
const { clients } = trpc.admin

const side = (id: OrganizationId, version = 1) => ({ id, version })

async function givenTwo() {
  const kept = await givenOrganization(app, { org: 'Okafor Tile & Stone' })
  const gone = await givenOrganization(app, { org: 'Okafor Tile' })
  return { kept, gone }
}

describe('merging', () => {
  test('moves all people and records, papers of projects included, and takes the chosen fields', async () => {
    const { gone, kept } = await givenTwo()
    await clients.update.mutate({ ...side(kept.id), phone: '111', notes: 'Ours' })
    await clients.update.mutate({ ...side(gone.id), phone: '222', notes: 'Theirs', tags: ['Trades'] })
    const colleague = await aUser(db, { organizationId: gone.id })
    const project = await aProject(db, gone.contactId)
    const agreement = await anAgreement(db, colleague.id, { projectId: project.id })
    const document = await aDocument(db, agreement)
    const invoice = await anInvoice(db, gone.contactId, { projectId: project.id })
    app.clock.advance({ seconds: 1 })
    const input = { ...side(kept.id, 2), other: side(gone.id, 2), take: ['phone', 'tags'] as const }
    expect(await clients.merge.mutate({ ...input, take: [...input.take] })).toEqual({
      id: kept.id,
      version: 3,
    })

    const merged = await clients.get.query({ id: kept.id })
    expect(merged).toMatchObject({
      name: 'Okafor Tile & Stone',
      phone: '222',
      notes: 'Ours',
      tags: ['Trades'],
    })
    expect(merged.contacts.map(({ id }) => id).toSorted()).toEqual(
      [kept.contactId, gone.contactId, colleague.id].toSorted(),
    )
    expect(merged.projects.items).toMatchObject([{ id: project.id, organizationId: kept.id }])
    expect(merged.agreements.items).toMatchObject([{ id: agreement.id, clientId: colleague.id }])
    expect(merged.invoices.items).toMatchObject([{ id: invoice.id, clientId: gone.contactId }])
    const moved = db.selectFrom('eSignatureDocuments').select('organizationId').where('id', '=', document.id)
    expect(await moved.executeTakeFirst()).toEqual({ organizationId: kept.id })
    const people = db.selectFrom('users').select('org').distinct().where('organizationId', '=', kept.id)
    expect(await people.execute()).toEqual([{ org: 'Okafor Tile & Stone' }])
    // What is made for them from now on is of the one that stays.
    const { organizationId } = await trpc.admin.projects.create.mutate({
      name: 'Hotline',
      clientId: gone.contactId,
    })
    expect(organizationId).toBe(kept.id)
  })

  test('the client dates from the earlier of the two', async () => {
    const createdAt = new Date('2024-03-01T08:00:00.000Z')
    const old = { org: 'Okafor Tile', createdAt }
    const [kept, gone] = [await givenOrganization(app), await givenOrganization(app, old)]
    const since = async () => (await clients.get.query({ id: kept.id })).createdAt
    await clients.merge.mutate({ ...side(kept.id), other: side(gone.id) })
    expect(await since()).toBe(createdAt.toISOString())
    const later = await givenOrganization(app)
    await clients.merge.mutate({ ...side(kept.id, 2), other: side(later.id) })
    expect(await since()).toBe(createdAt.toISOString())
  })

  test('of two private persons, gives the client the name that was chosen, of the first or of the later one', async () => {
    const givenPersons = async () => ({
      maren: await givenOrganization(app, { name: 'Maren Okafor' }),
      dele: await givenOrganization(app, {
        name: 'Dele Okafor',
        createdAt: new Date('2026-11-02T08:00:00.000Z'),
      }),
    })
    const later = await givenPersons()
    await clients.merge.mutate({ ...side(later.dele.id), other: side(later.maren.id) })
    expect(await clients.get.query({ id: later.dele.id })).toMatchObject({ shownName: 'Dele Okafor' })
    const taken = await givenPersons()
    await clients.merge.mutate({ ...side(taken.maren.id), other: side(taken.dele.id), take: ['name'] })
    expect(await clients.get.query({ id: taken.maren.id })).toMatchObject({ shownName: 'Dele Okafor' })
    const people = db
      .selectFrom('users')
      .select('org')
      .distinct()
      .where('organizationId', '=', taken.maren.id)
    expect(await people.execute()).toEqual([{ org: 'Dele Okafor' }])
  })

  test('leaves the other one as an archived row that leads there, after a further merge too', async () => {
    const { gone, kept } = await givenTwo()
    const last = await givenOrganization(app, { org: 'Okafor Group' })
    await clients.merge.mutate({ ...side(kept.id), other: side(gone.id) })
    expect(await clients.get.query({ id: gone.id })).toMatchObject({
      shownName: 'Okafor Tile',
      mergedInto: { id: kept.id, name: 'Okafor Tile & Stone' },
      contacts: [],
    })
    const archived = await clients.list.query({ search: 'Okafor Tile', show: 'archived', limit: 500 })
    expect(archived.items.map(({ id }) => id)).not.toContain(gone.id)
    await clients.merge.mutate({ ...side(last.id), other: side(kept.id, 2), take: ['name'] })
    expect((await clients.get.query({ id: gone.id })).mergedInto).toEqual({
      id: last.id,
      name: 'Okafor Tile & Stone',
    })
    const { items } = await clients.history.query({ id: last.id })
    expect(items.map(({ action, entityId }) => [action, entityId])).toEqual(
      expect.arrayContaining([
        ['organization.merge', gone.id],
        ['organization.merge', kept.id],
        ['organization.update', last.id],
      ]),
    )
    expect(items.find(({ entityId }) => entityId === gone.id)).toMatchObject({
      before: { name: 'Okafor Tile' },
      after: { mergedInto: kept.id, mergedIntoName: 'Okafor Tile & Stone', people: 1, records: 0 },
    })
  })

  test('is refused for one and the same, a stale side, an archived target and what was merged before', async () => {
    const { gone, kept } = await givenTwo()
    const refused = (input: Parameters<typeof clients.merge.mutate>[0], code: string, message: string) =>
      expect(clients.merge.mutate(input)).rejects.toMatchObject({ data: { code }, message })
    const itself = 'A client cannot be merged into itself'
    await refused({ ...side(kept.id), other: side(kept.id) }, 'INVALID', itself)
    const stale = 'This client has changed since you opened it. Please try again.'
    await refused({ ...side(kept.id, 2), other: side(gone.id) }, 'CONFLICT', stale)
    await refused({ ...side(kept.id), other: side(gone.id, 2) }, 'CONFLICT', stale)
    const unknown = anId('Organization')
    const nowhere = 'This organization does not exist'
    await refused({ ...side(kept.id), other: side(unknown) }, 'NOT_FOUND', nowhere)
    await clients.archive.mutate(side(kept.id))
    const archived = 'Okafor Tile & Stone is archived. Restore it first, then merge.'
    await refused({ ...side(kept.id, 2), other: side(gone.id) }, 'CONFLICT', archived)
    await clients.restore.mutate(side(kept.id, 2))
    await clients.merge.mutate({ ...side(kept.id, 3), other: side(gone.id) })
    const before = 'Okafor Tile was merged into another client. Reload the page to see where it went.'
    await refused({ ...side(kept.id, 4), other: side(gone.id, 2) }, 'CONFLICT', before)
    await refused({ ...side(gone.id, 2), other: side(kept.id, 4) }, 'CONFLICT', before)
    await expect(clients.update.mutate({ ...side(gone.id, 2), phone: '1' })).rejects.toMatchObject({
      message: before,
    })
    expect((await clients.get.query({ id: kept.id })).contacts).toHaveLength(2)
  })
})

describe('possible duplicates', () => {
  test('share a name, an address or a mail domain, with the oldest of them first', async () => {
    const n = unique()
    const domain = `birch${n}.example`
    const one = await givenOrganization(app, { org: `Birch ${n}`, email: `ada@${domain}` })
    const createdAt = new Date('2026-11-02T08:00:00.000Z')
    const later = { org: ` BIRCH  ${n}`, email: `joel@${domain}`, createdAt }
    const other = await givenOrganization(app, later)
    await clients.update.mutate({ ...side(one.id), postalAddress: `${n} Elm\nDenton` })
    await clients.update.mutate({ ...side(other.id), postalAddress: `${n} ELM Denton` })
    const pair = {
      first: { id: one.id, name: `Birch ${n}` },
      other: { id: other.id, name: ` BIRCH  ${n}` },
      reasons: ['address', 'domain', 'name'],
    }
    expect(await clients.duplicates.query()).toContainEqual(pair)
    const { first: _, other: named, reasons } = pair
    expect((await clients.get.query({ id: one.id })).duplicates).toContainEqual({ ...named, reasons })
    await clients.archive.mutate(side(other.id, 2))
    expect((await clients.get.query({ id: one.id })).duplicates).toEqual([])
  })

  test('do not share a public mail provider, or the lack of an address', async () => {
    const n = unique()
    const { id } = await givenOrganization(app, { email: `ada${n}@gmail.com` })
    await givenOrganization(app, { email: `joel${n}@gmail.com` })
    expect((await clients.get.query({ id })).duplicates).toEqual([])
  })
})
