import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/empty-state'
import { LoadError } from '../../ui/load-error'
import { ShowMore } from '../../ui/show-more'
import { TableSkeleton } from '../../ui/table-skeleton'

interface PartListProps<Row> {
  /** What is listed, as the load error calls it: 'costs'. */
  noun: string
  empty: { title: string; text: string }
  list: {
    data: { pages: { items: Row[] }[] } | undefined
    error: unknown
    isPending: boolean
    refetch: () => Promise<unknown>
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => Promise<unknown>
  }
  /** The rows, of which there is at least one. */
  children: (rows: Row[]) => ReactNode
}

/** One tab of a project: its rows, or why there are none. */
export function PartList<Row>({ children, empty, list, noun }: PartListProps<Row>) {
  const rows = list.data?.pages.flatMap((page) => page.items)
  return (
    <Stack gap="lg" aria-busy={list.isPending}>
      {list.isPending && <TableSkeleton />}
      {Boolean(list.error) && (
        <LoadError
          onRetry={() => void list.refetch()}
        >{`Failed to load ${noun}. Please try again.`}</LoadError>
      )}
      {rows?.length === 0 && <EmptyState title={empty.title}>{empty.text}</EmptyState>}
      {rows && rows.length > 0 && children(rows)}
      <ShowMore pages={list} />
    </Stack>
  )
}
