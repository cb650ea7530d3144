import { Skeleton, Stack, Text } from '@mantine/core'
import { trpc } from '../../../lib/trpc'
import { DrawerSection } from '../../../ui/drawer-section'
import { LoadError } from '../../../ui/load-error'
import { Preformatted } from '../../../ui/preformatted'
import { RelativeTime } from '../../../ui/relative-time'
import { ShowMore } from '../../../ui/show-more'
import { inPages } from '../parts/part-list'

export function TaskReviews({ taskId }: { taskId: string }) {
  const pages = trpc.portal.tasks.reviews.useInfiniteQuery({ id: taskId }, inPages)
  const reviews = pages.data?.pages.flatMap((page) => page.items)
  return (
    <DrawerSection title="Reviews">
      {pages.isPending && <Skeleton h="4rem" role="status" aria-label="Loading" />}
      {pages.error && (
        <LoadError onRetry={() => void pages.refetch()}>
          Failed to load the reviews. Please try again.
        </LoadError>
      )}
      {reviews?.length === 0 && <Text c="dimmed">Nobody has reviewed this yet.</Text>}
      {reviews?.map(({ comment, createdAt, decision, id, reviewerName, round }) => (
        <Stack key={id} gap="xs">
          <Text>
            {round !== null && `Round ${round}: `}
            <strong>{reviewerName}</strong> {decision === 'APPROVE' ? 'approved it' : 'asked for changes'}{' '}
            <RelativeTime at={createdAt} />
          </Text>
          {comment && <Preformatted>{comment}</Preformatted>}
        </Stack>
      ))}
      <ShowMore pages={pages} />
    </DrawerSection>
  )
}
