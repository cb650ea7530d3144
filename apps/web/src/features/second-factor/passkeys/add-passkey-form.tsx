import { Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { canUsePasskeys } from '../../../lib/passkeys'
import { showFirstError } from '../../../lib/show-first-error'
import { DialogForm } from '../../../ui/dialog-form'
import { FocusFirst } from '../../../ui/focus-first'
import { RecoveryCodes } from '../recovery/recovery-codes'
import { usePasskeyName } from './passkey-name'
import { useAddPasskey } from './use-add-passkey'

interface AddPasskeyFormProps {
  /** Of those that the reader has. */
  count: number
  onCancel: () => void
  onDone: () => void
}

/** Names a passkey, creates it, and shows the recovery codes that come with a first factor. */
export function AddPasskeyForm({ count, onCancel, onDone }: AddPasskeyFormProps) {
  const form = usePasskeyName(count === 0 ? 'My passkey' : `Passkey ${count + 1}`)
  const [codes, setCodes] = useState<string[]>()
  const { add, pending } = useAddPasskey((recoveryCodes) =>
    recoveryCodes ? setCodes(recoveryCodes) : onDone(),
  )
  if (codes)
    return (
      <FocusFirst key="codes">
        <RecoveryCodes codes={codes} onDone={onDone} />
      </FocusFirst>
    )
  return (
    <DialogForm
      onCancel={onCancel}
      onSubmit={form.onSubmit(({ name }) => void add(name), showFirstError(form))}
      submitLabel="Continue"
      pendingLabel="Waiting..."
      pending={pending}
      disabled={!canUsePasskeys()}
    >
      <Text>
        {canUsePasskeys()
          ? 'Your browser will ask where to keep it: on this device, on your phone, or on a security key.'
          : 'This browser knows no passkeys. Open this page in another one.'}
      </Text>
      <TextInput
        label="Name"
        description="So that you know it again, such as “Work laptop”"
        data-autofocus
        {...form.getInputProps('name')}
      />
    </DialogForm>
  )
}
