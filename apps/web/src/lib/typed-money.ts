import {
  formatMoney,
  fromCents,
  isMoneyLess,
  NO_MONEY,
  parseMoney,
  toCents,
  toMoney,
  toPlainAmount,
} from '@tallgrass/domain'

export { toPlainAmount }

/** '$1200' becomes '1,200.00'. Text that is not an amount stays as it is. */
export function tidyMoney(text: string): string {
  const money = toMoney(toPlainAmount(text))
  return money === undefined ? text : formatMoney(money).slice(1)
}

interface Stepping {
  direction: 1n | -1n
  step: string
  min?: string | undefined
}

/** The amount one step up or down, as an arrow key changes it, but not below `min`. */
export function stepMoney(text: string, { direction, min = NO_MONEY, step }: Stepping): string {
  const money = toMoney(toPlainAmount(text) || '0')
  if (money === undefined) return text
  const next = fromCents(toCents(money) + direction * toCents(parseMoney(step)))
  const least = parseMoney(min)
  return formatMoney(isMoneyLess(next, least) ? least : next).slice(1)
}
