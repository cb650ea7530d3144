import { join } from 'node:path'
import { type Database, dumpBusiness, loadBusiness, migrateToLatest } from '@tallgrass/db'
import { listFixtures, openEmptyDatabase, openFixture } from '@tallgrass/testing'
import { expect, onTestFinished, test } from 'vitest'
import { openBackup } from './open-backup.ts'
import { aFolder, madeAt, PASSPHRASE } from './testing/a-backup.ts'
import { writeBackup } from './write-backup.ts'

async function closing(opening: Promise<Database>): Promise<Database> {
  const database = await opening
  onTestFinished(database.close)
  return database
}

function aBusiness(): Promise<Database> {
  const [fixture] = listFixtures()
  if (!fixture) throw new Error('There is no fixture')
  return closing(openFixture(fixture))
}

const summaryOf = (database: Database) => dumpBusiness(database, async ({ tables }) => tables)

test('a business comes back from a file with the same rows', async () => {
  const scratch = await aFolder()
  const path = join(scratch, 'a.backup')
  const source = await aBusiness()
  const options = { files: [], madeAt, passphrase: PASSPHRASE, version: '1.2.3' }
  await dumpBusiness(source, (dump) => writeBackup(path, { ...options, dump }))
  const backup = await openBackup(path, { passphrase: PASSPHRASE, scratch })
  onTestFinished(backup.close)
  const target = await closing(openEmptyDatabase())
  expect(await loadBusiness(target, backup.dump)).toEqual(await summaryOf(source))
  expect(await migrateToLatest(target)).toEqual([])
})
