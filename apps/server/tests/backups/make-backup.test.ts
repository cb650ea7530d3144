// Guards: make-backup, make-backup-job, check-backups

import { createJobCtx, createSystemCtx, jobHandlers, makeBackup } from '@tallgrass/core'
import { isManualBackup } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { type FakeBackups, fakeBackups } from '../support/fake-backups.ts'
import { plainPasswords, reusableApp } from '../support/test-app.ts'

let backups: FakeBackups | undefined
const newApp = await reusableApp({
  replace: ({ clock }) => {
    backups = fakeBackups(clock())
    return { backups: backups.port, passwords: plainPasswords }
  },
})

async function start() {
  const app = await newApp()
  if (!backups) throw new Error('There is no fake')
  const fake = backups
  fake.reset()
  const { services } = app
  const command = createSystemCtx(services, { kind: 'command', name: 'backup' })
  const job = createJobCtx(services, 'make-backup')
  const { pool } = services.database
  const rows = async () =>
    (await pool.query('select place, name, failure, finished_at from backups order by started_at, id')).rows
  // Sessions end while the clock is advanced by days.
  const items = async (status: 'OPEN' | 'CLOSED' = 'OPEN') =>
    (await (await app.admin()).trpc.admin.workItems.list.query({ status })).items
  const fact = async () => {
    const { trpc } = await app.admin()
    const { health } = await trpc.admin.dashboard.get.query()
    return health.facts.find(({ subject }) => subject === 'Backups')
  }
  const waiting = async () =>
    (await pool.query(`select data from jobs.job where name = 'make-backup' order by data::text`)).rows.map(
      ({ data }) => data,
    )
  return { ...app, waiting, command, job, fake, pool, rows, items, fact }
}

test('a backup made by hand is recorded, audited and shown with its age and size', async () => {
  const { admin, clock, command, fact, rows } = await start()
  const made = await makeBackup(command)
  expect(made).toMatchObject({ bytes: 5_000_000, encrypted: true, place: '/srv/backups' })
  expect(await rows()).toMatchObject([{ place: '/srv/backups', name: made.name, failure: null }])
  const { items: audited } = await (await admin()).trpc.admin.audit.list.query({})
  expect(audited.find(({ action }) => action === 'backup.make')).toMatchObject({ entity: 'backup' })
  clock.advance({ hours: 5 })
  expect(await fact()).toEqual({
    subject: 'Backups',
    state: 'good',
    text: 'The last backup is 5 hours old and has 4 MB in /srv/backups.',
    lastSuccessAt: '2026-11-20T09:00:00.000Z',
  })
})

test('the backup of a drill is audited, but is not one that System Health counts on', async () => {
  const { admin, command, fact, fake, rows } = await start()
  await makeBackup(command, { directory: '/tmp/drill', isDrill: true })
  fake.failure = 'The disk of /tmp is full.'
  await expect(makeBackup(command, { directory: '/tmp/drill', isDrill: true })).rejects.toThrow('is full')
  expect(await rows()).toEqual([])
  expect(await fact()).toMatchObject({ state: 'note', text: expect.stringContaining('No backup was made') })
  const { items } = await (await admin()).trpc.admin.audit.list.query({})
  expect(items.find(({ action }) => action === 'backup.make')).toMatchObject({ after: { isDrill: true } })
})

test('only one backup is made at a time', async () => {
  const { command, fake, rows } = await start()
  let second: unknown
  fake.meanwhile = async () => {
    fake.meanwhile = async () => {}
    second = await makeBackup(command, { directory: '/mnt/usb' }).catch((error) => error)
  }
  await makeBackup(command)
  expect(second).toMatchObject({
    code: 'CONFLICT',
    message: 'Another backup is being made. Wait until it is done, and try again.',
  })
  expect(await rows()).toHaveLength(1)
})

test('a backup whose process was killed counts as failed after two minutes, and the next one is made', async () => {
  const { clock, command, pool, rows } = await start()
  await pool.query(
    `insert into backups (id, started_at, active_at, place, encrypted)
     values (gen_random_uuid(), $1, $1, '/srv/backups', true)`,
    [clock.now()],
  )
  await expect(makeBackup(command)).rejects.toMatchObject({ code: 'CONFLICT' })
  clock.advance({ minutes: 3 })
  await makeBackup(command)
  expect(await rows()).toMatchObject([
    { failure: 'The process that made it stopped before it was done.' },
    { failure: null },
  ])
})

