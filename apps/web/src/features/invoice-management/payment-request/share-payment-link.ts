import type { Money } from '@tallgrass/domain'
import { copyText } from '../../../lib/copy-text'
import { notify } from '../../../lib/notify'
import { toPaymentLink } from '../../../lib/payment-link'
import { cardWarning } from '../../../shared/invoices/card-warning'

/** Copies the payment link and opens it in a new tab. */
export async function sharePaymentLink(url: string, amount: Money) {
  const link = toPaymentLink(url)
  // Copy first: after the new tab takes focus, this page may not write to the clipboard.
  const copied = await copyText(link)
  window.open(link, '_blank', 'noopener')
  const message = copied
    ? 'It is also open in a new tab. Send the link to the client.'
    : 'Your browser did not allow us to copy the link. Copy the address of the new tab instead.'
  notify({
    title: copied ? 'Payment Link Copied' : 'Payment Link Opened',
    message: [message, cardWarning(amount)].filter(Boolean).join(' '),
  })
}
