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
  /** Get a link to choose a time for a call. */
  createBooking: publicProcedure
    .meta({ says: 'Get a link to choose a time for a call', refuses: ['NOT_FOUND'] })
    .input(createBookingInput)
    .output(createdBooking)
    .mutation(({ ctx, input }) => createBooking(ctx, input)),
  /** The free times of a day range, earliest first. */
  slots: publicProcedure
    .meta({ says: 'The free times of a day range, earliest first', refuses: ['NOT_FOUND'] })
    .input(listSlotsInput)
    .output(slotList)
    .query(({ ctx, input }) => listSlots(ctx, input)),
  /** A call, by the token of its link. */
  booking: publicProcedure
    .meta({ says: 'A call, by the token of its link' })
    .input(bookingByToken)
    .output(ownBooking)
    .query(({ ctx, input }) => getOwnBooking(ctx, input)),
  /** Book a call with contact details. */
  bookCall: publicProcedure
    .meta({ says: 'Book a call with contact details', refuses: ['CONFLICT'] })
    .input(bookCallInput)
    .output(bookedCall)
    .mutation(({ ctx, input }) => bookCall(ctx, input)),
  /** Choose or change the time of a call. */
  chooseTime: publicProcedure
    .meta({ says: 'Choose or change the time of a call' })
    .input(chooseTimeInput)
    .output(ownBooking)
    .mutation(({ ctx, input }) => chooseTime(ctx, input)),
  /** Cancel a call, by the token of its link. */
  cancelBooking: publicProcedure
    .meta({ says: 'Cancel a call, by the token of its link' })
    .input(bookingByToken)
    .output(ownBooking)
    .mutation(({ ctx, input }) => cancelOwnBooking(ctx, input)),
}
