import { Skeleton, Text } from '@mantine/core'
import type { TaskId } from '@tallgrass/domain'
import { listQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { ReviewEntry } from '../../../shared/reviews/review-entry'
import { PagedList } from '../../../ui/paged-list'
import { RelativeTime } from '../../../ui/relative-time'
import classes from './earlier-reviews.module.css'

const decisions = { APPROVE: 'approved', REVISE: 'changes requested' }

/** The reviews of each round. */
export function EarlierReviews({ taskId }: { taskId: TaskId }) {
  const reviews = trpc.portal.tasks.reviews.useInfiniteQuery({ id: taskId }, listQuery)
  return (
    <PagedList
      pages={reviews}
      noun="reviews"
      gap="sm"
      skeleton={<Skeleton h="4rem" role="status" aria-label="Loading reviews" />}
      empty={<Text c="dimmed">No reviews yet.</Text>}
    >
      {(all) => (
        <ol className={classes.reviews} aria-label="Reviews">
          {all.map((review) => (
            <li key={review.id}>
              <ReviewEntry review={review}>
                {review.round !== null && <strong>Round {review.round}: </strong>}
                {decisions[review.decision]} by {review.reviewerName}, <RelativeTime at={review.createdAt} />
              </ReviewEntry>
            </li>
          ))}
        </ol>
      )}
    </PagedList>
  )
}
