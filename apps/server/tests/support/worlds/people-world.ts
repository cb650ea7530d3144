import { insertKey, insertSession, newId } from '@tallgrass/db'
import type { UserId } from '@tallgrass/domain'
import { unique } from '@tallgrass/testing'
import type { TestApp } from '../test-app.ts'
import type { Made } from './project-world.ts'

/** The accounts that calls about people need, created and unused on each call. */
export interface PeopleWorld {
  /** Someone else's, of an administrator in version 1. */
  person(): Made<'User'>
  /** Who is signed in on a device besides that of their test. */
  signedIn(of: { email: string }): Promise<{ id: UserId; sessionId: Awaited<Made<'Session'>>['id'] }>
  /** One of their own. */
  apiKey(of: { email: string }): Made<'ApiKey'>
  personWithFactor(): Made<'User'>
  /** An administrator, in version 2. */
  deactivatedPerson(): Made<'User'>
}

export function preparePeople(app: TestApp): PeopleWorld {
  const { db } = app.services.database
  const findUser = ({ email }: { email: string }) =>
    db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const person = async () => findUser(await app.admin())
  return {
    person,
    async signedIn(of) {
      const [{ id }, now] = [await findUser(of), app.clock.now()]
      const sessionId = newId('Session', now)
      const times = { createdAt: now, lastSeenAt: now }
      await insertSession(db, { id: sessionId, userId: id, tokenHash: `hash of ${unique()}`, ...times })
      return { id, sessionId }
    },
    async apiKey(of) {
      const [{ id: userId }, createdAt] = [await findUser(of), app.clock.now()]
      const id = newId('ApiKey', createdAt)
      const facts = { name: 'Bookkeeping', prefix: 'tg_live_a7Kq2x', scopes: ['invoices:read' as const] }
      const tokenHash = `hash of ${unique()}`
      await insertKey(db, { id, userId, createdBy: userId, ...facts, tokenHash, createdAt })
      return { id }
    },
    async personWithFactor() {
      const { id } = await person()
      const now = app.clock.now()
      await db
        .insertInto('authenticators')
        .values({ userId: id, secretSealed: 'sealed', confirmedAt: now, createdAt: now })
        .execute()
      return { id }
    },
    async deactivatedPerson() {
      const { id } = await person()
      const { trpc } = await app.admin()
      await trpc.admin.people.deactivate.mutate({ id, version: 1 })
      return { id }
    },
  }
}
