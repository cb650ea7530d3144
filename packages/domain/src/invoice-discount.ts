import { divideHalfUp, toScaled } from './decimal.ts'
import { AppError } from './errors.ts'
import { type InvoiceTotals, type PricedLine, totalsOf } from './invoice-totals.ts'
import { formatMoney, fromCents, type Money, NO_MONEY, subtractMoney, toCents } from './money.ts'

export const DISCOUNT_DECIMALS = 3

/** Taken off the lines before tax: a share in percent, or an amount in dollars. */
export interface Discount {
  percent?: string | undefined
  amount?: Money | undefined
}

/** What a discount takes off an invoice; the percentage only if it was given as one. */
export interface DiscountTaken {
  percent: string | null
  amount: Money
}

/** The totals are those after the discount; `listNets` are the net amounts of the lines before it. */
export interface DiscountedTotals extends InvoiceTotals {
  listNets: Money[]
  discount: DiscountTaken | null
}

/** A scaled percentage is divided by this. */
const SCALE = 100n * 10n ** BigInt(DISCOUNT_DECIMALS)

/**
 * Adds up an invoice with a discount. Each line bears its share in whole cents, so that the shares add up to the
 * discount and tax is computed on what remains. Throws INVALID for less than a cent and more than the lines.
 */
export function totalsAfter(lines: readonly PricedLine[], discount: Discount | null): DiscountedTotals {
  const list = totalsOf(lines)
  if (!discount) return { ...list, listNets: list.lineNets, discount: null }
  const amount = amountOff(list.net, discount)
  const charged = sharesOf(list.lineNets, amount).map((share, n) =>
    subtractMoney(list.lineNets[n] ?? NO_MONEY, share),
  )
  return {
    ...totalsOfCharged(lines.map(({ taxRate }, n) => ({ net: charged[n] ?? NO_MONEY, taxRate }))),
    listNets: list.lineNets,
    discount: { percent: discount.percent ?? null, amount },
  }
}

/** Reads the totals back from lines with the price before a discount and the net amount that is charged. */
export function totalsCharged(
  lines: readonly (PricedLine & { net: Money })[],
  percent: string | null,
): DiscountedTotals {
  const list = totalsOf(lines)
  const charged = totalsOfCharged(lines)
  const amount = subtractMoney(list.net, charged.net)
  return {
    ...charged,
    listNets: list.lineNets,
    discount: toCents(amount) > 0n ? { percent, amount } : null,
  }
}

/** 'Discount (10%)', or 'Discount' for one in dollars. */
export function discountInWords({ percent }: Pick<DiscountTaken, 'percent'>): string {
  return percent === null ? 'Discount' : `Discount (${percent}%)`
}

function totalsOfCharged(lines: readonly { net: Money; taxRate: string }[]): InvoiceTotals {
  return totalsOf(lines.map(({ net, taxRate }) => ({ quantity: '1', unitPrice: net, taxRate })))
}

function amountOff(net: Money, { amount, percent = '0' }: Discount): Money {
  if (amount === undefined) {
    const off = divideHalfUp(toCents(net) * toScaled(percent, DISCOUNT_DECIMALS), SCALE)
    if (off === 0n) throw refusal('percent', 'The discount must be at least $0.01')
    return fromCents(off)
  }
  if (toCents(amount) > toCents(net)) {
    throw refusal('amount', `The discount can be at most ${formatMoney(net)}, the sum of the lines`)
  }
  return amount
}

/** Rounds the running sum, so that no cent is lost and no line bears more than it costs. */
function sharesOf(nets: readonly Money[], amount: Money): Money[] {
  const total = nets.reduce((sum, net) => sum + toCents(net), 0n)
  let before = 0n
  let borne = 0n
  return nets.map((net) => {
    before += toCents(net)
    const share = divideHalfUp(before * toCents(amount), total) - borne
    borne += share
    return fromCents(share)
  })
}

function refusal(field: 'percent' | 'amount', message: string): AppError {
  return new AppError('INVALID', message, { issues: [{ path: `discount.${field}`, message }] })
}
