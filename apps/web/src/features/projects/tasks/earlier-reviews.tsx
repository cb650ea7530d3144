import { Skeleton, Text } from '@mantine/core'
import type { TaskId } from '@tallgrass/domain'
import { listQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { PagedList } from '../../../ui/paged-list'
import { Preformatted } from '../../../ui/preformatted'
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
      )}
    </PagedList>
  )
}
