import { Text, Textarea } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { declineDocumentInput } from '@tallgrass/contracts'
import { showFirstError } from '../../lib/show-first-error'
import { FormDialog } from '../../ui/form-dialog'
import { useDecline } from './use-decline'

interface DeclineDialogProps {
  opened: boolean
  onClose: () => void
  /** The form is gone, and with it the button that the focus would return to. */
  onDeclined: () => void
  onSignIn: () => void
  documentId: string
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
      <Text>We see your reason at once. If something can be changed, we send you the document again.</Text>
      <Textarea
        label="Reason"
        description="What keeps you from signing."
        required
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  )
}
