import { ConfirmDialog } from './confirm-dialog'

interface DiscardQuestionProps {
  opened: boolean
  onKeep: () => void
  onDiscard: () => void
}

/** Asks before a dialog closes and what was entered in it is lost. */
export function DiscardQuestion({ onDiscard, onKeep, opened }: DiscardQuestionProps) {
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onKeep}
      onConfirm={onDiscard}
      title="Discard changes?"
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      destructive
    >
      What you entered has not been saved.
    </ConfirmDialog>
  )
}
