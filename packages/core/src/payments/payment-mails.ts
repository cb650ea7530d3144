import { contact, names } from '@tallgrass/brand'
import { money } from '@tallgrass/contracts'
import { formatMoney } from '@tallgrass/domain'
import { z } from 'zod'
import { composeMail, defineMail } from '../mail/mail-template.ts'

const paid = z.object({
  name: z.string(),
  /** The number of the invoice. */
  number: z.string(),
  title: z.string(),
  amount: money,
})

const BY_CARD = 'The refund goes to the card you used. It usually appears within five to ten business days.'

/** The mails to a client about payments and refunds. */
export const paymentMails = {
  'payment-received': defineMail('payment-received', {
    data: paid,
    compose: ({ amount, name, number, title }, link) =>
      composeMail({
        subject: `We received your payment for invoice ${number}`,
        preview: `${formatMoney(amount)} has arrived. Thank you!`,
        greeting: `Hello ${name},`,
        paragraphs: [
          `We received ${formatMoney(amount)} for invoice ${number}, ${title}. Thank you!`,
          'The invoice is paid. No further action is needed.',
        ],
        button: { label: 'See your invoices', link },
        note: `Questions about this payment? Call us at ${contact.phone}.`,
        signature: names.business,
      }),
  }),
  'payment-refunded': defineMail('payment-refunded', {
    data: paid.extend({ byCard: z.boolean(), reason: z.string() }),
    compose: ({ amount, byCard, name, number, reason, title }, link) =>
      composeMail({
        subject: `Your refund of ${formatMoney(amount)} for invoice ${number}`,
        preview: `Your refund of ${formatMoney(amount)} is on its way.`,
        greeting: `Hello ${name},`,
        paragraphs: [
          `We are refunding ${formatMoney(amount)} of your payment for invoice ${number}, ${title}.`,
          `Reason: ${reason}`,
          byCard ? BY_CARD : 'We will refund you the same way you paid.',
        ],
        button: { label: 'See your invoices', link },
        note: `Questions about this refund? Call us at ${contact.phone}.`,
        signature: names.business,
      }),
  }),
}
