import { useNavigate } from '@tanstack/react-router'
import { trpc } from '../../lib/trpc'
import { fieldErrors } from '../../lib/trpc-error'
import { notifyCallError } from './notify-call-error'
import { useTimeRefused } from './use-time-refused'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True right after a booking: its page moves the focus to the heading. */
    justBooked?: boolean
    /** Whom an administrator books a call for. */
    callFor?: { name: string; email: string; company: string; phone: string }
  }
}

interface Options {
  refuseTime: (message: string) => void
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
      notifyCallError('The call was not booked', error)
    },
  })
}
