import { Button, Stack, Text } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { trpc } from '../../../lib/trpc'
import { FocusFirst } from '../../../ui/focus-first'
import { LoadError } from '../../../ui/load-error'
import { PageSpinner } from '../../../ui/page-spinner'
import { RecoveryCodes } from '../recovery/recovery-codes'
import { ScanAndConfirm } from './scan-and-confirm'

interface AuthenticatorStepsProps {
  onCancel: () => void
  onDone: () => void
}

/** Adds an authenticator app: its QR code, a first code, and the recovery codes that come with a first factor. */
export function AuthenticatorSteps({ onCancel, onDone }: AuthenticatorStepsProps) {
  const { data, error, mutate } = trpc.auth.secondFactor.begin.useMutation()
  const [codes, setCodes] = useState<string[]>()
  const begin = useEffectEvent(() => mutate())
  useEffect(() => begin(), [])

  if (codes)
    return (
      <FocusFirst key="codes">
        <RecoveryCodes codes={codes} onDone={onDone} />
      </FocusFirst>
    )
  if (data)
    return (
      <FocusFirst key="scan">
        <ScanAndConfirm
          app={data}
          onCancel={onCancel}
          onConfirmed={(recoveryCodes) => (recoveryCodes ? setCodes(recoveryCodes) : onDone())}
        />
      </FocusFirst>
    )
  if (error)
    return (
      <Stack gap="md">
        <LoadError onRetry={begin}>{`${error.message.replace(/\.$/, '')}.`}</LoadError>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </Stack>
    )
  return (
    // Holds the focus until the fields are there, which take it.
    <Stack align="center" tabIndex={-1} data-autofocus>
      <PageSpinner label="Preparing" />
      <Text c="dimmed">Preparing your code</Text>
    </Stack>
  )
}
