import { Button } from '@mantine/core'
import { IconCalendarMinus, IconCalendarPlus } from '@tabler/icons-react'
import { schedulePage } from '@tallgrass/brand'

interface CalendarButtonProps {
  token: string
  /** Offers a file that removes the call from the calendar instead. */
  cancelled?: boolean
}

export function CalendarButton({ cancelled = false, token }: CalendarButtonProps) {
  return (
    <Button
      component="a"
      href={`/api/bookings/${encodeURIComponent(token)}/calendar.ics`}
      download="call.ics"
      variant={cancelled ? 'default' : 'filled'}
      leftSection={cancelled ? <IconCalendarMinus aria-hidden /> : <IconCalendarPlus aria-hidden />}
    >
      {cancelled ? schedulePage.cancelled.calendar : schedulePage.booked.calendar}
    </Button>
  )
}
