import { askAnew } from '../../lib/ask-anew'

/** A list in pages, asked for whenever its tab opens. */
export const pagesAnew = {
  ...askAnew,
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor,
}
