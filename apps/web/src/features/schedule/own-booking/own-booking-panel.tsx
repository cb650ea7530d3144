import { Button, Card, Text, Title } from '@mantine/core'
import { howWeCall, schedulePage } from '@tallgrass/brand'
import type { OwnBooking } from '@tallgrass/contracts'
import { type CallState, callStateAt } from '@tallgrass/domain'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useReader } from '../../../lib/reader'
import { Tuft } from '../../../ui/grass'
import { BookingFacts } from '../booking-facts'
import classes from '../schedule.module.css'
import { BookedActions } from './booked-actions'
import { CalendarButton } from './calendar-button'
import { ChangeTime } from './change-time'

const { begun, booked, cancelled, choose, over } = schedulePage

const words: Record<CallState, { title: string; text: string }> = {
  'link-sent': choose,
  upcoming: booked,
  begun,
  completed: over,
  'no-show': over,
  cancelled,
}

export function OwnBookingPanel({ booking, token }: { booking: OwnBooking; token: string }) {
  const { now } = useReader()
  const state = callStateAt(booking, now)
  const isOver =
    booking.endsAt !== null && state !== 'cancelled' && Date.parse(booking.endsAt) <= now.getTime()
  const justBooked = useLocation({ select: (location) => location.state.justBooked })
  const heading = useRef<HTMLHeadingElement>(null)
  const [moving, setMoving] = useState(false)
  useEffect(() => {
    if (justBooked) heading.current?.focus()
  }, [justBooked])
  const { text, title } = isOver ? over : words[state]
  const isChoosing = state === 'link-sent' || state === 'cancelled' || (state === 'upcoming' && moving)

  /** Moves the focus to the new heading, because the button that had it no longer exists. */
  function showOutcome() {
    setMoving(false)
    heading.current?.focus()
  }
  return (
    <Card className={classes.panel}>
      <Tuft />
      <Title order={1} ref={heading} tabIndex={-1}>
        {title}
      </Title>
      {state === 'upcoming' && <Text>{howWeCall(booking)}</Text>}
      <Text>{text}</Text>
      <BookingFacts booking={booking} />
      {state === 'upcoming' && !moving && (
        <BookedActions token={token} onMove={() => setMoving(true)} onCancelled={showOutcome} />
      )}
      {state === 'cancelled' && booking.scheduledFor && (
        <div>
          <CalendarButton token={token} cancelled />
        </div>
      )}
      {title === over.title && (
        <div>
          <Button renderRoot={(props) => <Link to="/schedule" {...props} />}>{over.button}</Button>
        </div>
      )}
      {isChoosing && (
        <ChangeTime
          booking={booking}
          token={token}
          onDone={showOutcome}
          onKeep={moving ? showOutcome : undefined}
        />
      )}
    </Card>
  )
}
