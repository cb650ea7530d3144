import { trpc } from '../../../lib/trpc'
import { notifyCallError } from '../notify-call-error'

export function useCancelCall({ onDone, onRefused }: { onDone: () => void; onRefused: () => void }) {
  const utils = trpc.useUtils()
  return trpc.chat.cancelBooking.useMutation({
    onSuccess(booking, { token }) {
      utils.chat.booking.setData({ token }, booking)
      void utils.chat.slots.invalidate()
      onDone()
    },
    onError(error, { token }) {
      // A refusal means that the screen is out of date.
      void utils.chat.booking.invalidate({ token })
      notifyCallError('The call was not cancelled', error)
      onRefused()
    },
  })
}
