import { SimpleGrid, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { PagedList, type PagedListProps } from './paged-list'

interface PagedCardsProps<Row> extends Omit<PagedListProps<Row>, 'children' | 'skeleton'> {
  /** The minimum width of a column. Without it there is one column. */
  minColWidth?: string
  /** The approximate height of a card. */
  cardHeight: string
  card: (row: Row) => ReactNode
}

/** A paged list of cards. */
export function PagedCards<Row>({ card, cardHeight, minColWidth = '100%', ...list }: PagedCardsProps<Row>) {
  const grid = { minColWidth, spacing: 'md' } as const
  return (
    <PagedList
      {...list}
      skeleton={
        <SimpleGrid {...grid}>
          {['one', 'two', 'three'].map((key) => (
            <Skeleton key={key} h={cardHeight} radius="lg" />
          ))}
        </SimpleGrid>
      }
    >
      {(rows) => (
        <SimpleGrid {...grid} aria-busy={list.pages.isFetching}>
          {rows.map(card)}
        </SimpleGrid>
      )}
    </PagedList>
  )
}
