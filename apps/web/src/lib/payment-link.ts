import { publicUrl } from './public-url'

/** The full address of an invoice's payment page, for sharing. */
export function toPaymentLink(url: string): string {
  return new URL(url, publicUrl()).href
}
