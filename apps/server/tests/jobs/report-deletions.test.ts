// Guards: report-deletions

import { createSystemCtx, jobHandlers } from '@tallgrass/core'
import { expect, test } from 'vitest'
import { testApp } from '../support/test-app.ts'

type Deleting =
  | 'delete-ended-exports'
  | 'delete-ended-limits'
  | 'delete-ended-sessions'
  | 'delete-old-events'
  | 'erase-ended-links'

test('the audit log says each night what jobs deleted on the day before', async () => {
  const { services } = await testApp()
  const { db, pool } = services.database
  const ran = async (name: Deleting, at: string, output: object | null, state = 'completed') => {
    await db.transaction().execute((trx) => services.jobs.enqueue(trx, name, {}))
    await pool.query(
      `update jobs.job set state = $2::jobs.job_state, output = $3, completed_on = $4 where name = $1 and state = 'created'`,
      [name, state, JSON.stringify(output), at],
    )
  }
  await ran('delete-ended-sessions', '2026-11-18T23:59:59Z', { sessions: 100 })
  await ran('delete-ended-sessions', '2026-11-19T00:00:00Z', { sessions: 2, links: 0 })
  await ran('delete-ended-sessions', '2026-11-19T23:59:59Z', { sessions: 3, links: 0 })
  await ran('delete-ended-limits', '2026-11-19T12:00:00Z', { limits: 7 })
  await ran('delete-old-events', '2026-11-19T12:00:00Z', null)
  await ran('erase-ended-links', '2026-11-19T12:00:00Z', { message: 'No connection' }, 'failed')
  await ran('delete-ended-exports', '2026-11-20T00:00:00Z', { exports: 1 })
  const report = (at: string) =>
    jobHandlers['report-deletions'](createSystemCtx({ ...services, clock: () => new Date(at) }), {})
  const reported = async () => {
    const rows = db.selectFrom('auditLogs').select('after').where('action', '=', 'retention.report')
    return (await rows.execute()).map(({ after }) => after)
  }
  await report('2026-11-25T00:19:00Z')
  expect(await reported(), 'a day on which nothing was deleted').toEqual([])
  await report('2026-11-20T00:19:00Z')
  expect(await reported()).toEqual([{ day: '2026-11-19', limits: 7, sessions: 5 }])
})
