// Guards: deliver-webhook
import { webhookMessageOf, webhookTestMessage } from '@tallgrass/contracts/integrations'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import type { Received } from '../support/start-receiver.ts'
import { webhookApp } from '../support/webhook-app.ts'

const start = await webhookApp()

/** Verifies with the library that receivers use. Its clock is this machine's, so only the signature is compared. */
function isSignedWith(secret: string, { body, headers }: Received): boolean {
  const [id, timestamp] = [String(headers['webhook-id']), Number(headers['webhook-timestamp'])]
  const expected = new Webhook(secret).sign(id, new Date(timestamp * 1000), body)
  return String(headers['webhook-signature']).split(' ').includes(expected)
}

test('an event is sent once, in the format of Standard Webhooks', async () => {
  const { aLead, aWebhook, clock, lastDelivery, receiver, webhooks, work } = await start()
  const { secret, ...webhook } = await aWebhook()
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
  const { id: leadId } = await aLead()
  await work()
  const [received, ...others] = receiver.received
  if (!received) throw new Error('Nothing was received')
  expect(others).toEqual([])
  expect(received.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-timestamp': String(clock.now().getTime() / 1000),
  })
  expect(isSignedWith(secret, received)).toBe(true)
  expect(webhookMessageOf('lead.created').strict().parse(JSON.parse(received.body))).toEqual({
    type: 'lead.created',
    timestamp: clock.now().toISOString(),
    data: { leadId, source: 'chat' },
  })
  const delivery = await lastDelivery(webhook)
  expect(delivery).toMatchObject({ id: received.headers['webhook-id'], status: 'DELIVERED', attempts: 1 })
  expect(delivery.body).toBe(received.body)
  expect(await webhooks.get.query({ id: webhook.id })).toMatchObject({ lastError: null, failingSince: null })
})

test('a receiver verifies a message with the library, and refuses one that was altered', async () => {
  const { aWebhook, clock, receiver, webhooks, work } = await start()
  const { secret, ...webhook } = await aWebhook()
  // The library compares the timestamp with the clock of this machine.
  clock.advance({ ms: Date.now() - clock.now().getTime() })
  await webhooks.test.mutate({ id: webhook.id })
  await work()
  clock.restart()
  const [received] = receiver.received
  if (!received) throw new Error('Nothing was received')
  const headers = Object.fromEntries(
    ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [
      name,
      String(received.headers[name]),
    ]),
  )
  const message = webhookTestMessage.parse(new Webhook(secret).verify(received.body, headers))
  expect(message.data).toEqual({ endpointId: webhook.id })
  expect(() => new Webhook(secret).verify(`${received.body} `, headers)).toThrow(
    'No matching signature found',
  )
})

test('only the chosen events are sent', async () => {
  const { aLead, aWebhook, receiver, waitingAttempts, work } = await start()
  await aWebhook(['invoice.paid'])
  await aLead()
  expect(waitingAttempts()).toEqual([])
  await aWebhook(['lead.created', 'booking.made'])
  await aLead()
  await work()
  expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(['lead.created'])
})

test('a failed delivery is retried for three days, with the same id and body', async () => {
  const { aLead, aWebhook, clock, lastDelivery, receiver, workOnNext } = await start()
  receiver.answersWith(500, {}, 'No room')
  const webhook = await aWebhook()
  await aLead()
  const begun = clock.now().getTime()
  const hours: number[] = []
  while (await workOnNext()) hours.push((clock.now().getTime() - begun) / 3_600_000)
  const rounded = hours.map((one) => Number(one.toFixed(2)))
  expect(rounded).toEqual([0, 0, 0.08, 0.58, 2.58, 7.58, 17.58, 27.58, 37.58, 47.58, 57.58, 67.58])
  expect(hours[1]).toBe(5 / 3600)
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1)
  const stamps = receiver.received.map(({ headers }) => headers['webhook-timestamp'])
  expect(new Set(stamps).size).toBe(12)
  const delivery = await lastDelivery(webhook)
  expect(delivery).toMatchObject({ status: 'FAILED', attempts: 12, nextAttemptAt: null, lastStatus: 500 })
  expect(delivery.log).toHaveLength(12)
  expect(delivery.log[0]).toMatchObject({
    status: 500,
    answer: 'No room',
    error: 'It answered with status 500',
  })
})

test('a later attempt that succeeds ends the retries', async () => {
  const { aLead, aWebhook, clock, lastDelivery, receiver, webhooks, work, workOnNext } = await start()
  receiver.answersWith(503)
  const webhook = await aWebhook()
  await aLead()
  await work()
  expect((await webhooks.get.query({ id: webhook.id })).failingSince).toBe(clock.now().toISOString())
  receiver.answersWith(200)
  await workOnNext()
  expect(await workOnNext()).toBe(false)
  expect(await lastDelivery(webhook)).toMatchObject({ status: 'DELIVERED', attempts: 2 })
  expect((await webhooks.get.query({ id: webhook.id })).failingSince).toBeNull()
})

