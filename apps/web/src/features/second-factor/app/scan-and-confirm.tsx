import { Button, Group, Stack, Text } from '@mantine/core'
import { enteredCode } from '@tallgrass/contracts'
import type { NewAuthenticator } from '@tallgrass/contracts/account'
import { type FormEvent, useState } from 'react'
import { notifyRefusal } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'
import { fieldErrors } from '../../../lib/trpc-error'
import { CodeField } from '../../../shared/second-factor/code-field'
import { ActionButton } from '../../../ui/action-button'
import { CopyField } from '../../../ui/copy-field'
import { QrCode } from './qr-code'

interface ScanAndConfirmProps {
  app: NewAuthenticator
  onCancel: () => void
  onConfirmed: (recoveryCodes: string[] | null) => void
}

export function ScanAndConfirm({ app, onCancel, onConfirmed }: ScanAndConfirmProps) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const confirm = trpc.auth.secondFactor.confirm.useMutation({
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    onError(refusal) {
      const { code: wrong } = fieldErrors(refusal)
      if (wrong) setError(wrong)
      else notifyRefusal(refusal, { failed: 'Failed to check the code' })
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const isCode = enteredCode.safeParse(code).success
    setError(isCode ? undefined : 'Code is required')
    if (isCode) confirm.mutate({ code })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>Scan this with your authenticator app, then enter the code that it shows.</Text>
        <QrCode label="QR code for your authenticator app" text={app.uri} />
        <CopyField label="Or type this key into the app" value={grouped(app.secret)} copyLabel="Copy key" />
        <CodeField factors={['app']} code={code} onChange={setCode} error={error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel} disabled={confirm.isPending}>
            Cancel
          </Button>
          <ActionButton type="submit" disabled={confirm.isPending}>
            Turn on
          </ActionButton>
        </Group>
      </Stack>
    </form>
  )
}

/** In groups of four, which are easier to type. */
function grouped(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}
