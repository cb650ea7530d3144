import type { PaymentNotice, SignedNotice } from '@tallgrass/core'
import { NoticeRefused } from '@tallgrass/domain'
import type Stripe from 'stripe'
import { toNotice } from '../payment-event.ts'

const TOLERANCE_SECONDS = 300

/** Throws NoticeRefused unless the notice was signed with one of the secrets, within five minutes of `now`. */
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
      ensureNotAhead(header, now)
      const notice = toNotice(event)
      if (notice) return notice
      throw new NoticeRefused('The notice cannot be read')
    } catch (error) {
      if (error instanceof NoticeRefused) throw error
      refusal = error
    }
  }
  throw new NoticeRefused('The notice is not signed by Stripe or is too old', { cause: refusal })
}

/** The SDK only refuses old notices. If a header has several times, the SDK uses the last one for the signature. */
function ensureNotAhead(header: string, now: Date): void {
  const times = [...header.matchAll(/(?:^|,)t=(\d+)/g)].map(([, seconds]) => Number(seconds))
  const ahead = (times.at(-1) ?? 0) - now.getTime() / 1000
  if (ahead > TOLERANCE_SECONDS) throw new NoticeRefused('The date of the notice is ahead of our clock')
}
