import { aUser, openTestDatabase } from '@tallgrass/testing'
import { afterAll, expect, test } from 'vitest'
import { newId } from '../id.ts'
import { insertEmailChange, insertEmailConfirmation } from './email-changes.ts'
import { endAccess } from './end-access.ts'

const { close, db } = await openTestDatabase()
afterAll(close)

test('after a restore no link confirms or moves an address, and the way back stays', async () => {
  const { id: userId } = await aUser(db)
  const at = new Date('2026-11-20T09:00:00.000Z')
  const expiresAt = new Date('2026-11-21T09:00:00.000Z')
  const facts = { userId, createdAt: at, expiresAt, oldEmail: 'old@example.com', newEmail: 'new@example.com' }
  await insertEmailConfirmation(db, {
    id: newId('EmailConfirmation', at),
    userId,
    tokenHash: 'confirmation',
    createdAt: at,
    expiresAt,
  })
  await insertEmailChange(db, { ...facts, id: newId('EmailChange', at), tokenHash: 'pending' })
  const made = { confirmedAt: at, undoUntil: expiresAt, undoTokenHash: 'undo' }
  await insertEmailChange(db, { ...facts, ...made, id: newId('EmailChange', at), tokenHash: 'made' })
  expect(await endAccess(db, ['confirm-address'])).toMatchObject({ links: 2 })
  expect(await db.selectFrom('emailConfirmations').select('id').execute()).toEqual([])
  expect(await db.selectFrom('emailChanges').select('tokenHash').execute()).toEqual([{ tokenHash: 'made' }])
})
