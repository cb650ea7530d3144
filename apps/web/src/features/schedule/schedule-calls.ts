import type { BookingType } from '@tallgrass/domain'
import { choiceQuery } from '../../lib/freshness'
import type { TrpcUtils } from '../../lib/trpc'

export const FIRST_TYPE: BookingType = 'smart-ai-call'

/** What the page to book a call shows first. */
export function scheduleCalls({ chat }: TrpcUtils) {
  return [chat.slots.prefetch({ type: FIRST_TYPE }, choiceQuery)]
}
