import { bookingId, bookingPage, done, listBookingsInput, rebookInput } from '@tallgrass/contracts'
import { cancelBooking, completeBooking, listBookings, markNoShow, rebook } from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const bookingsRouter = router({
  /** Calls, by time. */
  list: adminProcedure
    .meta({ says: 'Calls, by time', scope: 'bookings:read' })
    .input(listBookingsInput)
    .output(bookingPage)
    .query(({ ctx, input }) => listBookings(ctx, input)),
  /** Mark a call as completed. */
  complete: adminProcedure
    .meta({ says: 'Mark a call as completed', scope: 'bookings:write' })
    .input(bookingId)
    .output(done)
    .mutation(({ ctx, input }) => completeBooking(ctx, input)),
  /** Mark a call as a no-show. */
  markNoShow: adminProcedure
    .meta({ says: 'Mark a call as a no-show', scope: 'bookings:write' })
    .input(bookingId)
    .output(done)
    .mutation(({ ctx, input }) => markNoShow(ctx, input)),
  /** Cancel a call and tell the visitor. */
  cancel: adminProcedure
    .meta({ says: 'Cancel a call and tell the visitor', scope: 'bookings:write' })
    .input(bookingId)
    .output(done)
    .mutation(({ ctx, input }) => cancelBooking(ctx, input)),
  /** Move a call to another time and tell the visitor. */
  rebook: adminProcedure
    .meta({ says: 'Move a call to another time and tell the visitor', scope: 'bookings:write' })
    .input(rebookInput)
    .output(done)
    .mutation(({ ctx, input }) => rebook(ctx, input)),
})
