// Guards: deliver-webhook, switch-webhook
import { jobHandlers } from '@tallgrass/core'
import { expect, test } from 'vitest'
import { webhookApp } from '../support/webhook-app.ts'

const start = await webhookApp()

type Started = Awaited<ReturnType<typeof start>>

async function healthFact({ admin }: Started) {
  const { health } = await admin.trpc.admin.dashboard.get.query()
  return health.facts.find(({ subject }) => subject === 'Webhooks')
}

test('a webhook is switched off after five days of nothing but failures, and administrators are told', async () => {
  const app = await start()
  const { aLead, aWebhook, admin, clock, db, lastDelivery, receiver, webhooks, work, workOnNext } = app
  const webhook = await aWebhook()
  receiver.answersWith(500)
  await aLead()
  while (await workOnNext());
  expect((await webhooks.get.query({ id: webhook.id })).status).toBe('ACTIVE')
  clock.advance({ days: 2, hours: 5 })
  await aLead()
  await work()
  expect((await webhooks.get.query({ id: webhook.id })).status).toBe('SUSPENDED')
  const { items } = await admin.trpc.portal.notifications.list.query({})
  const told = items.filter(({ kind }) => kind === 'webhook.suspended')
  expect(told).toMatchObject([{ path: `/portal/admin/webhooks/${webhook.id}` }])
  const { host } = new URL(receiver.url)
  expect(told[0]?.sentence).toContain(
    `The webhook to ${host} was switched off, because every delivery has failed`,
  )
  const [{ mail } = { mail: null }] = await db
    .selectFrom('notifications')
    .innerJoin('events', 'events.id', 'eventId')
    .select('notifications.mail')
    .where('events.kind', '=', 'webhook.suspended')
    .execute()
  expect(mail).toBe('now')
  const audited = await admin.trpc.admin.audit.list.query({ entityId: webhook.id })
  expect(audited.items[0]).toMatchObject({ action: 'webhook.suspend', after: { status: 'SUSPENDED', host } })

  // What waits is not sent any more, and neither is what happens now.
  receiver.restart()
  while (await workOnNext());
  await aLead()
  await work()
  expect(receiver.received).toEqual([])
  expect(await lastDelivery(webhook)).toMatchObject({
    status: 'FAILED',
    lastError: 'The webhook is switched off',
  })
  expect(await healthFact(app)).toMatchObject({
    state: 'note',
    text: 'One webhook was switched off automatically.',
  })
})

test('one success begins the five days again', async () => {
  const { aLead, aWebhook, clock, receiver, webhooks, work } = await start()
  const webhook = await aWebhook()
  receiver.answersWith(500)
  await aLead()
  await work()
  clock.advance({ days: 4 })
  receiver.answersWith(204)
  await aLead()
  await work()
  receiver.answersWith(500)
  clock.advance({ days: 4 })
  await aLead()
  await work()
  expect((await webhooks.get.query({ id: webhook.id })).status).toBe('ACTIVE')
})

test.each(['an event', 'a test'])(
  'a webhook that answers %s with 410 is switched off at once',
  async (what) => {
    const { aLead, aWebhook, admin, db, lastDelivery, receiver, webhooks, work, workOnNext } = await start()
    const webhook = await aWebhook()
    const other = await aWebhook(['lead.created', 'invoice.paid'])
    receiver.answers((response) => void response.writeHead(receiver.received.length === 1 ? 410 : 204).end())
    if (what === 'a test') await webhooks.test.mutate({ id: webhook.id })
    else await aLead()
    await work()
    expect(await workOnNext()).toBe(false)
    const { items } = await webhooks.list.query({})
    const [gone, ...more] = items.filter(({ status }) => status === 'SUSPENDED')
    if (!gone) throw new Error('None was switched off')
    expect(more).toEqual([])
    expect(gone.lastError).toBe('It answered that it is gone for good (410)')
    expect(await lastDelivery(gone)).toMatchObject({ status: 'FAILED', attempts: 1, lastStatus: 410 })
    const told = db.selectFrom('events').select('adminSentence').where('kind', '=', 'webhook.suspended')
    const { host } = new URL(receiver.url)
    const adminSentence = `The webhook to ${host} was switched off, because it answered that it is gone (410).`
    expect(await told.execute()).toEqual([{ adminSentence }])
    const audited = await admin.trpc.admin.audit.list.query({ entityId: gone.id })
    const suspended = audited.items.filter(({ action }) => action === 'webhook.suspend')
    expect(suspended).toMatchObject([{ after: { status: 'SUSPENDED', host } }])
    // It can be switched on again, and the other one never was off.
    await webhooks.switch.mutate({ id: gone.id, on: true })
    expect((await webhooks.get.query({ id: other.id })).status).toBe('ACTIVE')
  },
)

