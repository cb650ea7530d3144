import { bookingId, bookingPage, done, listBookingsInput, rebookInput } from '@tallgrass/contracts'
import { cancelBooking, completeBooking, listBookings, markNoShow, rebook } from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const bookingsRouter = router({
  list: adminProcedure
    .input(listBookingsInput)
    .output(bookingPage)
    .query(({ ctx, input }) => listBookings(ctx, input)),
  complete: adminProcedure
    .input(bookingId)
    .output(done)
    .mutation(({ ctx, input }) => completeBooking(ctx, input)),
  markNoShow: adminProcedure
    .input(bookingId)
    .output(done)
    .mutation(({ ctx, input }) => markNoShow(ctx, input)),
  cancel: adminProcedure
    .input(bookingId)
    .output(done)
    .mutation(({ ctx, input }) => cancelBooking(ctx, input)),
  rebook: adminProcedure
    .input(rebookInput)
    .output(done)
    .mutation(({ ctx, input }) => rebook(ctx, input)),
})
