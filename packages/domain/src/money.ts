/** The largest amount that fits into numeric(10,2). */
export const MAX_MONEY = '99999999.99'

const DECIMAL = /^(\d{1,8})(?:\.(\d{1,2}))?$/

/**
 * The amount as the database stores it ('5000.00'), or undefined if it has more than two decimals, a sign, an
 * exponent or more than eight digits before the point. A number is read by its decimal digits; there is no
 * floating-point arithmetic.
 */
export function toMoney(amount: string | number): string | undefined {
  const [, whole, decimals = ''] = DECIMAL.exec(String(amount)) ?? []
  return whole === undefined ? undefined : `${BigInt(whole)}.${decimals.padEnd(2, '0')}`
}

/** Whole cents of an amount such as '5000.00'. */
export function toCents(money: string): bigint {
  return BigInt(money.replace('.', ''))
}

/** '$5,000.00'. */
export function formatMoney(money: string): string {
  const cents = toCents(money)
  const size = cents < 0n ? -cents : cents
  const whole = String(size / 100n).replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return `${cents < 0n ? '-' : ''}$${whole}.${String(size % 100n).padStart(2, '0')}`
}

/** '5000.00' for 500000n. */
export function fromCents(cents: bigint): string {
  const size = cents < 0n ? -cents : cents
  return `${cents < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`
}

export function addMoney(...amounts: readonly string[]): string {
  return fromCents(amounts.reduce((sum, money) => sum + toCents(money), 0n))
}

export function subtractMoney(from: string, amount: string): string {
  return fromCents(toCents(from) - toCents(amount))
}

export function isMoneyLess(amount: string, than: string): boolean {
  return toCents(amount) < toCents(than)
}
