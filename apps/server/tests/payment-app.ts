import {
  createSystemCtx,
  type JobData,
  type JobName,
  jobHandlers,
  noLimits,
  ProviderUnreachable,
  receiveNotice,
} from '@tallgrass/core'
import { anInvoice, aProject, aUser } from '@tallgrass/testing'
import { type FakePayments, fakePayments, type NoticeFacts } from './fake-payments.ts'
import { plainPasswords, type TestApp, testApp } from './test-app.ts'

type Job = { [Name in JobName]: { name: Name; data: JobData[Name] } }[JobName]

/** The server with a provider in memory, and with jobs that wait until a test does them. */
export async function paymentApp() {
  const waiting: Job[] = []
  let provider: FakePayments | undefined
  const app = await testApp({
    replace: ({ clock, jobs }) => {
      provider = fakePayments(clock)
      const enqueue = async (_: unknown, name: JobName, data: unknown) =>
        void waiting.push({ name, data } as Job)
      return {
        payments: provider.port,
        passwords: plainPasswords,
        limits: noLimits,
        jobs: { ...jobs, enqueue, wake() {} },
      }
    },
  })
  if (!provider) throw new Error('The services were not replaced')
  const ctx = createSystemCtx(app.services)
  const { notice } = provider
  return {
    ...app,
    ...prepareMoney(app),
    ctx,
    payments: provider,
    db: app.services.database.db,
    waiting,
    /** Does what waits, and what comes of it. */
    async work() {
      for (let job = waiting.shift(); job; job = waiting.shift()) await doJob(ctx, job)
    },
    /** As many at once; one that finds the provider away waits again, as in the queue. */
    async workOnSome(jobs: number) {
      const tryOnce = (job: Job) =>
        doJob(ctx, job).catch((error) => {
          if (!(error instanceof ProviderUnreachable)) throw error
          waiting.push(job)
        })
      await Promise.all(waiting.splice(0, jobs).map(tryOnce))
    },
    /** What the provider tells arrives; what it leads to waits. */
    deliver: (facts: NoticeFacts) => receiveNotice(ctx, notice(facts)),
  }
}

export type PaymentApp = Awaited<ReturnType<typeof paymentApp>>

function doJob(ctx: PaymentApp['ctx'], { data, name }: Job): Promise<void> {
  // A job is enqueued with the data of its name.
  const handle = jobHandlers[name] as (ctx: PaymentApp['ctx'], data: unknown) => Promise<void>
  return handle(ctx, data)
}

function prepareMoney({ services, visitor }: TestApp) {
  const { db } = services.database
  let clientId: string | undefined
  async function openInvoice(values: Parameters<typeof anInvoice>[2] = {}) {
    clientId ??= (await aUser(db)).id
    const { id: projectId } = await aProject(db, clientId, { status: 'ACTIVE' })
    const key = crypto.randomUUID()
    const invoice = await anInvoice(db, clientId, { projectId, status: 'OPEN', checkoutKey: key, ...values })
    return { ...invoice, link: { invoice: invoice.id, key } }
  }
  return {
    openInvoice,
    /** An invoice whose payer has been sent to the provider. */
    async startedInvoice(values: Parameters<typeof anInvoice>[2] = {}) {
      const invoice = await openInvoice(values)
      const { url } = await visitor().trpc.portal.checkout.start.mutate(invoice.link)
      return { ...invoice, sessionId: url.split('/').at(-1) ?? '' }
    },
    invoiceOf: (id: string) =>
      db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    ledgerOf: (invoiceId: string) =>
      db
        .selectFrom('ledgerEntries')
        .select(['id', 'type', 'method', 'amount', 'currency', 'applied', 'note'])
        .where('invoiceId', '=', invoiceId)
        .orderBy('createdAt')
        .orderBy('type')
        .execute(),
    checkoutsOf: (invoiceId: string) =>
      db
        .selectFrom('checkouts')
        .select(['attempt', 'status', 'providerSessionId'])
        .where('invoiceId', '=', invoiceId)
        .orderBy('attempt')
        .execute(),
    workItems: () =>
      db
        .selectFrom('workItems')
        .select(['kind', 'status', 'cause', 'amount', 'currency', 'detail'])
        .execute(),
    mails: async () =>
      (await db.selectFrom('outboxMails').select(['template', 'recipient']).orderBy('id').execute()).map(
        ({ template }) => template,
      ),
  }
}
