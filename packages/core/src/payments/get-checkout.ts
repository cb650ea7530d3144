import type { CheckoutInput, CheckoutView } from '@tallgrass/contracts'
import { findHold } from '@tallgrass/db'
import { AppError, type CardLimits, ensurePayableByCard, invoiceLabelAt, type Money } from '@tallgrass/domain'
import { businessDayAt } from '../business-day.ts'
import type { Ctx } from '../ctx.ts'
import { readBreakdown } from '../invoices/read-breakdown.ts'
import { getByKey } from './get-by-key.ts'

/** For payers of a site that was restored and not released. */
const PAUSED = 'Card payments are paused at the moment. Nothing was charged. Please try again later.'

/** The payment page of an invoice, for anyone with its key. Throws NOT_FOUND. */
export async function getCheckout(ctx: Ctx, input: CheckoutInput): Promise<CheckoutView> {
  const invoice = await getByKey(ctx, input)
  const { lines, ...sums } = await readBreakdown(ctx.db, invoice)
  const { amount, billedTo, currency, description, dueDate, issueDate, kind } = invoice
  const { number, paidAt, refunded, status, title, toReturn, voidReason, voidReasonShared } = invoice
  const billed = billedTo ?? { name: invoice.clientName, org: invoice.clientOrg }
  const { limits, testMode } = ctx.payments
  return {
    number,
    title,
    description,
    kind,
    amount,
    currency,
    status,
    refunded,
    toReturn,
    voidReason: voidReasonShared ? voidReason : null,
    issueDate,
    dueDate,
    paidAt,
    clientName: billed.name,
    clientOrg: billed.org,
    label: invoiceLabelAt(invoice, businessDayAt(ctx.clock())),
    ...sums,
    // Clients must not see which of the project's costs a line charges.
    lines: lines.map((line) => ({ ...line, costId: null })),
    cardProblem: (await findHold(ctx.db)) ? PAUSED : cardProblemOf(amount, limits),
    testMode,
  }
}

function cardProblemOf(amount: Money, limits: CardLimits): string | null {
  try {
    ensurePayableByCard(amount, limits)
    return null
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}
