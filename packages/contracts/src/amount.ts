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
export function amount(rules: AmountRules) {
  return givenAmount(rules).transform((value, ctx) => readAmount(value, rules, ctx))
}

/** An amount that may be cleared (null, or an empty text) or left out (undefined). */
export function clearableAmount(rules: AmountRules) {
  return givenAmount({ ...rules, isClearable: true })
    .nullish()
    .transform((value, ctx) => {
      if (value === undefined) return undefined
      return value === null || value === '' ? null : readAmount(value, rules, ctx)
    })
}

function givenAmount({ isClearable = false, ...rules }: AmountRules & { isClearable?: boolean }) {
  const limits = {
    ...(rules.positive ? { exclusiveMinimum: 0 } : { minimum: Number(rules.min ?? NO_MONEY) }),
    maximum: Number(MAX_MONEY),
  }
  const pattern = '^\\d+(\\.\\d{1,2})?$'
  const text: z.ZodType<string, Money | Unparsed> = z
    .string()
    .trim()
    .max(20)
    .meta({ pattern: isClearable ? `^$|${pattern}` : pattern, examples: ['5000.00'] })
  const end = isClearable ? ' An empty text counts as null.' : ''
  return z.union([z.number().meta({ multipleOf: 0.01, ...limits }), text], notAnAmount(rules)).meta({
    description: `An amount in US dollars with at most two decimals, as a number or as text.${end}`,
  })
}

function readAmount(
  value: string | number,
  { label, min = NO_MONEY, positive = false }: AmountRules,
  ctx: z.RefinementCtx,
) {
  if (isUnclear(value)) return refuse(ctx, unclearAmount(label))
  if (positive && value !== '' && Number(value) <= 0) return refuse(ctx, `${label} must be positive`)
  const money = toMoney(value)
  if (money === undefined)
    return refuse(ctx, tooLarge(value) ? `${label} is too large` : notAnAmount({ label }))
  if (toCents(money) < toCents(min)) return refuse(ctx, `${label} must be at least ${min}`)
  return money
}

function notAnAmount({ label }: Pick<AmountRules, 'label'>): string {
  return `${label} must be a number with at most two decimals`
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
