import { Button, Group } from '@mantine/core'

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
      <Button variant="default" onClick={() => void pages.fetchNextPage()} loading={pages.isFetchingNextPage}>
        Show more
      </Button>
    </Group>
  )
}
