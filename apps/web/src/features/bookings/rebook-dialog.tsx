import { Skeleton, Text } from '@mantine/core'
import { hours, schedulePage } from '@tallgrass/brand'
import type { Booking } from '@tallgrass/contracts'
import type { Instant } from '@tallgrass/domain'
import { useState } from 'react'
import { choiceQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { SlotPicker } from '../../shared/bookings/slot-picker'
import { FormDialog } from '../../ui/form-dialog'
import { LoadError } from '../../ui/load-error'
import { useRebook } from './use-rebook'
import { whoBooked } from './who-booked'

interface RebookDialogProps {
  booking: Booking
  opened: boolean
  onClose: () => void
  onDone: () => void
}

export function RebookDialog({ booking, onClose, onDone, opened }: RebookDialogProps) {
  const [start, setStart] = useState<Instant | null>(null)
  const slots = trpc.chat.slots.useQuery({ type: booking.type }, { ...choiceQuery, enabled: opened })
  const rebook = useRebook({ onDone, onRefused: () => setStart(null) })
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Rebook Call"
      submitLabel="Rebook"
      pending={rebook.isPending}
      disabled={!start}
      onSubmit={(event) => {
        event.preventDefault()
        if (start) rebook.mutate({ id: booking.id, start })
      }}
    >
      <Text>A message with the new time for {whoBooked(booking)} is added to the outbox.</Text>
      {slots.isPending && <Skeleton h="16rem" radius="lg" role="status" aria-label="Loading open times" />}
      {slots.error && (
        <LoadError onRetry={() => void slots.refetch()}>
          Failed to load open times. Please try again.
        </LoadError>
      )}
      {slots.data?.slots.length === 0 && <Text c="dimmed">{schedulePage.noTimes.title}</Text>}
      {slots.data && slots.data.slots.length > 0 && (
        <SlotPicker
          slots={slots.data.slots}
          value={start}
          onChange={setStart}
          words={{ day: 'Day', time: 'Time' }}
          business={{ timeZone: hours.timeZone, label: schedulePage.businessZone }}
        />
      )}
    </FormDialog>
  )
}
