import { createJobCtx, createSystemCtx, jobHandlers, makeBackup } from '@tallgrass/core'
import { expect, test } from 'vitest'
import { fakeBackups } from '../support/fake-backups.ts'
import { plainPasswords, testApp } from '../support/test-app.ts'

async function start(options: Parameters<typeof fakeBackups>[1]) {
  const app = await testApp({
    replace: ({ clock }) => ({ passwords: plainPasswords, backups: fakeBackups(clock(), options).port }),
  })
  const admin = await app.admin()
  const fact = async () => {
    const { health } = await admin.trpc.admin.dashboard.get.query()
    return health.facts.find(({ subject }) => subject === 'Backups')
  }
  return { ...app, fact, command: createSystemCtx(app.services, { kind: 'command', name: 'backup' }) }
}

test('without a place, the job does nothing, the command is refused, and the card has a note', async () => {
  const { command, fact, services } = await start({ planned: false })
  await jobHandlers['make-backup'](createJobCtx(services, 'make-backup'), {})
  await jobHandlers['check-backups'](createJobCtx(services, 'check-backups'), {})
  await expect(makeBackup(command)).rejects.toMatchObject({
    code: 'INVALID',
    message: 'There is no place for backups. Set BACKUP_TO, or name a folder: npm run backup -- FOLDER',
  })
  expect(await fact()).toMatchObject({ state: 'note', text: 'No backups are configured.' })
  await makeBackup(command, { directory: '/mnt/usb' })
  expect(await fact()).toMatchObject({
    state: 'note',
    text: 'No backups are made by a schedule. The last one made by hand is in /mnt/usb.',
  })
})

test('a backup in a folder that is not encrypted is named on the card', async () => {
  const { command, fact } = await start({ encrypted: false })
  await makeBackup(command)
  expect(await fact()).toMatchObject({
    state: 'note',
    text: expect.stringContaining('It is not encrypted: anyone who can read it has all your data and keys.'),
    advice: 'Set BACKUP_PASSPHRASE, and keep a copy of the phrase somewhere else.',
  })
})
