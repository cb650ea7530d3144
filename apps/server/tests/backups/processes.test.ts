import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { openBackup } from '@tallgrass/adapters'
import { auditHead } from '@tallgrass/contracts'
import { isHeadValid } from '@tallgrass/core'
import { copyTemplate, startS3 } from '@tallgrass/testing'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { aMigratedDirectory } from '../support/migrated-directory.ts'
import { aDataDirectory, administrator, keptCode, postTo, startServer } from '../support/start-server.ts'

// Whole processes, on a machine that may be busy with something else.
vi.setConfig({ testTimeout: 150_000 })

const SOON = { timeout: 90_000, interval: 250 }
const BACKUP = fileURLToPath(new URL('../../../../scripts/backup.ts', import.meta.url))
const PHRASE = 'a river runs through it'

type Variables = Record<string, string>

async function aPlace(): Promise<Variables & { DATA_DIR: string }> {
  const from = inject('database')
  if (from.kind === 'pglite')
    return { DATA_DIR: await aMigratedDirectory(), DEMO_DATA: '0', ...administrator }
  return {
    DATA_DIR: aDataDirectory(),
    DEMO_DATA: '0',
    DATABASE_URL: await copyTemplate(from),
    ...administrator,
  }
}

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tallgrass-backups-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function start(variables: Variables, ...folder: string[]) {
  return spawn(process.execPath, [BACKUP, ...folder], { env: { ...keptCode, ...variables }, cwd: tmpdir() })
}

/** Runs `npm run backup`. */
async function backup(variables: Variables, ...folder: string[]) {
  const child = start(variables, ...folder)
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  if (child.exitCode === null) await once(child, 'exit')
  return { code: child.exitCode, stdout, stderr }
}

async function read(path: string, passphrase?: string) {
  const opened = await openBackup(path, { scratch: aFolder(), ...(passphrase && { passphrase }) })
  onTestFinished(opened.close)
  const parts: Record<string, string> = {}
  for await (const { content, name } of opened.parts()) parts[name] = await text(content)
  const lines: unknown[] = []
  for await (const line of opened.dump.lines('users')) lines.push(JSON.parse(line))
  return { ...opened, parts, users: lines }
}

test('a backup made while the site serves has the rows, keys and head of one instant', async () => {
  const place = await aPlace()
  const server = await startServer(place)
  const folder = aFolder()
  const { code, stderr, stdout } = await backup(place, folder)
  expect(stderr).toBe('')
  expect(code).toBe(0)
  const [name = '', ...others] = readdirSync(folder)
  expect(others).toEqual([])
  expect(stdout).toContain(`The backup is ${name} (`)
  expect(stdout).toContain('It is not encrypted')
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
  expect(existsSync(join(place.DATA_DIR, 'backup-work'))).toBe(false)

  const { manifest, parts, users } = await read(join(folder, name))
  expect(users).toMatchObject([{ email: administrator.ADMIN_EMAIL }])
  expect(manifest.tables.find((table) => table.name === 'backups')).toMatchObject({ count: 1 })
  expect(Object.keys(parts)).toEqual(expect.arrayContaining(['keys/secrets.json', 'audit-head.json']))
  const head = auditHead.parse(JSON.parse(parts['audit-head.json'] ?? ''))
  expect(isHeadValid(head)).toBe(true)
  expect(head.rows).toBe(manifest.tables.find((table) => table.name === 'audit_logs')?.count)

  // What cannot be done is one sentence, and the site goes on.
  const file = join(folder, 'file')
  const missing = join(folder, 'not', 'there')
  writeFileSync(file, '')
  const refusals = [
    [['s3://bucket/site'], 'Name a folder. A bucket belongs in BACKUP_TO: npm run backup then uses it.\n'],
    [[missing], `There is no folder ${missing}. Create it first.\n`],
    [[file], `${file} is not a folder. Name another one.\n`],
    [[], 'There is no place for backups. Set BACKUP_TO, or name a folder: npm run backup -- FOLDER\n'],
    [[folder, 'another'], 'npm run backup [-- FOLDER]\n'],
  ] as const
  for (const [folders, sentence] of refusals)
    expect(await backup(place, ...folders)).toEqual({ code: 1, stdout: '', stderr: sentence })
  expect(readdirSync(folder).sort()).toEqual(['file', name])
  expect((await postTo(server, '/api/auth/login', credentials)).status).toBe(200)
})

