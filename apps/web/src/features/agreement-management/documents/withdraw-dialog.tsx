import { type DocumentDetails, withdrawDocumentInput } from '@tallgrass/contracts'
import { useOutboxSettings } from '../../../lib/use-outbox-settings'
import { RecordDialog } from '../../../ui/record-dialog'
import { focusAgreement } from '../focus-agreement'
import { useWithdrawDocument } from './use-withdraw-document'

interface WithdrawDialogProps {
  /** Undefined until the dialog is first opened. */
  document: DocumentDetails | undefined
  opened: boolean
  onClose: () => void
}

export function WithdrawDialog({ document, onClose, opened }: WithdrawDialogProps) {
  const isSent = document?.sentAt !== null
  const withdraw = useWithdrawDocument({ isSent })
  const { emailEnabled } = useOutboxSettings()
  const channel = emailEnabled ? 'in an email' : 'in the client portal'
  const consequence = isSent
    ? `The client sees the reason ${channel}. The document can no longer be signed, and the agreement becomes a draft again.`
    : 'The document was never sent, so the client is not notified.'
  return (
    <RecordDialog
      opened={opened}
      onClose={() => {
        onClose()
        // Focus returns to the button that opened the dialog, unless the action removed it.
        if (document) focusAgreement(document.agreementId)
      }}
      title="Withdraw Document"
      submitLabel="Withdraw Document"
      pendingLabel="Withdrawing..."
      fields={[
        {
          name: 'reason',
          label: 'Reason',
          kind: 'paragraph',
          description: `${consequence} This cannot be undone.`,
        },
      ]}
      record={{ reason: '' }}
      schema={withdrawDocumentInput.pick({ reason: true })}
      isComplete={({ reason }) => String(reason).trim() !== ''}
      save={({ values }) =>
        withdraw.mutateAsync(withdrawDocumentInput.parse({ ...values, id: document?.id }))
      }
    />
  )
}
