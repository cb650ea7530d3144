import { createSystemCtx, makeBackup } from '@tallgrass/core'
import { aRestore } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { fakeBackups } from '../support/fake-backups.ts'
import { plainPasswords, testApp } from '../support/test-app.ts'

test('while the site is held, the card expects nothing of the schedule', async () => {
  const app = await testApp({
    replace: ({ clock }) => ({ passwords: plainPasswords, backups: fakeBackups(clock()).port }),
  })
  await aRestore(app.services.database.db, app.clock.now())
  const fact = async () => {
    const { trpc } = await app.admin()
    const { health } = await trpc.admin.dashboard.get.query()
    return health.facts.find(({ subject }) => subject === 'Backups')
  }
  expect(await fact()).toMatchObject({
    state: 'note',
    text: 'No backup was made in /srv/backups yet. The schedule makes the first after the release.',
  })
  await makeBackup(createSystemCtx(app.services, { kind: 'command', name: 'backup' }))
  app.clock.advance({ days: 5 })
  expect(await fact()).toMatchObject({
    state: 'good',
    text: 'The last backup is 5 days old and has 4 MB in /srv/backups.',
  })
})
