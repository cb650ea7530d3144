import { Skeleton, Text } from '@mantine/core'
import type { TaskId } from '@tallgrass/domain'
import { listQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { ReviewEntry } from '../../../shared/reviews/review-entry'
import { DrawerSection } from '../../../ui/drawer-section'
import { PagedList } from '../../../ui/paged-list'
import { RelativeTime } from '../../../ui/relative-time'

export function TaskReviews({ taskId }: { taskId: TaskId }) {
  const pages = trpc.portal.tasks.reviews.useInfiniteQuery({ id: taskId }, listQuery)
  return (
    <DrawerSection title="Reviews">
      <PagedList
        pages={pages}
        noun="reviews"
        gap="sm"
        skeleton={<Skeleton h="4rem" role="status" aria-label="Loading" />}
        empty={<Text c="dimmed">No reviews yet.</Text>}
      >
        {(reviews) =>
          reviews.map((review) => (
            <ReviewEntry key={review.id} review={review}>
              {review.round !== null && `Round ${review.round}: `}
              <strong>{review.reviewerName}</strong>{' '}
              {review.decision === 'APPROVE' ? 'approved it' : 'requested changes'}{' '}
              <RelativeTime at={review.createdAt} />
            </ReviewEntry>
          ))
        }
      </PagedList>
    </DrawerSection>
  )
}
