import { Group, Stack, Tabs } from '@mantine/core'
import type { Booking } from '@tallgrass/contracts'
import { useRef } from 'react'
import { listQuery } from '../../lib/freshness'
import { rowsOf } from '../../lib/rows-of'
import { trpc } from '../../lib/trpc'
import { WaitingFact } from '../../shared/work-items/waiting-fact'
import { EmptyState } from '../../ui/empty-state'
import { PageHeader } from '../../ui/page-header'
import { PagedList } from '../../ui/paged-list'
import { RefreshButton } from '../../ui/refresh-button'
import { TabLine } from '../../ui/tab-line'
import { useDialogAbout } from '../../ui/use-dialog-about'
import { ZoneNote } from '../../ui/zone-note'
import { BookingDrawer } from './booking-drawer'
import { type BookingView, bookingViews } from './bookings-search'
import { BookingsTable } from './bookings-table'
import { SubscribeButton } from './calendar-feed/subscribe-button'

const views: Record<BookingView, { tab: string; empty: string; next: string }> = {
  upcoming: {
    tab: 'Upcoming',
    empty: 'No Upcoming Calls',
    next: 'Calls booked on the schedule page appear here.',
  },
  past: {
    tab: 'Past',
    empty: 'No Past Calls',
    next: 'Past and cancelled calls appear here.',
  },
  'link-sent': {
    tab: 'Link sent',
    empty: 'No Open Links',
    next: 'People who got a booking link in the chat but have not chosen a time appear here.',
  },
  all: { tab: 'All', empty: 'No Bookings Yet', next: 'Booked calls appear here.' },
}

interface BookingsScreenProps {
  view: BookingView
  onViewChange: (view: BookingView) => void
}

export function BookingsScreen({ onViewChange, view }: BookingsScreenProps) {
  const list = useRef<HTMLDivElement>(null)
  const shown = useDialogAbout<Booking>()
  const bookings = trpc.admin.bookings.list.useInfiniteQuery({ show: view }, listQuery)
  const rows = rowsOf(bookings.data)

  return (
    <>
      <PageHeader
        title="Bookings"
        action={
          <Group gap="sm">
            <SubscribeButton />
            <RefreshButton onRefresh={() => bookings.refetch()} />
          </Group>
        }
      >
        <WaitingFact about="bookings" />
      </PageHeader>
      <Tabs value={view} onChange={(value) => onViewChange(toView(value))} keepMounted={false}>
        <TabLine label="Views">
          {bookingViews.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {views[one].tab}
            </Tabs.Tab>
          ))}
        </TabLine>
        {bookingViews.map((one) => (
          <Tabs.Panel key={one} value={one}>
            <Stack gap="lg" ref={list} tabIndex={-1}>
              <PagedList
                pages={bookings}
                noun="the bookings"
                empty={<EmptyState title={views[view].empty}>{views[view].next}</EmptyState>}
              >
                {(calls) => (
                  <>
                    {view !== 'link-sent' && <ZoneNote />}
                    <BookingsTable rows={calls} onOpen={shown.open} />
                  </>
                )}
              </PagedList>
            </Stack>
          </Tabs.Panel>
        ))}
      </Tabs>
      <BookingDrawer
        booking={rows?.find((row) => row.id === shown.about?.id) ?? shown.about}
        opened={shown.opened}
        onClose={shown.close}
        onDone={() => {
          shown.close()
          list.current?.focus()
        }}
      />
    </>
  )
}

function toView(value: string | null): BookingView {
  return bookingViews.find((view) => view === value) ?? 'upcoming'
}
