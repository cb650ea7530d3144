import { Skeleton, Stack } from '@mantine/core'
import type { Task } from '@tallgrass/contracts'
import { detailQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { LoadError } from '../../ui/load-error'
import { ChangesSince } from './changes-since'
import { HandedIn } from './handed-in'

/** What goes with the work under review, and what changed since the last round. */
export function UnderReview({ task }: { task: Task }) {
  const { data, error, refetch } = trpc.portal.tasks.handedIn.useQuery({ id: task.id }, detailQuery)
  if (error)
    return (
      <LoadError onRetry={() => void refetch()}>
        Failed to load what was handed in. Please try again.
      </LoadError>
    )
  if (!data) return <Skeleton h="4rem" role="status" aria-label="Loading what was handed in" />
  return (
    <Stack gap="md">
      {data.handIn && <HandedIn handIn={data.handIn} />}
      <ChangesSince task={task} handedIn={data} />
    </Stack>
  )
}
