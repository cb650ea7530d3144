import { hours } from '@tallgrass/brand'
import type { CheckoutInput, CheckoutView } from '@tallgrass/contracts'
import { listChargedLines } from '@tallgrass/db'
import {
  AppError,
  type CardLimits,
  calendarDateAt,
  ensurePayableByCard,
  invoiceLabelAt,
  QUANTITY_DECIMALS,
  TAX_RATE_DECIMALS,
  toDecimal,
  totalsOf,
} from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { getByKey } from './get-by-key.ts'

/** The payment page of an invoice, for whoever has its key. Throws NOT_FOUND. */
export async function getCheckout(ctx: Ctx, input: CheckoutInput): Promise<CheckoutView> {
  const invoice = await getByKey(ctx.db, input)
  const lines = (await listChargedLines(ctx.db, invoice.id)).map(toLine)
  const { amount, clientName, currency, description, dueDate, issueDate, kind } = invoice
  const { net, number, paidAt, status, tax, title } = invoice
  const { limits, testMode } = ctx.payments
  return {
    ...{ number, title, description, kind, amount, currency, status, issueDate, dueDate, paidAt, clientName },
    label: invoiceLabelAt(invoice, calendarDateAt(ctx.clock(), hours.timeZone)),
    lines,
    net,
    taxes: totalsOf(lines).taxes,
    tax,
    cardProblem: cardProblemOf(amount, limits),
    testMode,
  }
}

/** Numbers in their shortest form; which cost of a project a line charges is the business's own affair. */
function toLine<Line extends { quantity: string; taxRate: string }>(line: Line) {
  const { quantity, taxRate } = line
  return {
    ...line,
    quantity: toDecimal(quantity, { decimals: QUANTITY_DECIMALS, digits: 6 }) ?? quantity,
    taxRate: toDecimal(taxRate, { decimals: TAX_RATE_DECIMALS, digits: 3 }) ?? taxRate,
    costId: null,
  }
}

function cardProblemOf(amount: string, limits: CardLimits): string | null {
  try {
    ensurePayableByCard(amount, limits)
    return null
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}
