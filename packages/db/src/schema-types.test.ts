import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const script = fileURLToPath(new URL('../../../scripts/db-types.ts', import.meta.url))

test('the generated types match the migrations', async () => {
  const { stderr } = await promisify(execFile)(process.execPath, [script, '--verify'])
  expect(stderr).toBe('')
}, 60_000)
