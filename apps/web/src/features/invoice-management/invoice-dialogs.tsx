import type { InvoiceDetails } from '@tallgrass/contracts'
import { EditInvoiceDialog } from './form/edit-invoice-dialog'
import { RecordPaymentDialog } from './money/record-payment-dialog'
import type { InvoiceStep } from './steps/invoice-step'
import { IssueDialog } from './steps/issue-dialog'
import { VoidDialog } from './steps/void-dialog'

interface InvoiceDialogsProps {
  invoice: InvoiceDetails
  /** The one that is open. */
  step: InvoiceStep | undefined
  onClose: () => void
}

/** All of them stay mounted, or the focus could not return to the button that opened one. */
export function InvoiceDialogs({ step, ...shared }: InvoiceDialogsProps) {
  return (
    <>
      <IssueDialog {...shared} opened={step === 'issue'} />
      <EditInvoiceDialog {...shared} opened={step === 'edit'} />
      <RecordPaymentDialog {...shared} opened={step === 'pay'} />
      <VoidDialog {...shared} opened={step === 'void'} />
    </>
  )
}
