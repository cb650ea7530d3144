import { ProviderUnreachable } from '@tallgrass/domain'
import { z } from 'zod'

const objects = {
  'checkout.session': z.object({
    id: z.string().min(1),
    object: z.literal('checkout.session'),
    status: z.string().nullable(),
    expires_at: z.int(),
  }),
  refund: z.object({ id: z.string().min(1), object: z.literal('refund'), amount: z.int(), created: z.int() }),
}

/**
 * Something on the way may answer in place of Stripe, and the SDK takes any JSON: without this, a payment would count as
 * expired. Throws ProviderUnreachable.
 */
export function ensureObject(kind: keyof typeof objects, answer: unknown): void {
  const { error } = objects[kind].safeParse(answer)
  if (error) throw new ProviderUnreachable('Stripe sent an unreadable response', { cause: error })
}