test('old backups are removed by the rule after a success, but none that was made by hand', async () => {
  const { clock, command, fake, job } = await start()
  await makeBackup(command)
  clock.advance({ minutes: 10 })
  for (let day = 0; day < 4; day++) {
    await jobHandlers['make-backup'](job, {})
    clock.advance({ hours: 24 })
  }
  const days = fake.stored.map(({ madeAt, name }) => [madeAt.slice(0, 10), isManualBackup(name)])
  expect(days).toEqual([
    ['2026-11-20', true],
    ['2026-11-22', false],
    ['2026-11-23', false],
  ])
  await makeBackup(command, { directory: '/mnt/usb' })
  expect(fake.stored).toHaveLength(4)
})

test('a failed backup is a fault with its reason, one work item and two more attempts; a success closes it', async () => {
  const { clock, fact, fake, items, job, rows, waiting } = await start()
  await jobHandlers['make-backup'](job, {})
  clock.advance({ hours: 24 })
  fake.failure = 'The disk of /srv/backups is full.'
  for (const attempt of [1, 2, 3]) await jobHandlers['make-backup'](job, { attempt })
  expect(await waiting()).toEqual([{ attempt: 2 }, { attempt: 3 }])
  expect(await rows()).toHaveLength(4)
  expect(await fact()).toMatchObject({
    state: 'fault',
    text: 'The last backup is 24 hours old and has 4 MB in /srv/backups. The last try failed. Reason: The disk of /srv/backups is full.',
    advice: expect.stringContaining('npm run backup'),
    lastSuccessAt: '2026-11-20T09:00:00.000Z',
    lastFailureAt: '2026-11-21T09:00:00.000Z',
  })
  expect(await items()).toMatchObject([
    {
      kind: 'backup_missing',
      detail:
        'The last good backup in /srv/backups was made on 2026-11-20. The last try failed. Reason: The disk of /srv/backups is full.',
    },
  ])
  fake.failure = undefined
  clock.advance({ minutes: 15 })
  await jobHandlers['make-backup'](job, {})
  expect(await items()).toEqual([])
  expect(await items('CLOSED')).toMatchObject([{ note: 'A backup was made.' }])
  expect(await fact()).toMatchObject({ state: 'good' })
})

test('a failed backup in a folder named by hand is not a fault of the schedule', async () => {
  const { command, fact, fake, items } = await start()
  await makeBackup(command)
  fake.failure = 'There is no folder /mnt/usb.'
  await expect(makeBackup(command, { directory: '/mnt/usb' })).rejects.toThrow('There is no folder /mnt/usb.')
  expect(await items()).toEqual([])
  expect(await fact()).toMatchObject({ state: 'good' })
})

test('a success in the folder of the schedule closes its work item, even if the folder was named by hand', async () => {
  const { clock, command, fact, fake, items, job } = await start()
  fake.failure = 'The disk of /srv/backups is full.'
  await jobHandlers['make-backup'](job, {})
  expect(await items()).toHaveLength(1)
  fake.failure = undefined
  clock.advance({ minutes: 1 })
  await makeBackup(command, { directory: '/mnt/usb' })
  expect(await items()).toHaveLength(1)
  expect(await fact()).toMatchObject({ state: 'fault' })
  await makeBackup(command, { directory: '/srv/backups' })
  expect(await items()).toEqual([])
  expect(await fact()).toMatchObject({ state: 'good' })
})

test('refuses a pass phrase that the site does not encrypt with', async () => {
  const { command, rows } = await start()
  await expect(makeBackup(command, { passphraseDigest: 'theirs' })).rejects.toMatchObject({
    code: 'CONFLICT',
    message:
      'The running site encrypts its backups with another BACKUP_PASSPHRASE than the one that is set here. Set the same BACKUP_PASSPHRASE in .env and restart the site.',
  })
  expect(await rows()).toEqual([])
  await makeBackup(command, { passphraseDigest: 'ours' })
})

test('backups that are late for half an interval are a fault, one work item, and are made up for', async () => {
  const { clock, fact, items, job, services, waiting } = await start()
  await jobHandlers['make-backup'](job, {})
  const check = () => jobHandlers['check-backups'](createJobCtx(services, 'check-backups'), {})
  clock.advance({ hours: 36 })
  await check()
  expect(await items()).toEqual([])
  clock.advance({ minutes: 1 })
  await check()
  await check()
  expect(await fact()).toMatchObject({
    state: 'fault',
    text: expect.stringContaining('The next one is late.'),
  })
  expect(await items()).toHaveLength(1)
  expect(await waiting()).toContainEqual({})
})

test('without any backup yet, the schedule has one and a half intervals to make the first', async () => {
  const { clock, fact } = await start()
  expect(await fact()).toMatchObject({ state: 'note', text: expect.stringContaining('No backup was made') })
  clock.advance({ hours: 37 })
  expect(await fact()).toMatchObject({
    state: 'fault',
    text: 'There is no good backup in /srv/backups yet. The next one is late.',
  })
})
