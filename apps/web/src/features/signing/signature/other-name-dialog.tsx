import { ConfirmDialog } from '../../../ui/confirm-dialog'

interface OtherNameDialogProps {
  /** The name by which we know the signer, who may have no account. */
  account: string
  typed: string
  opened: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before someone signs under another name than their own. */
export function OtherNameDialog({ account, typed, ...props }: OtherNameDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      title={`Sign as “${typed}”?`}
      confirmLabel={`Sign as ${typed}`}
      cancelLabel="Change the name"
    >
      We know you as {account}. The document and its certificate will show the name that you entered.
    </ConfirmDialog>
  )
}
