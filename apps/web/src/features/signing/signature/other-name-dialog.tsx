import { ConfirmDialog } from '../../../ui/confirm-dialog'

interface OtherNameDialogProps {
  /** The name of the signer's account. */
  account: string
  typed: string
  opened: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before someone signs under a name that is not the one of their account. */
export function OtherNameDialog({ account, typed, ...props }: OtherNameDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      title={`Sign as “${typed}”?`}
      confirmLabel={`Sign as ${typed}`}
      cancelLabel="Change the name"
    >
      This account belongs to {account}. The document and its certificate will show the name that you entered.
    </ConfirmDialog>
  )
}
