import { Group } from '@mantine/core'
import { ActionButton } from './action-button'

interface MorePages {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => Promise<unknown>
}

/** Loads the next page of a list. Renders nothing after the last page. */
export function ShowMore({ pages }: { pages: MorePages }) {
  if (!pages.hasNextPage) return null
  return (
    <Group justify="center">
      <ActionButton
        variant="default"
        onClick={() => void pages.fetchNextPage()}
        loading={pages.isFetchingNextPage}
      >
        Show more
      </ActionButton>
    </Group>
  )
}
