// Guards: deliver-events, delete-old-events
import { createSystemCtx, jobHandlers } from '@tallgrass/core'
import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { agreementApp } from '../support/agreement-app.ts'

const app = await agreementApp()
const { admin, db } = app

async function aLead(name: string) {
  const { id } = await app
    .visitor()
    .trpc.chat.createLead.mutate({ name, email: `lead${unique()}@example.com` })
  const { id: eventId } = await db
    .selectFrom('events')
    .select('id')
    .where('entityId', '=', id)
    .executeTakeFirstOrThrow()
  return { id, eventId }
}

const sentences = async () =>
  (await admin.trpc.portal.notifications.list.query({})).items.map(({ sentence }) => sentence)

test('a delivery that runs twice tells no one twice', async () => {
  const { eventId } = await aLead('Ines Moreno')
  const ctx = createSystemCtx(app.server.services)
  for (const _ of [1, 2]) await jobHandlers['deliver-events'](ctx, { eventIds: [eventId] })
  expect((await sentences()).filter((one) => one.includes('Ines Moreno'))).toHaveLength(1)
})

test('no one is told about a lead that was deleted before delivery', async () => {
  const { eventId, id } = await aLead('Dana Whitfield')
  await admin.trpc.admin.leads.delete.mutate({ id })
  await jobHandlers['deliver-events'](app.ctx, { eventIds: [eventId] })
  expect(await sentences()).not.toContainEqual(expect.stringContaining('Dana Whitfield'))
})

test('a transaction that is rolled back tells no one', async () => {
  const before = await db.selectFrom('events').select('id').execute()
  app.service.broken = 'deliver-events'
  await expect(aLead('Owen Reyes')).rejects.toThrow()
  app.service.broken = undefined
  expect(await db.selectFrom('events').select('id').execute()).toEqual(before)
})

test('notifications are shown for 90 days', async () => {
  await aLead('Nora Castellan')
  await app.work()
  expect(await sentences()).toContain('New lead: Nora Castellan wrote in the chat.')
  app.clock.advance({ days: 89 })
  await jobHandlers['delete-old-events'](app.ctx, {})
  expect((await db.selectFrom('notifications').select('id').execute()).length).toBeGreaterThan(0)
  app.clock.advance({ days: 2 })
  await jobHandlers['delete-old-events'](app.ctx, {})
  expect(await db.selectFrom('notifications').select('id').execute()).toEqual([])
  expect(await db.selectFrom('events').select('id').execute()).toEqual([])
})
