import { useMounted } from '@mantine/hooks'
import type { SessionUser } from '@tallgrass/contracts'
import { notifyRefusedSignIn } from '../../lib/notify-refusal'
import { trpc } from '../../lib/trpc'
import { PasskeyButton } from './passkey-button'

interface PasskeyInsteadProps {
  /** Another call is in progress. */
  disabled: boolean
  onSignedIn: (user: SessionUser) => void
}

/** For people whose second factor is a passkey: it signs them in by itself, and needs no code. */
export function PasskeyInstead({ disabled, onSignedIn }: PasskeyInsteadProps) {
  const signIn = trpc.auth.passkeys.signIn.useMutation({
    onSuccess: ({ user }) => onSignedIn(user),
    onError: notifyRefusedSignIn,
  })
  // The server does not know what the browser can do.
  if (!useMounted()) return null
  return (
    <PasskeyButton
      label="Use a passkey instead"
      fullWidth
      disabled={disabled || signIn.isPending}
      onPasskey={(response) => signIn.mutate({ response })}
    />
  )
}
