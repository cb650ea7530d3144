import type { PaymentNotice, SignedNotice } from '@tallgrass/core'
import { NoticeRefused } from '@tallgrass/domain'
import type Stripe from 'stripe'
import { toNotice } from '../payment-event.ts'

const TOLERANCE_SECONDS = 300

/** Throws NoticeRefused unless one of the secrets signed it, and lately. */
export function readStripeNotice(
  webhooks: Stripe['webhooks'],
  { body, headers, now }: SignedNotice,
  secrets: readonly string[],
): PaymentNotice {
  const header = headers['stripe-signature']
  if (typeof header !== 'string') throw new NoticeRefused('The notice has no signature')
  let refusal: unknown
  for (const secret of secrets) {
    try {
      const event = webhooks.constructEvent(body, header, secret, TOLERANCE_SECONDS, undefined, now.getTime())
      const notice = toNotice(event)
      if (notice) return notice
      throw new NoticeRefused('The notice cannot be read')
    } catch (error) {
      refusal = error
    }
  }
  if (refusal instanceof NoticeRefused) throw refusal
  throw new NoticeRefused('The notice is not signed by Stripe, or too old', { cause: refusal })
}
