import { NativeSelect, Text } from '@mantine/core'
import type { User } from '@tallgrass/contracts'
import { oppositeRole, type Role } from '@tallgrass/domain'
import { useState } from 'react'
import { FormDialog } from '../../ui/form-dialog'
import { useChangeRole } from './use-change-role'

const choices: { value: Role; label: string }[] = [
  { value: 'CLIENT', label: 'Client' },
  { value: 'ADMIN', label: 'Admin' },
]

export function ChangeRoleDialog({ onClose, user }: { user: User; onClose: () => void }) {
  const [role, setRole] = useState<Role>(oppositeRole(user.role))
  const changeRole = useChangeRole(onClose)
  return (
    <FormDialog
      opened
      onClose={onClose}
      title="Change Role"
      submitLabel="Update Role"
      pendingLabel="Updating..."
      pending={changeRole.isPending}
      onSubmit={(event) => {
        event.preventDefault()
        changeRole.mutate({ email: user.email, role })
      }}
    >
      <Text>
        Change the role of <strong>{user.name}</strong> ({user.email}). Their open sessions end, and they sign
        in again.
      </Text>
      <NativeSelect
        label="New Role"
        data={choices}
        value={role}
        data-autofocus
        onChange={(event) => setRole(event.currentTarget.value === 'ADMIN' ? 'ADMIN' : 'CLIENT')}
      />
    </FormDialog>
  )
}
