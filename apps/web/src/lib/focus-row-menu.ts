import type { AnyId } from '@tallgrass/domain'
/** The ids of the rows beside one: the next row first, then the previous one. */
export function neighborsOf<Key extends AnyId>(rows: { id: Key }[], id: Key): Key[] {
  const at = rows.findIndex((row) => row.id === id)
  return [rows[at + 1], rows[at - 1]].flatMap((row) => row?.id ?? [])
}

/** Focuses the `RowMenu` of the first of these rows that has one. Returns false if none has. */
export function focusRowMenu(ids: AnyId[]): boolean {
  const menus = ids.map((id) => document.querySelector<HTMLElement>(`[data-menu-of="${CSS.escape(id)}"]`))
  const menu = menus.find((found) => found !== null)
  menu?.focus()
  return Boolean(menu)
}
