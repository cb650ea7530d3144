import { notify } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { errorText } from '../../lib/trpc-error'
import { isSignedOut, SIGNED_OUT } from './signed-out'
import { TRY_AGAIN } from './try-again'
import { useSigningChanged } from './use-signing-changed'

interface UseDeclineOptions {
  token: string | undefined
  onDone: () => void
  /** Called if the session has ended. */
  onSignIn: () => void
}

export function useDecline({ onDone, onSignIn, token }: UseDeclineOptions) {
  const changed = useSigningChanged()
  return trpc.portal.signing.decline.useMutation({
    async onSuccess() {
      onDone()
      await changed()
    },
    async onError(error) {
      const signedOut = isSignedOut(error, token)
      if (signedOut) onSignIn()
      notify({
        title: 'The document was not declined',
        message: signedOut ? SIGNED_OUT : errorText(error, TRY_AGAIN),
        destructive: true,
      })
      await changed()
    },
  })
}
