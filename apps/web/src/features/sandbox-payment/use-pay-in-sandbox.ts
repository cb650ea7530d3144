import { useState } from 'react'
import { notifyRefusal } from '../../lib/notify-refusal'
import { trpc } from '../../lib/trpc'
import { useGoTo } from '../../lib/use-go-to'

const DECLINED = 'Your card was declined. Nothing was charged. Try again or use another card.'

/** Pays and reports the result. Card data leaves the cache as soon as the response arrives. */
export function usePayInSandbox(sessionId: string) {
  const utils = trpc.useUtils()
  const goTo = useGoTo()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [needsAuthentication, setNeedsAuthentication] = useState(false)

  function refuse(message: string) {
    setNeedsAuthentication(false)
    setRefusal(message)
  }
  const pay = trpc.portal.sandbox.pay.useMutation({
    gcTime: 0,
    onMutate: () => setRefusal(null),
    onSuccess({ message, outcome, successUrl }) {
      if (outcome === 'authentication_required') return setNeedsAuthentication(true)
      if (outcome === 'declined') return refuse(message ?? DECLINED)
      setNeedsAuthentication(false)
      if (successUrl) goTo(successUrl)
    },
    async onError(error) {
      setNeedsAuthentication(false)
      notifyRefusal(error, {
        title: 'Payment Failed',
        failed: 'Nothing was charged. Please try again.',
      })
      // A refusal may mean that the session is over.
      await utils.portal.sandbox.get.invalidate({ sessionId })
    },
  })
  const isPaid = pay.data?.outcome === 'paid'
  return {
    pay: pay.mutate,
    /** True until the next page has loaded. */
    isPaying: pay.isPending || isPaid,
    /** True if the card's bank wants to authenticate its owner. */
    needsAuthentication,
    refusal,
    failAuthentication: () =>
      refuse('Authentication failed. Nothing was charged. Try again or use another card.'),
  }
}
