import type { InvoiceDetails } from '@tallgrass/contracts'
import { EditInvoiceDialog } from './form/edit-invoice-dialog'
import { RecordPaymentDialog } from './money/record-payment-dialog'
import type { InvoiceStep } from './steps/invoice-step'
import { IssueDialog } from './steps/issue-dialog'
import { VoidDialog } from './steps/void-dialog'

interface InvoiceDialogsProps {
  invoice: InvoiceDetails
  /** The open dialog, if any. */
  step: InvoiceStep | undefined
  onClose: () => void
}

/** All dialogs stay mounted so that focus can return to the button that opened one. */
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
