import { leftForCall } from '@tallgrass/contracts'

/** What the visitor left for this call; null for one that was booked before that was kept. */
export function toLeftForCall({ metadata }: { metadata: unknown }) {
  return leftForCall.safeParse(metadata).data ?? null
}
