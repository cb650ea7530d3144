// Guards: record-restore

import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeBackup } from '@tallgrass/adapters'
import { createSystemCtx, saveAuditHead, toAuditFact, verifyAudit, watchAuditHead } from '@tallgrass/core'
import { dumpBusiness, findHold, findLastBackupTry, findLastGoodBackup, openDatabase } from '@tallgrass/db'
import { toInstant } from '@tallgrass/domain'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { storedFileParts } from '../../src/backups/stored-file-parts.ts'
import { performCommand } from '../../src/commands/perform-command.ts'
import { loadDemoData } from '../../src/demo-data/load-demo-data.ts'
import { readEnv } from '../../src/env.ts'
import { drillRestore, restoreBusiness } from '../../src/restore/restore-business.ts'
import { markRestore } from '../../src/restore/restore-mark.ts'
import { loadSecrets } from '../../src/secrets.ts'
import { anEmptyPostgres, inSite, type Place } from '../moving/a-business-to-move.ts'
import { pastTriggers } from '../support/past-triggers.ts'
import { aDataDirectory } from '../support/start-server.ts'

const madeAt = toInstant(new Date('2026-11-22T02:00:00Z'))

/** A backup of the demo business, another without its keys, and its data directory. */
async function someBackups() {
  const [directory, folder] = [aDataDirectory(afterAll), aDataDirectory(afterAll)]
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'tallgrass-2026-11-22T02-00-00Z.backup')
  const withoutKeys = join(folder, 'tallgrass-2026-11-23T02-00-00Z.backup')
  const withOtherKeys = join(folder, 'tallgrass-2026-11-24T02-00-00Z.backup')
  const withoutHead = join(folder, 'tallgrass-2026-11-25T02-00-00Z.backup')
  await inSite({ DATA_DIR: directory, DATABASE_URL: await anEmptyPostgres() }, async (site) => {
    await loadDemoData(site)
    await site.database.pool.query(
      `delete from sessions;
       insert into sessions (id, user_id, token_hash, created_at, last_seen_at)
       select gen_random_uuid(), id, 'hash', now(), now() from users limit 1;
       insert into calendar_feeds (user_id, token_hash, created_at)
       select id, 'hash', now() from users where role = 'ADMIN' limit 1`,
    )
    await saveAuditHead(createSystemCtx(site), site.heads)
    const part = (name: string, from: string) => {
      const content = readFileSync(join(directory, from))
      return { name, content: () => content }
    }
    const secrets = part('keys/secrets.json', 'secrets.json')
    const head = part('audit-head.json', 'audit-head.json')
    const settings = {
      name: 'settings.env',
      content: () => Buffer.from('PORT=3000\nSTRIPE_SECRET_KEY=sk_old\n'),
    }
    const others = JSON.stringify({ key: Buffer.alloc(32, 7).toString('base64') })
    const otherSecrets = { name: 'keys/secrets.json', content: () => Buffer.from(others) }
    // As while a backup is written.
    await site.database.pool.query(
      `insert into backups (id, started_at, active_at, place, encrypted)
       values (gen_random_uuid(), $1, $1, '/srv/backups', false)`,
      [madeAt],
    )
    await site.database.pool.query(
      `insert into work_items (id, kind, cause, detail, created_at)
       values (gen_random_uuid(), 'backup_missing', 'backup:none:/srv/backups', 'The last try failed.', $1)`,
      [madeAt],
    )
    await dumpBusiness(site.database, async (dump) => {
      const backup = { dump, madeAt, version: '0.1.0' }
      const contents = await storedFileParts(dump, [directory])
      await writeBackup(file, { ...backup, files: [secrets, head, settings, ...contents] })
      await writeBackup(withoutKeys, { ...backup, files: [head, settings] })
      const firstHead = part('audit-head.first.json', 'audit-head.first.json')
      await writeBackup(withoutHead, { ...backup, files: [secrets, firstHead, settings] })
      await writeBackup(withOtherKeys, { ...backup, files: [otherSecrets, head, settings] })
    })
  })
  return { directory, file, withoutHead, withoutKeys, withOtherKeys }
}

const { directory, file, withoutHead, withoutKeys, withOtherKeys } = await someBackups()

async function restore(file: string, place: Place, variables: Record<string, string> = {}) {
  const told: string[] = []
  await restoreBusiness({ env: readEnv({ ...place }), file, variables }, (text) => void told.push(text))
  return told.join('\n')
}

const REPORT = [
  /^Restored [\d,]+ rows in \d+ tables from tallgrass-2026-11-22T02-00-00Z\.backup, made at 2026-11-22T02:00:00\.000Z\./m,
  /^The audit chain of \d+ rows is intact/m,
  /^All \d+ rows covered by the head signed on \S+ are present\./m,
  /^All \d+ stored files of documents match/m,
  /^Ended: 1 session and [1-9]\d* unused links\./m,
]

