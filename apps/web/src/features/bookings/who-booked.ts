import type { Booking } from '@tallgrass/contracts'

/** The visitor's name, or the email address if none was given. */
export function whoBooked({ email, name }: Pick<Booking, 'email' | 'name'>): string {
  return name ?? email
}
