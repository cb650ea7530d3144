import { notify } from '../../lib/notify'
import { trpc } from '../../lib/trpc'
import { errorText } from '../../lib/trpc-error'
import { useBookingsChanged } from './use-bookings-changed'

export function useRebook({ onDone, onRefused }: { onDone: () => void; onRefused: () => void }) {
  const bookingsChanged = useBookingsChanged()
  return trpc.admin.bookings.rebook.useMutation({
    onSuccess() {
      notify({ title: 'Call Rebooked' })
      onDone()
    },
    onError(error) {
      notify({ title: 'Error', message: errorText(error, 'Failed to rebook the call'), destructive: true })
      onRefused()
    },
    // A refusal says that the list of times is out of date.
    onSettled: bookingsChanged,
  })
}
