import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '@tallgrass/db'
import { expect, onTestFinished, test } from 'vitest'
import { moveBusiness } from '../../src/commands/move-business.ts'
import { aMigratedDirectory } from '../support/migrated-directory.ts'
import { keptCode, spawnServer } from '../support/start-server.ts'
import { anEmptyPostgres, inSite, summaryOf } from './a-business-to-move.ts'

const SCRIPT = fileURLToPath(new URL('../../../../scripts/move.ts', import.meta.url))

test('a killed move leaves the source as it was and a target that cannot be used, and can be run again', async () => {
  const DATA_DIR = await aMigratedDirectory()
  const DATABASE_URL = await anEmptyPostgres()
  // Creates the keys, too.
  const before = await inSite({ DATA_DIR }, summaryOf)
  const target = await openDatabase({ url: DATABASE_URL, poolSize: 1 })
  onTestFinished(target.close)

  const command = spawn(process.execPath, [SCRIPT, DATABASE_URL], {
    env: { ...keptCode, DATA_DIR },
    stdio: 'ignore',
  })
  const ended = once(command, 'exit')
  for (let begun = false; !begun; ) {
    const { rows } = await target.pool.query("select to_regclass('unfinished_load') is not null as begun")
    begun = rows[0]?.begun
  }
  command.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])

  const refused = await spawnServer({ DATA_DIR, DATABASE_URL })
  expect(await refused.exited).toMatchObject({ code: 1 })
  expect(refused.stderr()).toContain('A move or restore into this database was interrupted')
  expect(await inSite({ DATA_DIR }, summaryOf)).toEqual(before)
  await moveBusiness({ to: DATABASE_URL, databaseUrl: undefined, dataDirectory: DATA_DIR }, () => {})
  expect(await inSite({ DATA_DIR, DATABASE_URL }, summaryOf)).toEqual(before)
})
