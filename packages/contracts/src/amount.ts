import { MAX_MONEY, toCents, toMoney } from '@tallgrass/domain'
import { z } from 'zod'

interface AmountRules {
  label: string
  /** Zero and less are refused as such. */
  positive?: boolean
  least?: string
}

/** An amount in dollars: a JSON number or plain decimals as text. It becomes text with two decimals. */
export function amount({ label, least = '0.00', positive = false }: AmountRules) {
  const required = `${label} must be a number with at most two decimals`
  return z.union([z.number(), z.string().trim().max(20)], required).transform((value, ctx) => {
    if (positive && value !== '' && Number(value) <= 0) return refuse(ctx, `${label} must be positive`)
    const money = toMoney(value)
    if (money === undefined) return refuse(ctx, tooLarge(value) ? `${label} is too large` : required)
    if (toCents(money) < toCents(least)) return refuse(ctx, `${label} must be at least ${least}`)
    return money
  })
}

/** As answers carry it: '5000.00'. */
export const money = z.string().regex(/^\d{1,12}\.\d{2}$/)

function refuse(ctx: z.RefinementCtx, message: string) {
  ctx.addIssue({ code: 'custom', message })
  return z.NEVER
}

function tooLarge(value: string | number): boolean {
  return Number(value) > Number(MAX_MONEY)
}
