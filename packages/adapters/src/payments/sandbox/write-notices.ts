import { randomBytes } from 'node:crypto'
import type { NoticeDelivery } from '@tallgrass/domain'

interface Paid {
  sessionId: string
  paymentId: string
  at: Date
}

const LATE_SECONDS = 60

/** The notices after a payment, in the order of sending, and the delay in seconds before they are sent. */
export function writePaymentNotices(delivery: NoticeDelivery, { at, paymentId, sessionId }: Paid) {
  const completed = write('checkout.session.completed', sessionId, at)
  if (delivery === 'twice') return { notices: [completed, completed], delay: 0 }
  if (delivery === 'late') return { notices: [completed], delay: LATE_SECONDS }
  if (delivery === 'once') return { notices: [completed], delay: 0 }
  const before = new Date(at.getTime() - LATE_SECONDS * 1000)
  const unrelated = write('payment_intent.succeeded', paymentId, at)
  // About an earlier attempt that failed: correct when it was written, but outdated by now.
  const outdated = write('checkout.session.async_payment_failed', sessionId, before)
  return { notices: [unrelated, outdated, completed], delay: 0 }
}

export function writeRefundNotice(refundId: string, at: Date): string {
  return write('refund.updated', refundId, at)
}

/** A random id in Stripe's format: `cs_test_…`. */
export function newTestId(kind: 'cs' | 'pi' | 're' | 'evt'): string {
  return `${kind}_test_${randomBytes(12).toString('hex')}`
}

function write(type: string, objectId: string, at: Date): string {
  return JSON.stringify({
    id: newTestId('evt'),
    object: 'event',
    type,
    created: Math.floor(at.getTime() / 1000),
    livemode: false,
    data: { object: { id: objectId } },
  })
}
