import { Skeleton } from '@mantine/core'
import type { OrganizationId } from '@tallgrass/domain'
import { skipToken } from '@tanstack/react-query'
import { detailQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { FormModal } from '../../../ui/form-modal'
import { LoadError } from '../../../ui/load-error'
import { MergeForm } from './merge-form'
import { useMergeClients } from './use-merge-clients'

/** Two clients to compare. */
export interface Pair {
  first: OrganizationId
  other: OrganizationId
}

interface MergeDialogProps {
  pair: Pair | undefined
  opened: boolean
  onClose: () => void
}

/** Two clients side by side, and the choice of what stays when they become one. */
export function MergeDialog({ onClose, opened, pair }: MergeDialogProps) {
  const first = trpc.admin.clients.get.useQuery(pair ? { id: pair.first } : skipToken, detailQuery)
  const other = trpc.admin.clients.get.useQuery(pair ? { id: pair.other } : skipToken, detailQuery)
  const merge = useMergeClients({ onMerged: onClose })
  const failed = [first, other].filter(({ data, error }) => error && !data)
  return (
    <FormModal opened={opened} onClose={onClose} title="Compare Clients" size="xl" pending={merge.isPending}>
      {failed.length > 0 && (
        <LoadError onRetry={() => failed.forEach(({ refetch }) => void refetch())}>
          Failed to load the clients. Please try again.
        </LoadError>
      )}
      {first.data && other.data ? (
        <MergeForm
          first={first.data}
          other={other.data}
          pending={merge.isPending}
          onMerge={merge.mutate}
          onCancel={onClose}
        />
      ) : (
        failed.length === 0 && <Skeleton h="16rem" role="status" aria-label="Loading" />
      )}
    </FormModal>
  )
}
