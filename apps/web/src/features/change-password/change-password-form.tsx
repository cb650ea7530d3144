import { Text, VisuallyHidden } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { changePasswordForm, type SessionUser } from '@tallgrass/contracts'
import { showErrors } from '../../lib/show-errors'
import { showFirstError } from '../../lib/show-first-error'
import { NewPasswordField } from '../../shared/passwords/new-password-field'
import { DialogForm } from '../../ui/dialog-form'
import { PasswordField } from '../../ui/password-field'
import { useChangePassword } from './use-change-password'

interface ChangePasswordFormProps {
  user: SessionUser
  pending: boolean
  onPending: (pending: boolean) => void
  onDone: () => void
}

export function ChangePasswordForm({ onDone, onPending, pending, user }: ChangePasswordFormProps) {
  const form = useForm({
    initialValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    validate: schemaResolver(changePasswordForm, { sync: true }),
  })
  const change = useChangePassword({ onDone, showFieldErrors: showErrors(form) })
  const submit = form.onSubmit(({ currentPassword, newPassword }) => {
    onPending(true)
    change.mutate({ currentPassword, newPassword }, { onSettled: () => onPending(false) })
  }, showFirstError(form))
  return (
    <DialogForm
      onCancel={onDone}
      onSubmit={submit}
      submitLabel="Change password"
      pendingLabel="Changing..."
      pending={pending}
    >
      <Text c="dimmed">You stay signed in here, and are signed out on all other devices.</Text>
      <VisuallyHidden>
        {/* Tells password managers whose password changes. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={user.email}
          readOnly
          tabIndex={-1}
          aria-hidden
        />
      </VisuallyHidden>
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        data-autofocus
        {...form.getInputProps('currentPassword')}
      />
      <NewPasswordField
        label="New Password"
        description="At least 8 characters, with an uppercase letter, a lowercase letter and a number."
        owner={user}
        {...form.getInputProps('newPassword')}
      />
      <PasswordField
        label="Confirm New Password"
        autoComplete="new-password"
        {...form.getInputProps('confirmPassword')}
      />
    </DialogForm>
  )
}
