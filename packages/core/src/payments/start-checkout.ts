import type { CheckoutInput } from '@tallgrass/contracts'
import {
  type CheckoutRow,
  countAttempts,
  findActiveCheckout,
  findCheckout,
  insertCheckout,
  type LockedInvoice,
  newId,
  recordSession,
} from '@tallgrass/db'
import { AppError, ensurePayableByCard, type InvoiceId, toInstant } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { lockInvoice } from '../invoices/lock-invoice.ts'
import { ensureTrustedAddress } from '../providers/ensure-trusted-address.ts'
import { refuseWhenUnreachable } from '../providers/refuse-when-unreachable.ts'
import { ensureReleased } from '../providers/site-held.ts'
import { auditPayment } from './audit-payment.ts'
import { closeAttempt } from './close-attempt.ts'
import { getByKey } from './get-by-key.ts'
import { openSession } from './open-session.ts'
import { settleSession } from './settle-session.ts'

const UNREACHABLE = 'The payment page cannot be reached right now. Please try again in a moment.'

/** Each time an attempt ends while it is being continued, one more round is needed. */
const MAX_ROUNDS = 4

/**
 * Returns the provider's payment page. While an attempt is open, all payers get the same page.
 * Throws NOT_FOUND, CONFLICT if the invoice is paid, void or not payable by card, or NOT_READY, also while the
 * site is held.
 */
export async function startCheckout(ctx: Ctx, input: CheckoutInput): Promise<{ url: string }> {
  const { id } = await getByKey(ctx, input)
  return refuseWhenUnreachable(UNREACHABLE, async () => {
    // Not left to the provider's call: an attempt from the backup must stay as it is until it was checked.
    await ensureReleased(ctx.db)
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const checkout = await ctx.transaction((tx) => reserveAttempt(ctx, tx, id))
      const url = await continueAttempt(ctx, checkout)
      if (url) return { url }
    }
    throw new AppError('CONFLICT', 'This invoice is being paid right now. Please reload the page.')
  })
}

/** Returns the active attempt, or a new one. */
async function reserveAttempt(ctx: Ctx, tx: Tx, invoiceId: InvoiceId): Promise<CheckoutRow> {
  const { payments } = ctx
  const invoice = await lockInvoice(tx, tx.everybody, { id: invoiceId })
  ensureOpen(invoice)
  ensurePayableByCard(invoice.amount, payments.limits)
  const active = await findActiveCheckout(tx.db, invoiceId)
  if (active) return active
  const { amount, currency } = invoice
  const attempt = (await countAttempts(tx.db, invoiceId)) + 1
  const id = newId('Checkout', tx.now)
  auditPayment(tx, invoice, {
    action: 'checkout.start',
    entity: 'checkout',
    entityId: id,
    after: { invoiceId, attempt, amount, currency },
  })
  const { provider } = payments
  return insertCheckout(tx.db, { id, invoiceId, attempt, provider, amount, currency, createdAt: tx.now })
}

function ensureOpen({ status }: LockedInvoice): void {
  if (status === 'PAID') throw new AppError('CONFLICT', 'This invoice is already paid')
  if (status !== 'OPEN') throw new AppError('CONFLICT', 'This invoice has been voided')
}

/** Returns undefined if the attempt is over; then another may start. */
async function continueAttempt(ctx: Ctx, checkout: CheckoutRow): Promise<string | undefined> {
  if (checkout.provider !== ctx.payments.provider || isOver(checkout, ctx.clock())) {
    await closeAttempt(ctx, checkout)
    return undefined
  }
  if (checkout.status === 'open') return checkout.url ? ensureAddress(ctx, checkout, checkout.url) : undefined
  const session = await openSession(ctx, checkout)
  const { expiresAt, id: providerSessionId } = session
  if (session.status !== 'open' || session.url === null) {
    await settleSession(ctx, session, checkout)
    return undefined
  }
  const url = await ensureAddress(ctx, checkout, session.url)
  if (await recordSession(ctx.db, checkout.id, { providerSessionId, url, expiresAt })) return url
  // Another request recorded the same session first, or ended it.
  const current = await findCheckout(ctx.db, checkout.id)
  return current?.status === 'open' ? (current.url ?? undefined) : undefined
}

/** The sandbox's pages are our own, so they need no check. */
async function ensureAddress(ctx: Ctx, { invoiceId }: CheckoutRow, address: string): Promise<string> {
  if (ctx.payments.sandbox) return address
  const person = 'the payer of an invoice'
  return ensureTrustedAddress(ctx, { provider: 'payments', address, person, invoiceId })
}

function isOver({ expiresAt }: CheckoutRow, now: Date): boolean {
  return expiresAt !== null && expiresAt <= toInstant(now)
}
