import { SimpleGrid, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { PagedList, type PagedListProps } from './paged-list'

interface PagedCardsProps<Row> extends Omit<PagedListProps<Row>, 'children' | 'skeleton'> {
  /** Cards stand beside each other where there is room for several; without it each has a line of its own. */
  minColWidth?: string
  /** About how high a card is. */
  cardHeight: string
  card: (row: Row) => ReactNode
}

/** A list of cards in pages. */
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
