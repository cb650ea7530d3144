import {
  isUnclearAmount,
  MAX_MONEY,
  type Money,
  NO_MONEY,
  toCents,
  toMoney,
  type Unparsed,
} from '@tallgrass/domain'
import { z } from 'zod'
import { brandedAs } from './branded-as.ts'

interface AmountRules {
  label: string
  /** Refuses zero and less with a sentence of its own. */
  positive?: boolean
  min?: Money
}

/**
 * An amount in dollars, as a JSON number or a plain decimal
 * string. The output is a string with two decimals.
 */
export function amount({ label, min = NO_MONEY, positive = false }: AmountRules) {
  const required = `${label} must be a number with at most two decimals`
  const limits = {
    ...(positive ? { exclusiveMinimum: 0 } : { minimum: Number(min) }),
    maximum: Number(MAX_MONEY),
  }
  const text: z.ZodType<string, Money | Unparsed> = z
    .string()
    .trim()
    .max(20)
    .meta({ pattern: '^\\d+(\\.\\d{1,2})?$', examples: ['5000.00'] })
  const given = z
    .union([z.number().meta({ multipleOf: 0.01, ...limits }), text], required)
    .meta({ description: 'An amount in US dollars with at most two decimals, as a number or as text.' })
  return given.transform((value, ctx) => {
    if (isUnclear(value)) return refuse(ctx, unclearAmount(label))
    if (positive && value !== '' && Number(value) <= 0) return refuse(ctx, `${label} must be positive`)
    const money = toMoney(value)
    if (money === undefined) return refuse(ctx, tooLarge(value) ? `${label} is too large` : required)
    if (toCents(money) < toCents(min)) return refuse(ctx, `${label} must be at least ${min}`)
    return money
  })
}

/** An amount with two decimals, in the currency of its record. Example: "5000.00". */
export const money = brandedAs<Money>(z.string().regex(/^\d{1,12}\.\d{2}$/)).meta({
  description: 'An amount with two decimals, in the currency of its record.',
  examples: ['5000.00'],
})

/** The refusal of '12,34' and '1.234,50'. Forms accept '1,234.50' and send the plain decimal. */
export function unclearAmount(label: string): string {
  return `${label} is unclear: put a point before the cents, as in 1,234.50`
}

function isUnclear(value: string | number): boolean {
  return typeof value === 'string' && isUnclearAmount(value)
}

function refuse(ctx: z.RefinementCtx, message: string) {
  ctx.addIssue({ code: 'custom', message })
  return z.NEVER
}

function tooLarge(value: string | number): boolean {
  return Number(value) > Number(MAX_MONEY)
}
