/** The loaded pages of a list. */
export interface LoadedPages<Row> {
  pages: { items: Row[] }[]
}

/** The rows of all loaded pages; undefined before the first page. */
export function rowsOf<Row>(data: LoadedPages<Row> | undefined): Row[] | undefined {
  return data?.pages.flatMap((page) => page.items)
}
