import type { SessionUser } from '@tallgrass/contracts'
import { useState } from 'react'
import { FormModal } from '../../ui/form-modal'
import { ChangePasswordForm } from './change-password-form'

interface ChangePasswordDialogProps {
  user: SessionUser
  opened: boolean
  onClose: () => void
}

/** Nothing of what was typed stays once the dialog has closed. */
export function ChangePasswordDialog({ onClose, opened, user }: ChangePasswordDialogProps) {
  const [pending, setPending] = useState(false)
  return (
    <FormModal opened={opened} onClose={onClose} title="Change password" pending={pending}>
      <ChangePasswordForm user={user} pending={pending} onPending={setPending} onDone={onClose} />
    </FormModal>
  )
}
