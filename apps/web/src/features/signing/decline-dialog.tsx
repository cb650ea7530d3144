import { Text, Textarea } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { declineDocumentInput } from '@tallgrass/contracts'
import type { DocumentId } from '@tallgrass/domain'
import { showFirstError } from '../../lib/show-first-error'
import { FormDialog } from '../../ui/form-dialog'
import { useDecline } from './use-decline'

interface DeclineDialogProps {
  opened: boolean
  onClose: () => void
  /** Moves the focus: the form has disappeared together with the button that had it. */
  onDeclined: () => void
  onSignIn: () => void
  documentId: DocumentId
  token: string | undefined
}

export function DeclineDialog(props: DeclineDialogProps) {
  const { documentId, onClose, onDeclined, onSignIn, opened, token } = props
  const form = useForm({
    initialValues: { reason: '' },
    validate: schemaResolver(declineDocumentInput.pick({ reason: true }), { sync: true }),
  })
  const decline = useDecline({
    token,
    onSignIn,
    onDone() {
      onClose()
      onDeclined()
    },
  })
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Decline to sign"
      submitLabel="Decline"
      pendingLabel="Declining..."
      cancelLabel="Go back"
      pending={decline.isPending}
      onSubmit={form.onSubmit(
        ({ reason }) => decline.mutate({ documentId, reason, ...(token !== undefined && { token }) }),
        showFirstError(form),
      )}
    >
      <Text>
        We will see your reason right away. If we can make a change, we will send you the document again.
      </Text>
      <Textarea
        label="Reason"
        description="Tell us why you are not signing."
        required
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  )
}
