import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateToLatest, openDatabase } from '@tallgrass/db'
import { databaseImage } from '../../src/database-image/database-image.ts'
import { type AtEnd, aDataDirectory } from './start-server.ts'

let template: Promise<string> | undefined

/** A data directory with a migrated, empty database, copied because creating one takes longer. */
export async function aMigratedDirectory(atEnd?: AtEnd): Promise<string> {
  template ??= makeTemplate()
  const directory = aDataDirectory(atEnd)
  cpSync(await template, directory, { recursive: true })
  return directory
}

async function makeTemplate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tallgrass-template-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const directory = join(folder, 'data')
  const database = await openDatabase({ directory, image: databaseImage() })
  await migrateToLatest(database)
  await database.close()
  return directory
}
