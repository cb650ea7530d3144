import type { Booking } from '@tallgrass/contracts'
import { leadName } from '@tallgrass/domain'

/** The visitor's name, or the email address if none was given. */
export function whoBooked({ email, name, phone }: Pick<Booking, 'email' | 'name' | 'phone'>): string {
  return leadName({ name, email, phone })
}
