import { notify } from '../../lib/notify'
import { publicUrl } from '../../lib/public-url'

/** The page on which an invoice is paid, as it can be sent to somebody. */
export function toPaymentLink(url: string): string {
  return new URL(url, publicUrl()).href
}

/** Copies the address of the payment page, and opens it beside this one. */
export async function sharePaymentLink(url: string) {
  const link = toPaymentLink(url)
  // First of all: a page that has lost the focus may not write to the clipboard.
  const copied = await isCopied(link)
  window.open(link, '_blank', 'noopener')
  notify({
    title: copied ? 'Payment Link Copied' : 'Payment Link Opened',
    message: copied
      ? 'It is also open in a new tab. Send it to the client to be paid.'
      : 'Your browser did not let us copy it. Copy the address of the new tab instead.',
  })
}

/** Browsers may refuse, and have no clipboard at all for pages that are not encrypted. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
