// Guards: deliver-webhook
import { webhookSender } from '@tallgrass/adapters'
import { unique } from '@tallgrass/testing'
import { afterAll, expect, test } from 'vitest'
import { startReceiver } from '../support/start-receiver.ts'
import { fileApp } from '../support/test-app.ts'
import { startWorker } from '../support/work-on-jobs.ts'

/** No attempt is given up, however busy the machine is. */
const PATIENCE_MS = 600_000

const mailed: string[] = []
const app = await fileApp({
  replace: () => ({
    webhooks: webhookSender({ allowLoopback: true, timeoutMs: PATIENCE_MS }),
    mail: { enabled: true, send: async ({ to }) => void mailed.push(to) },
  }),
})
const [slow, other] = [await startReceiver(), await startReceiver()]
for (const { stop } of [slow, other]) afterAll(stop)

test('a slow endpoint delays neither another one nor mail', async () => {
  const held = Promise.withResolvers<void>()
  slow.answers(async (response) => {
    await held.promise
    response.end()
  })
  const { email, trpc } = await app.admin()
  await trpc.admin.webhooks.create.mutate({ url: slow.url, kinds: ['lead.created'] })
  // More than there are workers.
  for (const _ of [1, 2, 3, 4, 5, 6])
    await app
      .visitor()
      .trpc.chat.createLead.mutate({ name: 'Ines Moreno', email: `lead${unique()}@example.com` })
  const { id } = await trpc.admin.webhooks.create.mutate({ url: other.url, kinds: ['lead.created'] })
  await trpc.admin.webhooks.test.mutate({ id })
  await app.visitor().trpc.auth.forgotPassword.mutate({ email })
  const failures = await startWorker(app)
  await expect.poll(() => slow.received.length, { timeout: 20_000 }).toBe(1)
  await expect.poll(() => other.received.length, { timeout: 20_000 }).toBe(1)
  await expect.poll(() => mailed, { timeout: 20_000 }).toContain(email)
  expect(slow.received).toHaveLength(1)
  held.resolve()
  const sent = () => new Set(slow.received.map(({ headers }) => headers['webhook-id'])).size
  await expect.poll(sent, { timeout: 40_000 }).toBe(6)
  expect(failures).toEqual([])
})