test('a 410 of a former address does not switch off the new one', async () => {
  const { aLead, aWebhook, receiver, webhooks, work, workOnNext } = await start()
  const { id, url } = await aWebhook()
  receiver.answers(async (response) => {
    await webhooks.update.mutate({ id, version: 1, url: `${url}/new` })
    response.writeHead(410).end()
  })
  await aLead()
  await work()
  expect(await webhooks.get.query({ id })).toMatchObject({ status: 'ACTIVE', url: `${url}/new` })
  receiver.answersWith(204)
  await workOnNext()
  const { items } = await webhooks.deliveries.query({ id })
  expect(items).toMatchObject([{ status: 'DELIVERED', attempts: 2 }])
})

test('a failing test switches nothing off', async () => {
  const { aWebhook, clock, receiver, webhooks, work, workOnNext } = await start()
  const { id } = await aWebhook()
  receiver.answersWith(500)
  for (const _ of [1, 2]) {
    await webhooks.test.mutate({ id })
    await work()
    clock.advance({ days: 6 })
  }
  expect(await webhooks.get.query({ id })).toMatchObject({
    status: 'ACTIVE',
    failingSince: null,
    lastError: 'It answered with status 500',
  })
  expect(await workOnNext()).toBe(false)
})

test('System Health says how many webhooks fail', async () => {
  const app = await start()
  const { aLead, aWebhook, clock, receiver, work } = app
  expect(await healthFact(app)).toBeUndefined()
  await aWebhook()
  expect(await healthFact(app)).toMatchObject({ state: 'good' })
  receiver.answersWith(500)
  await aLead()
  await work()
  expect(await healthFact(app)).toMatchObject({
    state: 'fault',
    text: 'No webhook can be delivered. Last error: It answered with status 500',
    since: clock.now().toISOString(),
  })
  await aWebhook(['invoice.paid'])
  expect(await healthFact(app)).toMatchObject({
    state: 'note',
    text: 'Deliveries to one of 2 webhooks fail. Last error: It answered with status 500',
  })
})

test('a webhook that is switched on again gets what happens from then on', async () => {
  const { aLead, aWebhook, receiver, webhooks, work } = await start()
  const { id } = await aWebhook()
  await webhooks.switch.mutate({ id, on: false })
  await aLead()
  await webhooks.switch.mutate({ id, on: true })
  await aLead()
  await work()
  expect(receiver.received).toHaveLength(1)
  await expect(webhooks.switch.mutate({ id, on: true })).rejects.toThrow(
    'This webhook is active and cannot become active again.',
  )
})

test('the log is kept for 30 days, except for what is still being sent', async () => {
  const { aLead, aWebhook, clock, ctx, db, receiver, webhooks, work } = await start()
  const { id } = await aWebhook()
  await aLead()
  await work()
  receiver.answersWith(500)
  await aLead()
  await work()
  clock.advance({ days: 29 })
  await jobHandlers['apply-retention'](ctx, {})
  expect((await webhooks.deliveries.query({ id })).items).toHaveLength(2)
  clock.advance({ days: 2 })
  await jobHandlers['apply-retention'](ctx, {})
  expect((await webhooks.deliveries.query({ id })).items).toMatchObject([{ status: 'PENDING' }])
  expect(await db.selectFrom('webhookAttempts').select('status').execute()).toEqual([{ status: 500 }])
})
