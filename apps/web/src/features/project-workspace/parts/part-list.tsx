import { askAnew } from '../../../lib/ask-anew'
import { type Column, DataTable } from '../../../ui/data-table'
import { EmptyState } from '../../../ui/empty-state'
import { LoadError } from '../../../ui/load-error'
import { ShowMore } from '../../../ui/show-more'
import { TableSkeleton } from '../../../ui/table-skeleton'

/** How the parts of a project are asked for. */
export const inPages = {
  ...askAnew,
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor,
}

export interface PartPages<Row> {
  data: { pages: { items: Row[] }[] } | undefined
  error: unknown
  isPending: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => Promise<unknown>
  refetch: () => Promise<unknown>
}

interface PartListProps<Row> {
  /** What the rows are, such as 'Tasks'. */
  label: string
  pages: PartPages<Row>
  columns: Column<Row>[]
  empty: { title: string; text: string }
}

export function PartList<Row extends { id: string }>({ columns, empty, label, pages }: PartListProps<Row>) {
  const rows = pages.data?.pages.flatMap((page) => page.items)
  return (
    <>
      {pages.isPending && <TableSkeleton />}
      {pages.error !== null && (
        <LoadError onRetry={() => void pages.refetch()}>
          {`Failed to load the ${label.toLowerCase()}. Please try again.`}
        </LoadError>
      )}
      {rows?.length === 0 && <EmptyState title={empty.title}>{empty.text}</EmptyState>}
      {rows && rows.length > 0 && (
        <DataTable label={label} columns={columns} rows={rows} rowKey={(row) => row.id} />
      )}
      <ShowMore pages={pages} />
    </>
  )
}
