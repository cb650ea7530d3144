import { Group, Text, VisuallyHidden } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { Review } from '@tallgrass/contracts'
import type { Instant } from '@tallgrass/domain'
import { type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { useReader } from '../../lib/reader'
import { viewToken } from '../../lib/view-token'
import { ActionButton } from '../../ui/action-button'
import { OfferInView } from '../contacts/offer-in-view'
import { useTakeBack } from './use-take-back'
import { useTimeLeft } from './use-time-left'

interface TakeBackProps {
  review: Pick<Review, 'id'>
  until: Instant
  /** Names the task for screen readers where several stand beside each other. */
  what?: string
  /** Gets the focus when the button goes away with it. */
  entry: RefObject<HTMLElement | null>
}

/** For the author of a review, as long as it can be taken back. The time left counts down for the eye alone. */
export function TakeBack(props: TakeBackProps) {
  const { until, what } = props
  const left = useTimeLeft(until)
  if (left <= 0) return null
  if (viewToken() !== null) return <OfferInView label="Take back" deed="reviews" {...(what && { what })} />
  return <TakeBackInTime {...props} left={left} />
}

function TakeBackInTime({ entry, left, review, until, what }: TakeBackProps & { left: number }) {
  const hint = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { dateTime } = useReader()
  const takeBack = useTakeBack()
  // It goes away when it has done its work, and when the time is over.
  useLayoutEffect(
    () => () => {
      if (button.current && button.current === document.activeElement) entry.current?.focus()
    },
    [entry],
  )
  return (
    <Group gap="sm">
      <ActionButton
        ref={button}
        variant="default"
        size="sm"
        leftSection={<IconArrowBackUp aria-hidden />}
        loading={takeBack.isPending}
        {...(what && { 'aria-label': `Take back: ${what}` })}
        aria-describedby={hint}
        onClick={() => takeBack.mutate({ id: review.id })}
      >
        Take back
      </ActionButton>
      <Text c="dimmed" fz="sm" aria-hidden>
        {inMinutes(left)} left
      </Text>
      <VisuallyHidden id={hint}>Possible until {dateTime(until)}</VisuallyHidden>
    </Group>
  )
}

/** '9:41'. */
function inMinutes(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
