import { notify } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { errorText } from '../../lib/trpc-error'
import { TRY_AGAIN } from './try-again'
import { useSigningChanged } from './use-signing-changed'

export function useDecline(onDone: () => void) {
  const changed = useSigningChanged()
  return trpc.portal.signing.decline.useMutation({
    async onSuccess() {
      onDone()
      await changed()
    },
    async onError(error) {
      notify({
        title: 'The document is not declined',
        message: errorText(error, TRY_AGAIN),
        destructive: true,
      })
      await changed()
    },
  })
}
