import { useWindowEvent } from '@mantine/hooks'
import type { CheckoutInput } from '@tallgrass/contracts'
import { notifyRefusal } from '../../lib/notify-refusal'
import { trpc } from '../../lib/trpc'
import { useGoTo } from '../../lib/use-go-to'

/** Leads to the page on which the card is entered. */
export function useStartCheckout(link: CheckoutInput) {
  const utils = trpc.useUtils()
  const goTo = useGoTo()
  const { isPending, isSuccess, mutate, reset } = trpc.portal.checkout.start.useMutation({
    onSuccess: ({ url }) => goTo(url),
    async onError(error) {
      notifyRefusal(error, {
        title: 'The payment could not be started',
        failed: 'Nothing was charged. Please try again.',
      })
      // A refusal may say that what is shown is out of date.
      await utils.portal.checkout.get.invalidate(link)
    },
  })
  // Who comes back from the provider by the back button may find this page as it was left.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted) reset()
  })
  return {
    start: () => mutate(link),
    /** Until the next page is there. */
    isStarting: isPending || isSuccess,
  }
}
