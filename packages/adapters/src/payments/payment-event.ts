import type { PaymentNotice } from '@tallgrass/core'
import { z } from 'zod'

/** The fields of an event that are used here; both providers send this format. */
const paymentEvent = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  data: z.object({
    object: z.object({
      id: z.string().min(1).optional(),
      /** The refunds of a charge, newest first; not every version of the API includes them. */
      refunds: z.object({ data: z.array(z.object({ id: z.string().min(1) })) }).nullish(),
    }),
  }),
})

const SUBJECTS: Record<string, 'session' | 'refund' | 'charge'> = {
  'checkout.session.completed': 'session',
  'checkout.session.async_payment_succeeded': 'session',
  'checkout.session.async_payment_failed': 'session',
  'checkout.session.expired': 'session',
  'refund.created': 'refund',
  'refund.updated': 'refund',
  'refund.failed': 'refund',
  'charge.refund.updated': 'refund',
  'charge.refunded': 'charge',
}

/** The notice in an event; undefined if this is not an event. Verify the signature first. */
export function toNotice(event: unknown): PaymentNotice | undefined {
  const parsed = paymentEvent.safeParse(event)
  if (!parsed.success) return undefined
  const { data, id, type } = parsed.data
  const subject = SUBJECTS[type]
  const aboutId = subject === 'charge' ? data.object.refunds?.data[0]?.id : data.object.id
  if (!subject || !aboutId) return { id, type, about: 'nothing', aboutId: null }
  return { id, type, about: subject === 'session' ? 'session' : 'refund', aboutId }
}
