import type { LeadDetails } from '@tallgrass/contracts'
import { leadName } from '@tallgrass/domain'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { useDeleteLead } from './use-delete-lead'

interface DeleteLeadDialogProps {
  lead: LeadDetails
  opened: boolean
  onClose: () => void
  /** Called after the deletion, when the lead can no longer be shown. */
  onDeleted: () => void
}

const STAYS = {
  client: ' The client that they became stays.',
  contact: ' Their contact is deleted, too, unless that client has records.',
}

/** Asks before a lead is deleted. Stays open while the server refuses, and says why. */
export function DeleteLeadDialog({ lead, onClose, onDeleted, opened }: DeleteLeadDialogProps) {
  const remove = useDeleteLead()
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(
          { id: lead.id },
          {
            onSuccess() {
              onClose()
              onDeleted()
            },
          },
        )
      }
      title="Delete Lead"
      confirmLabel="Delete Lead"
      cancelLabel="Keep Lead"
      destructive
      pending={remove.isPending}
    >
      {leadName(lead)} is deleted with their contact details, your notes, their calls, conversations and
      checklists, and their personal data is erased from the audit log.
      {lead.client && STAYS[lead.status === 'converted' ? 'client' : 'contact']} This cannot be undone.
    </ConfirmDialog>
  )
}
