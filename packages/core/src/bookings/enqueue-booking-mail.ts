import type { BookingRow } from '@tallgrass/db'
import { DAY_MS, type Instant } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { yourDataLink } from '../mail/your-data-link.ts'
import type { Settings } from '../settings.ts'
import { bookingMails, type CallFacts } from './booking-mails.ts'
import { toCallFacts } from './call-facts.ts'

/** Mails about a call that did not take place are not sent later than this. */
const ENDED_LINK_MS = 30 * DAY_MS

/** Until when each message is worth sending. */
const LAST_SENT: Record<keyof typeof bookingMails, (call: CallFacts, now: Date) => Instant | number> = {
  'booking-confirmed': ({ endsAt }) => endsAt,
  'booking-rescheduled': ({ endsAt }) => endsAt,
  'booking-reminder': ({ startsAt }) => startsAt,
  'booking-cancelled': (_, now) => now.getTime() + ENDED_LINK_MS,
  'booking-missed': (_, now) => now.getTime() + ENDED_LINK_MS,
}

/** Mails the visitor about their call. Does nothing for a call without a time or a lead without an address. */
export async function enqueueBookingMail(
  tx: Tx,
  template: keyof typeof bookingMails,
  { booking, link, settings }: { booking: BookingRow; link: string; settings: Settings },
): Promise<void> {
  const facts = toCallFacts(booking, settings, tx.now)
  if (!facts || booking.email === '') return
  const linkExpiresAt = new Date(LAST_SENT[template](facts, tx.now))
  await enqueueMail(tx, bookingMails[template], {
    to: booking.email,
    data: facts,
    link,
    yourDataLink: yourDataLink(tx, settings, booking.email),
    linkExpiresAt,
  })
}
