import { Skeleton, Text } from '@mantine/core'
import { askAnew } from '../../../lib/ask-anew'
import { trpc } from '../../../lib/trpc'
import { LoadError } from '../../../ui/load-error'
import { Preformatted } from '../../../ui/preformatted'
import { RelativeTime } from '../../../ui/relative-time'
import { ShowMore } from '../../../ui/show-more'
import classes from './earlier-reviews.module.css'

const decisions = { APPROVE: 'approved', REVISE: 'changes requested' }

/** What was answered in each round. */
export function EarlierReviews({ taskId }: { taskId: string }) {
  const reviews = trpc.portal.tasks.reviews.useInfiniteQuery(
    { id: taskId },
    { ...askAnew, getNextPageParam: (page) => page.nextCursor },
  )
  if (reviews.isPending) return <Skeleton h="4rem" role="status" aria-label="Loading reviews" />
  if (reviews.error) {
    return (
      <LoadError onRetry={() => void reviews.refetch()}>Failed to load reviews. Please try again.</LoadError>
    )
  }
  const all = reviews.data.pages.flatMap((page) => page.items)
  if (all.length === 0) return <Text c="dimmed">Nobody has reviewed this task yet.</Text>
  return (
    <>
      <ol className={classes.reviews} aria-label="Reviews">
        {all.map(({ comment, createdAt, decision, id, reviewerName, round }) => (
          <li key={id}>
            <Text component="p" fz="sm">
              {round !== null && <strong>Round {round}: </strong>}
              {decisions[decision]} by {reviewerName}, <RelativeTime at={createdAt} />
            </Text>
            {comment && <Preformatted>{comment}</Preformatted>}
          </li>
        ))}
      </ol>
      <ShowMore pages={reviews} />
    </>
  )
}
