import type { InvoiceDetails } from '@tallgrass/contracts'

/** What is done with an invoice in a dialog of its own. */
export type InvoiceStep = 'issue' | 'edit' | 'pay' | 'void'

export interface InvoiceStepProps {
  invoice: InvoiceDetails
  opened: boolean
  onClose: () => void
}
