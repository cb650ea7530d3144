import { createSystemCtx, noLimits, receiveNotice } from '@tallgrass/core'
import type { ClientId, InvoiceId } from '@tallgrass/domain'
import { anInvoice, aProject, aUser } from '@tallgrass/testing'
import { type FakePayments, fakePayments, type NoticeFacts } from './fake-payments.ts'
import { plainPasswords, reusableApp, type TestApp } from './test-app.ts'
import { waitingJobs } from './waiting-jobs.ts'

/**
 * A server with an in-memory payment provider whose jobs wait until a test runs them. A file has one server, reset each
 * time a test asks for it.
 */
export async function paymentApps() {
  const { queueIn, waiting, work, workOnSome } = waitingJobs()
  let provider: FakePayments | undefined
  const newApp = await reusableApp({
    replace: ({ clock, jobs }) => {
      provider = fakePayments(clock)
      return {
        payments: provider.port,
        passwords: plainPasswords,
        limits: noLimits,
        jobs: queueIn(jobs),
      }
    },
  })
  if (!provider) throw new Error('The services were not replaced')
  const payments = provider
  return async () => {
    const app = await newApp()
    payments.forget()
    waiting.length = 0
    const ctx = createSystemCtx(app.services)
    return {
      ...app,
      ...prepareMoney(app),
      ctx,
      payments,
      db: app.services.database.db,
      waiting,
      /** Runs the waiting jobs and the jobs they enqueue. */
      work: () => work(ctx),
      /** Runs this many jobs concurrently. A job that cannot reach the provider waits again, as in the queue. */
      workOnSome: (jobs: number) => workOnSome(ctx, jobs),
      /** Delivers a notice of the provider; the jobs that follow wait. */
      deliver: (facts: NoticeFacts) => receiveNotice(ctx, payments.notice(facts)),
    }
  }
}

export type PaymentApp = Awaited<ReturnType<Awaited<ReturnType<typeof paymentApps>>>>

type InvoiceValues = Omit<NonNullable<Parameters<typeof anInvoice>[2]>, 'projectId'>

function prepareMoney({ services, visitor }: TestApp) {
  const { db } = services.database
  let clientId: ClientId | undefined
  async function openInvoice(values: InvoiceValues = {}) {
    clientId ??= (await aUser(db)).id
    const { id: projectId } = await aProject(db, clientId, { status: 'ACTIVE' })
    const key = crypto.randomUUID()
    const invoice = await anInvoice(db, clientId, { projectId, status: 'OPEN', checkoutKey: key, ...values })
    return { ...invoice, projectId, link: { invoice: invoice.id, key } }
  }
  return {
    openInvoice,
    /** An invoice whose payer has been redirected to the provider. */
    async startedInvoice(values: InvoiceValues = {}) {
      const invoice = await openInvoice(values)
      const { url } = await visitor().trpc.portal.checkout.start.mutate(invoice.link)
      return { ...invoice, sessionId: url.split('/').at(-1) ?? '' }
    },
    invoiceOf: (id: InvoiceId) =>
      db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    ledgerOf: (invoiceId: InvoiceId) =>
      db
        .selectFrom('ledgerEntries')
        .select(['id', 'type', 'method', 'amount', 'currency', 'applied', 'note'])
        .where('invoiceId', '=', invoiceId)
        .orderBy('createdAt')
        .orderBy('type')
        .execute(),
    checkoutsOf: (invoiceId: InvoiceId) =>
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
