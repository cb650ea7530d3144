import { type InvoiceId, parseId } from '@tallgrass/domain'

/** What the address of our payment page says: the invoice and its key. */
export function paymentLink(url: string | null): { invoice: InvoiceId; key: string } {
  const { searchParams } = new URL(url ?? '', 'http://localhost')
  return {
    invoice: parseId('Invoice', searchParams.get('invoice') ?? ''),
    key: searchParams.get('key') ?? '',
  }
}
