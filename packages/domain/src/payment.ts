import { AppError } from './errors.ts'
import { defineFlow } from './flow.ts'
import { formatMoney, isMoneyLess, subtractMoney } from './money.ts'

export const paymentProviders = ['sandbox', 'stripe'] as const
export type PaymentProvider = (typeof paymentProviders)[number]

/** How money came: through a provider, or by a manual payment (bank transfer, check, cash). */
export const paymentMethods = ['card', 'manual'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** What the ledger holds: it refuses changes, so rows from before the word `manual` keep the one they were written with. */
export type StoredPaymentMethod = PaymentMethod | 'elsewhere'

export const ledgerEntryTypes = ['payment', 'refund'] as const
export type LedgerEntryType = (typeof ledgerEntryTypes)[number]

/**
 * One attempt to pay an invoice at the provider. `creating`: asked for, the answer has not been noted. `open`: the
 * payer may pay. `expired`: nobody can pay any more, but money that came all the same has come.
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

/** `requested`: the provider has been or will be asked; what it answers is noted once. */
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

/** What a provider takes by card, in dollars. */
export interface CardLimits {
  least: string
  most: string
}

/** Stripe's documented limits of a charge in USD. */
export const cardLimits: CardLimits = { least: '0.50', most: '999999.99' }

/** Throws CONFLICT. */
export function ensurePayableByCard(amount: string, { least, most }: CardLimits): void {
  if (!isMoneyLess(amount, least) && !isMoneyLess(most, amount)) return
  const range = `from ${formatMoney(least)} to ${formatMoney(most)}`
  throw new AppError(
    'CONFLICT',
    `Card payments must be ${range}; this invoice is ${formatMoney(amount)}. Please ask us for another way to pay.`,
  )
}

/** What was not given back yet can be. Throws CONFLICT. */
export function ensureRefundable(
  amount: string,
  { givenBack, paid }: { paid: string; givenBack: string },
): void {
  const left = subtractMoney(paid, givenBack)
  if (!isMoneyLess(left, amount)) return
  throw new AppError('CONFLICT', `At most ${formatMoney(left)} can be refunded`)
}

/** The first day on which money can have come by another way than a card. */
const FIRST_RECEIPT = '2000-01-01'

/** `today` is the date where the business is. Throws INVALID. */
export function ensureReceivable(receivedOn: string, today: string): void {
  const problem =
    receivedOn > today
      ? 'Received on cannot be in the future'
      : receivedOn < FIRST_RECEIPT
        ? 'Received on cannot be before 2000'
        : null
  if (problem) throw new AppError('INVALID', problem)
}

/** How the sandbox tells of a payment: once, twice, only after a minute, or with its notices in the wrong order. */
export const noticeDeliveries = ['once', 'twice', 'late', 'shuffled'] as const
export type NoticeDelivery = (typeof noticeDeliveries)[number]
