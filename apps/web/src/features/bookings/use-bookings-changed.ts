import { trpc } from '../../lib/trpc'

/** Reloads every list that shows bookings, and the open times. */
export function useBookingsChanged() {
  const utils = trpc.useUtils()
  return async () => {
    await Promise.all([
      utils.admin.bookings.invalidate(),
      utils.admin.outbox.invalidate(),
      utils.chat.slots.invalidate(),
    ])
  }
}
