import { type DocumentDetails, withdrawDocumentInput } from '@tallgrass/contracts'
import { useOutboxSettings } from '../../../lib/use-outbox-settings'
import { RecordDialog } from '../../../ui/record-dialog'
import { focusAgreement } from '../focus-agreement'
import { useWithdrawDocument } from './use-withdraw-document'

interface WithdrawDialogProps {
  /** None before the dialog was first opened. */
  document: DocumentDetails | undefined
  opened: boolean
  onClose: () => void
}

export function WithdrawDialog({ document, onClose, opened }: WithdrawDialogProps) {
  const isSent = document?.sentAt !== null
  const withdraw = useWithdrawDocument({ isSent })
  const { emailEnabled } = useOutboxSettings()
  const whereRead = emailEnabled ? 'in an email' : 'in the client portal'
  const whatFollows = isSent
    ? `The client reads it ${whereRead}. Nobody can sign the document any more, and the agreement is a draft again.`
    : 'The document was never sent: the client does not have it and is not told.'
  return (
    <RecordDialog
      opened={opened}
      onClose={() => {
        onClose()
        // The focus returns to the button that opened the dialog, unless what was done has taken it away.
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
          description: `${whatFollows} This cannot be undone.`,
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
