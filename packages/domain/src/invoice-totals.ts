import { divideHalfUp, toScaled } from './decimal.ts'
import { AppError } from './errors.ts'
import { formatMoney, fromCents, MAX_MONEY, toCents } from './money.ts'

export const QUANTITY_DECIMALS = 3
export const TAX_RATE_DECIMALS = 3

/** What is charged: so many units at a price in dollars, and the sales tax on them in percent. */
export interface PricedLine {
  quantity: string
  unitPrice: string
  taxRate: string
}

export interface InvoiceTotals {
  /** Of each line, in their order, before tax. */
  lineNets: string[]
  net: string
  /** One for each rate above zero, the lowest first. */
  taxes: { rate: string; net: string; tax: string }[]
  tax: string
  total: string
}

/** Cents of a line: quantity × unit price, rounded half up. */
function netCents({ quantity, unitPrice }: PricedLine): bigint {
  const scale = 10n ** BigInt(QUANTITY_DECIMALS)
  return divideHalfUp(toScaled(quantity, QUANTITY_DECIMALS) * toCents(unitPrice), scale)
}

/** Tax is computed once for each rate, on the sum of its lines, and rounded half up. */
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
  const tax = taxes.reduce((sum, of) => sum + of.tax, 0n)
  return {
    lineNets: nets.map(fromCents),
    net: fromCents(net),
    taxes: taxes.map((of) => ({ rate: of.rate, net: fromCents(of.net), tax: fromCents(of.tax) })),
    tax: fromCents(tax),
    total: fromCents(net + tax),
  }
}

/** Throws INVALID where the total is nothing, or more than an invoice can hold. */
export function ensureChargeable({ total }: Pick<InvoiceTotals, 'total'>): void {
  const cents = toCents(total)
  if (cents === 0n) throw new AppError('INVALID', 'The total must be at least $0.01')
  if (cents > toCents(MAX_MONEY)) {
    throw new AppError('INVALID', `The total may be at most ${formatMoney(MAX_MONEY)}`)
  }
}

/** Percent, and the decimals of the rate. */
const TAX_SCALE = 100n * 10n ** BigInt(TAX_RATE_DECIMALS)
