import { Alert, Skeleton } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { hours, schedulePage } from '@tallgrass/brand'
import type { BookingType, Instant } from '@tallgrass/domain'
import { keepPreviousData } from '@tanstack/react-query'
import { type RefObject, useId } from 'react'
import { choiceQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { SlotPicker } from '../../shared/bookings/slot-picker'
import { EmptyState } from '../../ui/empty-state'
import { LoadError } from '../../ui/load-error'
import classes from './schedule.module.css'

interface TimeFieldProps {
  type: BookingType
  /** The token of the booking being moved: its own time counts as open. */
  token?: string | undefined
  value: Instant | null
  onChange: (start: Instant | null) => void
  /** The error about the choice. */
  refusal: string | undefined
  /** Takes the focus when the choice is refused. */
  area: RefObject<HTMLDivElement | null>
}

export function TimeField({ area, onChange, refusal, token, type, value }: TimeFieldProps) {
  const problem = useId()
  const { data, error, isPending, refetch } = trpc.chat.slots.useQuery(
    { type, ...(token && { token }) },
    { ...choiceQuery, placeholderData: keepPreviousData },
  )
  return (
    <div ref={area} tabIndex={-1} className={classes.times}>
      {refusal && (
        <Alert id={problem} color="danger" role="alert" icon={<IconAlertTriangle aria-hidden />}>
          {refusal}
        </Alert>
      )}
      {isPending && (
        <div role="status" aria-label="Loading open times" className={classes.times}>
          <Skeleton h="9rem" radius="lg" />
          <Skeleton h="9rem" radius="lg" />
        </div>
      )}
      {error && (
        <LoadError onRetry={() => void refetch()}>Failed to load open times. Please try again.</LoadError>
      )}
      {data?.slots.length === 0 && (
        <EmptyState title={schedulePage.noTimes.title}>{schedulePage.noTimes.text}</EmptyState>
      )}
      {data && data.slots.length > 0 && (
        <SlotPicker
          slots={data.slots}
          value={value}
          onChange={onChange}
          words={schedulePage}
          business={{ timeZone: hours.timeZone, label: schedulePage.businessZone }}
          describedBy={refusal && problem}
        />
      )}
    </div>
  )
}