test('a backup without a signed head is not called broken', async () => {
  const told = await restore(withoutHead, { DATA_DIR: join(aDataDirectory(), 'new') })
  expect(told).toMatch(/^The audit chain of \d+ rows is intact/m)
  expect(told).toContain('There is no signed head to compare it with')
  expect(told).not.toContain('broken')
})

test('a backup is restored on the embedded database and on PostgreSQL, checked and held', async () => {
  for (const DATABASE_URL of [undefined, await anEmptyPostgres()]) {
    const place = { DATA_DIR: join(aDataDirectory(), 'new'), ...(DATABASE_URL && { DATABASE_URL }) }
    const told = await restore(file, place)
    for (const line of REPORT) expect(told).toMatch(line)
    expect(told).toContain(
      `The settings of the backup are in ${join(place.DATA_DIR, 'restored-settings.env')}`,
    )
    const secrets = join(place.DATA_DIR, 'secrets.json')
    expect(readFileSync(secrets)).toEqual(readFileSync(join(directory, 'secrets.json')))
    expect(statSync(secrets).mode & 0o777).toBe(0o600)
    const contents = readdirSync(join(directory, 'files'))
    expect(contents.length).toBeGreaterThan(2)
    for (const name of contents) {
      const restored = readFileSync(join(place.DATA_DIR, 'files', name))
      expect(restored, name).toEqual(readFileSync(join(directory, 'files', name)))
    }
    await inSite(place, async (site) => {
      expect(await findHold(site.database.db)).toMatchObject({ backupMadeAt: madeAt })
      expect(await verifyAudit(createSystemCtx(site), site.heads)).toMatchObject({ whole: true })
      const left = `select (select count(*)::int from sessions) as sessions,
        (select count(*)::int from calendar_feeds) as calendars`
      expect((await site.database.pool.query(left)).rows).toEqual([{ sessions: 0, calendars: 0 }])
      expect(await findLastBackupTry(site.database.db, '/srv/backups')).toMatchObject({ failure: null })
      expect(await findLastGoodBackup(site.database.db, '/srv/backups')).toMatchObject({
        startedAt: madeAt,
        bytes: statSync(file).size,
      })
      const items = await site.database.pool.query(
        `select status, note from work_items where kind = 'backup_missing'`,
      )
      expect(items.rows).toEqual([{ status: 'CLOSED', note: 'The site was restored from a backup.' }])
      expect((await site.jobs.countWaiting()).length).toBeGreaterThan(0)
    })
    await expect(restore(file, place)).rejects.toThrow(/already has a file audit-head\.json|is not empty/)
  }
})

test('keys that are lost or differ: names them and what cannot be verified, as audit:verify and health do', async () => {
  const own = loadSecrets(directory).fingerprint.slice(0, 16)
  const cases = [
    [
      withoutKeys,
      `(secrets.json with the fingerprint ${own}…) are not in the backup, so new ones were made.`,
    ],
    [
      withOtherKeys,
      `are not those of its database (secrets.json with the fingerprint ${own}…), which are lost. The ones in the backup are used`,
    ],
  ] as const
  for (const [backup, sentence] of cases) {
    const place = { DATA_DIR: aDataDirectory(), DATABASE_URL: await anEmptyPostgres() }
    const told = await restore(backup, place)
    expect(told).toContain(sentence)
    expect(told).toMatch(
      /^The head in the backup, signed on \S+, names the key [0-9a-f]{16}…, which is not in/m,
    )
    expect(told).toMatch(/its signature is valid for that key, but .*\. Row \d+ has the hash in it\.$/m)
    expect(told).not.toMatch(/The audit chain of \d+ rows is intact/)
    expect(told).toMatch(/^\d+ of \d+ encrypted links cannot be decrypted with these keys/m)
    expect(told).toContain('No seal is in the backup, so the next document gets a new one.')
    const unverifiable = new RegExp(
      `Rows 1 to \\d+ of the audit chain were written with other keys \\(secrets.json with the fingerprint ${own}…\\), which were lost and replaced on \\S+: these rows cannot be verified\\.`,
    )
    expect(told).toMatch(unverifiable)
    await inSite(place, async (site) => {
      const verified = await performCommand(
        { services: site, heads: site.heads },
        { name: 'audit:verify', input: { replaceHead: false } },
      )
      expect(verified).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(unverifiable) })
      const ctx = createSystemCtx(site)
      expect(await watchAuditHead(ctx, site.heads)).toBeUndefined()
      const { last } = site.headWatch
      expect(last && toAuditFact(last)).toMatchObject({
        state: 'note',
        text: expect.stringMatching(unverifiable),
      })
      // What comes after the change is protected as ever.
      await pastTriggers(site.database, (trx) =>
        trx
          .updateTable('auditLogs')
          .set({ action: 'restore.nothing' })
          .where('action', '=', 'restore.create')
          .execute(),
      )
      expect(await verifyAudit(ctx, site.heads)).toMatchObject({ whole: false })
      // No one can declare rows unverifiable without the keys.
      await pastTriggers(site.database, (trx) =>
        trx
          .updateTable('auditLogs')
          .set({ before: { keys: '00' } })
          .where('action', '=', 'audit-keys.replace')
          .execute(),
      )
      const problem = expect.stringMatching(/^Row 1 .* was changed, inserted or moved$/)
      expect(await verifyAudit(ctx, site.heads)).toEqual({ whole: false, problem })
      expect(await watchAuditHead(ctx, site.heads)).toEqual(problem)
    })
  }
})

