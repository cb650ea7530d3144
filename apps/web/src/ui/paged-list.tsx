import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { type LoadedPages, rowsOf } from '../lib/rows-of'
import { FirstRows } from './first-rows'
import { LoadError } from './load-error'
import { ShowMore } from './show-more'
import { TableSkeleton } from './table-skeleton'

/** The result of a paged query. */
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
  /** Names the rows in the load error: 'the messages'. */
  noun: string
  /** Shown if there are no rows. */
  empty: ReactNode
  /** A placeholder of about the same height as the rows. */
  skeleton?: ReactNode
  gap?: 'sm' | 'lg'
  /** If a retry has to fetch more than this list. */
  onRetry?: () => Promise<unknown>
  /** Renders the rows; called with at least one. */
  children: (rows: Row[]) => ReactNode
}

/** A paged list: its rows and a button for more, or the reason why there are none. */
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
      {rows && rows.length > 0 && <FirstRows rows={rows}>{children}</FirstRows>}
      <ShowMore pages={pages} />
    </Stack>
  )
}
