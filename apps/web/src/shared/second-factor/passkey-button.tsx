import type { ButtonProps } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import type { PasskeyAssertion } from '@tallgrass/contracts/account'
import { ActionButton } from '../../ui/action-button'
import { usePasskey } from './use-passkey'

interface PasskeyButtonProps extends Pick<ButtonProps, 'fullWidth' | 'variant'> {
  label: string
  onPasskey: (response: PasskeyAssertion) => void
  /** True to offer passkeys below the field for a name as well. */
  autofill?: boolean
  /** Another call is in progress. */
  disabled?: boolean
  autoFocus?: boolean
}

/** Asks for a passkey. Nothing in a browser that knows none. */
export function PasskeyButton(props: PasskeyButtonProps) {
  const { autofill = false, autoFocus, disabled = false, label, onPasskey, ...button } = props
  const { ask, isAsking, isSupported } = usePasskey({ autofill, isBusy: disabled, onPasskey })
  if (!isSupported) return null
  return (
    <ActionButton
      variant="default"
      leftSection={<IconFingerprint aria-hidden />}
      data-autofocus={autoFocus || undefined}
      {...button}
      disabled={disabled || isAsking}
      onClick={ask}
    >
      {label}
    </ActionButton>
  )
}
