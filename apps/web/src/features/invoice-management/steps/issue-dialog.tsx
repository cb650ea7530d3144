import type { InvoiceDetails } from '@tallgrass/contracts'
import { formatMoney, PAYMENT_TERM_DAYS } from '@tallgrass/domain'
import { formatDate } from '../../../lib/format'
import { useOutboxSettings } from '../../../lib/use-outbox-settings'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import type { InvoiceStepProps } from './invoice-step'
import { useIssueInvoice } from './use-issue-invoice'
import { usePayer } from './use-payer'

export function IssueDialog({ invoice, onClose, opened }: InvoiceStepProps) {
  const issue = useIssueInvoice()
  const { emailEnabled } = useOutboxSettings()
  const payer = usePayer(invoice.clientId, { enabled: opened })
  // Those without an account cannot use the portal, but anyone can pay with the link.
  const way = payer?.hasAccount ? 'use the client portal to pay' : 'use the payment link to pay'
  async function confirm() {
    // The mutation shows a refusal in a toast.
    await issue.mutateAsync({ id: invoice.id, version: invoice.version }).catch(() => undefined)
    onClose()
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={() => void confirm()}
      title="Issue Invoice"
      confirmLabel="Issue Invoice"
      pending={issue.isPending}
    >
      “{invoice.title}” is assigned a number, and {payer?.name ?? invoice.clientName}{' '}
      {emailEnabled ? 'gets an email with a link to pay' : `can ${way}`} {formatMoney(invoice.amount)},{' '}
      {dueInWords(invoice)}.
      {emailEnabled && payer?.hasAccount === false && ' The email also invites them to create an account.'} An
      issued invoice can no longer be edited.
      {!emailEnabled &&
        ' No email is sent because no mail server is configured. Send the payment link yourself.'}
    </ConfirmDialog>
  )
}

function dueInWords({ dueDate }: InvoiceDetails) {
  return dueDate ? `due on ${formatDate(dueDate)}` : `due in ${PAYMENT_TERM_DAYS} days`
}
