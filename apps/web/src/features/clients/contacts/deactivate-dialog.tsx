import { Stack, Text } from '@mantine/core'
import type { Contact, OrganizationDetails } from '@tallgrass/contracts'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { DiscardQuestion } from '../../../ui/discard-question'
import { useDiscardGuard } from '../../../ui/use-discard-guard'
import { SuccessorSelect } from './successor-select'
import { useDeactivateContact } from './use-contact-changes'
import { useSuccessor } from './use-successor'

interface DeactivateDialogProps {
  client: OrganizationDetails
  contact: Contact
  /** The active ones, who can take over. */
  colleagues: Contact[]
  opened: boolean
  onClose: () => void
}

/** Asks before a contact loses access, and who takes over what they are in charge of. */
export function DeactivateDialog({ client, colleagues, contact, onClose, opened }: DeactivateDialogProps) {
  const deactivate = useDeactivateContact()
  const { field, refuses, reset, successorId } = useSuccessor({ client, colleagues, contact })
  const { id, name, version } = contact
  const sent = client.invited.filter(({ invitedById }) => invitedById === id).length
  const { asking, close, keep, leave } = useDiscardGuard({
    hasUnsaved: () => successorId !== undefined,
    onClose() {
      // The next question starts without an answer.
      reset()
      onClose()
    },
  })
  function confirm() {
    if (refuses()) return
    deactivate.mutate({ id, version, ...(successorId && { successorId }) }, { onSuccess: close })
  }
  return (
    <>
      <ConfirmDialog
        opened={opened}
        onClose={() => !asking && leave()}
        onConfirm={confirm}
        title={`Deactivate ${name}?`}
        confirmLabel="Deactivate Contact"
        destructive
        pending={deactivate.isPending}
      >
        <Stack gap="md">
          <Text>
            {name} is signed out at once and cannot sign in again. Their records stay with the client. You can
            reactivate them at any time.
          </Text>
          {sent > 0 && (
            <Text>
              {sent === 1
                ? 'The invitation that they sent to a colleague ends, and its link stops working.'
                : `${sent} invitations that they sent to colleagues end, and the links stop working.`}
            </Text>
          )}
          <SuccessorSelect {...field} />
        </Stack>
      </ConfirmDialog>
      <DiscardQuestion opened={opened && asking} onKeep={keep} onDiscard={close} />
    </>
  )
}
