import { Stack, Text, TextInput, type TextInputProps } from '@mantine/core'
import type { FormEventHandler, ReactNode } from 'react'
import { ActionButton } from '../../../ui/action-button'

interface MailedLinkFormProps {
  /** What the link is for. */
  children: ReactNode
  /** Of the address. */
  inputProps: TextInputProps
  pending: boolean
  onSubmit: FormEventHandler<HTMLFormElement>
  back: ReactNode
}

/** Asks for the address that a link is mailed to. */
export function MailedLinkForm({ back, children, inputProps, onSubmit, pending }: MailedLinkFormProps) {
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <Text c="dimmed">{children}</Text>
        <TextInput label="Email" type="email" autoComplete="username" data-autofocus {...inputProps} />
        <ActionButton type="submit" disabled={pending} fullWidth>
          Send link
        </ActionButton>
        {back}
      </Stack>
    </form>
  )
}
