import { notify } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { useGoTo } from '../../lib/use-go-to'
import { isSignedOut } from './signed-out'
import { useSigningChanged } from './use-signing-changed'

interface UseSignOptions {
  role: 'CLIENT' | 'PROVIDER'
  token: string | undefined
  /** The session by which they came has ended. */
  onSignIn: () => void
}

/** Signs, and leads on: a client to the payment, if there is one, an administrator back to the agreements. */
export function useSign({ onSignIn, role, token }: UseSignOptions) {
  const changed = useSigningChanged()
  const goTo = useGoTo()
  return trpc.portal.signing.sign.useMutation({
    onSuccess({ paymentUrl }) {
      if (role === 'PROVIDER') {
        notify({ title: 'Document Countersigned', message: 'The agreement is fully executed and in effect.' })
        goTo('/portal/admin/agreements')
      } else if (paymentUrl) {
        notify({ title: 'Thank you for signing', message: 'One step is left: the payment of the retainer.' })
        goTo(paymentUrl)
      }
      void changed()
    },
    async onError(error) {
      if (isSignedOut(error, token)) onSignIn()
      // A refusal may say that what is shown is out of date.
      await changed()
    },
  })
}
