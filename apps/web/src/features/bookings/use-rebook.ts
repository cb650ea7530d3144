import { notify } from '../../lib/notify'
import { notifyRefusal } from '../../lib/notify-refusal'
import { trpc } from '../../lib/trpc'
import { useBookingsChanged } from './use-bookings-changed'

export function useRebook({ onDone, onRefused }: { onDone: () => void; onRefused: () => void }) {
  const bookingsChanged = useBookingsChanged()
  return trpc.admin.bookings.rebook.useMutation({
    onSuccess() {
      notify({ title: 'Call Rebooked' })
      onDone()
    },
    onError(error) {
      notifyRefusal(error, { failed: 'Failed to rebook the call' })
      onRefused()
    },
    // Reload after a refusal too, because it means that the list of times is out of date.
    onSettled: bookingsChanged,
  })
}
