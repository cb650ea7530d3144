import type { OrganizationId, UserId } from '@tallgrass/domain'
import { aDocument, anAgreement, anInvoice, aProject, aUser, openTestDatabase } from '@tallgrass/testing'
import { afterAll, describe, expect, test } from 'vitest'
import { moveRole } from './queries/users.ts'

const { close, db } = await openTestDatabase()
afterAll(close)

const demote = (id: UserId) => moveRole(db, id, { from: 'ADMIN', to: 'CLIENT' })
const promote = (id: UserId) => moveRole(db, id, { from: 'CLIENT', to: 'ADMIN' })

async function nameOf(id: OrganizationId | null | undefined) {
  const named = db.selectFrom('organizations').select('name')
  return (await named.where('id', '=', id ?? null).executeTakeFirst())?.name
}

async function givenColleagues() {
  const maren = await aUser(db, { org: 'Okafor Tile & Stone' })
  const joel = await aUser(db, { organizationId: maren.organizationId })
  return { maren, joel, stranger: await aUser(db, { org: 'Okafor Tile & Stone' }) }
}

// No statement here names an organization, so version 0.1.0 gets the same rows.
describe('a row of whatever version', () => {
  test('of a new client gets an organization of its own, with the name that was typed', async () => {
    const { maren, stranger } = await givenColleagues()
    expect(await nameOf(maren.organizationId)).toBe('Okafor Tile & Stone')
    expect(await nameOf(stranger.organizationId)).toBe('Okafor Tile & Stone')
    expect(stranger.organizationId).not.toBe(maren.organizationId)
    const unnamed = await aUser(db)
    expect(await nameOf(unnamed.organizationId)).toBeNull()
    expect(unnamed.org).toBeNull()
  })

  test('of an administrator gets none', async () => {
    expect(await aUser(db, { role: 'ADMIN' })).toMatchObject({ organizationId: null })
  })

  test('of a record is of the organization of its client', async () => {
    const { joel, maren } = await givenColleagues()
    const project = await aProject(db, maren.id)
    const agreement = await anAgreement(db, joel.id, { projectId: project.id })
    const records = [
      project,
      agreement,
      await anInvoice(db, joel.id, { projectId: project.id }),
      await db
        .selectFrom('eSignatureDocuments')
        .select('organizationId')
        .where('id', '=', (await aDocument(db, agreement)).id)
        .executeTakeFirstOrThrow(),
    ]
    for (const { organizationId } of records) expect(organizationId).toBe(maren.organizationId)
  })

  test('of a record follows its client to another organization', async () => {
    const { maren, stranger } = await givenColleagues()
    const { id } = await aProject(db, maren.id)
    const moved = db.updateTable('projects').set({ clientId: stranger.id }).where('id', '=', id)
    expect(await moved.returning('organizationId').executeTakeFirst()).toEqual({
      organizationId: stranger.organizationId,
    })
  })

  test('of a role leaves the organization, and comes back to the one of its records', async () => {
    const { maren } = await givenColleagues()
    await aProject(db, maren.id)
    expect(await promote(maren.id)).toMatchObject({ organizationId: null })
    expect(await demote(maren.id)).toMatchObject({
      organizationId: maren.organizationId,
      org: 'Okafor Tile & Stone',
    })
  })

  test('of a role without records gets an organization of one', async () => {
    const { joel } = await givenColleagues()
    await promote(joel.id)
    const again = await demote(joel.id)
    expect(again?.organizationId).toEqual(expect.any(String))
    expect(again?.organizationId).not.toBe(joel.organizationId)
  })
})

test('the name of an organization is that of all its people, and found by the search', async () => {
  const { maren, stranger } = await givenColleagues()
  const named = db.updateTable('organizations').set({ name: 'Okafor Stone' })
  await named.where('id', '=', maren.organizationId).execute()
  const people = db.selectFrom('users').select('org').where('organizationId', '=', maren.organizationId)
  expect(await people.execute()).toEqual([{ org: 'Okafor Stone' }, { org: 'Okafor Stone' }])
  const found = db.selectFrom('users').select('id').where('searchText', 'like', '%okafor stone%')
  expect(await found.execute()).toHaveLength(2)
  const other = db.selectFrom('users').select('org').where('id', '=', stranger.id)
  expect(await other.execute()).toEqual([{ org: 'Okafor Tile & Stone' }])
})

test('a project with papers passes to a colleague, and to no one else', async () => {
  const { joel, maren, stranger } = await givenColleagues()
  const { id } = await aProject(db, maren.id)
  await anInvoice(db, maren.id, { projectId: id })
  await anAgreement(db, maren.id, { projectId: id })
  const pass = (clientId: UserId) =>
    db.updateTable('projects').set({ clientId }).where('id', '=', id).returning('clientId').execute()
  expect(await pass(joel.id)).toEqual([{ clientId: joel.id }])
  await expect(pass(stranger.id)).rejects.toMatchObject({ code: '23503' })
})

test('no client is ever without an organization, and no administrator has one', async () => {
  const { joel } = await givenColleagues()
  const admin = await aUser(db, { role: 'ADMIN' })
  const set = (id: UserId, organizationId: OrganizationId | null) =>
    db.updateTable('users').set({ organizationId }).where('id', '=', id).returning('organizationId').execute()
  expect(await set(admin.id, joel.organizationId)).toEqual([{ organizationId: null }])
  expect(await set(joel.id, null)).toEqual([{ organizationId: joel.organizationId }])
})
