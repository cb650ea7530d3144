import { openTestDatabase } from '@tallgrass/testing'
import { expect, onTestFinished, test } from 'vitest'
import { ensureSameKeys } from '../../src/ensure-same-keys.ts'

const [OURS, OTHERS] = ['a'.repeat(64), 'b'.repeat(64)]
const REFUSED = /^DATA_DIR: its keys do not match this database/

async function aDatabase() {
  const { close, db } = await openTestDatabase()
  onTestFinished(close)
  return db
}

test('the first keys used belong to the database, and others are refused', async () => {
  const db = await aDatabase()
  await ensureSameKeys(db, OURS)
  await ensureSameKeys(db, OURS)
  await expect(ensureSameKeys(db, OTHERS)).rejects.toThrow(REFUSED)
  await ensureSameKeys(db, OURS)
})

test('of two keys used at the same moment, one is accepted', async () => {
  const db = await aDatabase()
  const answers = await Promise.allSettled([OURS, OTHERS].map((keys) => ensureSameKeys(db, keys)))
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('lost keys can be replaced', async () => {
  const db = await aDatabase()
  await ensureSameKeys(db, OURS)
  await ensureSameKeys(db, OTHERS, { recorded: 'lost' })
  await ensureSameKeys(db, OTHERS)
  await expect(ensureSameKeys(db, OURS)).rejects.toThrow(REFUSED)
})
