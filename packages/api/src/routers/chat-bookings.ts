import {
  bookCallInput,
  bookedCall,
  bookingByToken,
  chooseTimeInput,
  createBookingInput,
  createdBooking,
  listSlotsInput,
  ownBooking,
  slotList,
} from '@tallgrass/contracts'
import {
  bookCall,
  cancelOwnBooking,
  chooseTime,
  createBooking,
  getOwnBooking,
  listSlots,
} from '@tallgrass/core'
import { publicProcedure } from '../trpc.ts'

/** Calls that visitors book: anyone with the link to a booking may view and change it. */
export const chatBookings = {
  createBooking: publicProcedure
    .input(createBookingInput)
    .output(createdBooking)
    .mutation(({ ctx, input }) => createBooking(ctx, input)),
  slots: publicProcedure
    .input(listSlotsInput)
    .output(slotList)
    .query(({ ctx, input }) => listSlots(ctx, input)),
  booking: publicProcedure
    .input(bookingByToken)
    .output(ownBooking)
    .query(({ ctx, input }) => getOwnBooking(ctx, input)),
  bookCall: publicProcedure
    .input(bookCallInput)
    .output(bookedCall)
    .mutation(({ ctx, input }) => bookCall(ctx, input)),
  chooseTime: publicProcedure
    .input(chooseTimeInput)
    .output(ownBooking)
    .mutation(({ ctx, input }) => chooseTime(ctx, input)),
  cancelBooking: publicProcedure
    .input(bookingByToken)
    .output(ownBooking)
    .mutation(({ ctx, input }) => cancelOwnBooking(ctx, input)),
}