test('says which keys of providers are not those of the backup', async () => {
  const place = { DATA_DIR: aDataDirectory(), DATABASE_URL: await anEmptyPostgres() }
  const told = await restore(file, place, { STRIPE_SECRET_KEY: 'sk_new' })
  expect(told).toContain('These keys are not those in the settings of the backup: STRIPE_SECRET_KEY.')
})

test('refuses a place with keys of another installation, and leaves it as it was', async () => {
  const DATA_DIR = aDataDirectory()
  loadSecrets(DATA_DIR)
  const before = readFileSync(join(DATA_DIR, 'secrets.json'))
  await expect(restore(file, { DATA_DIR })).rejects.toThrow('DATA_DIR already has a file secrets.json')
  expect(readFileSync(join(DATA_DIR, 'secrets.json'))).toEqual(before)
})

test('what an interrupted restore left is recognized, and the next restore starts over', async () => {
  const [DATA_DIR, DATABASE_URL] = [aDataDirectory(), await anEmptyPostgres()]
  const { close, pool } = await openDatabase({ url: DATABASE_URL })
  onTestFinished(close)
  await pool.query('create table unfinished_load (); create table users (half text)')
  await expect(inSite({ DATA_DIR, DATABASE_URL }, async () => {})).rejects.toThrow('was interrupted')
  expect(readdirSync(DATA_DIR)).toEqual([])
  expect(await restore(file, { DATA_DIR, DATABASE_URL })).toMatch(/^Restored /)
})

test('a restore that was interrupted at its end is repeated, even from another backup', async () => {
  const place = { DATA_DIR: aDataDirectory(), DATABASE_URL: await anEmptyPostgres() }
  await restore(withoutKeys, place)
  await inSite(place, ({ database }) => database.pool.query('create table unfinished_load ()'))
  markRestore(place.DATA_DIR)
  await expect(inSite(place, async () => {})).rejects.toThrow('was interrupted')
  expect(await restore(file, place)).toContain('The audit chain of')
  expect(existsSync(join(place.DATA_DIR, 'restore.unfinished'))).toBe(false)
  await inSite(place, async (site) => {
    expect(await verifyAudit(createSystemCtx(site), site.heads)).toMatchObject({ whole: true })
  })
})

test('no new site begins in a place whose restore was interrupted at its beginning', async () => {
  for (const DATABASE_URL of [undefined, await anEmptyPostgres()]) {
    const place = { DATA_DIR: aDataDirectory(), ...(DATABASE_URL && { DATABASE_URL }) }
    mkdirSync(place.DATA_DIR)
    markRestore(place.DATA_DIR)
    await expect(inSite(place, async () => {})).rejects.toThrow('was interrupted')
    expect(readdirSync(place.DATA_DIR)).toEqual(['restore.unfinished'])
  }
})

test('a start that is refused because its keys are missing creates none', async () => {
  const [DATA_DIR, DATABASE_URL] = [aDataDirectory(), await anEmptyPostgres()]
  await restore(file, { DATA_DIR, DATABASE_URL })
  const other = aDataDirectory()
  await expect(inSite({ DATA_DIR: other, DATABASE_URL }, async () => {})).rejects.toThrow(
    'its keys do not match this database',
  )
  expect(readdirSync(other)).toEqual([])
})

test('a drill finds the same and leaves nothing', async () => {
  const told: string[] = []
  const DATA_DIR = join(aDataDirectory(), 'unused')
  await drillRestore({ env: readEnv({ DATA_DIR }), file }, (text) => void told.push(text))
  for (const line of REPORT) expect(told.join('\n')).toMatch(line)
  expect(told.join('\n')).not.toMatch(/The site is held|restored-settings/)
  expect(told.at(-1)).toBe('This was a drill: the restored place was removed, and nothing was sent.')
  expect(statSync(DATA_DIR, { throwIfNoEntry: false })).toBeUndefined()
})

test('refuses a file that is no backup', async () => {
  const DATA_DIR = aDataDirectory()
  mkdirSync(DATA_DIR, { recursive: true })
  const notes = join(DATA_DIR, 'notes.txt')
  writeFileSync(notes, 'Not a backup')
  await expect(restore(notes, { DATA_DIR: aDataDirectory() })).rejects.toThrow(
    'is not a backup of this product',
  )
})
