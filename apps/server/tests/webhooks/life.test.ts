// Guards: create-webhook, update-webhook, delete-webhook, rotate-webhook-secret, test-webhook, replay-delivery
import { MAX_WEBHOOKS } from '@tallgrass/domain'
import { anId } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { webhookApp } from '../support/webhook-app.ts'

const start = await webhookApp()

const UNKNOWN = anId('WebhookEndpoint')

test('administrators add webhooks, and see the secret once', async () => {
  const { aWebhook, admin, clock, db, webhooks } = await start()
  const { secret, ...first } = await aWebhook(['lead.created', 'invoice.paid'])
  clock.advance({ minutes: 1 })
  const second = await webhooks.create.mutate({
    url: 'https://crm.example.com/secret-path?key=1',
    description: 'Our CRM',
    // In the order of the catalogue, each once.
    kinds: ['booking.made', 'lead.created', 'lead.created'],
  })
  const { items } = await webhooks.list.query({})
  expect(items).toMatchObject([
    { id: second.id, description: 'Our CRM', kinds: ['lead.created', 'booking.made'], status: 'ACTIVE' },
    first,
  ])
  expect(JSON.stringify([items, await webhooks.get.query({ id: first.id })])).not.toContain(secret)
  const stored = await db.selectFrom('webhookEndpoints').select('sealedSecret').execute()
  expect(JSON.stringify(stored)).not.toContain(secret)
  const audited = await admin.trpc.admin.audit.list.query({ entityId: second.id })
  expect(audited.items).toMatchObject([
    {
      action: 'webhook.create',
      after: { host: 'crm.example.com', description: 'Our CRM', events: 'lead.created, booking.made' },
    },
  ])
  expect(JSON.stringify(audited)).not.toContain('secret-path')
})

test.each([
  ['http://example.com/hooks', 'The address must begin with https://'],
  ['https://10.0.0.1/hooks', 'The address must be on the internet'],
  ['https://[fd00:ec2::254]/', 'The address must be on the internet'],
  ['https://169.254.169.254/latest', 'The address must be on the internet'],
  ['https://user:pass@example.com/', 'An address cannot have a username, a password or a #'],
  ['https://example.com/#hooks', 'An address cannot have a username, a password or a #'],
  ['javascript:alert(1)', 'Enter a whole web address'],
  ['hooks', 'Enter a whole web address'],
])('refuses the address %s', async (url, refusal) => {
  const { aWebhook, receiver, webhooks } = await start()
  await expect(webhooks.create.mutate({ url, kinds: ['lead.created'] })).rejects.toThrow(refusal)
  const { id } = await aWebhook()
  await expect(webhooks.update.mutate({ id, version: 1, url })).rejects.toThrow(refusal)
  expect((await webhooks.list.query({})).items).toMatchObject([{ url: receiver.url }])
})

test('refuses the 21st webhook, even of two administrators at once, until one is deleted', async () => {
  const { aWebhook, anotherAdmin, receiver, webhooks } = await start()
  for (let n = 1; n < MAX_WEBHOOKS; n++) await aWebhook()
  const others = (await anotherAdmin()).trpc.admin.webhooks
  const input = { url: receiver.url, kinds: ['lead.created' as const] }
  const results = await Promise.allSettled(
    [webhooks, others, webhooks, others].map(({ create }) => create.mutate(input)),
  )
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused.map(({ reason }) => reason)).toEqual(
    [1, 2, 3].map(() =>
      expect.objectContaining({
        message: 'There are 20 webhooks already. Delete one that is no longer used.',
        data: expect.objectContaining({ code: 'CONFLICT' }),
      }),
    ),
  )
  const { items } = await webhooks.list.query({ limit: 100 })
  expect(items).toHaveLength(MAX_WEBHOOKS)
  if (items[0]) await webhooks.delete.mutate({ id: items[0].id })
  await aWebhook()
})

test('refuses a webhook without events, and events that are not offered', async () => {
  const { admin, receiver, webhooks } = await start()
  const { url } = receiver
  await expect(webhooks.create.mutate({ url, kinds: [] })).rejects.toThrow('Choose at least one event')
  const call = await admin.rest('POST', '/api/admin/webhooks', { url, kinds: ['account.password_changed'] })
  expect(call.status).toBe(400)
})

test('an edit changes what is given, and a stale one is refused with both sides', async () => {
  const { aWebhook, webhooks } = await start()
  const { id, url } = await aWebhook()
  expect(await webhooks.update.mutate({ id, version: 1, kinds: ['invoice.paid'] })).toMatchObject({
    kinds: ['invoice.paid'],
    url,
    version: 2,
  })
  await expect(webhooks.update.mutate({ id, version: 1, description: 'Old' })).rejects.toThrow(
    'This webhook has changed since you opened it.',
  )
  expect((await webhooks.get.query({ id })).description).toBeNull()
})

test('refuses what is about a webhook that does not exist', async () => {
  const { webhooks } = await start()
  const input = { id: UNKNOWN }
  for (const call of [
    webhooks.get.query(input),
    webhooks.update.mutate({ ...input, version: 1, description: 'None' }),
    webhooks.switch.mutate({ ...input, on: true }),
    webhooks.rotateSecret.mutate(input),
    webhooks.delete.mutate(input),
    webhooks.test.mutate(input),
  ])
    await expect(call).rejects.toThrow('This webhook does not exist')
  await expect(webhooks.replay.mutate({ id: anId('WebhookDelivery') })).rejects.toThrow(
    'This delivery does not exist',
  )
})

test('a replay sends the same message once more, and both attempts are in the log', async () => {
  const { aLead, aWebhook, clock, lastDelivery, receiver, webhooks, work } = await start()
  const webhook = await aWebhook()
  await aLead()
  await work()
  const { id } = await lastDelivery(webhook)
  clock.advance({ minutes: 1 })
  expect(await webhooks.replay.mutate({ id })).toMatchObject({ status: 'PENDING', attempts: 0 })
  await expect(webhooks.replay.mutate({ id })).rejects.toThrow('This event is still being sent.')
  await work()
  const [first, second, ...others] = receiver.received
  expect(others).toEqual([])
  expect(second?.body).toBe(first?.body)
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  const delivery = await lastDelivery(webhook)
  expect(delivery).toMatchObject({ id, status: 'DELIVERED', attempts: 1 })
  expect(delivery.log).toHaveLength(2)
})

test('a replay of a delivery that was given up has all its retries', async () => {
  const { aLead, aWebhook, lastDelivery, receiver, webhooks, workOnNext } = await start()
  const webhook = await aWebhook()
  receiver.answersWith(500)
  await aLead()
  while (await workOnNext());
  const { id } = await lastDelivery(webhook)
  receiver.received.length = 0
  await webhooks.replay.mutate({ id })
  for (const _ of [1, 2, 3]) await workOnNext()
  expect(receiver.received).toHaveLength(3)
  expect(await lastDelivery(webhook)).toMatchObject({ id, status: 'PENDING', attempts: 3 })
})

test('a webhook goes with its log', async () => {
  const { aLead, aWebhook, db, webhooks, work } = await start()
  const { id } = await aWebhook()
  await aLead()
  await work()
  await webhooks.delete.mutate({ id })
  expect((await webhooks.list.query({})).items).toEqual([])
  expect(await db.selectFrom('webhookDeliveries').select('id').execute()).toEqual([])
  expect(await db.selectFrom('webhookAttempts').select('id').execute()).toEqual([])
})
