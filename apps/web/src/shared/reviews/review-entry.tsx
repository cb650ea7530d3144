import { Badge, Stack, Text } from '@mantine/core'
import type { Review } from '@tallgrass/contracts'
import { type ReactNode, useRef } from 'react'
import { Preformatted } from '../../ui/preformatted'
import { RelativeTime } from '../../ui/relative-time'
import { HandedIn } from './handed-in'
import { TakeBack } from './take-back'

interface ReviewEntryProps {
  review: Review
  /** Who decided what. */
  children: ReactNode
}

/** A review in the history of a task, with what was handed in for it, and the way to take it back. */
export function ReviewEntry({ children, review }: ReviewEntryProps) {
  const { comment, handIn, takenBackAt } = review
  const entry = useRef<HTMLDivElement>(null)
  return (
    <Stack gap="xs" ref={entry} tabIndex={-1}>
      <Text component="p" fz="sm">
        {children}
      </Text>
      {takenBackAt !== null && (
        <Text component="div" fz="sm">
          <Badge variant="default">Taken back</Badge> <RelativeTime at={takenBackAt} />. It counts no more.
        </Text>
      )}
      {comment && <Preformatted>{comment}</Preformatted>}
      {handIn && hasContent(handIn) && (
        <details>
          <summary>What was handed in</summary>
          <HandedIn handIn={handIn} />
        </details>
      )}
      {review.takeBackUntil !== null && (
        <TakeBack review={review} until={review.takeBackUntil} entry={entry} />
      )}
    </Stack>
  )
}

function hasContent({ files, links, note }: NonNullable<Review['handIn']>): boolean {
  return note !== null || links.length > 0 || files.length > 0
}