const credentials = { username: administrator.ADMIN_EMAIL, password: administrator.ADMIN_PASSWORD }

test('while no site runs, the command makes the backup itself, encrypted with the phrase', async () => {
  const place = await aPlace()
  const folder = aFolder()
  const { code, stdout } = await backup({ ...place, BACKUP_TO: folder, BACKUP_PASSPHRASE: PHRASE })
  expect(code).toBe(0)
  expect(stdout).not.toContain('not encrypted')
  const [name = ''] = readdirSync(folder)
  expect(name).toMatch(/\.backup\.age$/)
  await expect(read(join(folder, name), 'some other phrase')).rejects.toThrow('pass phrase does not open')
  const { parts } = await read(join(folder, name), PHRASE)
  expect(parts).toHaveProperty('keys/secrets.json')
  expect(JSON.stringify(parts)).not.toContain(PHRASE)
})

test('a site makes backups in a bucket, and a bucket that refuses is one sentence and leaves nothing', async () => {
  const { access, behave, bucket, stop, url } = await startS3()
  onTestFinished(stop)
  const place = {
    ...(await aPlace()),
    BACKUP_TO: `s3://${access.bucket}/site`,
    BACKUP_PASSPHRASE: PHRASE,
    S3_ENDPOINT: url,
    S3_REGION: access.region,
    S3_ACCESS_KEY_ID: access.accessKeyId,
    S3_SECRET_ACCESS_KEY: access.secretAccessKey,
  }
  const server = await startServer(place)
  expect(await backup(place)).toMatchObject({ code: 0, stderr: '' })
  const [[key = '', stored] = [], ...others] = [...bucket.objects]
  expect(others).toEqual([])
  expect(key).toMatch(/^site\/tallgrass-.+\.backup\.age$/)
  const file = join(aFolder(), 'got')
  writeFileSync(file, stored?.content ?? '')
  expect((await read(file, PHRASE)).users).toHaveLength(1)
  expect(server.stderr()).toBe('')

  behave({ refuses: { status: 403, code: 'AccessDenied' }, times: 100 })
  const { code, stderr } = await backup(place)
  expect(code).toBe(1)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stderr).toMatch(/bucket/i)
  expect(existsSync(join(place.DATA_DIR, 'backup-work'))).toBe(false)
})

test('a site whose keys are missing makes no backup, and no other keys', async () => {
  const place = await aPlace()
  const server = await startServer(place)
  rmSync(join(place.DATA_DIR, 'secrets.json'))
  const folder = aFolder()
  const { code, stderr } = await backup(place, folder)
  expect(code).toBe(1)
  // With PostgreSQL, the command opens the database itself.
  expect(stderr).toMatch(/keys (of this database|do not match)/)
  expect(readdirSync(folder)).toEqual([])
  expect(existsSync(join(place.DATA_DIR, 'secrets.json'))).toBe(false)
  expect(server.stderr()).not.toContain('    at ')
})

// A backup on PostgreSQL has no copy of the database on the disk.
if (inject('database').kind === 'pglite') {
  test('a place without a business makes no backup, and stays empty', async () => {
    const place = { DATA_DIR: aFolder() }
    const folder = aFolder()
    const { code, stderr } = await backup(place, folder)
    expect([code, stderr]).toEqual([
      1,
      `There is no business in ${place.DATA_DIR}. Set DATA_DIR to the folder of the site, or DATABASE_URL.\n`,
    ])
    expect([readdirSync(folder), readdirSync(place.DATA_DIR)]).toEqual([[], []])
  })

  test('a site that is killed while it makes a backup leaves no copy after its next start', async () => {
    const place = await aPlace()
    const server = await startServer(place)
    const folder = aFolder()
    const command = start(place, folder)
    const work = join(place.DATA_DIR, 'backup-work')
    await vi.waitFor(() => expect(existsSync(work)).toBe(true), { ...SOON, interval: 5 })
    server.process.kill('SIGKILL')
    await once(command, 'close')
    await server.exited
    expect(readdirSync(folder).filter((name) => !name.endsWith('.unfinished'))).toEqual([])

    await startServer(place)
    expect(existsSync(work)).toBe(false)
    expect(await backup(place, folder)).toMatchObject({ code: 0, stderr: '' })
  })
}
