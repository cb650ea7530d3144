import { useWindowEvent } from '@mantine/hooks'
import type { CheckoutInput } from '@tallgrass/contracts'
import { notifyRefusal } from '../../lib/notify-refusal'
import { trpc } from '../../lib/trpc'
import { useGoTo } from '../../lib/use-go-to'

/** Starts a payment and goes to the page where the card is entered. */
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
      // A refusal may mean that the page is out of date.
      await utils.portal.checkout.get.invalidate(link)
    },
  })
  // The back button may restore this page from the browser's cache, still in its pending state.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted) reset()
  })
  return {
    start: () => mutate(link),
    /** True until the next page has loaded. */
    isStarting: isPending || isSuccess,
  }
}
