import type { ClientId, OrganizationId } from '@tallgrass/domain'
import { isPostgres } from '@tallgrass/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { givenOrganization } from '../support/given-organization.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { pool } = app.services.database
const { rest, trpc } = await app.admin()

/** PGlite has one connection, so that no transaction waits for another one. */
const testDeadlock = test.runIf(isPostgres())

/** Locks a person, and their client as soon as a call that has locked the client waits for the person. */
async function deadlock(person: { id: OrganizationId; contactId: ClientId }, call: () => Promise<unknown>) {
  const holder = await pool.connect()
  onTestFinished(() => holder.release(true))
  await holder.query('begin')
  // The call ends, because it is the first to look for a deadlock.
  await holder.query("set local deadlock_timeout = '10min'")
  await holder.query('select from users where id = $1 for update', [person.contactId])
  const answer = call()
  await vi.waitFor(async () => {
    const { rowCount } = await pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    expect(rowCount).toBe(1)
  })
  const locked = holder.query('select from organizations where id = $1 for update', [person.id])
  const [outcome] = await Promise.all([answer, locked])
  return outcome
}

testDeadlock('a call that ends to resolve a deadlock is refused, and may be repeated', async () => {
  const { id, contactId } = await givenOrganization(app)
  const path = `/api/admin/contacts/${contactId}/rights`
  const rights = { signs: true, pays: true, reviews: false }
  expect(await deadlock({ id, contactId }, () => rest('PUT', path, rights))).toMatchObject({
    status: 409,
    body: {
      error: 'Someone else is changing the same records right now. Please try again.',
      code: 'CONFLICT',
    },
  })
})

testDeadlock('a merge that ends to resolve a deadlock says that nothing was merged', async () => {
  const [kept, gone] = [await givenOrganization(app), await givenOrganization(app)]
  const input = { id: kept.id, version: 1, other: { id: gone.id, version: 1 } }
  const merged = deadlock(gone, () => trpc.admin.clients.merge.mutate(input))
  await expect(merged).rejects.toMatchObject({
    data: { code: 'CONFLICT' },
    message: expect.stringContaining('Nothing was merged. Please try again.'),
  })
})
