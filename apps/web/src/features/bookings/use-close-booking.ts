import { notify } from '../../lib/notify'
import { notifyRefusal } from '../../lib/notify-refusal'
import { trpc } from '../../lib/trpc'
import { useBookingsChanged } from './use-bookings-changed'

/** Mutations that record the outcome of a call. */
export function useCloseBooking(onDone: () => void) {
  const bookingsChanged = useBookingsChanged()
  const outcome = (title: string, failed: string) => ({
    onSuccess: () => notify({ title }),
    onError: (error: unknown) => notifyRefusal(error, { failed }),
    // Reload after a refusal too, because it means that the list is out of date.
    async onSettled() {
      await bookingsChanged()
      onDone()
    },
  })
  return {
    complete: trpc.admin.bookings.complete.useMutation(
      outcome('Booking Completed', 'Failed to mark the booking as completed'),
    ),
    markNoShow: trpc.admin.bookings.markNoShow.useMutation(
      outcome('Marked as No-Show', 'Failed to mark the booking as no-show'),
    ),
    cancel: trpc.admin.bookings.cancel.useMutation(
      outcome('Booking Cancelled', 'Failed to cancel the booking'),
    ),
  }
}
