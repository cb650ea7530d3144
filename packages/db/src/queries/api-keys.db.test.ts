import { apiScopes } from '@tallgrass/domain'
import { aUser, openTestDatabase } from '@tallgrass/testing'
import { afterAll, expect, test } from 'vitest'
import { newId } from '../id.ts'
import { findKeyByToken, insertKey } from './api-keys.ts'

const { close, db, pool } = await openTestDatabase()
afterAll(close)

const createdAt = new Date('2026-11-20T09:00:00.000Z')
const facts = { name: 'Bookkeeping', prefix: 'tg_live_a7Kq2x', scopes: ['invoices:read' as const], createdAt }

test('the table accepts exactly the scopes of the domain', async () => {
  const { rows } = await pool.query<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'api_keys_scopes_known'`,
  )
  const known = [...(rows[0]?.definition ?? '').matchAll(/'([^']+)'::text/g)].map(([, scope]) => scope)
  expect(known.sort()).toEqual([...apiScopes].sort())
  const { id: userId } = await aUser(db)
  const key = { id: newId('ApiKey', createdAt), userId, createdBy: userId, tokenHash: 'none', ...facts }
  await expect(insertKey(db, { ...key, scopes: [] })).rejects.toThrow('api_keys_scopes_known')
})

test('a key of the business acts for who created it, and then for the administrator who has been here longest', async () => {
  const longest = await aUser(db, { role: 'ADMIN', createdAt: new Date('2026-01-01T00:00:00.000Z') })
  await aUser(db, { role: 'ADMIN', createdAt: new Date('2026-02-01T00:00:00.000Z') })
  const { id: createdBy } = await aUser(db, {
    role: 'ADMIN',
    createdAt: new Date('2026-03-01T00:00:00.000Z'),
  })
  const key = { id: newId('ApiKey', createdAt), createdBy, tokenHash: 'of the business', ...facts }
  await insertKey(db, key)
  expect(await findKeyByToken(db, 'of the business')).toMatchObject({ id: createdBy, ownerId: null })
  await db.updateTable('users').set({ deactivatedAt: createdAt }).where('id', '=', createdBy).execute()
  expect(await findKeyByToken(db, 'of the business')).toMatchObject({ id: longest.id, role: 'ADMIN' })
})
