import type { AgreementDetails } from '@tallgrass/contracts'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { useCloseAgreement } from './use-close-agreement'
import { useDeleteAgreement } from './use-delete-agreement'

interface DiscardDraftDialogProps {
  /** Undefined until the dialog is first opened. */
  agreement: AgreementDetails | undefined
  opened: boolean
  onClose: () => void
  /** Called after a delete, when the agreement can no longer be shown. */
  onDeleted: () => void
}

/** Confirms closing a draft, or deleting it if it never had a document. */
export function DiscardDraftDialog({ agreement, onClose, onDeleted, opened }: DiscardDraftDialogProps) {
  const close = useCloseAgreement()
  const remove = useDeleteAgreement()
  const isKept = hasEvidence(agreement)
  async function confirm() {
    if (!agreement) return
    const { id } = agreement
    try {
      if (isKept) await close.mutateAsync({ id })
      else await remove.mutateAsync({ id })
    } catch {
      // The mutation shows the refusal in a toast.
      return
    }
    if (!isKept) onDeleted()
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
        ? 'It is removed from the list and can no longer be sent. Its documents and their evidence are kept. This cannot be undone.'
        : 'It never had a document, so only its entries in the audit log remain. This cannot be undone.'}
    </ConfirmDialog>
  )
}

/** An agreement that ever had a document is closed instead of deleted. */
export function hasEvidence(agreement: Pick<AgreementDetails, 'documents'> | undefined): boolean {
  return agreement !== undefined && agreement.documents.length > 0
}
