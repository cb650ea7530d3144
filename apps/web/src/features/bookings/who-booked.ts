import type { Booking } from '@tallgrass/contracts'

/** A name, or the address where nobody has said one. */
export function whoBooked({ email, name }: Pick<Booking, 'email' | 'name'>): string {
  return name ?? email
}
