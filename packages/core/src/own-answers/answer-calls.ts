import { bookingTypes, hours } from '@tallgrass/brand'
import { spanIn } from '@tallgrass/domain'
import type { ClientCtx } from '../authorize.ts'
import { listClientCalls } from '../bookings/list-client-calls.ts'
import { toLink } from '../chat/to-link.ts'
import { listed } from './listed.ts'

/** The client’s own calls ahead, in the business’s time zone. */
export async function answerCalls(ctx: ClientCtx): Promise<string> {
  const { bookUrl, isEmailConfirmed, upcoming } = await listClientCalls(ctx)
  const book = toLink('Book a call', bookUrl, ctx.settings)
  if (upcoming.length === 0) {
    const others = isEmailConfirmed
      ? ''
      : ' A call that you booked without signing in has its link in the email about it.'
    return `You have no call booked.${others} ${book}`
  }
  const lines = upcoming.map(
    ({ endsAt, scheduledFor, type }) =>
      `${bookingTypes[type].label}: ${spanIn(hours.timeZone, scheduledFor, endsAt)}`,
  )
  const change = toLink('Change or cancel it on your dashboard', '/portal', ctx.settings)
  return listed(upcoming.length === 1 ? 'Your next call:' : 'Your next calls:', lines, change)
}
