import { DISCOUNT_DECIMALS, toDecimal } from '@tallgrass/domain'

/** A stored percentage without trailing zeros. */
export function toPercent(stored: string | null): string | null {
  return stored === null ? null : (toDecimal(stored, { decimals: DISCOUNT_DECIMALS, digits: 3 }) ?? null)
}
