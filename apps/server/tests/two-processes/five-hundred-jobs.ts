import { type Ctx, createSystemCtx, payInSandbox, type Services, startCheckout } from '@tallgrass/core'
import { requestPasswordReset } from '@tallgrass/core/people'
import { type Db, setMailPreferences } from '@tallgrass/db'
import { type ClientId, DAY_MS, type UserId } from '@tallgrass/domain'
import { aDocument, anAgreement, anInvoice, aUser } from '@tallgrass/testing'

const CARD = { cardNumber: '4242424242424242', expiry: '12/99', cvc: '123', delivery: 'once' } as const

const many = <T>(count: number, make: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)))

/**
 * The backlog after an outage. Each paid invoice takes three jobs: the provider's notice, its processing and the email
 * of the receipt. Each expired document takes one email, and one job finds them all. Each password reset takes one email.
 * The administrator wants no other.
 */
export async function createBacklog(
  services: Services,
  count: { payments: number; documents: number; passwords: number },
) {
  const ctx = createSystemCtx(services)
  const clientId = (await aUser(ctx.db)).id
  const sentBy = (await aUser(ctx.db, { role: 'ADMIN' })).id
  await setMailPreferences(ctx.db, sentBy, {
    kinds: ['invoice.paid', 'document.expired'],
    mail: 'never',
    now: ctx.clock(),
  })
  const documents = await many(count.documents, () => expiredDocument(ctx.db, { clientId, sentBy }))
  const invoices = await many(count.payments, () => startedInvoice(ctx, clientId))
  for (const { sessionId } of invoices) await payInSandbox(ctx, { ...CARD, sessionId })
  await ctx.transaction((tx) => tx.enqueue('process-due-documents', {}))
  await many(count.passwords, async () => requestPasswordReset(ctx, { email: (await aUser(ctx.db)).email }))
  return { ctx, documents, invoices: invoices.map(({ id }) => id) }
}

/** An invoice whose payer is on the provider's page. */
async function startedInvoice(ctx: Ctx, clientId: ClientId) {
  const key = crypto.randomUUID()
  const { id } = await anInvoice(ctx.db, clientId, { status: 'OPEN', checkoutKey: key })
  const { url } = await startCheckout(ctx, { invoice: id, key })
  return { id, sessionId: url.split('/').at(-1) ?? '' }
}

async function expiredDocument(db: Db, { clientId, sentBy }: { clientId: ClientId; sentBy: UserId }) {
  const agreement = await anAgreement(db, clientId, { status: 'SIGNED_CLIENT' })
  const now = Date.now()
  const { id } = await aDocument(db, agreement, {
    status: 'in_progress',
    signedAt: new Date(now - 30 * DAY_MS),
    sentBy,
    sentAt: new Date(now - 31 * DAY_MS),
    expiresAt: new Date(now - DAY_MS),
  })
  await db.updateTable('agreements').set({ documentId: id }).where('id', '=', agreement.id).execute()
  return id
}
