import type { CreateApiKeyInput } from '@tallgrass/contracts/integrations'
import type { ApiScope } from '@tallgrass/domain'
import { useState } from 'react'
import { FocusFirst } from '../../ui/focus-first'
import { FormModal } from '../../ui/form-modal'
import { CreateKeyForm } from './create-key-form'
import { NewKey } from './new-key'

interface CreateKeyDialogProps {
  opened: boolean
  onClose: () => void
  title: string
  scopes: readonly ApiScope[]
  create: {
    isPending: boolean
    mutate: (input: CreateApiKeyInput, options: { onSuccess: (made: { token: string }) => void }) => void
  }
}

/** Creates a key and shows it once. A click beside the dialog does not close it. */
export function CreateKeyDialog({ create, onClose, opened, scopes, title }: CreateKeyDialogProps) {
  const [token, setToken] = useState<string>()
  return (
    <FormModal
      opened={opened}
      onClose={onClose}
      title={title}
      pending={create.isPending}
      closeOnClickOutside={false}
      withCloseButton={token === undefined}
      onExitTransitionEnd={() => setToken(undefined)}
    >
      {token === undefined ? (
        <CreateKeyForm
          scopes={scopes}
          pending={create.isPending}
          onCreate={(input) => create.mutate(input, { onSuccess: (made) => setToken(made.token) })}
          onCancel={onClose}
        />
      ) : (
        <FocusFirst key="key">
          <NewKey token={token} onDone={onClose} />
        </FocusFirst>
      )}
    </FormModal>
  )
}
