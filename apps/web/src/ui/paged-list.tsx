import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { type LoadedPages, rowsOf } from '../lib/rows-of'
import { LoadError } from './load-error'
import { ShowMore } from './show-more'
import { TableSkeleton } from './table-skeleton'

/** What a query in pages answers. */
export interface Pages<Row> {
  data: LoadedPages<Row> | undefined
  error: unknown
  isPending: boolean
  isFetching: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => Promise<unknown>
  refetch: () => Promise<unknown>
}

export interface PagedListProps<Row> {
  pages: Pages<Row>
  /** What is listed, as the load error calls it: 'the messages'. */
  noun: string
  /** In place of the rows when there are none. */
  empty: ReactNode
  /** Where the rows will stand, as high as they are likely to be. */
  skeleton?: ReactNode
  gap?: 'sm' | 'lg'
  /** Where more than this list has to be asked for again. */
  onRetry?: () => Promise<unknown>
  /** The rows, of which there is at least one. */
  children: (rows: Row[]) => ReactNode
}

/** A list in pages: its rows and a button for more, or why there are none. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { children, empty, gap = 'lg', noun, onRetry, pages, skeleton = <TableSkeleton /> } = props
  const rows = rowsOf(pages.data)
  const retry = onRetry ?? pages.refetch
  return (
    <Stack gap={gap} aria-busy={pages.isPending}>
      {pages.isPending && skeleton}
      {pages.error !== null && (
        <LoadError onRetry={() => void retry()}>{`Failed to load ${noun}. Please try again.`}</LoadError>
      )}
      {rows?.length === 0 && empty}
      {rows && rows.length > 0 && children(rows)}
      <ShowMore pages={pages} />
    </Stack>
  )
}
