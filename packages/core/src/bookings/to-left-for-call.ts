import { leftForCall } from '@tallgrass/contracts'

/** The contact data that the visitor left for this call; null in bookings from the chat and in older ones, which do not record it. */
export function toLeftForCall({ metadata }: { metadata: unknown }) {
  return leftForCall.safeParse(metadata).data ?? null
}

/** The number left for this call, which may differ from the lead's. */
export function phoneForCall(booking: { metadata: unknown; phone: string | null }): string | null {
  return toLeftForCall(booking)?.phone ?? booking.phone
}
