import { webhookSender } from '@tallgrass/adapters'
import {
  createJobCtx,
  createSystemCtx,
  type JobData,
  type JobName,
  type JobQueue,
  jobHandlers,
} from '@tallgrass/core'
import { DAY_S, type WebhookEndpointId, type WebhookKind } from '@tallgrass/domain'
import { unique } from '@tallgrass/testing'
import { afterAll } from 'vitest'
import { emptyTables } from './empty-tables.ts'
import { startReceiver } from './start-receiver.ts'
import { fileApp, plainPasswords } from './test-app.ts'

const LONG = { idle: 400 * DAY_S, max: 400 * DAY_S }

type Attempt = JobData['deliver-webhook']

interface WaitingJob {
  name: JobName
  data: unknown
  at: number
}

/** An app whose jobs run when a test says so, by its clock, and a system that it tells of events. */
export async function webhookApp() {
  const receiver = await startReceiver()
  afterAll(receiver.stop)
  const waiting: WaitingJob[] = []
  const app = await fileApp({
    replace({ clock, jobs, settings }) {
      const enqueue: JobQueue['enqueue'] = async (_, name, data, { delay = 0 } = {}) =>
        void waiting.push({ name, data, at: clock().getTime() + delay * 1000 })
      return {
        webhooks: webhookSender({ allowLoopback: true }),
        passwords: plainPasswords,
        mail: { enabled: true, send: async () => {} },
        // Retries take days.
        settings: { ...settings, sessionLifetimes: { ADMIN: LONG, CLIENT: LONG } },
        jobs: { ...jobs, enqueue, wake() {} },
      }
    },
  })
  const { clock, services } = app

  async function runJob({ data, name }: Pick<WaitingJob, 'name' | 'data'>): Promise<void> {
    // `enqueue` only accepts data that matches the name.
    const handle = jobHandlers[name] as (ctx: unknown, data: unknown) => Promise<unknown>
    await handle(createJobCtx(services, name), data)
  }

  /** Runs what is due, and what is enqueued by it. */
  async function work(): Promise<void> {
    for (;;) {
      const next = waiting.findIndex(({ at }) => at <= clock.now().getTime())
      const [job] = next < 0 ? [] : waiting.splice(next, 1)
      if (!job) return
      await runJob(job)
    }
  }

  const attemptsWaiting = () => waiting.filter(({ name }) => name === 'deliver-webhook')

  /** Everything is as at the beginning, for the next test. */
  return async () => {
    await emptyTables(services.database)
    clock.restart()
    waiting.length = 0
    receiver.restart()
    const admin = await app.admin()
    const { webhooks } = admin.trpc.admin
    return {
      admin,
      anotherAdmin: () => app.admin(),
      clock,
      db: services.database.db,
      receiver,
      webhooks,
      work,
      ctx: createSystemCtx(services),
      /** Makes this attempt, whatever the queue says. */
      attempt: (data: Attempt) => runJob({ name: 'deliver-webhook', data }),
      waitingAttempts: () => attemptsWaiting().map(({ data }) => data as Attempt),
      /** Advances the clock to the next attempt and makes it. Returns false if no attempt is waiting. */
      async workOnNext(): Promise<boolean> {
        const first = Math.min(...attemptsWaiting().map(({ at }) => at))
        if (first === Number.POSITIVE_INFINITY) return false
        clock.advance({ ms: Math.max(0, first - clock.now().getTime()) })
        await work()
        return true
      },
      aWebhook: (kinds: WebhookKind[] = ['lead.created']) =>
        webhooks.create.mutate({ url: receiver.url, kinds }),
      async aLead() {
        const email = `lead${unique()}@example.com`
        return app.visitor().trpc.chat.createLead.mutate({ name: 'Ines Moreno', email })
      },
      /** The newest delivery of a webhook, with its log. */
      async lastDelivery({ id }: { id: WebhookEndpointId }) {
        const [newest] = (await webhooks.deliveries.query({ id })).items
        if (!newest) throw new Error('Nothing was sent')
        return webhooks.delivery.query({ id: newest.id })
      },
    }
  }
}
