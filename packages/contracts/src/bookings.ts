import { z } from 'zod'
import { bookingType } from './chat.ts'

/** A visitor who has left their name asks for a link at which they can choose a time. */
export const createBookingInput = z.object({ type: bookingType, leadId: z.uuid('No such lead') })
export type CreateBookingInput = z.infer<typeof createBookingInput>

export const createdBooking = z.object({ id: z.uuid(), schedulingUrl: z.url() })
