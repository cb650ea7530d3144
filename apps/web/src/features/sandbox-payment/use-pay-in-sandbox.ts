import { useState } from 'react'
import { notifyRefusal } from '../../lib/notify-refusal'
import { trpc } from '../../lib/trpc'
import { useGoTo } from '../../lib/use-go-to'

const DECLINED = 'Your card was declined. Nothing was charged. Try again, or use another card.'

/** Pays, and knows what the card said. Nothing of a card is kept once the answer is there. */
export function usePayInSandbox(sessionId: string) {
  const utils = trpc.useUtils()
  const goTo = useGoTo()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [asks, setAsks] = useState(false)

  function refuse(sentence: string) {
    setAsks(false)
    setRefusal(sentence)
  }
  const pay = trpc.portal.sandbox.pay.useMutation({
    gcTime: 0,
    onMutate: () => setRefusal(null),
    onSuccess({ message, outcome, successUrl }) {
      if (outcome === 'authentication_required') return setAsks(true)
      if (outcome === 'declined') return refuse(message ?? DECLINED)
      setAsks(false)
      if (successUrl) goTo(successUrl)
    },
    async onError(error) {
      setAsks(false)
      notifyRefusal(error, {
        title: 'The payment was not made',
        failed: 'Nothing was charged. Please try again.',
      })
      // A refusal says that the session is over.
      await utils.portal.sandbox.get.invalidate({ sessionId })
    },
  })
  const isPaid = pay.data?.outcome === 'paid'
  return {
    pay: pay.mutate,
    /** Until the next page is there. */
    isPaying: pay.isPending || isPaid,
    /** The card asks whether it is really its owner. */
    asks,
    refusal,
    failAuthentication: () =>
      refuse('The authentication failed. Nothing was charged. Try again, or use another card.'),
  }
}
