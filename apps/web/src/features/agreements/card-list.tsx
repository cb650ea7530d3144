import { SimpleGrid, Skeleton, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/empty-state'
import { LoadError } from '../../ui/load-error'
import { ShowMore } from '../../ui/show-more'

export const CARDS_AT_ONCE = 24

interface Pages<Item> {
  data: { pages: { items: Item[] }[] } | undefined
  error: unknown
  isPending: boolean
  isFetching: boolean
  refetch: () => unknown
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => Promise<unknown>
}

interface CardListProps<Item> {
  pages: Pages<Item>
  card: (item: Item) => ReactNode
  empty: { title: string; text: string }
}

/** Cards beside each other, page by page, and what stands there while there are none. */
export function CardList<Item>({ card, empty, pages }: CardListProps<Item>) {
  const items = pages.data?.pages.flatMap((page) => page.items)
  return (
    <Stack gap="lg">
      {pages.error !== null && (
        <LoadError onRetry={() => void pages.refetch()}>
          Failed to load agreements. Please try again.
        </LoadError>
      )}
      {items?.length === 0 && <EmptyState title={empty.title}>{empty.text}</EmptyState>}
      <SimpleGrid minColWidth="min(100%, 22rem)" spacing="md" aria-busy={pages.isFetching}>
        {pages.isPending && ['one', 'two'].map((key) => <Skeleton key={key} h="14rem" radius="lg" />)}
        {items?.map(card)}
      </SimpleGrid>
      <ShowMore pages={pages} />
    </Stack>
  )
}
