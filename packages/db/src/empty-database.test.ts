import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { strFromU8 } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { MADE_BY, placeEmptyDatabase, readEmptyDatabase } from './empty-database.ts'

async function placeInTemporaryFolder() {
  const parent = mkdtempSync(join(tmpdir(), 'tallgrass-placed-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const directory = join(parent, 'pgdata')
  await placeEmptyDatabase(directory)
  return { directory, parent }
}

test('the empty database was made by the installed PGlite and has no tables', async () => {
  const { directory, parent } = await placeInTemporaryFolder()
  expect(readdirSync(parent)).toEqual(['pgdata'])
  const engine = await PGlite.create({ dataDir: directory })
  const { rows } = await engine.query(
    `select version(), (select count(*)::int from pg_class where relnamespace = 'public'::regnamespace) tables,
       current_setting('server_encoding') encoding, current_setting('data_checksums') checksums`,
  )
  await engine.close()
  // Run: npm run db:empty
  const version = strFromU8(readEmptyDatabase()[MADE_BY] ?? new Uint8Array())
  expect(rows).toEqual([{ version, tables: 0, encoding: 'UTF8', checksums: 'on' }])
})

test('files left behind by an interrupted start are discarded', async () => {
  const { directory } = await placeInTemporaryFolder()
  const complete = readdirSync(directory)
  rmSync(directory, { recursive: true })
  mkdirSync(`${directory}.unfinished`)
  writeFileSync(`${directory}.unfinished/half`, 'a fi')
  await placeEmptyDatabase(directory)
  expect(readdirSync(directory)).toEqual(complete)
})
