import { aUser, openTestDatabase } from '@tallgrass/testing'
import { afterAll, expect, test } from 'vitest'
import { newId } from '../id.ts'
import { insertSession } from './sessions.ts'

const { close, db } = await openTestDatabase()
afterAll(close)

test('a deactivated person gets no session, whichever version opens it', async () => {
  const user = await aUser(db)
  const at = new Date('2026-11-20T09:00:00.000Z')
  const open = (tokenHash: string) =>
    insertSession(db, {
      id: newId('Session', at),
      userId: user.id,
      tokenHash,
      createdAt: at,
      lastSeenAt: at,
    })
  await open('before')
  await db.updateTable('users').set({ deactivatedAt: at }).where('id', '=', user.id).execute()
  await expect(open('after')).rejects.toMatchObject({ constraint: 'sessions_of_active_people' })
})
