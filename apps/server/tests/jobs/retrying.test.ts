import { createSystemCtx } from '@tallgrass/core'
import { aRestore } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { plainPasswords, reusableApp } from '../support/test-app.ts'

const newApp = await reusableApp({ replace: () => ({ passwords: plainPasswords }) })

/** A site whose waiting jobs have failed as many times. */
async function start(jobs: { name: 'database-upkeep' | 'delete-ended-limits'; failures: number }[]) {
  const app = await newApp()
  const { database } = app.services
  for (const { failures, name } of jobs) {
    await createSystemCtx(app.services).transaction((tx) => tx.enqueue(name, {}))
    await database.pool.query(
      `update jobs.job set state = 'retry', retry_count = $1, output = '{"message":"No space is left"}' where name = $2`,
      [failures - 1, name],
    )
  }
  const { trpc } = await app.admin()
  const fact = async () => {
    const { health } = await trpc.admin.dashboard.get.query()
    return health.facts.find(({ subject }) => subject === 'Background work')
  }
  return { db: database.db, clock: app.clock, fact }
}

test('a job that fails again and again is shown before it is given up', async () => {
  const { fact } = await start([
    { name: 'database-upkeep', failures: 7 },
    { name: 'delete-ended-limits', failures: 8 },
  ])
  expect(await fact()).toEqual({
    subject: 'Background work',
    state: 'note',
    text: 'The job delete-ended-limits keeps failing: 8 times so far. It is retried. Reason: No space is left. Another job fails, too.',
    advice: 'Fix the reason. The retry follows by itself.',
  })
})

test('a job that failed a few times is not shown yet', async () => {
  const { fact } = await start([{ name: 'database-upkeep', failures: 6 }])
  expect(await fact()).toMatchObject({ state: 'good', text: 'Nothing has failed.' })
})

test('while the site is held, no job is said to be retried', async () => {
  const { clock, db, fact } = await start([{ name: 'database-upkeep', failures: 9 }])
  await aRestore(db, clock.now())
  expect(await fact()).toMatchObject({ state: 'good' })
})
