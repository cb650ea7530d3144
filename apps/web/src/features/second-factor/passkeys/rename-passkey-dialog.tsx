import { TextInput } from '@mantine/core'
import type { Passkey } from '@tallgrass/contracts/account'
import { outcomeOf } from '../../../lib/outcome-of'
import { showFirstError } from '../../../lib/show-first-error'
import { trpc } from '../../../lib/trpc'
import { FormDialog } from '../../../ui/form-dialog'
import { useFactorChanged } from '../use-factor-changed'
import { usePasskeyName } from './passkey-name'

interface RenamePasskeyDialogProps {
  passkey: Passkey
  opened: boolean
  onClose: () => void
}

export function RenamePasskeyDialog({ onClose, opened, passkey: { id, name } }: RenamePasskeyDialogProps) {
  const form = usePasskeyName(name)
  const changed = useFactorChanged()
  const outcome = outcomeOf(changed, { done: 'Passkey renamed', failed: 'Failed to rename the passkey' })
  const rename = trpc.auth.passkeys.rename.useMutation({
    ...outcome,
    async onSuccess() {
      onClose()
      await outcome.onSuccess()
    },
  })
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Rename passkey"
      onSubmit={form.onSubmit((values) => rename.mutate({ id, ...values }), showFirstError(form))}
      submitLabel="Rename"
      pending={rename.isPending}
    >
      <TextInput label="Name" data-autofocus {...form.getInputProps('name')} />
    </FormDialog>
  )
}
