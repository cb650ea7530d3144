/**
 * A plain decimal in its shortest form ('1.50' → '1.5'), or undefined if it has a sign, an exponent, more
 * than `decimals` digits after the point or more than `digits` before it. A number is read by its decimal
 * digits.
 */
export function toDecimal(
  value: string | number,
  { decimals, digits }: { decimals: number; digits: number },
): string | undefined {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? []
  if (whole === undefined) return undefined
  const significant = fraction.replace(/0+$/, '')
  const integer = String(BigInt(whole))
  if (integer.length > digits || significant.length > decimals) return undefined
  return significant === '' ? integer : `${integer}.${significant}`
}

/** '1.5' with three decimals is 1500n. */
export function toScaled(decimal: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

/** The quotient rounded to the nearest integer, halves up. Neither argument may be negative. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor)
}
