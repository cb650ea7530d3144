import type { Invoice } from '@tallgrass/contracts'
import { shortId } from '../../lib/words'

/** '0be3f51a · INV-2026-0007': the end of an invoice's id, and its number. */
export function InvoiceReference({ id, number }: Pick<Invoice, 'id' | 'number'>) {
  return [shortId(id), number].filter((part) => part !== null).join(' · ')
}
