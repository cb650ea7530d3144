import { NativeSelect, Text } from '@mantine/core'
import type { User } from '@tallgrass/contracts'
import { oppositeRole, type Role } from '@tallgrass/domain'
import type { FormEvent } from 'react'
import { UnconfirmedWarning } from '../../shared/contacts/unconfirmed-warning'
import { FormDialog } from '../../ui/form-dialog'
import { useChangeRole } from './use-change-role'

const choices: { value: Role; label: string }[] = [
  { value: 'CLIENT', label: 'Client' },
  { value: 'ADMIN', label: 'Admin' },
]

interface ChangeRoleDialogProps {
  /** Undefined until the dialog is first opened. */
  user: User | undefined
  opened: boolean
  onClose: () => void
}

export function ChangeRoleDialog({ onClose, opened, user }: ChangeRoleDialogProps) {
  const changeRole = useChangeRole(onClose)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const role = new FormData(event.currentTarget).get('role') === 'ADMIN' ? 'ADMIN' : 'CLIENT'
    if (user) changeRole.mutate({ email: user.email, role })
  }
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Change Role"
      submitLabel="Update Role"
      pendingLabel="Updating..."
      pending={changeRole.isPending}
      onSubmit={submit}
    >
      {user && (
        <>
          <Text>
            Change the role of <strong>{user.name}</strong> ({user.email}). They will be signed out and must
            sign in again.
          </Text>
          <NativeSelect
            label="New Role"
            name="role"
            data={choices}
            defaultValue={oppositeRole(user.role)}
            data-autofocus
          />
          <UnconfirmedWarning names={user.emailVerified ? [] : [user.name]} />
        </>
      )}
    </FormDialog>
  )
}
