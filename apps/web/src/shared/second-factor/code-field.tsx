import { Anchor, Stack, TextInput } from '@mantine/core'
import { CODE_DIGITS, type FactorKind } from '@tallgrass/domain'
import { useState } from 'react'

interface CodeFieldProps {
  factors: readonly FactorKind[]
  code: string
  onChange: (code: string) => void
  /** Another kind of code is asked for: what was said of the last one no longer holds. */
  onSwitch?: () => void
  error?: string | undefined
}

/** A code of the authenticator app; or, on request and for people without one, a recovery code. */
export function CodeField({ code, error, factors, onChange, onSwitch }: CodeFieldProps) {
  const hasApp = factors.includes('app')
  const [recovers, setRecovers] = useState(!hasApp)
  const [hasSwitched, setSwitched] = useState(false)
  const canSwitch = hasApp && factors.includes('recovery_code')

  function switchKind() {
    onChange('')
    onSwitch?.()
    setSwitched(true)
    setRecovers(!recovers)
  }
  const field = recovers
    ? ({ label: 'Recovery code', autoComplete: 'off', maxLength: 40 } as const)
    : ({
        label: 'Code of your authenticator app',
        autoComplete: 'one-time-code',
        inputMode: 'numeric',
        // One space in the middle, as apps show it.
        maxLength: CODE_DIGITS + 1,
      } as const)
  return (
    <Stack gap="xs">
      <TextInput
        key={field.label}
        {...field}
        value={code}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        data-autofocus
        autoFocus={hasSwitched}
      />
      {canSwitch && (
        <Anchor component="button" type="button" fz="sm" ta="left" onClick={switchKind}>
          {recovers ? 'Use the code of your app' : 'Use a recovery code'}
        </Anchor>
      )}
    </Stack>
  )
}
