import type { AgreementDetails } from '@tallgrass/contracts'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { useCloseAgreement } from './use-close-agreement'
import { useDeleteAgreement } from './use-delete-agreement'

interface PutAwayDialogProps {
  /** None before the dialog was first opened. */
  agreement: AgreementDetails | undefined
  opened: boolean
  onClose: () => void
  /** There is nothing left to show. */
  onDeleted: () => void
}

/** Asks before a draft is closed, or deleted where it never had a document. */
export function PutAwayDialog({ agreement, onClose, onDeleted, opened }: PutAwayDialogProps) {
  const close = useCloseAgreement()
  const remove = useDeleteAgreement()
  const isKept = hasEvidence(agreement)
  async function confirm() {
    if (!agreement) return
    const { id } = agreement
    try {
      if (isKept) await close.mutateAsync({ id })
      else await remove.mutateAsync({ id })
      if (!isKept) onDeleted()
    } catch {
      // A refusal is said by a toast.
    }
    onClose()
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={isKept ? 'Close Agreement' : 'Delete Agreement'}
      confirmLabel={isKept ? 'Close Agreement' : 'Delete Agreement'}
      cancelLabel="Keep Draft"
      destructive
      pending={close.isPending || remove.isPending}
    >
      {isKept
        ? 'It leaves the lists and can no longer be sent. Its documents and their evidence stay. This cannot be undone.'
        : 'No document was ever made of it, so nothing of it stays but an entry in the audit log. This cannot be undone.'}
    </ConfirmDialog>
  )
}

/** What ever had a document is closed instead of deleted. */
export function hasEvidence(agreement: Pick<AgreementDetails, 'documents'> | undefined): boolean {
  return agreement !== undefined && agreement.documents.length > 0
}
