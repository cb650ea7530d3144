import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { aMigratedDirectory } from '../support/migrated-directory.ts'

const script = fileURLToPath(new URL('../../../../scripts/drill.ts', import.meta.url))

test('one command makes a backup, restores it in a scratch place and compares', async () => {
  const directory = await aMigratedDirectory(onTestFinished)
  const place = { env: { DATA_DIR: directory }, cwd: tmpdir() }
  const { stderr, stdout } = await promisify(execFile)(process.execPath, [script], place)
  expect(stderr).toBe('')
  expect(stdout).toContain('Counts and checksums match.')
  expect(stdout).toContain('The audit chain of ')
  expect(stdout).toContain('This was a drill: the restored place was removed, and nothing was sent.')
}, 60_000)
