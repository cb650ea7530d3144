import { openTestDatabase } from '@tallgrass/testing'
import { afterAll, expect, test } from 'vitest'
import { newId } from '../id.ts'
import { findOutboxMailStatus, finishOutboxMail, insertOutboxMail } from './outbox-mails.ts'

const { close, db } = await openTestDatabase()
afterAll(close)

const at = new Date('2026-11-20T09:00:00.000Z')

async function aQueuedMail({ attempts }: { attempts: number }) {
  const id = newId('Mail', at)
  const mail = { template: 'newer', recipient: 'maren@example.com', data: '{}', sealedLink: 'sealed' }
  await insertOutboxMail(db, { id, ...mail, status: 'queued', attempts, createdAt: at })
  return id
}

test('a message whose template version 0.1.0 does not know stays queued for a process that does', async () => {
  const failed = 'Unknown mail template: newer'
  const id = await aQueuedMail({ attempts: 14 })
  await expect(finishOutboxMail(db, id, { failed, failedAt: at })).rejects.toMatchObject({
    constraint: 'outbox_mails_known_to_others',
  })
  expect(await findOutboxMailStatus(db, id)).toBe('queued')
  expect(await finishOutboxMail(db, id, { failed: 'No such person here', failedAt: at })).toEqual({ id })
})

test('a message that no process knows is given up after the last attempt', async () => {
  const id = await aQueuedMail({ attempts: 15 })
  expect(await finishOutboxMail(db, id, { failed: 'Unknown mail template: newer', failedAt: at })).toEqual({
    id,
  })
})
