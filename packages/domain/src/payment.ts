import type { CalendarDate } from './calendar-date.ts'
import { AppError } from './errors.ts'
import { defineFlow } from './flow.ts'
import { formatMoney, isMoneyLess, type Money, parseMoney, subtractMoney } from './money.ts'

export const paymentProviders = ['sandbox', 'stripe'] as const
export type PaymentProvider = (typeof paymentProviders)[number]

/** How money came: through a provider, or by a manual payment (bank transfer, check, cash). */
export const paymentMethods = ['card', 'manual'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** As stored in the ledger. Its rows cannot be changed, so older ones keep `elsewhere`, the former word for `manual`. */
export type StoredPaymentMethod = PaymentMethod | 'elsewhere'

export const ledgerEntryTypes = ['payment', 'refund'] as const
export type LedgerEntryType = (typeof ledgerEntryTypes)[number]

/**
 * One attempt to pay an invoice at the provider. `creating`: requested from the provider, whose answer is not
 * recorded yet. `open`: the payer can pay. `expired`: no one can pay it anymore, but money that still arrives
 * counts.
 */
export const checkoutStatuses = ['creating', 'open', 'paid', 'expired'] as const
export type CheckoutStatus = (typeof checkoutStatuses)[number]

export const checkoutFlow = defineFlow(
  'checkout',
  {
    creating: { open: 'open', pay: 'paid', expire: 'expired' },
    open: { pay: 'paid', expire: 'expired' },
    paid: {},
    expired: { pay: 'paid' },
  },
  { paid: 'The payment can be refunded.' },
)

/** `requested`: sent to the provider, or about to be. Its answer is recorded once. */
export const refundStatuses = ['requested', 'succeeded', 'failed'] as const
export type RefundStatus = (typeof refundStatuses)[number]

export const refundFlow = defineFlow(
  'refund',
  {
    requested: { succeed: 'succeeded', fail: 'failed' },
    succeeded: {},
    failed: {},
  },
  { succeeded: 'The money was refunded.', failed: 'Request a new refund.' },
)

/** The smallest and largest card payment that a provider accepts, in dollars. */
export interface CardLimits {
  min: Money
  max: Money
}

/** Stripe's documented limits for a charge in USD. */
export const cardLimits: CardLimits = { min: parseMoney('0.50'), max: parseMoney('999999.99') }

export function isPayableByCard(amount: Money, { max, min }: CardLimits): boolean {
  return !isMoneyLess(amount, min) && !isMoneyLess(max, amount)
}

/** Throws CONFLICT if the amount is outside the limits. */
export function ensurePayableByCard(amount: Money, limits: CardLimits): void {
  const { max, min } = limits
  if (isPayableByCard(amount, limits)) return
  const range = `from ${formatMoney(min)} to ${formatMoney(max)}`
  throw new AppError(
    'CONFLICT',
    `Card payments must be ${range}; this invoice is ${formatMoney(amount)}. Please ask us for another way to pay.`,
  )
}

/** Throws CONFLICT if the amount is more than what is left of the payment. */
export function ensureRefundable(amount: Money, { paid, refunded }: { paid: Money; refunded: Money }): void {
  const left = subtractMoney(paid, refunded)
  if (!isMoneyLess(left, amount)) return
  throw new AppError('CONFLICT', `At most ${formatMoney(left)} can be refunded`)
}

/** The earliest date of a manual payment. */
const FIRST_RECEIPT = '2000-01-01'

/** Checks the date of a manual payment; `today` is the date in the business's time zone. Throws INVALID. */
export function ensureReceivable(receivedOn: CalendarDate, today: CalendarDate): void {
  const problem =
    receivedOn > today
      ? 'Received on cannot be in the future'
      : receivedOn < FIRST_RECEIPT
        ? 'Received on cannot be before 2000'
        : null
  if (problem) throw new AppError('INVALID', problem)
}

/** How the sandbox delivers the notices of a payment: once, twice, a minute late, or in the wrong order. */
export const noticeDeliveries = ['once', 'twice', 'late', 'shuffled'] as const
export type NoticeDelivery = (typeof noticeDeliveries)[number]
