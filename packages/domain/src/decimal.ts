/**
 * A plain decimal in its shortest form ('1.50' → '1.5'), or undefined when it has a sign, an exponent, more than
 * `decimals` after the point or more than `digits` before it. A number is read by its decimal digits.
 */
export function toDecimal(
  value: string | number,
  { decimals, digits }: { decimals: number; digits: number },
): string | undefined {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? []
  if (whole === undefined) return undefined
  const kept = fraction.replace(/0+$/, '')
  const integer = String(BigInt(whole))
  if (integer.length > digits || kept.length > decimals) return undefined
  return kept === '' ? integer : `${integer}.${kept}`
}

/** '1.5' with three decimals is 1500n. */
export function toScaled(decimal: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

/** Rounded to the nearest whole, halves away from zero. Both are not negative. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor)
}
