import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { isDeleteWord, TYPE_DELETE } from '@tallgrass/domain'
import { FormDialog } from '../../ui/form-dialog'
import { useDeleteAccount } from './use-my-data'
import { WhatIsDeleted } from './what-is-deleted'

interface DeleteAccountDialogProps {
  opened: boolean
  onClose: () => void
}

/** Says what goes and what stays, and asks to type a word. */
export function DeleteAccountDialog({ onClose, opened }: DeleteAccountDialogProps) {
  const { isPending, mutate } = useDeleteAccount()
  const form = useForm({
    initialValues: { confirmation: '' },
    validate: { confirmation: (word) => !isDeleteWord(word) && TYPE_DELETE },
  })
  function close() {
    form.reset()
    onClose()
  }
  return (
    <FormDialog
      opened={opened}
      onClose={close}
      title="Delete your account?"
      submitLabel="Delete My Account"
      pendingLabel="Deleting..."
      destructive
      pending={isPending}
      onSubmit={form.onSubmit((values) => mutate(values))}
    >
      <WhatIsDeleted />
      <TextInput
        label={TYPE_DELETE}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        withAsterisk={false}
        data-autofocus
        {...form.getInputProps('confirmation')}
      />
    </FormDialog>
  )
}
