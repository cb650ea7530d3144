// Stripe, BoldSign and a mail server in a process of their own, for drills: fork it, and it tells where they are. Every
// message is a request, answered with its id.
import { startBoldSign } from './boldsign/start-boldsign.ts'
import { startSmtp } from './smtp/start-smtp.ts'
import { startStripe } from './stripe/start-stripe.ts'

/** What people do on the pages of the services; without either, only the state is asked for. */
interface OutsideRequest {
  id: number
  /** A session that is paid by card. */
  pay?: string
  /** A document that its next signer signs. */
  sign?: string
}

const [stripe, boldSign, smtp] = await Promise.all([startStripe(), startBoldSign(), startSmtp()])

process.on('message', ({ id, pay, sign }: OutsideRequest) => {
  if (pay) stripe.pay(pay)
  if (sign) boldSign.sign(sign)
  process.send?.({ id, ...state() })
})
process.on('disconnect', () => process.exit())
const ports = { payments: stripe.url, signing: boldSign.url, mail: smtp.url }
process.send?.(
  Object.fromEntries(Object.entries(ports).map(([name, url]) => [name, Number(new URL(url).port)])),
)

function state() {
  return {
    sessions: [...stripe.account.sessions.values()].map((session) => ({
      id: session.id,
      invoiceId: session.client_reference_id,
      isPaid: session.payment_status === 'paid',
    })),
    refunds: [...stripe.account.refunds.values()].map(({ amount }) => amount),
    documents: [...boldSign.account.documents.values()].map(({ documentId, labels, status }) => ({
      id: documentId,
      labels,
      status,
    })),
    mails: smtp.received.map(({ messageId, to }) => ({ messageId, to: to?.[0]?.address })),
  }
}
