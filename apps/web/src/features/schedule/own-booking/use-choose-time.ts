import { trpc } from '../../../lib/trpc'
import { tellNotDone } from '../not-done'
import { useTimeRefused } from '../use-time-refused'

interface Options {
  refuseTime: (sentence: string) => void
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
      if (!timeRefused(error)) tellNotDone('The time is not booked yet', error)
    },
  })
}
