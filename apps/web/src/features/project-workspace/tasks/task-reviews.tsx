import { Skeleton, Stack, Text } from '@mantine/core'
import type { TaskId } from '@tallgrass/domain'
import { listQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { DrawerSection } from '../../../ui/drawer-section'
import { PagedList } from '../../../ui/paged-list'
import { Preformatted } from '../../../ui/preformatted'
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
          reviews.map(({ comment, createdAt, decision, id, reviewerName, round }) => (
            <Stack key={id} gap="xs">
              <Text>
                {round !== null && `Round ${round}: `}
                <strong>{reviewerName}</strong> {decision === 'APPROVE' ? 'approved it' : 'requested changes'}{' '}
                <RelativeTime at={createdAt} />
              </Text>
              {comment && <Preformatted>{comment}</Preformatted>}
            </Stack>
          ))
        }
      </PagedList>
    </DrawerSection>
  )
}
