/** What was loaded of a list in pages. */
export interface LoadedPages<Row> {
  pages: { items: Row[] }[]
}

/** The rows of all pages so far; undefined before the first has arrived. */
export function rowsOf<Row>(data: LoadedPages<Row> | undefined): Row[] | undefined {
  return data?.pages.flatMap((page) => page.items)
}
