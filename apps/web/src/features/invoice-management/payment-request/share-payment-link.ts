import { copyText } from '../../../lib/copy-text'
import { notify } from '../../../lib/notify'
import { toPaymentLink } from '../../../lib/payment-link'

/** Copies the address of the payment page, and opens it beside this one. */
export async function sharePaymentLink(url: string) {
  const link = toPaymentLink(url)
  // First of all: a page that has lost the focus may not write to the clipboard.
  const copied = await copyText(link)
  window.open(link, '_blank', 'noopener')
  notify({
    title: copied ? 'Payment Link Copied' : 'Payment Link Opened',
    message: copied
      ? 'It is also open in a new tab. Send it to the client to be paid.'
      : 'Your browser did not let us copy it. Copy the address of the new tab instead.',
  })
}
