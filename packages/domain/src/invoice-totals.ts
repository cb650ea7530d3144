import { divideHalfUp, toScaled } from './decimal.ts'
import { AppError } from './errors.ts'
import { formatMoney, fromCents, MAX_MONEY, type Money, toCents } from './money.ts'

export const QUANTITY_DECIMALS = 3
export const TAX_RATE_DECIMALS = 3

/** A line to charge: the number of units, the unit price in dollars and the sales tax in percent. */
export interface PricedLine {
  quantity: string
  unitPrice: Money
  taxRate: string
}

export interface InvoiceTotals {
  /** The net amount of each line, in order, before tax. */
  lineNets: Money[]
  net: Money
  /** One entry per rate above zero, the lowest first. */
  taxes: { rate: string; net: Money; tax: Money }[]
  tax: Money
  total: Money
}

/** The net amount of a line in cents: quantity × unit price, rounded half up. */
function netCents({ quantity, unitPrice }: PricedLine): bigint {
  const scale = 10n ** BigInt(QUANTITY_DECIMALS)
  return divideHalfUp(toScaled(quantity, QUANTITY_DECIMALS) * toCents(unitPrice), scale)
}

/** Adds up an invoice. Tax is computed once per rate, on the sum of its lines, and rounded half up. */
export function totalsOf(lines: readonly PricedLine[]): InvoiceTotals {
  const nets = lines.map(netCents)
  const netOf = new Map<string, bigint>()
  lines.forEach(({ taxRate }, i) => {
    netOf.set(taxRate, (netOf.get(taxRate) ?? 0n) + (nets[i] ?? 0n))
  })
  const taxes = [...netOf]
    .map(([rate, net]) => ({ rate, scaledRate: toScaled(rate, TAX_RATE_DECIMALS), net }))
    .filter(({ scaledRate }) => scaledRate > 0n)
    .toSorted((a, b) => Number(a.scaledRate - b.scaledRate))
    .map(({ net, rate, scaledRate }) => ({ rate, net, tax: divideHalfUp(net * scaledRate, TAX_SCALE) }))
  const net = nets.reduce((sum, cents) => sum + cents, 0n)
  const tax = taxes.reduce((sum, entry) => sum + entry.tax, 0n)
  return {
    lineNets: nets.map(fromCents),
    net: fromCents(net),
    taxes: taxes.map((entry) => ({
      rate: entry.rate,
      net: fromCents(entry.net),
      tax: fromCents(entry.tax),
    })),
    tax: fromCents(tax),
    total: fromCents(net + tax),
  }
}

/** Throws INVALID if the total is zero or more than an invoice can have. */
export function ensureChargeable({ total }: Pick<InvoiceTotals, 'total'>): void {
  const cents = toCents(total)
  if (cents === 0n) throw new AppError('INVALID', 'The total must be at least $0.01')
  if (cents > toCents(MAX_MONEY)) {
    throw new AppError('INVALID', `The total may be at most ${formatMoney(MAX_MONEY)}`)
  }
}

/** A scaled rate is divided by this: percent, and the decimals of the rate. */
const TAX_SCALE = 100n * 10n ** BigInt(TAX_RATE_DECIMALS)
