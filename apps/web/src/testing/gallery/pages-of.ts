import type { Pages } from '../../ui/paged-list'

/** A list with these rows on one page; undefined before any came. */
export function pagesOf<Row>(items: Row[] | undefined): Pages<Row> {
  const soon = async () => {}
  return {
    data: items && { pages: [{ items }] },
    error: null,
    isPending: false,
    isFetching: false,
    hasNextPage: false,
    isFetchingNextPage: false,
    fetchNextPage: soon,
    refetch: soon,
  }
}
