/** The rows around one, the next before the last. */
export function neighboursOf(rows: { id: string }[], id: string): string[] {
  const at = rows.findIndex((row) => row.id === id)
  return [rows[at + 1], rows[at - 1]].flatMap((row) => row?.id ?? [])
}

/** Gives the focus to the `RowMenu` of the first of these rows that has one. */
export function focusRowMenu(ids: string[]): boolean {
  const menus = ids.map((id) => document.querySelector<HTMLElement>(`[data-menu-of="${CSS.escape(id)}"]`))
  const menu = menus.find((found) => found !== null)
  menu?.focus()
  return Boolean(menu)
}
