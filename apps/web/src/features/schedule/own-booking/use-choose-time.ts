import { trpc } from '../../../lib/trpc'
import { notifyCallError } from '../notify-call-error'
import { useTimeRefused } from '../use-time-refused'

interface Options {
  refuseTime: (message: string) => void
  onDone: () => void
}

export function useChooseTime({ onDone, refuseTime }: Options) {
  const utils = trpc.useUtils()
  const timeRefused = useTimeRefused(refuseTime)
  return trpc.chat.chooseTime.useMutation({
    onSuccess(booking, { token }) {
      utils.chat.booking.setData({ token }, booking)
      void utils.chat.slots.invalidate()
      onDone()
    },
    onError(error) {
      if (!timeRefused(error)) notifyCallError('The time was not booked', error)
    },
  })
}
