import { Button, Group } from '@mantine/core'
import type { Booking } from '@tallgrass/contracts'
import { bookingMovesAt } from '@tallgrass/domain'
import { useState } from 'react'
import { useReader } from '../../lib/reader'
import { ActionButton } from '../../ui/action-button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { RebookDialog } from './rebook-dialog'
import { useCloseBooking } from './use-close-booking'
import { whoBooked } from './who-booked'

/** Buttons for the actions that the booking allows now. */
export function BookingActions({ booking, onDone }: { booking: Booking; onDone: () => void }) {
  const [asking, setAsking] = useState<'cancel' | 'rebook' | 'miss'>()
  const done = () => {
    setAsking(undefined)
    onDone()
  }
  const { cancel, complete, markNoShow } = useCloseBooking(done)
  const { id } = booking
  const moves = bookingMovesAt(booking, useReader().now)
  const pending = cancel.isPending || complete.isPending || markNoShow.isPending
  return (
    <Group>
      {moves.includes('complete') && (
        <ActionButton disabled={pending} onClick={() => complete.mutate({ id })}>
          Mark as completed
        </ActionButton>
      )}
      {moves.includes('miss') && (
        <ActionButton variant="default" disabled={pending} onClick={() => setAsking('miss')}>
          Mark as no-show
        </ActionButton>
      )}
      {moves.includes('rebook') && <Button onClick={() => setAsking('rebook')}>Rebook</Button>}
      {moves.includes('cancel') && (
        <ActionButton variant="subtle" color="danger" disabled={pending} onClick={() => setAsking('cancel')}>
          Cancel booking
        </ActionButton>
      )}
      <ConfirmDialog
        opened={asking === 'cancel'}
        onClose={() => setAsking(undefined)}
        onConfirm={() => cancel.mutate({ id })}
        title="Cancel Booking"
        confirmLabel="Cancel Booking"
        cancelLabel="Keep Booking"
        destructive
        pending={cancel.isPending}
      >
        {booking.scheduledFor
          ? `The time becomes available again, and a message to ${whoBooked(booking)} is added to the outbox. They can choose another time with the same link.`
          : `${whoBooked(booking)} has not chosen a time yet and can still do so with the link.`}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'miss'}
        onClose={() => setAsking(undefined)}
        onConfirm={() => markNoShow.mutate({ id })}
        title="Mark as No-Show"
        confirmLabel="Mark as No-Show"
        cancelLabel="Go Back"
        pending={markNoShow.isPending}
      >
        {`If the call was in the last three days, a message to ${whoBooked(booking)} is added to the outbox: they can choose another time.`}
      </ConfirmDialog>
      <RebookDialog
        booking={booking}
        opened={asking === 'rebook'}
        onClose={() => setAsking(undefined)}
        onDone={done}
      />
    </Group>
  )
}
