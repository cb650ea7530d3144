import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useSessionUser } from '../../../lib/use-session-user'
import { ActionButton } from '../../../ui/action-button'
import { FocusFirst } from '../../../ui/focus-first'
import { PasswordField } from '../../../ui/password-field'
import type { ProofFormProps } from './use-prove'

export function PasswordProof({ onCancel, onProof, pending, refusal }: ProofFormProps) {
  const user = useSessionUser()
  const [password, setPassword] = useState('')
  const [isEmpty, setEmpty] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    setEmpty(password === '')
    if (password !== '') onProof({ password })
  }
  return (
    <FocusFirst>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text c="dimmed">
            Enter your password. Then we go on, and do not ask again for ten minutes. If you have none, sign
            out and in again: that counts, too.
          </Text>
          <TextInput label="Account" value={user?.email ?? ''} readOnly autoComplete="username" />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            data-autofocus
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={isEmpty && password === '' ? 'Password is required' : refusal}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onCancel} disabled={pending}>
              Cancel
            </Button>
            <ActionButton type="submit" disabled={pending}>
              Confirm
            </ActionButton>
          </Group>
        </Stack>
      </form>
    </FocusFirst>
  )
}
