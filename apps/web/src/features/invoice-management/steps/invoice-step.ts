import type { InvoiceDetails } from '@tallgrass/contracts'

/** Actions on an invoice that open a dialog. */
export type InvoiceStep = 'issue' | 'edit' | 'pay' | 'void'

export interface InvoiceStepProps {
  invoice: InvoiceDetails
  opened: boolean
  onClose: () => void
}
