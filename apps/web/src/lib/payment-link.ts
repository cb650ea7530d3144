import { publicUrl } from './public-url'

/** The page on which an invoice is paid, as it can be sent to somebody. */
export function toPaymentLink(url: string): string {
  return new URL(url, publicUrl()).href
}
