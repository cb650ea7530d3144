import { createSystemCtx, jobHandlers, noLimits } from '@tallgrass/core'
import { newId } from '@tallgrass/db'
import { dateInUtc } from '@tallgrass/domain'
import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { bookACall } from '../support/booked-calls.ts'
import { plainPasswords, reusableApp } from '../support/test-app.ts'

const newApp = await reusableApp({ replace: () => ({ passwords: plainPasswords, limits: noLimits }) })

async function anOldSite() {
  const app = await newApp()
  const { db } = app.services.database
  return {
    ...app,
    db,
    now: () => app.clock.now(),
    applyRetention: () => jobHandlers['apply-retention'](createSystemCtx(app.services), {}),
    async deleted() {
      const rows = db.selectFrom('auditLogs').select('after').where('action', '=', 'retention.apply')
      return (await rows.execute()).map(({ after }) => after)
    },
  }
}

test('what a provider told of payments is deleted after 90 days', async () => {
  const { applyRetention, clock, db, deleted, now } = await anOldSite()
  const notice = () => ({
    id: newId('PaymentNotice', now()),
    provider: 'sandbox' as const,
    noticeId: `notice ${unique()}`,
    type: 'refund.updated',
    about: 'nothing',
    receivedAt: now(),
  })
  await db
    .insertInto('paymentNotices')
    .values([notice(), { ...notice(), settledAt: now() }])
    .execute()
  clock.advance({ days: 91 })
  const { noticeId, ...young } = notice()
  await db
    .insertInto('paymentNotices')
    .values({ ...young, noticeId })
    .execute()
  await applyRetention()
  expect(await db.selectFrom('paymentNotices').select('noticeId').execute()).toEqual([{ noticeId }])
  expect(await deleted()).toEqual([{ kind: 'payment-notices', count: 2 }])
})

test('work that is done is deleted after 400 days, but not what is open or about money', async () => {
  const { applyRetention, clock, db, now } = await anOldSite()
  const item = (cause: string, kind: 'lead_uncontacted' | 'payment_unmatched', closedAt: Date | null) => ({
    id: newId('WorkItem', now()),
    cause,
    kind,
    detail: 'Something waits',
    createdAt: now(),
    ...(closedAt && { status: 'CLOSED' as const, closedAt, note: 'Done' }),
  })
  const soon = new Date(now().getTime() + 86_400_000)
  const late = new Date(now().getTime() + 30 * 86_400_000)
  await db
    .insertInto('workItems')
    .values([
      item('done', 'lead_uncontacted', soon),
      item('done late', 'lead_uncontacted', late),
      item('open', 'lead_uncontacted', null),
      item('money', 'payment_unmatched', soon),
    ])
    .execute()
  clock.advance({ days: 402 })
  await applyRetention()
  const left = await db.selectFrom('workItems').select('cause').orderBy('cause').execute()
  expect(left.map(({ cause }) => cause)).toEqual(['done late', 'money', 'open'])
})

test('the link of a call works for 30 days after it', async () => {
  const { applyRetention, clock, db, services } = await anOldSite()
  const { id } = await bookACall(services)
  const links = () => db.selectFrom('bookingLinks').select('bookingId').execute()
  const { endsAt } = await db
    .selectFrom('bookings')
    .select('endsAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  clock.advance({ ms: Date.parse(endsAt ?? '') - clock.now().getTime() })
  clock.advance({ days: 29 })
  await applyRetention()
  expect(await links()).toEqual([{ bookingId: id }])
  clock.advance({ days: 2 })
  await applyRetention()
  expect(await links()).toEqual([])
})

test('of old backups the last one, and the last good one, are remembered', async () => {
  const { applyRetention, clock, db, now } = await anOldSite()
  const aTry = async (outcome: { name: string; bytes: number } | { failure: string }) => {
    const id = newId('Backup', now())
    const times = { startedAt: now(), activeAt: now(), finishedAt: now() }
    await db
      .insertInto('backups')
      .values({ id, place: '/srv/backups', encrypted: true, ...times, ...outcome })
      .execute()
    clock.advance({ days: 1 })
    return id
  }
  const made = { name: 'tallgrass.backup', bytes: 7 }
  await aTry(made)
  const good = await aTry(made)
  await aTry({ failure: 'No room' })
  const last = await aTry({ failure: 'No room' })
  clock.advance({ days: 500 })
  await applyRetention()
  const left = await db.selectFrom('backups').select('id').orderBy('startedAt').execute()
  expect(left.map(({ id }) => id)).toEqual([good, last])
})

test('weeks that were reported long ago are forgotten', async () => {
  const { applyRetention, clock, db, now } = await anOldSite()
  const week = () => ({ monday: dateInUtc(now()), createdAt: now() })
  await db.insertInto('reportedWeeks').values(week()).execute()
  clock.advance({ days: 401 })
  await db.insertInto('reportedWeeks').values(week()).execute()
  await applyRetention()
  expect(await db.selectFrom('reportedWeeks').select('monday').execute()).toEqual([{ monday: week().monday }])
})
