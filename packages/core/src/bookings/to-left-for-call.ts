import { leftForCall } from '@tallgrass/contracts'

/** The contact data that the visitor left for this call; null in older bookings, which did not record it. */
export function toLeftForCall({ metadata }: { metadata: unknown }) {
  return leftForCall.safeParse(metadata).data ?? null
}
