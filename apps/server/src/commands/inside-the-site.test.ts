import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMigratedDirectory } from '../../tests/support/migrated-directory.ts'
import {
  keptCode,
  type StartedServer,
  startServer,
  statusOfSignIn,
} from '../../tests/support/start-server.ts'

const PASSWORD = 'Prairie2026!'
const NEW_ADMINISTRATOR = ['--email', 'ruth@example.com', '--name', 'Ruth Calloway']
const WHOLE =
  /^The audit chain of \d+ rows is intact\.\nAll \d+ rows covered by the head signed on .+ are present\.\n$/

let [directory, site]: [string, StartedServer | undefined] = ['', undefined]
const running = () => {
  if (!site) throw new Error('The site did not start')
  return site
}

beforeAll(async () => {
  directory = await aMigratedDirectory(afterAll)
  site = await startServer({ DATA_DIR: directory, DEMO_DATA: '0', LOG_LEVEL: 'trace' }, afterAll)
})

async function run(script: string, args: string[] = [], input = '') {
  const path = fileURLToPath(new URL(`../../../../scripts/${script}.ts`, import.meta.url))
  const child = spawn(process.execPath, [path, ...args], {
    cwd: tmpdir(),
    env: { ...keptCode, DATA_DIR: directory },
  })
  const closed = once(child, 'close')
  child.stdin.end(input)
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  await closed
  return { exitCode: child.exitCode, stdout, stderr }
}

test('creates an administrator while the site runs, and logs no password', async () => {
  expect(statSync(join(directory, 'site.sock')).mode & 0o777).toBe(0o600)
  expect(await run('admin-create', NEW_ADMINISTRATOR, `${PASSWORD}\n`)).toEqual({
    exitCode: 0,
    stdout: 'ruth@example.com is now an administrator.\n',
    stderr: '',
  })
  expect(await statusOfSignIn(running(), 'ruth@example.com', PASSWORD)).toBe(200)
  expect(await run('admin-create', NEW_ADMINISTRATOR, `${PASSWORD}\n`)).toEqual({
    exitCode: 1,
    stdout: '',
    stderr: 'An account with this email already exists\n',
  })
  expect(await run('admin-create', ['--reset', 'ruth@example.com'])).toMatchObject({
    exitCode: 0,
    stdout: expect.stringMatching(/^Open this link within an hour .+:\nhttp/),
  })
  expect(running().stdout() + running().stderr()).not.toContain(PASSWORD)
})

test('while the site runs, the audit chain can be verified and other commands are refused', async () => {
  expect(await run('audit-verify')).toEqual({
    exitCode: 0,
    stdout: expect.stringMatching(WHOLE),
    stderr: '',
  })
  expect(await run('db-seed')).toEqual({
    exitCode: 1,
    stdout: '',
    stderr: `The data directory ${directory} is in use by another process\n`,
  })
})

test('a missing head is reported while the site runs, and can be replaced', async () => {
  rmSync(join(directory, 'audit-head.json'))
  expect(await run('audit-verify')).toEqual({
    exitCode: 1,
    stdout: '',
    stderr: expect.stringMatching(/^The file audit-head\.json is missing from DATA_DIR\..+\n$/),
  })
  expect(await run('audit-verify', ['--replace-head'])).toMatchObject({
    exitCode: 0,
    stdout: expect.stringMatching(WHOLE),
    stderr: '',
  })
})

test('after the site is killed, the command itself verifies the chain with the same output', async () => {
  running().process.kill('SIGKILL')
  await running().exited
  expect(await run('audit-verify')).toEqual({
    exitCode: 0,
    stdout: expect.stringMatching(WHOLE),
    stderr: '',
  })
})
