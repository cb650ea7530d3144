import { useNavigate } from '@tanstack/react-router'
import { trpc } from '../../lib/trpc'
import { fieldErrors } from '../../lib/trpc-error'
import { tellNotDone } from './not-done'
import { useTimeRefused } from './use-time-refused'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page of a booking follows on its making: the focus goes to what came of it. */
    justBooked?: boolean
  }
}

interface Options {
  refuseTime: (sentence: string) => void
  showFieldErrors: (errors: Record<string, string>) => void
}

export function useBookCall({ refuseTime, showFieldErrors }: Options) {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const timeRefused = useTimeRefused(refuseTime)
  return trpc.chat.bookCall.useMutation({
    onSuccess({ token, ...booking }) {
      utils.chat.booking.setData({ token }, booking)
      void navigate({ to: '/schedule/$token', params: { token }, replace: true, state: { justBooked: true } })
    },
    onError(error) {
      if (timeRefused(error)) return
      showFieldErrors(fieldErrors(error))
      tellNotDone('The call is not booked yet', error)
    },
  })
}
