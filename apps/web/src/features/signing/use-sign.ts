import { notify } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { useGoTo } from '../../lib/use-go-to'
import { isSignedOut } from './signed-out'
import { useSigningChanged } from './use-signing-changed'

interface UseSignOptions {
  role: 'CLIENT' | 'PROVIDER'
  token: string | undefined
  /** Called if the session has ended. */
  onSignIn: () => void
}

/** Signs, then takes a client to the payment if there is one, and an administrator back to the agreements. */
export function useSign({ onSignIn, role, token }: UseSignOptions) {
  const changed = useSigningChanged()
  const goTo = useGoTo()
  return trpc.portal.signing.sign.useMutation({
    onSuccess({ paymentUrl }) {
      if (role === 'PROVIDER') {
        notify({ title: 'Document Countersigned', message: 'The agreement is fully executed and in effect.' })
        goTo('/portal/admin/agreements')
      } else if (paymentUrl) {
        notify({ title: 'Thank you for signing', message: 'One step left: pay the retainer.' })
        goTo(paymentUrl)
      }
      void changed()
    },
    async onError(error) {
      if (isSignedOut(error, token)) onSignIn()
      // A refusal may mean that the screen is out of date.
      await changed()
    },
  })
}
