import { Anchor, Text } from '@mantine/core'
import { bookingTypes as calls } from '@tallgrass/brand'
import type { ClientCalls as Calls, ClientCall } from '@tallgrass/contracts'
import { spanIn } from '@tallgrass/domain'
import { useReader } from '../../../lib/reader'
import { viewToken } from '../../../lib/view-token'
import { BookingBadge } from '../../../shared/bookings/booking-badge'
import { OfferInView } from '../../../shared/contacts/offer-in-view'
import { ActionButton } from '../../../ui/action-button'
import { RecentList } from '../recent-list'
import classes from '../recent-list.module.css'
import { useOpenCall } from './use-open-call'

const UNCONFIRMED =
  'Calls that you book while signed in appear here. Any other call has its link in the email about it.'

/** The client's calls, the next one first, and the way to book another. */
export function ClientCalls({ calls: own }: { calls: Calls | undefined }) {
  const isAhead = (call: ClientCall) => own?.upcoming.includes(call) ?? false
  // There, the link would book a call for the administrator.
  const isView = viewToken() !== null
  return (
    <RecentList
      title="Calls"
      all={!isView && <BookLink url={own?.bookUrl} />}
      empty={own?.isEmailConfirmed === false ? UNCONFIRMED : 'No calls booked.'}
      rows={own && [...own.upcoming, ...own.past]}
    >
      {(call) => <Call call={call} isAhead={isAhead(call)} />}
    </RecentList>
  )
}

function BookLink({ url = '/schedule' }: { url: string | undefined }) {
  return (
    <Anchor fz="sm" href={url} target="_blank" rel="noopener">
      Book a call
    </Anchor>
  )
}

function Call({ call, isAhead }: { call: ClientCall; isAhead: boolean }) {
  const { endsAt, id, scheduledFor, status, type } = call
  const { timeZone } = useReader()
  const open = useOpenCall()
  const when = spanIn(timeZone, scheduledFor, endsAt)
  const what = `${calls[type].label}, ${when}`
  const isView = viewToken() !== null
  return (
    <>
      <div>
        <span className={classes.title}>{calls[type].label}</span>
        <Text c="dimmed" fz="sm">
          <time dateTime={scheduledFor}>{when}</time>
        </Text>
      </div>
      <div className={classes.side}>
        {status !== 'scheduled' && <BookingBadge booking={call} />}
        {isAhead && isView && <OfferInView label="Change or cancel" what={what} deed="changes" />}
        {isAhead && !isView && (
          <ActionButton
            variant="default"
            size="sm"
            aria-label={`Change or cancel: ${what}`}
            loading={open.isPending}
            onClick={() => open.mutate({ id })}
          >
            Change or cancel
          </ActionButton>
        )}
      </div>
    </>
  )
}