test.each([
  ['60', 60],
  ['1', 5],
  ['999999', 36_000],
])('an endpoint that asks for a retry after %s seconds gets one after %i', async (header, seconds) => {
  const { aLead, aWebhook, clock, lastDelivery, receiver, work } = await start()
  receiver.answersWith(429, { 'retry-after': header })
  const webhook = await aWebhook()
  await aLead()
  await work()
  const { nextAttemptAt } = await lastDelivery(webhook)
  expect(Date.parse(String(nextAttemptAt)) - clock.now().getTime()).toBe(seconds * 1000)
})

test('a redirect is a failure, and is not followed', async () => {
  const { aLead, aWebhook, lastDelivery, receiver, work } = await start()
  receiver.answersWith(302, { location: '/moved' })
  const webhook = await aWebhook()
  await aLead()
  await work()
  expect(receiver.received.map(({ url }) => url)).toEqual(['/hooks'])
  expect(await lastDelivery(webhook)).toMatchObject({
    status: 'PENDING',
    lastError: 'It answered with a redirect (302), which is not followed',
  })
})

test('of a large answer, the log has the first 4,096 characters', async () => {
  const { aLead, aWebhook, lastDelivery, receiver, work } = await start()
  receiver.answersWith(200, {}, `${'\0'.repeat(10)}${'a'.repeat(100_000)}`)
  const webhook = await aWebhook()
  await aLead()
  await work()
  const { log, status } = await lastDelivery(webhook)
  expect(status).toBe('DELIVERED')
  expect(log[0]?.answer).toBe(`${'\uFFFD'.repeat(10)}${'a'.repeat(4086)}`)
})

test('two workers never make the same attempt', async () => {
  const { aLead, aWebhook, attempt, db, receiver, waitingAttempts } = await start()
  const held = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  receiver.answers(async (response) => {
    arrived.resolve()
    await held.promise
    response.writeHead(500).end()
  })
  await aWebhook()
  await aLead()
  const [job] = waitingAttempts()
  if (!job) throw new Error('No attempt waits')
  const first = attempt(job)
  await arrived.promise
  await expect(attempt(job)).rejects.toThrow('Another process is making this attempt')
  held.resolve()
  await first
  // It was made.
  await attempt(job)
  expect(receiver.received).toHaveLength(1)
  const { attempts } = await db.selectFrom('webhookDeliveries').select('attempts').executeTakeFirstOrThrow()
  expect(attempts).toBe(1)
})

test('the attempt of a worker that was lost is made by another one', async () => {
  const { aLead, aWebhook, attempt, clock, db, receiver, waitingAttempts } = await start()
  await aWebhook()
  await aLead()
  const until = new Date(clock.now().getTime() + 25_000)
  await db.updateTable('webhookDeliveries').set({ leasedUntil: until }).execute()
  const [job] = waitingAttempts()
  if (!job) throw new Error('No attempt waits')
  await expect(attempt(job)).rejects.toThrow('Another process is making this attempt')
  clock.advance({ seconds: 26 })
  await attempt(job)
  expect(receiver.received).toHaveLength(1)
})

test('a webhook that is deleted between two attempts gets no other', async () => {
  const { aLead, aWebhook, receiver, webhooks, work, workOnNext } = await start()
  receiver.answersWith(500)
  const webhook = await aWebhook()
  await aLead()
  await work()
  await webhooks.delete.mutate({ id: webhook.id })
  while (await workOnNext());
  expect(receiver.received).toHaveLength(1)
})

test('a webhook that is deleted during an attempt has no log', async () => {
  const { aLead, aWebhook, db, receiver, webhooks, work } = await start()
  const webhook = await aWebhook()
  receiver.answers(async (response) => {
    await webhooks.delete.mutate({ id: webhook.id })
    response.end()
  })
  await aLead()
  await work()
  expect(receiver.received).toHaveLength(1)
  expect(await db.selectFrom('webhookAttempts').select('id').execute()).toEqual([])
})

test('after a rotation, both secrets sign for a day', async () => {
  const { aLead, aWebhook, clock, receiver, webhooks, work } = await start()
  const { secret: former, id } = await aWebhook()
  const { formerSecretUntil, secret } = await webhooks.rotateSecret.mutate({ id })
  expect(Date.parse(String(formerSecretUntil)) - clock.now().getTime()).toBe(86_400_000)
  const signers = async () => {
    receiver.restart()
    await aLead()
    await work()
    return [former, secret].map((one) => receiver.received.some((received) => isSignedWith(one, received)))
  }
  clock.advance({ hours: 23 })
  expect(await signers()).toEqual([true, true])
  clock.advance({ hours: 2 })
  expect(await signers()).toEqual([false, true])
})
