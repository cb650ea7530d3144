import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aDataDirectory } from '../tests/support/start-server.ts'
import { checkArchiveFolder } from './check-archive-folder.ts'
import { readEnv } from './env.ts'

test('a missing folder for the audit log is named at the start, not only after a year', () => {
  const directory = aDataDirectory()
  mkdirSync(directory)
  const missing = join(directory, 'not-mounted')
  const check = (AUDIT_ARCHIVE_TO: string) => checkArchiveFolder(readEnv({ AUDIT_ARCHIVE_TO }))
  expect(check(missing)).toEqual([
    `AUDIT_ARCHIVE_TO: there is no folder ${missing}. Until it is there, the audit log is not archived.`,
  ])
  expect(check(directory)).toEqual([])
  expect(checkArchiveFolder(readEnv({}))).toEqual([])
})
