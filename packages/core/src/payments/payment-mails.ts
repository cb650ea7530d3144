import { contact, names } from '@tallgrass/brand'
import { formatMoney } from '@tallgrass/domain'
import { z } from 'zod'
import { composeMail, define } from '../mail/mail-template.ts'

const paid = z.object({
  name: z.string(),
  /** Of the invoice. */
  number: z.string(),
  title: z.string(),
  amount: z.string(),
})

const BY_CARD =
  'The money goes back to the card that was used. Banks usually take five to ten business days to show it.'

/** What is written to a client about money that came or went back. */
export const paymentMails = {
  'payment-received': define('payment-received', {
    data: paid,
    compose: ({ amount, name, number, title }, link) =>
      composeMail({
        subject: `We received your payment for invoice ${number}`,
        preview: `${formatMoney(amount)} has arrived. Thank you!`,
        greeting: `Hello ${name},`,
        paragraphs: [
          `We received ${formatMoney(amount)} for invoice ${number}, ${title}. Thank you!`,
          'The invoice is paid, and there is nothing left to do.',
        ],
        button: { label: 'See your invoices', link },
        note: `Questions about this payment? Our number is ${contact.phone}.`,
        signature: names.business,
      }),
  }),
  'payment-refunded': define('payment-refunded', {
    data: paid.extend({ byCard: z.boolean(), reason: z.string() }),
    compose: ({ amount, byCard, name, number, reason, title }, link) =>
      composeMail({
        subject: `We are giving back ${formatMoney(amount)} for invoice ${number}`,
        preview: `${formatMoney(amount)} of your payment is on its way back to you.`,
        greeting: `Hello ${name},`,
        paragraphs: [
          `We are giving back ${formatMoney(amount)} of what you paid for invoice ${number}, ${title}.`,
          `Reason: ${reason}`,
          byCard ? BY_CARD : 'We give it back the way you paid.',
        ],
        button: { label: 'See your invoices', link },
        note: `Questions about this refund? Our number is ${contact.phone}.`,
        signature: names.business,
      }),
  }),
}
