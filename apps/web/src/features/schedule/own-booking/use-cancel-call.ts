import { trpc } from '../../../lib/trpc'
import { tellNotDone } from '../not-done'

export function useCancelCall({ onDone, onRefused }: { onDone: () => void; onRefused: () => void }) {
  const utils = trpc.useUtils()
  return trpc.chat.cancelBooking.useMutation({
    onSuccess(booking, { token }) {
      utils.chat.booking.setData({ token }, booking)
      void utils.chat.slots.invalidate()
      onDone()
    },
    onError(error, { token }) {
      // A refusal says that what is shown is out of date.
      void utils.chat.booking.invalidate({ token })
      tellNotDone('The call is not cancelled', error)
      onRefused()
    },
  })
}
