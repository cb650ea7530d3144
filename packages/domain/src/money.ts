import type { Branded } from './branded.ts'

/** An amount with two decimals, in the currency of its record: '5000.00'. */
export type Money = Branded<'money'>

/** The largest amount that fits into numeric(10,2). */
export const MAX_MONEY = '99999999.99' as Money
export const NO_MONEY = '0.00' as Money

const DECIMAL = /^(\d{1,8})(?:\.(\d{1,2}))?$/

/**
 * The amount as the database stores it ('5000.00'), or undefined if it has more than two decimals, a sign, an
 * exponent or more than eight digits before the point. A number is read by its decimal digits; there is no
 * floating-point arithmetic.
 */
export function toMoney(amount: string | number): Money | undefined {
  const [, whole, decimals = ''] = DECIMAL.exec(String(amount)) ?? []
  return whole === undefined ? undefined : (`${BigInt(whole)}.${decimals.padEnd(2, '0')}` as Money)
}

/** Like `toMoney`, for text that can only be an amount. Throws RangeError otherwise. */
export function parseMoney(amount: string | number): Money {
  const money = toMoney(amount)
  if (money === undefined) throw new RangeError(`${amount} is not an amount`)
  return money
}

/** Whole cents of an amount such as '5000.00'. */
export function toCents(money: Money): bigint {
  return BigInt(money.replace('.', ''))
}

/** '$5,000.00'. */
export function formatMoney(money: Money): string {
  const cents = toCents(money)
  const size = cents < 0n ? -cents : cents
  const whole = String(size / 100n).replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return `${cents < 0n ? '-' : ''}$${whole}.${String(size % 100n).padStart(2, '0')}`
}

/** '5000.00' for 500000n. */
export function fromCents(cents: bigint): Money {
  const size = cents < 0n ? -cents : cents
  return `${cents < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}` as Money
}

export function addMoney(...amounts: readonly Money[]): Money {
  return fromCents(amounts.reduce((sum, money) => sum + toCents(money), 0n))
}

export function subtractMoney(from: Money, amount: Money): Money {
  return fromCents(toCents(from) - toCents(amount))
}

export function isMoneyLess(amount: Money, than: Money): boolean {
  return toCents(amount) < toCents(than)
}
