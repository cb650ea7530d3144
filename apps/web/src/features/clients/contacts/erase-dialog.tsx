import { Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Contact, OrganizationDetails } from '@tallgrass/contracts'
import { isDeleteWord, TYPE_DELETE } from '@tallgrass/domain'
import { FormDialog } from '../../../ui/form-dialog'
import { SuccessorSelect } from './successor-select'
import { useEraseContact } from './use-contact-changes'
import { useSuccessor } from './use-successor'

interface EraseDialogProps {
  client: OrganizationDetails
  contact: Contact
  /** The active ones, who can take over. */
  colleagues: Contact[]
  opened: boolean
  onClose: () => void
}

/** For a contact who asked us to delete their data. */
export function EraseDialog({ client, colleagues, contact, onClose, opened }: EraseDialogProps) {
  const erase = useEraseContact()
  const { field, refuses, reset, successorId } = useSuccessor({ client, colleagues, contact })
  const form = useForm({
    initialValues: { confirmation: '' },
    validate: { confirmation: (word) => !isDeleteWord(word) && TYPE_DELETE },
  })
  function close() {
    form.reset()
    reset()
    onClose()
  }
  function confirm({ confirmation }: { confirmation: string }) {
    if (refuses()) return
    const { id: userId } = contact
    erase.mutate({ userId, confirmation, ...(successorId && { successorId }) }, { onSuccess: close })
  }
  return (
    <FormDialog
      opened={opened}
      onClose={close}
      title={`Delete the data of ${contact.name}?`}
      submitLabel="Delete Data"
      pendingLabel="Deleting..."
      destructive
      pending={erase.isPending}
      onSubmit={form.onSubmit(confirm)}
    >
      <Text>
        For people who ask us to. {contact.name} is signed out at once and can never sign in again. Within a
        day their account, messages, chats, calls and emails are deleted. Signed documents, invoices and
        payments stay, because the law requires it. This cannot be undone.
      </Text>
      <SuccessorSelect {...field} />
      <TextInput
        label={TYPE_DELETE}
        autoComplete="off"
        spellCheck={false}
        required
        withAsterisk={false}
        {...form.getInputProps('confirmation')}
      />
    </FormDialog>
  )
}
